import { useSite } from '../site.tsx';
import { useUser } from './session.tsx';

/** Whether the page has what needs an account: of whoever is signed in, also where signing in is switched off. */
export function useAccountOffered(): boolean {
  const user = useUser();
  return useSite().flags.signInEnabled || user !== null;
}

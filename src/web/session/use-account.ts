import { type Account, accountOf } from './account.ts';
import { useSession } from './session.tsx';

/** Calls and changes in the name of whoever is signed in: for parts that are loaded late. */
export function useAccount(): Account {
  return accountOf(useSession());
}

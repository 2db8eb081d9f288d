import { useEffect } from 'react';
import type { Theme } from '../../contract/contract.ts';
import { isPremium } from '../../contract/premium.ts';
import { useUser } from '../session/session.tsx';

/** Keeps the page in the theme its reader chose, also when they sign in, or choose in another tab. Part of Premium. */
export function useTheme(): void {
  const user = useUser();
  const theme = user && isPremium(user.subscription) ? user.theme : 'system';
  useEffect(() => {
    // As the server rendered it, or as it was left here.
    const shown = document.documentElement.dataset.theme ?? 'system';
    if (shown !== theme) show(theme).catch((error) => console.error('The theme did not come', error));
  }, [theme]);
}

async function show(theme: Theme): Promise<void> {
  const { showTheme } = await import('./theme.ts');
  await showTheme(theme);
}

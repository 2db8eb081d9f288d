import { useEffect, useRef } from 'react';
import type { Theme } from '../../contract/contract.ts';
import { isPremium } from '../../contract/premium.ts';
import { useUser } from '../session/session.tsx';

/** Keeps the page in the theme its reader chose, also when they sign in, or choose in another tab. Part of Premium. */
export function useTheme(): void {
  const user = useUser();
  const theme = user && isPremium(user.subscription) ? user.theme : 'system';
  const changed = useRef(false);
  useEffect(() => {
    const rendered = document.documentElement.dataset.theme ?? 'system';
    if (rendered === theme && !changed.current) return;
    changed.current = true;
    show(theme).catch((error) => console.error('The theme did not come', error));
  }, [theme]);
}

async function show(theme: Theme): Promise<void> {
  const { showTheme } = await import('./theme.ts');
  await showTheme(theme);
}

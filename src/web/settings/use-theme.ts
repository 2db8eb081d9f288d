import { useEffect } from 'react';
import type { Theme } from '../../contract/contract.ts';
import { isPremium } from '../../contract/premium.ts';
import { useUser } from '../session/session.tsx';

/** Keeps the page in the theme its reader chose, also when they sign in, or choose in another tab. Part of Premium. */
export function useTheme(): void {
  const user = useUser();
  const theme = user && isPremium(user.subscription) ? user.theme : 'system';
  useEffect(() => {
    if (shown() !== theme) show(theme).catch(() => console.error('The theme did not come'));
  }, [theme]);
}

/** What the page is in now: as the server rendered it, or as we left it. */
function shown(): string {
  return document.documentElement.dataset.theme ?? 'system';
}

/** "system" is what a page is in without any; the colours of the others come with the first that is chosen. */
async function show(theme: Theme): Promise<void> {
  const { dataset } = document.documentElement;
  if (theme === 'system') {
    delete dataset.theme;
    return;
  }
  await import('../styles/themes.css');
  dataset.theme = theme;
}

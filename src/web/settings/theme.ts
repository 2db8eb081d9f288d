import type { Theme } from '../../contract/contract.ts';

/**
 * Shows the page in a theme, at once. "system" is what a page is in without any; the others' colours come with the first that
 * is chosen, if the server did not send them with the page.
 */
export async function showTheme(theme: Theme): Promise<void> {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme;
    return;
  }
  await import('../styles/themes.css');
  document.documentElement.dataset.theme = theme;
}

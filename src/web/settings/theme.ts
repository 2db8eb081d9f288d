import type { Theme } from '../../contract/contract.ts';
import { papersOf } from '../styles/papers.ts';
import { THEMES_SHEET } from '../styles/themes-sheet.ts';

let wanted: Theme;

/**
 * Shows the page in a theme, at once. "system" is what a page is in without any; the others' colours come with the first that
 * is chosen, if the server did not send them with the page. Of two that are asked for quickly, the last one counts.
 */
export async function showTheme(theme: Theme): Promise<void> {
  wanted = theme;
  if (theme !== 'system') await themesAreThere();
  if (wanted !== theme) return;
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  colourAround(theme);
}

/** The browser's own bars take the page's colour. */
function colourAround(theme: Theme): void {
  for (const meta of document.head.querySelectorAll('meta[name="theme-color"]')) meta.remove();
  for (const { colour, media } of papersOf(theme)) {
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    meta.content = colour;
    if (media) meta.media = media;
    document.head.append(meta);
  }
}

/** Also when they do not come: then the page keeps the colours it has. */
function themesAreThere(): Promise<void> {
  // One elsewhere goes with the part of the page it stands in.
  if (document.head.querySelector(`link[href="${THEMES_SHEET}"]`)) return Promise.resolve();
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = THEMES_SHEET;
  return new Promise((resolve) => {
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => {
      // The next theme asks for it again.
      sheet.remove();
      resolve();
    });
    document.head.append(sheet);
  });
}

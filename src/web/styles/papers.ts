import type { Theme } from '../../contract/contract.ts';

/** The paper of each theme, for what the browser draws around the page. */
const PAPER: Record<Exclude<Theme, 'system'>, string> = {
  light: '#fafbfc',
  dark: '#10161b',
  sepia: '#f7efe0',
  night: '#000000',
};

interface PaperColour {
  colour: string;
  /** When it counts; null = always. */
  media: string | null;
}

/** What `theme-color` says in a theme: the device's choice between two, where the reader has not chosen. */
export function papersOf(theme: Theme): PaperColour[] {
  if (theme !== 'system') return [{ colour: PAPER[theme], media: null }];
  return (['light', 'dark'] as const).map((each) => ({
    colour: PAPER[each],
    media: `(prefers-color-scheme: ${each})`,
  }));
}

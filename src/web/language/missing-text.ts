import type { TextKey } from '../../texts/browser.ts';

/** What to say when code or texts do not come. Who is offline is not told to reload: the page would be gone. */
export const missingText = (): TextKey => (navigator.onLine ? 'late.missing' : 'late.offline');

import { useMissing } from '../ui/missing.ts';

/**
 * What to do when the code of a screen does not come. The server may have a newer build than this page, and its own page
 * of the screen needs no code: that is opened when the server can be reached.
 */
export function useMissingScreen(close: () => void): () => void {
  const giveUp = useMissing(close);
  return () =>
    void fetch(window.location.href, { method: 'HEAD' }).then(() => window.location.reload(), giveUp);
}

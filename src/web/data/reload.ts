import { NOT_FOUND } from './api-error.ts';

/** Longer than a page takes on a slow line. */
const PATIENCE_MS = 10_000;

/**
 * Loads the page anew as soon as there is somebody to give it: else a page of the browser's own, or of a proxy's, would take
 * its place, from which no button leads back.
 * @param before done first, once it is known that the page is to be had
 * @returns false when it is not, and nothing has changed
 */
export async function reload(before?: () => void): Promise<boolean> {
  const answered = await answers(window.location.href);
  if (answered) {
    before?.();
    window.location.reload();
  }
  return answered;
}

/** True when a server answers with a page, be it one that tells that a story is gone. */
function answers(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch(address, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok, status }) => ok || status === NOT_FOUND,
    () => false,
  );
}

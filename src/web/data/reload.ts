/** Longer than a page takes on a slow line. */
const PATIENCE_MS = 10_000;

/**
 * Loads the page anew as soon as there is somebody to give it: without a connection the browser would show a page of its
 * own instead, from which no button leads back.
 * @param before done first, once somebody has answered
 * @returns false when nobody answered, and nothing has changed
 */
export async function reload(before?: () => void): Promise<boolean> {
  const answered = await answers(window.location.href);
  if (answered) {
    before?.();
    window.location.reload();
  }
  return answered;
}

/** True when a server answers, whatever it says. */
function answers(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch(address, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

/** At the latest, or where the browser does not say when it is idle: after what the reader waits for. */
const IDLE_AFTER_MS = 2_000;

/** Fetches something ahead when the browser is idle, unless its reader saves data. @returns calls it off */
export function aheadWhenIdle(fetch: () => void): (() => void) | undefined {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ? undefined : whenIdle(fetch);
}

/** Runs something when the browser has nothing better to do. @returns calls it off */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(run, { timeout: IDLE_AFTER_MS });
  return () => window.cancelIdleCallback(request);
}

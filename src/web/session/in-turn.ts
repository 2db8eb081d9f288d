/** Calls in somebody's name that must reach the server in the order they were made. */
import type { Session } from './store.ts';

const queues = new WeakMap<Session, Map<string, Promise<unknown>>>();

/**
 * Makes a call when those before it about the same thing have ended, well or not; at the latest as the page is left.
 * @returns and throws what the call does
 */
export function inTurn<Result>(session: Session, what: string, call: () => Promise<Result>): Promise<Result> {
  const queue = queues.get(session) ?? new Map<string, Promise<unknown>>();
  queues.set(session, queue);
  const before = queue.get(what);
  const made = before ? endedOrLeft(before).then(call) : call();
  const ended: Promise<void> = made
    // One that failed holds up nobody.
    .catch(() => undefined)
    .then(() => void (queue.get(what) === ended && queue.delete(what)));
  queue.set(what, ended);
  return made;
}

/** Whether a call made in turn has not ended yet. */
export function isCalling(session: Session): boolean {
  return (queues.get(session)?.size ?? 0) > 0;
}

/** Resolves when a call has ended, or when the page is left before. */
async function endedOrLeft(call: Promise<unknown>): Promise<void> {
  const waiting = new AbortController();
  const left = new Promise((resolve) => {
    window.addEventListener('pagehide', resolve, { signal: waiting.signal });
  });
  await Promise.race([call, left]);
  waiting.abort();
}

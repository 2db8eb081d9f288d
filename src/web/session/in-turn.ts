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
  const made = before ? orLeft(before).then(call) : call();
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

/** @returns what a call comes to; undefined = the page is left before. @throws what the call does */
export async function orLeft<Result>(call: Promise<Result>): Promise<Result | undefined> {
  const waiting = new AbortController();
  const left = new Promise<undefined>((resolve) => {
    window.addEventListener('pagehide', () => resolve(undefined), { signal: waiting.signal });
  });
  try {
    return await Promise.race([call, left]);
  } finally {
    waiting.abort();
  }
}

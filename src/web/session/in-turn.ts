/** Calls in somebody's name that must reach the server in the order they were made. */
import type { Session } from './store.ts';

const queues = new WeakMap<Session, Map<string, Promise<unknown>>>();

/** Makes a call when those before it about the same thing have ended, well or not. @returns and throws what the call does */
export function inTurn<Result>(session: Session, what: string, call: () => Promise<Result>): Promise<Result> {
  const queue = queues.get(session) ?? new Map<string, Promise<unknown>>();
  queues.set(session, queue);
  const made = (queue.get(what) ?? Promise.resolve()).then(call);
  // One that failed holds up nobody.
  queue.set(
    what,
    made.catch(() => undefined),
  );
  return made;
}

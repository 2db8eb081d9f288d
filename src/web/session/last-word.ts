/** What waits to be told to an account, and is told before its reader signs out. */
import type { Session } from './store.ts';

/** Signing out waits no longer: what is not told by then is told when the same reader signs in here again. */
const WAIT_MS = 2_000;

type Tell = () => Promise<void>;
const waiting = new WeakMap<Session, Set<Tell>>();

/** @param tell called before the reader signs out here; never throws @returns ends it */
export function onSignOut(session: Session, tell: Tell): () => void {
  const all = waiting.get(session) ?? new Set();
  waiting.set(session, all.add(tell));
  return () => all.delete(tell);
}

/** Has told what waits, unless that takes too long. */
export async function tellLast(session: Session): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, WAIT_MS);
  });
  const told = Promise.all([...(waiting.get(session) ?? [])].map((tell) => tell()));
  await Promise.race([told, limit]);
  clearTimeout(timer);
}

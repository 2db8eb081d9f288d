/** Who is signed in, in step with other tabs. */
import type { SessionUser } from '../../contract/contract.ts';
import { forget, listenersTo, parsed, read, write } from '../reader/kept.ts';
import { userShape } from './user-shape.ts';

const USER_KEY = 'helder.user';
/** Here, so that the first load can see whether somebody is signed in without the code that reads them. */
export const TOKENS_KEY = 'helder.tokens';
/** Whose account this device was joined with. */
export const JOINED_KEY = 'helder.joined';

export interface Session {
  /** The same object until something changes it; null = nobody. */
  get: () => SessionUser | null;
  /** Another user, the same one changed, or nobody: kept on the device and told to other tabs. */
  set: (user: SessionUser | null) => void;
  /** Nobody, from the next page on: this one stays as it is. */
  forget: () => void;
  /** Calls back after every change, from here or from another tab, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** Where the device keeps things; null = it may not be used. */
  storage: Storage | null;
}

/** @param rendered whom the page was rendered for */
export function sessionOf(rendered: SessionUser | null, storage: Storage | null): Session {
  let user = rendered;
  const { tell, subscribe } = listenersTo(USER_KEY, () => become(userIn(storage, user)));
  const become = (next: SessionUser | null) => {
    user = next;
    tell();
  };
  return {
    storage,
    get: () => user,
    set: (next) => {
      if (next) write(storage, USER_KEY, JSON.stringify(next));
      else forget(storage, USER_KEY);
      become(next);
    },
    forget: () => forget(storage, USER_KEY),
    subscribe,
  };
}

/** What another tab has kept. @param known who it is where that cannot be read: the tab may be of another release */
export function userIn(storage: Storage | null, known: SessionUser | null): SessionUser | null {
  const text = read(storage, USER_KEY);
  try {
    return text === null ? null : userShape(parsed(text));
  } catch {
    return known;
  }
}

/** Whether this device holds somebody's tokens. */
export function hasTokens({ storage }: Session): boolean {
  return read(storage, TOKENS_KEY) !== null;
}

import type { Tokens } from '../../contract/contract.ts';
import { object, text } from '../data/shape.ts';
import { forget, parsed, read, write } from '../reader/kept.ts';
import { TOKENS_KEY } from './store.ts';

export const tokensShape = object<Tokens>({ AccessToken: text, RefreshToken: text, IdToken: text });

/** The tokens of whoever is signed in on this device. */
export interface KeptTokens {
  /** As they are in the storage now: another tab may just have written them. */
  get: () => Tokens | null;
  set: (tokens: Tokens | null) => void;
}

/** Where the storage refuses, they last as long as the page. */
export function tokensIn(storage: Storage | null): KeptTokens {
  let unkept: Tokens | null = null;
  return {
    get: () => {
      try {
        return unkept ?? tokensShape(parsed(read(storage, TOKENS_KEY)));
      } catch {
        return null;
      }
    },
    set: (tokens) => {
      if (tokens === null) forget(storage, TOKENS_KEY);
      const kept = tokens !== null && write(storage, TOKENS_KEY, JSON.stringify(tokens));
      unkept = kept ? null : tokens;
    },
  };
}

/** Whose token it is: the subject of a JWT; null when it is none. Not checked: that is the server's to do. */
export function subjectOf(token: string): string | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}

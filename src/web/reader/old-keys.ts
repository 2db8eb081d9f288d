/** Releases before kept each of these under a key of its own, and told the server by two cookies. */
import { parsed, read, write } from './kept.ts';

const PREFIX = 'helder.';
const KEYS = ['language', 'place', 'placeCache', 'opened', 'hideOpened', 'singleKeys', 'weights'] as const;
export const OLD_COOKIES = ['helder-lang', 'helder-place'] as const;
/** When it was changed is not known: long ago. */
const LONG_AGO = 0;

/**
 * Moves what those keys hold under one, as it is: whoever reads it checks it. Once that is there, they are forgotten.
 * @param key the new one
 * @param cookies as document.cookie gives them
 */
export function moveOldKeys(storage: Storage, key: string, cookies: string): void {
  if (read(storage, key) !== null) return;
  const found = KEYS.flatMap((old) => {
    const value = parsed(read(storage, PREFIX + old));
    return value === null ? [] : [[old, value] as const];
  });
  const told = /(?:^|; )helder-lang=(\w+)/.exec(cookies)?.[1];
  if (found.length === 0 && !told) return;
  const { language, place, placeCache, ...same } = Object.fromEntries(found);
  const moved: Record<string, unknown> = {
    ...same,
    ...((language || told) && {
      language: language ? { code: language, by: 'hand' } : { code: told, by: 'place' },
    }),
    ...((place || placeCache) && {
      place: place ? { ...place, source: 'manual' } : Object(placeCache).place,
    }),
  };
  const changedAt = Object.fromEntries(Object.keys(moved).map((name) => [name, LONG_AGO]));
  if (!write(storage, key, JSON.stringify({ version: 1, ...moved, changedAt }))) return;
  for (const old of KEYS) storage.removeItem(PREFIX + old);
}

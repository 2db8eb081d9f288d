/**
 * Pictures that could not be loaded, remembered for a day so that they are not asked for again. No part of the reader's
 * own object: it says something about a network, and nothing about who reads.
 */
import { MS_PER_DAY } from '../../contract/time.ts';
import { kept } from './kept.ts';

export const FAILED_PICTURES_KEY = 'helder.failedImages';
export const FAILED_PICTURES_LAST_MS = MS_PER_DAY;
/** Oldest are forgotten first; a reader meets a few a day. */
const MOST = 200;

export interface FailedPictures {
  has: (url: string) => boolean;
  remember: (url: string) => void;
  /** Calls back after every failure, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** Address → when it failed, in milliseconds since 1970. */
type Failures = Readonly<Record<string, number>>;

/** @param clock milliseconds since 1970 */
export function failedPicturesIn(storage: Storage | null, clock: () => number): FailedPictures {
  const failures = kept<Failures>({
    key: FAILED_PICTURES_KEY,
    storage,
    decode: (stored) => Object.fromEntries(Object.entries(Object(stored)).filter(isFailure)),
    encode: (all) => all,
  });
  const isFresh = (at: number | undefined) => at !== undefined && clock() - at < FAILED_PICTURES_LAST_MS;
  return {
    subscribe: failures.subscribe,
    has: (url) => isFresh(failures.get()[url]),
    remember: (url) =>
      failures.update((all) => {
        const fresh = Object.entries(all).filter(([other, at]) => other !== url && isFresh(at));
        const newest = fresh.sort(([, a], [, b]) => b - a).slice(0, MOST - 1);
        return { ...Object.fromEntries(newest), [url]: clock() };
      }),
  };
}

function isFailure(entry: [string, unknown]): entry is [string, number] {
  return Number.isFinite(entry[1]);
}

import type { Fault, FeedItem } from '../../contract/contract.ts';
import { MAX_DEPTH, MAX_ITEMS } from './limits.ts';

/** @param leftOut items beyond MAX_ITEMS, at this end of the feed */
export function tooManyItems(leftOut: number, end: 'first' | 'last'): Fault {
  return {
    code: 'too-many-items',
    message: `The feed has ${MAX_ITEMS + leftOut} items; the ${end} ${leftOut} were left out.`,
  };
}

export const TOO_DEEP: Fault = {
  code: 'too-deep',
  message: `Elements are nested more than ${MAX_DEPTH} levels deep; the rest of the feed was not read.`,
};

export const CUT_SHORT: Fault = {
  code: 'cut-short',
  message: 'The feed ends in the middle; what came whole was read.',
};

/**
 * Of a feed with too many items: whether its last ones are the newer. Told by the middle of their dates, since one of them may be pinned, or cut
 * short. One without dates has the newest first, as nearly all do.
 */
export const isOldestFirst = (first: readonly FeedItem[], last: readonly FeedItem[]): boolean =>
  middleDate(last) > middleDate(first);

function middleDate(items: readonly FeedItem[]): number {
  const dates = items.map(({ date }) => Date.parse(date ?? '')).filter((date) => !Number.isNaN(date));
  return dates.sort((a, b) => a - b)[dates.length >> 1] ?? Number.NaN;
}

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

/** Of a feed with too many items: whether its last ones are the newer. One without dates has the newest first, as nearly all do. */
export const isOldestFirst = (first: FeedItem | undefined, last: FeedItem | undefined): boolean =>
  Date.parse(last?.date ?? '') > Date.parse(first?.date ?? '');

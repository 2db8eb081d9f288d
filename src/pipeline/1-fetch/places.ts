import pLimit from 'p-limit';
import type { FeedState } from '../../store/types.ts';
import type { FetchLimits } from './limits.ts';

/** Runs `work` when there is a place for it; the place is free again when `work` is done. */
export type PlaceToAsk = <T>(work: () => Promise<T>) => Promise<T>;

export interface Places {
  /** @param feeds all that want a place: while none of them is known as good, nothing is kept free */
  among(feeds: readonly FeedState[]): (feed: FeedState) => PlaceToAsk;
  /** Remembers how long a feed took to answer. */
  answered(feed: FeedState, ms: number): void;
}

/**
 * Requests under way at the same time. Some places are kept for feeds whose last answer was good and quick: slow
 * publishers, however many, then cannot make all others wait.
 */
export function createPlaces({
  concurrency,
  keptForGood,
  quickMs,
}: Pick<FetchLimits, 'concurrency' | 'keptForGood' | 'quickMs'>): Places {
  const all = pLimit(concurrency);
  const open = pLimit(Math.max(1, concurrency - keptForGood));
  const slow = new Set<string>();
  const isGood = ({ url, lastOkAt, failures }: FeedState): boolean =>
    lastOkAt !== null && failures === 0 && !slow.has(url);
  return {
    among(feeds) {
      const keep = feeds.some(isGood);
      return (feed) => (work) => (keep && !isGood(feed) ? open(() => all(work)) : all(work));
    },
    answered({ url }, ms) {
      if (ms > quickMs) slow.add(url);
      else slow.delete(url);
    },
  };
}

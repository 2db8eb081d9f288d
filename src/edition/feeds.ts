import { MS_PER_HOUR, readerVector } from '../ranking/ranking.ts';
import { sift } from './sift.ts';
import type { Order, Snapshot } from './snapshot.ts';
import type { Ask } from './types.ts';
import { rankingReader, type Who } from './who.ts';

const TRENDING_HOURS = 24;
const TRENDING_MIN_ORIGINS = 2;
const TRENDING_POPULARITY_ABOVE = 5;
const TRENDING_MAX = 10;

/** Home and category pages: by score, by recency or by independent origins. */
export function feedOrder(
  snapshot: Snapshot,
  { category = 'all', sort = 'top' }: Ask & { list: 'feed' },
  { reader, mutes }: Who,
  depth: number,
): Order {
  const { reads, weights } = reader;
  const ranked = rankingReader(reader, 'home', category === 'all');
  const key = [sort, category, reads, mutes?.key, ...(sort === 'top' ? [ranked, weights] : [])];
  return snapshot.order(key, depth, (k) => {
    const { left, hidden } = sift(snapshot.select(reads, category), snapshot.rowAt, mutes);
    const total = left.length;
    if (sort === 'newest') return { rows: snapshot.sortBy((row) => row.publishedAt, k, left), total, hidden };
    if (sort === 'covered')
      return { rows: snapshot.sortBy((row) => row.story.origin_count, k, left), total, hidden };
    return { rows: snapshot.rank(ranked, weights, k, left).rows, total, hidden };
  });
}

/**
 * Stories of the last 24 hours with at least two independent origins, at most ten: with a place, those above
 * popularity 5 by score; without one, by popularity.
 */
export function trendingOrder(snapshot: Snapshot, { reader, mutes }: Who): Order {
  const { reads, weights } = reader;
  const ranked = rankingReader(reader, 'home');
  const hasPlace = readerVector(ranked) !== null;
  return snapshot.order(['trending', reads, ranked, weights, mutes?.key], TRENDING_MAX, () => {
    const oldest = snapshot.pin.time - TRENDING_HOURS * MS_PER_HOUR;
    const among = snapshot.select(reads).filter((index) => {
      const row = snapshot.rowAt(index);
      if (!row || row.publishedAt < oldest || row.story.origin_count < TRENDING_MIN_ORIGINS) return false;
      return !hasPlace || row.story.analytics.popularity_score > TRENDING_POPULARITY_ABOVE;
    });
    const { left, hidden } = sift(among, snapshot.rowAt, mutes);
    const rows = hasPlace
      ? snapshot.rank(ranked, weights, TRENDING_MAX, left).rows
      : snapshot.sortBy((row) => row.story.analytics.popularity_score, TRENDING_MAX, left);
    return { rows, total: rows.length, hidden };
  });
}

import { MS_PER_HOUR } from '../contract/contract.ts';
import { readerVector } from '../ranking/ranking.ts';
import type { Row } from './row.ts';
import { onShelf, shelved } from './shelves.ts';
import { balanced, sift } from './sift.ts';
import type { Order, Snapshot } from './snapshot.ts';
import type { Ask } from './types.ts';
import { rankingReader, type Who } from './who.ts';

const TRENDING_HOURS = 24;
const TRENDING_MIN_ORIGINS = 2;
const TRENDING_POPULARITY_ABOVE = 5;
const TRENDING_MAX = 10;

/**
 * Home and category pages: by score, by recency or by independent origins. By score, a category's own news of today comes first,
 * then its earlier news, then what thinks about it, then stories of other categories.
 */
export function feedOrder(
  snapshot: Snapshot,
  { category = 'all', sort = 'top' }: Ask & { list: 'feed' },
  { reader, hiding, ...who }: Who,
  depth: number,
): Order {
  const { reads, weights } = reader;
  const by = { weights, hiding };
  const isHome = category === 'all';
  const ranked = rankingReader(reader, 'home', isHome);
  const mix = isHome ? who.mix : null;
  const key = [sort, category, reads, hiding?.key, mix?.key, ...(sort === 'top' ? [ranked, weights] : [])];
  return snapshot.order(key, depth, (k) => {
    const sifted = sift(snapshot.select(reads, category), snapshot.rowAt, hiding);
    const inOrder = (first: number): Int32Array => {
      if (sort === 'newest') return snapshot.sortBy((row) => row.publishedAt, first, sifted.left, hiding);
      if (sort === 'covered') return snapshot.sortBy(originsOf, first, sifted.left, hiding);
      if (isHome) return snapshot.rank(ranked, first, sifted.left, by);
      const scores = snapshot.scores(ranked, sifted.left, by);
      const worth = onShelf(scores, snapshot.pin.time);
      const placed: number[] = [];
      for (const among of shelved(sifted.left, category, snapshot, scores, hiding)) {
        if (placed.length >= first) break;
        placed.push(...snapshot.sortBy(worth, first - placed.length, among, hiding));
      }
      return Int32Array.from(placed);
    };
    return balanced(snapshot, sifted, { hiding, mix }, inOrder, k);
  });
}

/**
 * Stories of the last 24 hours with at least two independent origins, at most ten: with a place, those above
 * popularity 5 by score; without one, by popularity.
 */
export function trendingOrder(snapshot: Snapshot, { reader, hiding, mix }: Who): Order {
  const { reads, weights } = reader;
  const ranked = rankingReader(reader, 'home');
  const hasPlace = readerVector(ranked) !== null;
  return snapshot.order(['trending', reads, ranked, weights, hiding?.key, mix?.key], TRENDING_MAX, () => {
    const oldest = snapshot.pin.time - TRENDING_HOURS * MS_PER_HOUR;
    const among = snapshot.select(reads).filter((index) => {
      const row = snapshot.toldAt(index, hiding);
      if (row.publishedAt < oldest || originsOf(row) < TRENDING_MIN_ORIGINS) return false;
      return !hasPlace || row.story.analytics.popularity_score > TRENDING_POPULARITY_ABOVE;
    });
    const firstOf = (rows: readonly number[], first: number): Int32Array =>
      hasPlace
        ? snapshot.rank(ranked, first, rows, { weights, hiding })
        : snapshot.sortBy((row) => row.story.analytics.popularity_score, first, rows, hiding);
    // Of a list of ten nobody misses more than ten.
    const top = hiding || mix ? new Set(firstOf(among, TRENDING_MAX)) : null;
    const inTop = (index: number): boolean => top?.has(index) ?? false;
    const sifted = sift(among, snapshot.rowAt, hiding, inTop);
    const inOrder = (first: number): Int32Array => firstOf(sifted.left, first);
    const order = balanced(snapshot, sifted, { hiding, mix }, inOrder, TRENDING_MAX, inTop, TRENDING_MAX);
    return { ...order, total: order.rows.length };
  });
}

const originsOf = ({ story }: Row): number => story.origin_count;

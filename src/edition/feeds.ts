import { MS_PER_HOUR, type RankingReader, type Reader } from '../contract/contract.ts';
import { readerVector } from '../ranking/ranking.ts';
import type { Row } from './row.ts';
import { onShelf, shelved } from './shelves.ts';
import { balanced, sift } from './sift.ts';
import type { Order, Snapshot } from './snapshot.ts';
import type { Ask } from './types.ts';
import { type Asking, rankingReader, type Who } from './who.ts';

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
  { reader, hiding, mix }: Asking,
  depth: number,
): Order {
  const { reads, weights } = reader;
  const isHome = category === 'all';
  const by = sort === 'top' ? { ranked: rankingReader(reader, 'home', isHome), weights } : sort;
  return snapshot.order(
    { list: 'feed', category, by, reads, hiding, mix: isHome ? mix : null },
    depth,
    orderFeed,
  );
}

interface AskedFeed extends Pick<Who, 'hiding' | 'mix'>, Pick<Reader, 'reads'> {
  list: 'feed';
  category: string;
  /** Where and whose order does not matter, everybody shares one. */
  by: ByScore | 'newest' | 'covered';
}

interface ByScore extends Pick<Reader, 'weights'> {
  ranked: RankingReader;
}

function orderFeed(snapshot: Snapshot, { category, by, reads, hiding, mix }: AskedFeed, k: number): Order {
  const sifted = sift(snapshot.select(reads, category), snapshot.rowAt, hiding);
  const inOrder = (first: number): Int32Array => {
    if (by === 'newest') return snapshot.sortBy((row) => row.publishedAt, first, sifted.left, hiding);
    if (by === 'covered') return snapshot.sortBy(originsOf, first, sifted.left, hiding);
    const { ranked, weights } = by;
    if (category === 'all') return snapshot.rank(ranked, first, sifted.left, { weights, hiding });
    const scores = snapshot.scores(ranked, sifted.left, { weights, hiding });
    const worth = onShelf(scores, snapshot.pin.time);
    const placed: number[] = [];
    for (const among of shelved(sifted.left, category, snapshot, scores, hiding)) {
      if (placed.length >= first) break;
      placed.push(...snapshot.sortBy(worth, first - placed.length, among, hiding));
    }
    return Int32Array.from(placed);
  };
  return balanced(snapshot, sifted, { hiding, mix }, inOrder, k);
}

/**
 * Stories of the last 24 hours with at least two independent origins, at most ten: with a place, those above
 * popularity 5 by score; without one, by popularity.
 */
export function trendingOrder(snapshot: Snapshot, { reader, hiding, mix }: Asking): Order {
  const { reads, weights } = reader;
  const by = { ranked: rankingReader(reader, 'home'), weights };
  return snapshot.order({ list: 'trending', by, reads, hiding, mix }, TRENDING_MAX, orderTrending);
}

interface AskedTrending extends Pick<Who, 'hiding' | 'mix'>, Pick<Reader, 'reads'> {
  list: 'trending';
  by: ByScore;
}

function orderTrending(
  snapshot: Snapshot,
  { by: { ranked, weights }, reads, hiding, mix }: AskedTrending,
): Order {
  const hasPlace = readerVector(ranked) !== null;
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
}

const originsOf = ({ story }: Row): number => story.origin_count;

import { countryKey } from '../article/article.ts';
import type { RankingReader } from '../contract/contract.ts';
import { fold, NEAREST_RADIUS_KM } from '../geo/geo.ts';
import {
  distanceToNearestKm,
  isFromCountry,
  leavesLocalTab,
  MS_PER_HOUR,
  RANKING,
  readerVector,
  type UnitVector,
} from '../ranking/ranking.ts';
import { cityPoint } from './place.ts';
import type { Row } from './row.ts';
import type { Order, Snapshot } from './snapshot.ts';
import type { FeedQuery, ListQuery, LocalQuery } from './types.ts';

/** Local relevance (0–10) a story must exceed when a city has no stories of its own. */
const LOCAL_FALLBACK_ABOVE = 6;
const TRENDING_HOURS = 24;
const TRENDING_MIN_ORIGINS = 2;
const TRENDING_POPULARITY_ABOVE = 5;
const TRENDING_MAX = 10;

/** The reader as ranking wants them: the country spelled as the stories spell it. */
export function rankingReader(reader: ListQuery['reader'], mode: RankingReader['mode']): RankingReader {
  return { ...reader, country: reader.country && countryKey(reader.country), mode };
}

/** Home and category pages: by score, by recency or by independent origins. */
export function feedOrder(snapshot: Snapshot, query: FeedQuery, depth: number): Order {
  const { category = 'all', sort = 'top', reads, weights } = query;
  const among = snapshot.select(reads, category);
  const total = among.length;
  const reader = rankingReader(query.reader, 'home');
  const key = sort === 'top' ? [sort, category, reads, reader, weights] : [sort, category, reads];
  return snapshot.order(key, depth, (k) => {
    if (sort === 'newest') return { rows: snapshot.sortBy((row) => row.publishedAt, k, among), total };
    if (sort === 'covered')
      return { rows: snapshot.sortBy((row) => row.story.origin_count, k, among), total };
    return { rows: snapshot.rank(reader, weights, k, among).rows, total };
  });
}

/**
 * Stories of the chosen city or within 50 km of it; when there are none, those of strong local relevance;
 * without what the local tab leaves out, ranked in local mode.
 */
export function localOrder(snapshot: Snapshot, query: LocalQuery, depth: number): Order {
  const { reads, weights, city } = query;
  const reader = rankingReader(query.reader, 'local');
  return snapshot.order(['local', fold(city), reads, reader, weights], depth, (k) => {
    const among = localRows(snapshot, query, reader);
    return { rows: snapshot.rank(reader, weights, k, among).rows, total: among.length };
  });
}

/** A reader who gave only the city's name stands in that city, if it is one of the built-in list. */
export function placed(query: LocalQuery): LocalQuery {
  const { reader, city } = query;
  if (reader.position) return query;
  return { ...query, reader: { ...reader, position: cityPoint(city, reader.country ?? '') } };
}

function localRows(snapshot: Snapshot, query: LocalQuery, reader: RankingReader): number[] {
  const { rows } = snapshot.layout;
  const readable = snapshot.select(query.reads);
  const home = snapshot.rank({ ...reader, mode: 'home' }, query.weights, RANKING.homeTop, readable);
  const homeTop = new Set(home.rows);
  const from = readerVector(reader);
  const candidates = readable.filter((index) => {
    const row = rows[index];
    return row && !leavesLocalTab(row.categories, row.ranking.countries, kmTo(row, from), homeTop.has(index));
  });
  const wanted = fold(query.city);
  const ofCity = candidates.filter((index) => {
    const row = rows[index];
    return row && (isInCity(row, wanted, reader.country) || kmTo(row, from) <= NEAREST_RADIUS_KM);
  });
  if (ofCity.length > 0) return ofCity;
  return candidates.filter(
    (index) => (rows[index]?.story.analytics.local_relevance ?? 0) > LOCAL_FALLBACK_ABOVE,
  );
}

const kmTo = (row: Row, from: UnitVector | null): number => distanceToNearestKm(row.ranking.places, from);

/** Two cities of one name in two countries are two cities. */
function isInCity(row: Row, city: string, country: string | null): boolean {
  if (city === '' || row.city !== city) return false;
  return !country || row.ranking.countries.length === 0 || isFromCountry(row.ranking.countries, country);
}

/**
 * Stories of the last 24 hours with at least two independent origins, at most ten: with a place, those above
 * popularity 5 by score; without one, by popularity.
 */
export function trendingOrder(snapshot: Snapshot, query: ListQuery): Order {
  const reader = rankingReader(query.reader, 'home');
  const hasPlace = readerVector(reader) !== null;
  return snapshot.order(['trending', query.reads, reader, query.weights], TRENDING_MAX, () => {
    const oldest = snapshot.pin.time - TRENDING_HOURS * MS_PER_HOUR;
    const among = snapshot.select(query.reads).filter((index) => {
      const row = snapshot.layout.rows[index];
      if (!row || row.publishedAt < oldest || row.story.origin_count < TRENDING_MIN_ORIGINS) return false;
      return !hasPlace || row.story.analytics.popularity_score > TRENDING_POPULARITY_ABOVE;
    });
    const rows = hasPlace
      ? snapshot.rank(reader, query.weights, TRENDING_MAX, among).rows
      : snapshot.sortBy((row) => row.story.analytics.popularity_score, TRENDING_MAX, among);
    return { rows, total: rows.length };
  });
}

import { fold, NEAREST_RADIUS_KM } from '../geo/geo.ts';
import {
  distancesKm,
  isFromCountry,
  isLocal,
  leavesLocalTab,
  RANKING,
  readerVector,
} from '../ranking/ranking.ts';
import { feedOrder } from './feeds.ts';
import type { Row } from './row.ts';
import { balanced, sift } from './sift.ts';
import type { Order, Snapshot } from './snapshot.ts';
import { type Asking, rankingReader } from './who.ts';

/** Local relevance (0–10) a story must exceed when a city has no stories of its own. */
const FALLBACK_ABOVE = 6;
/** Within so many km a story is the city's own: 50 km take in the next cities too, whose news would stand first. */
const OWN_WITHIN_KM = 20;
/** More km than there are between two points of the Earth: what is from the reader's country comes before all others. */
const FARTHEST_KM = 25_000;

/**
 * Stories of the reader's city or within 50 km of it, ranked in local mode, the city's own first and what names no city after it; when there are none, those of strong local
 * relevance that happened somewhere, the reader's country first and the nearest first. Never what the local tab leaves out.
 */
export function localOrder(snapshot: Snapshot, { reader, hiding, mix }: Asking, depth: number): Order {
  const { place, interests, reads, weights } = reader;
  const asked = { list: 'local', reader: { place, interests, reads, weights }, hiding, mix } as const;
  return snapshot.order(asked, depth, orderLocal);
}

function orderLocal(snapshot: Snapshot, who: Asking & { list: 'local' }, k: number): Order {
  const { reader, hiding } = who;
  const { weights } = reader;
  const ranked = rankingReader(reader, 'local');
  const city = fold(reader.place?.city ?? '');
  const distances = distancesKm(snapshot.layout.columns, readerVector(ranked));
  const kmTo = (index: number): number => distances[index] ?? Number.NaN;
  const candidates = localCandidates(snapshot, who, kmTo);
  const isWithin = (index: number, km: number): boolean => {
    const row = snapshot.rowAt(index);
    return (
      isInCity(row, city, ranked.country) || (isLocal(kmTo(index), row.ranking.exact) && kmTo(index) <= km)
    );
  };
  const nearby = candidates.filter((index) => isWithin(index, NEAREST_RADIUS_KM));
  const shown = sift(nearby, snapshot.rowAt, hiding);
  const isOwn = (index: number): boolean =>
    snapshot.rowAt(index).city !== '' && isWithin(index, OWN_WITHIN_KM);
  const own = shown.left.filter(isOwn);
  const around = shown.left.filter((index) => !isOwn(index));
  const inOrder = (first: number): Int32Array =>
    Int32Array.from(
      [own, around].flatMap((among) => [...snapshot.rank(ranked, first, among, { weights, hiding })]),
    ).subarray(0, first);
  const near = balanced(snapshot, shown, who, inOrder, k);
  if (near.total > 0) return { ...near, local: 'near' };
  const strong = candidates.filter((index) => {
    const row = snapshot.rowAt(index);
    return row.story.analytics.local_relevance > FALLBACK_ABOVE && isSomewhere(row, ranked.country);
  });
  const farther = sift([...new Set([...nearby, ...strong])], snapshot.rowAt, hiding);
  const nearness = (row: Row, index: number): number =>
    (isFromCountry(row.ranking.countries, ranked.country) ? FARTHEST_KM : 0) - kmTo(index);
  const byNearness = (first: number): Int32Array => snapshot.sortBy(nearness, first, farther.left, hiding);
  return {
    ...balanced(snapshot, farther, who, byNearness, k),
    local: nearby.length > 0 ? 'hidden' : 'far',
  };
}

/** Everything the reader can read but what the local tab leaves out: news of the world, and what home shows anyway. */
function localCandidates(snapshot: Snapshot, who: Asking, kmTo: (index: number) => number): number[] {
  const home = feedOrder(snapshot, { list: 'feed' }, who, RANKING.homeTop);
  const homeTop = new Set(home.rows.subarray(0, RANKING.homeTop));
  return snapshot.select(who.reader.reads).filter((index) => {
    const row = snapshot.rowAt(index);
    return !leavesLocalTab(row.categories, row.ranking.countries, kmTo(index), homeTop.has(index));
  });
}

/** What happened nowhere, or in several countries of which none is the reader's, is not from near anybody. */
function isSomewhere({ ranking: { places, countries } }: Row, country: string | null): boolean {
  return places.length === 1 || isFromCountry(countries, country);
}

/** Two cities of one name in two countries are two cities. */
function isInCity(row: Row, city: string, country: string | null): boolean {
  if (city === '' || row.city !== city) return false;
  return !country || row.ranking.countries.length === 0 || isFromCountry(row.ranking.countries, country);
}

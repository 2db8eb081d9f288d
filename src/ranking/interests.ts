import { topicKeys } from '../contract/contract.ts';
import { NEAREST_RADIUS_KM } from '../geo/geo.ts';

/** The category of what happens around the reader: no story carries it, it depends on who reads. */
const LOCAL = 'local';

/** Every category key and tag that the chosen topics match. */
export function interestKeys(interests: readonly string[]): Set<string> {
  return new Set(interests.flatMap(topicKeys));
}

/**
 * True when one of a story's terms (keys of its categories and tags) is one of the keys; "local" is also what lies within
 * 50 km of the reader, as in local news.
 */
export function matchesInterest(
  terms: ReadonlySet<string>,
  keys: ReadonlySet<string>,
  distanceKm: number,
): boolean {
  if (keys.has(LOCAL) && isLocal(distanceKm)) return true;
  for (const key of keys) if (terms.has(key)) return true;
  return false;
}

/** Whether a chosen topic covers everything near the reader. */
export const wantsLocal = (keys: ReadonlySet<string>): boolean => keys.has(LOCAL);
export const isLocal = (distanceKm: number): boolean => distanceKm <= NEAREST_RADIUS_KM;

/** The first of the chosen topics, in the reader's own order, that a story matches; null = none. */
export function interestOf(
  terms: ReadonlySet<string>,
  interests: readonly string[],
  distanceKm: number,
): string | null {
  return interests.find((topic) => matchesInterest(terms, interestKeys([topic]), distanceKm)) ?? null;
}

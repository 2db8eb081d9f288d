import { topicKeys, topicNames } from '../contract/contract.ts';
import { NEAREST_RADIUS_KM } from '../geo/geo.ts';
import type { PreparedStory } from './story.ts';

type Matched = Pick<PreparedStory, 'terms' | 'exact'>;

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
export function matchesInterest(story: Matched, keys: ReadonlySet<string>, distanceKm: number): boolean {
  if (keys.has(LOCAL) && isLocal(distanceKm, story.exact)) return true;
  for (const key of keys) if (story.terms.has(key)) return true;
  return false;
}

/** Whether a chosen topic covers everything near the reader. */
export const wantsLocal = (keys: ReadonlySet<string>): boolean => keys.has(LOCAL);

/** Within 50 km of the reader. What is known by its country alone is not near whoever lives in the middle of that. */
export const isLocal = (distanceKm: number, exact: boolean): boolean =>
  exact && distanceKm <= NEAREST_RADIUS_KM;

/**
 * The first of the chosen topics, in the reader's own order, that a story itself is about; null = none, though the category of
 * one may have lifted it.
 */
export function interestOf(story: Matched, interests: readonly string[], distanceKm: number): string | null {
  return interests.find((topic) => matchesInterest(story, new Set(topicNames(topic)), distanceKm)) ?? null;
}

/** The first of the chosen topics that lifts a story, be it only by the category the topic lies in; null = none. */
export function interestNear(
  story: Matched,
  interests: readonly string[],
  distanceKm: number,
): string | null {
  return interests.find((topic) => matchesInterest(story, interestKeys([topic]), distanceKm)) ?? null;
}

import { RANKING } from './constants.ts';
import { termKey } from './scale.ts';
import { isFromCountry } from './story.ts';

/** The country whose politics the local tab leaves out, as callers name it. */
const UNITED_STATES = 'United States';

/**
 * Whether a story has no place in the local tab: politics of the United States, world stories, and stories of
 * the same reader's home top 10 that are more than 1000 km away.
 * @param distanceKm to the chosen city, 10000 when unknown
 */
export function leavesLocalTab(
  categories: readonly string[],
  countries: readonly string[],
  distanceKm: number,
  inHomeTop: boolean,
): boolean {
  const keys = categories.map(termKey);
  if (keys.includes('world')) return true;
  if (keys.includes('politics') && isFromCountry(countries, UNITED_STATES)) return true;
  return inHomeTop && distanceKm > RANKING.homeTopMaxKm;
}

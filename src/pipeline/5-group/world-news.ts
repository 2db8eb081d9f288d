/** When a story is weighed as news of the world, whatever its section. */
import type { Labels } from '../../contract/contract.ts';
import type { Coverage } from './coverage.ts';

/** Gravity of many deaths: that is world news, whatever its section. */
const MANY_DEAD = 2.5;
/** Gravity of an attack on the public, or of several deaths: no crime of its town where some newsrooms tell it. */
const GRAVE_CRIME = 1.4;
/**
 * One country's politics is weighed as world news when so many newsrooms report it, from so many countries: the specified weights give
 * politics to readers nearby. It stays on the page of politics.
 */
const WORLD_ORIGINS = 3;
const WORLD_COUNTRIES = 2;
/** Of them at least so many that write from another country than the one it happens in: one correspondent's choice is not the world's. */
const FROM_ABROAD = 2;

/**
 * What so many newsrooms report is front-page news whatever its section; so is what some do that come back to it, with so many reports
 * each: not politics, where one country's procedure gets a report a day. One that writes for a region counts half.
 */
const MANY_ORIGINS = 5;
const SOME_ORIGINS = 3;
const AGAIN = 1.5;
/** So is what newsrooms of two countries tell so often each. */
const AGAIN_COUNTRIES = 2;
const AGAIN_AND_AGAIN = 2.5;

/** Why, and how many say so: the `count` of its part of the importance. */
export interface WorldNews {
  part: 'worldwide' | 'widely';
  count: number;
}

/**
 * @param coverage who tells it as news
 * @param gravity points for what happened
 * @returns the first reason that holds, null for what its section weighs
 */
export function asWorldNews(coverage: Coverage, gravity: number, labels: Labels): WorldNews | null {
  const { origins, countries } = coverage;
  if (isPolitical(labels) && isPoliticsOfMany(coverage)) return { part: 'worldwide', count: countries };
  if (gravity >= MANY_DEAD) return { part: 'worldwide', count: 0 };
  return isWidelyTold(coverage, gravity, labels) ? { part: 'widely', count: origins } : null;
}

const isPoliticsOfMany = ({ origins, countries, abroad }: Coverage): boolean =>
  origins >= WORLD_ORIGINS && countries >= WORLD_COUNTRIES && abroad >= FROM_ABROAD;

function isWidelyTold(coverage: Coverage, gravity: number, labels: Labels): boolean {
  const { origins, countries, reach, reports } = coverage;
  const [first] = labels.categories;
  if (reach >= MANY_ORIGINS) return true;
  if (origins >= SOME_ORIGINS && first?.key === 'crime' && gravity >= GRAVE_CRIME) return true;
  if (reach >= SOME_ORIGINS && isDiplomacy(labels)) return true;
  const again = reports / origins;
  const comesBack =
    (reach >= SOME_ORIGINS && again >= AGAIN) || (countries >= AGAIN_COUNTRIES && again >= AGAIN_AND_AGAIN);
  return comesBack && !isPolitical(labels);
}

/** Politics, or a crime that is politics as well. */
const isPolitical = ({ categories: [first, second] }: Labels): boolean =>
  first?.key === 'politics' || (first?.key === 'crime' && second?.key === 'politics');

/** Politics that is world news as well: a cabinet acts against another country. */
const isDiplomacy = ({ categories: [first, second] }: Labels): boolean =>
  first?.key === 'politics' && second?.key === 'world';

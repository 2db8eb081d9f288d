import { type Coordinates, type GazetteerCity, nearestOf } from '../../../geo/geo.ts';
import type { Mention } from './mentions.ts';

/** What is known beside the text. */
export interface PlaceHints {
  /** Language of the text, ISO 639-1. */
  language: string;
  /** The publisher's country, English name, or null. */
  home: string | null;
  /** It writes for its own country, not for the world. */
  writesHome: boolean;
  /** Where a regional publisher writes from, or null. */
  at: Coordinates | null;
  /** The year the report is of: games move. */
  year: number;
}

export interface Choice {
  city: GazetteerCity;
  why: 'qualifier' | 'home' | 'near' | 'mentioned' | 'largest';
}

/** A town this near to a regional publisher is the one it means. */
export const NEAR_KM = 120;
/** A town at home is meant rather than a foreign one up to this many times its size; far more for a regional paper. */
const HOME_FACTOR = 4;
const REGIONAL_HOME_FACTOR = 10_000;
/** Neither a regional paper nor one of the country in Dutch means a smaller town abroad unless it says where that is. */
const KNOWN_ABROAD = 200_000;
const WRITE_DUTCH: ReadonlySet<string> = new Set(['Netherlands', 'Belgium']);
/** A town of a country in the text is meant up to this: Geneva is not in Illinois because Americans talk there. */
const MENTIONED_FACTOR = 8;
/** …and one from this size by its bare name, unless that town is of its own size: Valencia is in Spain. */
const WORLD_CITY = 1_000_000;
const WORLD_FACTOR = 2.5;

/** Which of the cities that share a name is meant, or null when the text rules them all out. */
export function chooseCity(
  mention: Mention,
  qualifier: Mention | null,
  mentioned: ReadonlySet<string>,
  hints: PlaceHints,
): Choice | null {
  const { cities, villages } = mention.entry;
  const near = hints.at && (nearestOf(cities, hints.at, NEAR_KM) ?? nearestOf(villages, hints.at, NEAR_KM));
  if (near && !qualifier) return { city: near, why: 'near' };
  if (qualifier) {
    const city = qualifiedBy(qualifier, cities) ?? qualifiedBy(qualifier, villages);
    return city ? { city, why: 'qualifier' } : null;
  }
  const [largest] = cities;
  const village = villageAtHome(mention, hints);
  if (!largest) return village;
  const own = cities.find(({ country }) => country === hints.home);
  const atHome: Choice | null = own ? { city: own, why: 'home' } : null;
  if (own === largest) return atHome;
  if (mentioned.has(largest.country)) return { city: largest, why: 'largest' };
  if (largest.population < KNOWN_ABROAD) {
    if (village && !own) return village;
    if (hints.at) return atHome;
    // In English Geneva is in Illinois by this rule, and a town across the border of two countries that write Dutch is no stranger.
    if (own && hints.writesHome && hints.language === 'nl' && !WRITE_DUTCH.has(largest.country))
      return atHome;
  }
  const homeFactor = hints.at ? REGIONAL_HOME_FACTOR : HOME_FACTOR;
  if (own && own.population * homeFactor >= largest.population) return atHome;
  const named = cities.find(({ country }) => mentioned.has(country));
  const factor = largest.population < WORLD_CITY ? MENTIONED_FACTOR : WORLD_FACTOR;
  if (named && named.population * factor >= largest.population) return { city: named, why: 'mentioned' };
  return { city: largest, why: 'largest' };
}

/** "Brand in Hoenderloo", to a paper of the whole country. */
function villageAtHome({ entry, afterPreposition }: Mention, { home }: PlaceHints): Choice | null {
  const city = afterPreposition === 'strong' && entry.villages.find(({ country }) => country === home);
  return city ? { city, why: 'home' } : null;
}

/** The town at home, unless one abroad of that name is much larger. */
export function ownOrLargest(
  cities: readonly GazetteerCity[],
  home: string | null,
): GazetteerCity | undefined {
  const [largest] = cities;
  const own = cities.find(({ country }) => country === home);
  return own && largest && own.population * HOME_FACTOR >= largest.population ? own : largest;
}

function qualifiedBy(qualifier: Mention, cities: readonly GazetteerCity[]): GazetteerCity | undefined {
  for (const { country, state } of qualifier.entry.countries) {
    const inCountry = cities.filter((city) => city.country === country);
    const inState = state ? inCountry.find((city) => city.region === state) : undefined;
    const city = inState ?? (state && inCountry.length > 0 ? undefined : inCountry[0]);
    if (city) return city;
  }
  return undefined;
}

import type { InterfaceLanguage, Story } from '../contract/contract.ts';
import { BUILT_IN_CITIES, COUNTRY_CENTROIDS, cityName, countryName, fold } from '../geo/geo.ts';
import type { Point } from '../ranking/ranking.ts';

/** Words that stand in a place field and mean no place (VALID-24). */
const NO_PLACE = new Set(['', 'null', 'global']);

/** The text, trimmed; "" when it is blank, "null" or "global" in any case. */
export function usableName(text: string | null | undefined): string {
  const name = (text ?? '').trim();
  return NO_PLACE.has(name.toLowerCase()) ? '' : name;
}

/** One spelling per country: "USA" and "Verenigde Staten" are "United States". Unknown names stay as they are. */
export function countryKey(name: string): string {
  const usable = usableName(name);
  return usable === '' ? '' : (countryName(usable) ?? usable);
}

const cityKey = (city: string, country: string): string => `${fold(city)}|${countryKey(country)}`;

const CITY_POINTS: ReadonlyMap<string, Point> = new Map(
  BUILT_IN_CITIES.flatMap((city) =>
    [city.name, city.nameNl].map((name): [string, Point] => [cityKey(name, city.country), city]),
  ),
);

/** City and country as they are called in a language; what has no name in it keeps its own. */
export function placeNames(
  { city, country }: Pick<Story['location'], 'city' | 'country'>,
  language: InterfaceLanguage,
): Pick<Story['location'], 'city' | 'country'> {
  if (language === 'en') return { city, country };
  return {
    city: city && cityName(city, countryKey(country ?? ''), language),
    country: country && (countryName(country, language) ?? country),
  };
}

/** Point of a city of the built-in list, by name and country. */
export function cityPoint(city: string, country: string): Point | null {
  return CITY_POINTS.get(cityKey(city, country)) ?? null;
}

function centroid(country: string): Point[] {
  const key = countryKey(country);
  const found = Object.hasOwn(COUNTRY_CENTROIDS, key) ? COUNTRY_CENTROIDS[key] : undefined;
  return found ? [found] : [];
}

/**
 * Where a story is, the first that exists of: its coordinates; its city in the built-in list; the middle of its
 * country; the middles of all its relevant countries, of which ranking takes the nearest to the reader (RP-3).
 * A location whose country is "global" is no place.
 */
export function storyPoints(story: Pick<Story, 'location' | 'relevant_countries'>): readonly Point[] {
  const { city, country, latitude, longitude } = story.location;
  if (country?.trim().toLowerCase() !== 'global') {
    if (isDegrees(latitude) && isDegrees(longitude)) return [{ latitude, longitude }];
    const known = cityPoint(usableName(city), usableName(country));
    if (known) return [known];
    const middle = centroid(country ?? '');
    if (middle.length > 0) return middle;
  }
  return story.relevant_countries.flatMap(centroid);
}

const isDegrees = (value: number | null): value is number => Number.isFinite(value);

/** The country a story is from; when its location names none, every relevant country (RP-6). */
export function storyCountries(story: Pick<Story, 'location' | 'relevant_countries'>): readonly string[] {
  const own = countryKey(story.location.country ?? '');
  return own ? [own] : story.relevant_countries.map(countryKey).filter(Boolean);
}

/** "City, Country", either alone, or "" (AMBIG-67). */
export function locationText(location: Pick<Story['location'], 'city' | 'country'>): string {
  return [usableName(location.city), usableName(location.country)].filter(Boolean).join(', ');
}

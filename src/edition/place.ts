import type { Story } from '../contract/contract.ts';
import { BUILT_IN_CITIES, COUNTRY_CENTROIDS, cityKey, countryKey, usableName } from '../geo/geo.ts';
import type { Point, RankingStory } from '../ranking/ranking.ts';

const CITY_POINTS: ReadonlyMap<string, Point> = new Map(
  BUILT_IN_CITIES.flatMap((city) =>
    [city.name, city.nameNl].map((name): [string, Point] => [cityKey(name, city.country), city]),
  ),
);

/** Point of a city of the built-in list, by name and country. */
export function cityPoint(city: string, country: string): Point | null {
  return CITY_POINTS.get(cityKey(city, countryKey(country))) ?? null;
}

function centroid(country: string): Point[] {
  const key = countryKey(country);
  const found = Object.hasOwn(COUNTRY_CENTROIDS, key) ? COUNTRY_CENTROIDS[key] : undefined;
  return found ? [found] : [];
}

/**
 * Where a story is, the first that exists of: its coordinates; its city in the built-in list; the middle of its
 * country; the middles of all its relevant countries, of which ranking takes the nearest to the reader. Middles of countries, which
 * stand for a country as its coordinates too, are not exact.
 * A location whose country is "global" is no place.
 */
export function storyPlace(
  story: Pick<Story, 'location' | 'relevant_countries'>,
): Pick<RankingStory, 'points' | 'exact'> {
  const { city, country, latitude, longitude } = story.location;
  if (country?.trim().toLowerCase() !== 'global') {
    const middle = centroid(country ?? '');
    if (isDegrees(latitude) && isDegrees(longitude)) {
      const isMiddle = middle.some((point) => point.latitude === latitude && point.longitude === longitude);
      return { points: [{ latitude, longitude }], exact: usableName(city) !== '' || !isMiddle };
    }
    const known = cityPoint(usableName(city), usableName(country));
    if (known) return { points: [known], exact: true };
    if (middle.length > 0) return { points: middle, exact: false };
  }
  return { points: story.relevant_countries.flatMap(centroid), exact: false };
}

const isDegrees = (value: number | null): value is number => Number.isFinite(value);

/** The country a story is from; when its location names none, every relevant country. */
export function storyCountries(story: Pick<Story, 'location' | 'relevant_countries'>): readonly string[] {
  const own = countryKey(story.location.country ?? '');
  return own ? [own] : story.relevant_countries.map(countryKey).filter(Boolean);
}

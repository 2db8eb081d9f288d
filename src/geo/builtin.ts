import { cityKey } from './city-key.ts';
import { countryName } from './countries.ts';
import builtIn from './data/built-in-cities.json' with { type: 'json' };
import { NEAREST_RADIUS_KM, nearestOf } from './distance.ts';
import { fold } from './fold.ts';
import { countryKey } from './given-names.ts';
import { POPULAR_NAMES } from './tables/popular-cities.ts';
import type { BuiltInCity, Coordinates, NameLanguage } from './types.ts';

type Row = [name: string, nameNl: string, country: string, latitude: number, longitude: number];

/** About 150 cities that the browser carries along. */
export const BUILT_IN_CITIES: readonly BuiltInCity[] = (builtIn.cities as Row[]).map(
  ([name, nameNl, country, latitude, longitude]) => ({
    name,
    nameNl,
    country: countryName(country) ?? country,
    latitude,
    longitude,
  }),
);

/** The 45 cities the picker offers before anything is typed, most useful first. */
export const POPULAR_CITIES: readonly BuiltInCity[] = POPULAR_NAMES.flatMap(
  (name) => BUILT_IN_CITIES.find((city) => city.name === name) ?? [],
);

const DUTCH_NAMES: ReadonlyMap<string, string> = new Map(
  BUILT_IN_CITIES.map(({ name, nameNl, country }): [string, string] => [cityKey(name, country), nameNl]),
);

/** What a city is called in the reader's language. One that is not built in keeps the name it has. */
export function cityName(name: string, country: string, language: NameLanguage): string {
  return language === 'nl' ? (DUTCH_NAMES.get(cityKey(name, countryKey(country))) ?? name) : name;
}

/** "City, Country" in the reader's language: the form in which a choice is shown and saved. */
export function displayName(
  city: { name: string; nameNl?: string; country: string },
  language: NameLanguage = 'en',
): string {
  const name = language === 'nl' ? (city.nameNl ?? city.name) : city.name;
  return `${name}, ${countryName(city.country, language) ?? city.country}`;
}

/**
 * The popular cities whose name, country or display name contains the query in either language;
 * an empty query gives all of them (what the picker shows below two characters).
 */
export function filterPopular(query: string): BuiltInCity[] {
  const wanted = fold(query);
  return POPULAR_CITIES.filter((city) =>
    [displayName(city, 'en'), displayName(city, 'nl')].some((text) => fold(text).includes(wanted)),
  );
}

/** The nearest built-in city within `radiusKm`, or null. */
export function nearestBuiltIn(point: Coordinates, radiusKm: number = NEAREST_RADIUS_KM): BuiltInCity | null {
  return nearestOf(BUILT_IN_CITIES, point, radiusKm);
}

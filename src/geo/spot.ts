/** Places as the addresses of their maps name them: "nl" is the Netherlands, "nl/52.1,5.1" a city of theirs. */
import { COUNTRIES, findCountry } from './countries.ts';
import { allCities } from './gazetteer.ts';
import { usableName } from './given-names.ts';
import type { Coordinates } from './types.ts';

/** A tenth of a degree, 11 km at most: what a map that shows a country can tell apart. */
const DIGITS = 1;

export interface Spot extends Coordinates {
  /** ISO 3166-1 alpha-2. */
  country: string;
  known: 'city' | 'country';
}

interface Named {
  city: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
}

const nameOf = (code: string, { latitude, longitude }: Coordinates): string =>
  `${code.toLowerCase()}/${latitude.toFixed(DIGITS)},${longitude.toFixed(DIGITS)}`;

let listed: ReadonlyMap<string, Spot> | null = null;

/** All there are: every country, every city, and islands that share a country's code. Made at the first question, then kept. */
function spots(): ReadonlyMap<string, Spot> {
  if (listed) return listed;
  const all = new Map<string, Spot>();
  const add = (name: string, country: string, { latitude, longitude }: Coordinates, known: Spot['known']) => {
    if (!all.has(name)) all.set(name, { country, latitude, longitude, known });
  };
  for (const country of COUNTRIES) {
    add(country.code.toLowerCase(), country.code, country, 'country');
    if (findCountry(country.code) !== country)
      add(nameOf(country.code, country), country.code, country, 'city');
  }
  for (const city of allCities()) add(nameOf(city.code, city), city.code, city, 'city');
  listed = all;
  return all;
}

/** @returns what a place is called in addresses, as exactly as it is known; null when not even its country is */
export function spotName({ city, country, latitude, longitude }: Named): string | null {
  const land = findCountry(usableName(country));
  if (!land) return null;
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  const own = findCountry(land.code) === land ? land.code.toLowerCase() : nameOf(land.code, land);
  const exact = point && usableName(city) !== '' ? nameOf(land.code, point) : own;
  return spots().has(exact) ? exact : own;
}

/** @returns the place of this name; null when it is none of ours */
export function spotNamed(name: string): Spot | null {
  return spots().get(name) ?? null;
}

/** @returns the names of all places, countries first */
export function spotNames(): string[] {
  return [...spots().keys()];
}

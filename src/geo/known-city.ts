import { cityKey } from './city-key.ts';
import { nearestOf, REVERSE_RADIUS_KM } from './distance.ts';
import { allCities, type GazetteerCity } from './gazetteer.ts';
import { countryKey } from './given-names.ts';
import type { Coordinates } from './types.ts';

let byName: ReadonlyMap<string, GazetteerCity[]> | null = null;

/** Made at the first question, then kept. */
function citiesByName(): ReadonlyMap<string, GazetteerCity[]> {
  if (byName) return byName;
  const cities = new Map<string, GazetteerCity[]>();
  for (const city of allCities()) {
    const key = cityKey(city.name, city.country);
    const namesakes = cities.get(key);
    if (namesakes) namesakes.push(city);
    else cities.set(key, [city]);
  }
  byName = cities;
  return byName;
}

/**
 * The city of this name and country that a reader at a point may call theirs: within 100 km, as a position is named, and of
 * several (Löhne and Lohne) the nearest. Null when there is none. Case and accents do not matter; the country goes by any of its names.
 */
export function knownCity(name: string, country: string, point: Coordinates): GazetteerCity | null {
  const namesakes = citiesByName().get(cityKey(name, countryKey(country))) ?? [];
  return nearestOf(namesakes, point, REVERSE_RADIUS_KM);
}

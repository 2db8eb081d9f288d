import { findCountry } from './countries.ts';
import { fold } from './fold.ts';
import { allCities } from './gazetteer.ts';
import { REGIONS } from './regions.ts';

/** Every name of every city between line ends, made at the first question: a look through it takes a tenth of a millisecond. */
let cities: string | null = null;
const regions = new Set(REGIONS.flatMap(({ names }) => names.map(fold)));

/** True for a country, a part of one or a city, by any of its names in whole. Case and accents do not matter. */
export function isPlaceName(name: string): boolean {
  const folded = fold(name);
  if (folded === '') return false;
  cities ??= allCities()
    .map(({ keys }) => keys)
    .join('');
  return findCountry(folded) !== null || regions.has(folded) || cities.includes(`\n${folded}\n`);
}

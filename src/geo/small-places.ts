import { countryName } from './countries.ts';
import { fold } from './fold.ts';
import type { GazetteerCity } from './gazetteer.ts';
import { EXTRA_CITY_ROWS } from './tables/city-names.ts';

const keyOf = (name: string, country: string): string => `${fold(name)}|${country}`;

const KNOWN = new Set(
  EXTRA_CITY_ROWS.trim()
    .split('\n')
    .map((row) => {
      const [name = '', code = ''] = row.split('|');
      return keyOf(name, countryName(code) ?? code);
    }),
);

/** Places that news names however few live there: those added by hand. */
export const isOfNews = ({ name, country }: GazetteerCity): boolean => KNOWN.has(keyOf(name, country));

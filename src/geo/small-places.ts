import { cityKey } from './city-key.ts';
import { countryName } from './countries.ts';
import type { GazetteerCity } from './gazetteer.ts';
import { EXTRA_CITY_ROWS } from './tables/city-names.ts';

const KNOWN = new Set(
  EXTRA_CITY_ROWS.trim()
    .split('\n')
    .map((row) => {
      const [name = '', code = ''] = row.split('|');
      return cityKey(name, countryName(code) ?? code);
    }),
);

/** Places that news names however few live there: those added by hand. */
export const isOfNews = ({ name, country }: GazetteerCity): boolean => KNOWN.has(cityKey(name, country));

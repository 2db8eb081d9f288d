import { findCountry } from './countries.ts';
import { DEMONYM_ROWS } from './tables/demonyms.ts';
import { LANDSCAPE_ROWS } from './tables/landscape.ts';
import { PEOPLE_ROWS } from './tables/peoples.ts';
import { REGION_ROWS } from './tables/regions.ts';

/** A part of a country, or a word that stands for it. */
export interface Region {
  /** English country name. */
  country: string;
  /** English, Dutch and other names as written. */
  names: string[];
  /** What it is called in Dutch. */
  dutch: string;
  /** Postal code of a US state, else "". */
  postalCode: string;
}

export const REGIONS: readonly Region[] = `${REGION_ROWS}${LANDSCAPE_ROWS}`
  .trim()
  .split('\n')
  .filter(Boolean)
  .map((row) => {
    const [code = '', english = '', dutch = '', others = '', postalCode = ''] = row.split('|');
    return {
      country: findCountry(code)?.name ?? code,
      names: [english, ...(dutch ? [dutch] : []), ...(others ? others.split(';') : [])],
      dutch: dutch || english,
      postalCode,
    };
  });

/** "duitse" → "Germany", "bavarian" too: folded words for people and things of a country or a part of it. */
export const DEMONYMS: ReadonlyMap<string, string> = new Map(
  `${DEMONYM_ROWS}${PEOPLE_ROWS}`
    .trim()
    .split('\n')
    .filter(Boolean)
    .flatMap((row) => {
      const [code = '', ...words] = row.split(' ');
      const country = findCountry(code)?.name ?? code;
      return words.map((word) => [word.replaceAll('_', ' '), country] as const);
    }),
);

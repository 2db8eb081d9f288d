/** Which countries a report names. */
import { countryCode } from '../../../geo/geo.ts';
import { countryWords } from '../../../lexicon/lexicon.ts';

/** By key: one code for a country and its parts ("britain", "scotland"). The European Union and continents are none. */
const codes: ReadonlyMap<string, string> = new Map(
  [...new Set(countryWords.values())].flatMap((key): [string, string][] => {
    const code = countryCode(key.replaceAll('_', ' '));
    return code ? [[key, code]] : [];
  }),
);

/** ISO 3166-1 codes of the countries among the keys of a text. */
export function countriesAmong(keys: readonly string[]): string[] {
  return keys.flatMap((key) => codes.get(key) ?? []);
}

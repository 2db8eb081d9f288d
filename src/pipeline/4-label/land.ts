import { COUNTRIES, findCountry, fold, REGIONS } from '../../geo/geo.ts';
import type { Token } from './tokens.ts';

const COUNTRY_NAMES = new Set(
  COUNTRIES.flatMap(({ name, nameNl, aliases }) => [name, nameNl, ...aliases].map(fold)),
);
const REGION_NAMES = new Set(REGIONS.flatMap(({ names }) => names.map(fold)));

const nameOf = (words: readonly Token[]): string => {
  const [first = { folded: '' }] = words;
  return words.length === 1 ? first.folded : words.map(({ folded }) => folded).join(' ');
};

/** The name that tags have for a country, by any that is no code: "UAE" is one, "AI" is not; null = it is none. */
export const countryCalled = (name: string): string | null =>
  COUNTRY_NAMES.has(fold(name)) ? (findCountry(name)?.name ?? null) : null;

/** True for a country, in English or Dutch. */
export const isCountry = (words: readonly Token[]): boolean => COUNTRY_NAMES.has(nameOf(words));

/** True for a country or a part of one. */
export function isLand(words: readonly Token[]): boolean {
  const name = nameOf(words);
  return COUNTRY_NAMES.has(name) || REGION_NAMES.has(name);
}

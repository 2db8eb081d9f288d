import { lexicon } from '../../../lexicon/lexicon.ts';
import { stem } from './stem.ts';

/** The language that the keys of the other languages' words are in. */
const REFERENCE_LANGUAGE = 'en';

/** In capitals only: "US" is a country, "us" is not; Dutch "VS" is the same country, "vs" is not. */
export const ACRONYMS: ReadonlyMap<string, string> = new Map(
  [...lexicon.meanings.acronyms].flatMap(([key, acronyms]) => acronyms.map((acronym) => [acronym, key])),
);

/** A key stands for itself too, unless it is a word for something else. */
export function withKeys(table: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...[...table.values()].map((key): [string, string] => [key, key]), ...table]);
}

const countries = withKeys(lexicon.countries.words);
const meanings = new Map([...lexicon.meanings.words].map(([language, table]) => [language, withKeys(table)]));
const reference = meanings.get(REFERENCE_LANGUAGE);

const newsKeys = new Set([
  ...countries.values(),
  ...[...meanings].flatMap(([language, table]) =>
    [...table.keys()].flatMap((word) => wordAlias(word, language) ?? []),
  ),
]);

/** True for the keys of the tables: words that the news uses every day, so that a new grouper need not learn it. */
export function isEverydayNews(key: string): boolean {
  return newsKeys.has(key);
}

/**
 * The key of a word that stands for a country, for another English word or, in a text of another language that has a
 * table, for an English one.
 * @param word lower case, without accents
 */
export function wordAlias(word: string, language: string): string | undefined {
  const country = countries.get(word);
  if (country) return country;
  const meaning = meanings.get(language)?.get(word);
  if (meaning === undefined || language === REFERENCE_LANGUAGE) return meaning;
  return reference?.get(meaning) ?? stem(meaning, REFERENCE_LANGUAGE);
}

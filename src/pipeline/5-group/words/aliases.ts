import {
  capitalsAreNames,
  countryWords,
  dictionaryOf,
  lexicon,
  REFERENCE_LANGUAGE,
  stem,
  withKeys,
} from '../../../lexicon/lexicon.ts';
import { isDutchTown, townOf } from './towns.ts';

/** In capitals only: "US" is a country, "us" is not; Dutch "VS" is the same country, "vs" is not. */
export const ACRONYMS: ReadonlyMap<string, string> = new Map(
  [...lexicon.meanings.acronyms].flatMap(([key, acronyms]) => acronyms.map((acronym) => [acronym, key])),
);

const meanings = new Map([...lexicon.meanings.words].map(([language, table]) => [language, withKeys(table)]));

let newsKeys: ReadonlySet<string> | null = null;

/**
 * The keys of the tables: words and names that the news uses every day, so that a new grouper need not learn it. Two
 * rounds of talks in one city on one day are two events. Made at the first call (about 0.3 s), then kept.
 */
export function everydayNews(): ReadonlySet<string> {
  newsKeys ??= new Set([
    ...countryWords.values(),
    ...[...meanings].flatMap(([language, table]) =>
      [...table.keys()].flatMap((word) => wordAlias(word, language) ?? []),
    ),
  ]);
  return newsKeys;
}

/**
 * The key of a word that stands for a country, for another English word or, in a text of another language that has a
 * table, for an English one.
 * @param word lower case, without accents
 */
export function wordAlias(word: string, language: string): string | undefined {
  return countryWords.get(word) ?? dictionaryOf(language)?.keyOf(word);
}

/** The same for a name, which has no other forms; a town's name is itself. */
export function nameAlias(word: string, language: string): string | undefined {
  return countryWords.get(word) ?? (isDutchTown(word) ? undefined : dictionaryOf(language)?.exactKeyOf(word));
}

/** The English name of a city or a person: "Parijs", "Poetin". */
export function nameKey(word: string, language: string): string | undefined {
  return dictionaryOf(language)?.nameOf(word);
}

/** The words that lead to a key, of all languages. */
export function wordsFor(key: string): string[] {
  return [...meanings.values()].flatMap((table) =>
    [...table].flatMap(([word, meaning]) => (meaning === key ? [word] : [])),
  );
}

/** The keys of the parts of a compound: "handelsakkoord" → trade, agreement. Empty when it is none of known parts. */
export function compoundKeys(word: string, language: string): readonly string[] {
  return (
    dictionaryOf(language)
      ?.partsOf(word)
      .map(({ key }) => key) ?? []
  );
}

/** What a word without a key has in common with its other forms; of a Dutch town, what English makes of it. */
export function stemOf(word: string, language: string): string {
  const town = capitalsAreNames(language) ? townOf(word) : undefined;
  if (town !== undefined) return stem(town, REFERENCE_LANGUAGE);
  return dictionaryOf(language)?.stemOf(word) ?? stem(word, language);
}

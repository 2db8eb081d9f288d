import { lexicon } from '../../../lexicon/lexicon.ts';
import { partsOf } from './compounds.ts';
import { dutchRoot } from './inflection.ts';
import { stem } from './stem.ts';

/** The language that the keys of the other languages' words are in. */
const REFERENCE_LANGUAGE = 'en';
/** Languages that write compounds as one word and bend their verbs, with what the forms of a word share. */
const ROOTS: ReadonlyMap<string, (word: string) => string | null> = new Map([['nl', dutchRoot]]);
/** Compounds remembered per language; then forgotten all at once. */
const MEMORY = 50_000;

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

/** What is known of one language's words: keys by word, and by root where one is unmistakable. */
interface Dictionary {
  words: ReadonlyMap<string, string>;
  rootOf: ((word: string) => string | null) | undefined;
  roots: ReadonlyMap<string, string>;
  compounds: Map<string, readonly string[]>;
}

const dictionaries = new Map(
  [...meanings].map(([language, table]): [string, Dictionary] => {
    const words = new Map(
      [...(lexicon.lemmas.words.get(language) ?? []), ...table].map(([word, key]) => [
        word,
        inReference(key, language),
      ]),
    );
    const rootOf = ROOTS.get(language);
    return [
      language,
      { words, rootOf, roots: rootOf ? byRoot(words, rootOf) : new Map(), compounds: new Map() },
    ];
  }),
);

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
  const dictionary = dictionaries.get(language);
  const known = dictionary?.words.get(word);
  if (known !== undefined || !dictionary?.rootOf) return known;
  const root = dictionary.rootOf(word);
  return root === null ? undefined : dictionary.roots.get(root);
}

/** The words that lead to a key, of all languages. */
export function wordsFor(key: string): string[] {
  return [...meanings.values()].flatMap((table) =>
    [...table].flatMap(([word, meaning]) => (meaning === key ? [word] : [])),
  );
}

/** The keys of the parts of a compound: "handelsakkoord" → trade, agreement. Empty when it is none of known parts. */
export function compoundKeys(word: string, language: string): readonly string[] {
  const compounds = dictionaries.get(language)?.compounds;
  if (!compounds || !ROOTS.has(language)) return [];
  const known = compounds.get(word);
  if (known) return known;
  if (compounds.size >= MEMORY) compounds.clear();
  const keys = partsOf(word, (part) => wordAlias(part, language));
  compounds.set(word, keys);
  return keys;
}

function inReference(meaning: string, language: string): string {
  if (language === REFERENCE_LANGUAGE) return meaning;
  return reference?.get(meaning) ?? stem(meaning, REFERENCE_LANGUAGE);
}

/** Roots that lead to one key. */
function byRoot(
  words: ReadonlyMap<string, string>,
  rootOf: (word: string) => string | null,
): ReadonlyMap<string, string> {
  const keys = new Map<string, Set<string>>();
  for (const [word, key] of words) {
    const root = rootOf(word);
    if (root !== null) keys.set(root, (keys.get(root) ?? new Set()).add(key));
  }
  return new Map(
    [...keys].flatMap(([root, [key, ...others]]) => (key && others.length === 0 ? [[root, key]] : [])),
  );
}

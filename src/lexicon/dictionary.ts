import { partsOf } from './compounds.ts';
import { dutchInfinitiveStems, dutchStem, dutchStems, dutchVerbStems, SEPARABLE } from './inflection.ts';
import { stem } from './stem.ts';
import { lexicon } from './words.ts';

/** The language that the keys of the other languages' words are in. */
export const REFERENCE_LANGUAGE = 'en';
/** Languages that write compounds as one word and bend their verbs: what forms of a word and of a verb share. */
const INFLECTION: ReadonlyMap<string, Inflection> = new Map([
  [
    'nl',
    {
      stem: dutchStem,
      stems: dutchStems,
      verbStems: dutchVerbStems,
      infinitiveStems: dutchInfinitiveStems,
      prefix: new RegExp(`^(?:${SEPARABLE})$`),
    },
  ],
]);
/** Words remembered per language; then forgotten all at once. */
const MEMORY = 50_000;
/** Shorter words stand in the tables as they are. */
const SHORTEST_BENT = 4;

interface Inflection {
  stem: (word: string) => string;
  /** As which words a noun, and a verb, may stand in a table. */
  stems: (word: string) => string[];
  verbStems: (word: string) => string[];
  infinitiveStems: (word: string) => string[];
  /** Before a verb it makes another verb, and no compound: weg-leggen, over-nemen. */
  prefix: RegExp;
}

/** A word inside another: "handel" of "handelsakkoord". */
export interface Part {
  word: string;
  key: string;
}

/** What is known of one language's words. Words are lower case, without accents. */
export interface Dictionary {
  /** The English word, without its ending, that a word in any of its forms stands for; undefined when it is in no table. */
  keyOf: (word: string) => string | undefined;
  /** The same for words as they are written in the tables. */
  exactKeyOf: (word: string) => string | undefined;
  /** The English name of a city or a person that is written with a capital. */
  nameOf: (word: string) => string | undefined;
  /** What a word without a key has in common with its other forms. */
  stemOf: (word: string) => string;
  /** The known words that a compound is made of, in their order; empty when it is none. */
  partsOf: (word: string) => readonly Part[];
}

/** A key stands for itself too, unless it is a word for something else. */
export function withKeys(table: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...[...table.values()].map((key): [string, string] => [key, key]), ...table]);
}

/** Of all languages: a text may name a country in another language than its own. */
export const countryWords = withKeys(
  new Map([...lexicon.countries.words.values()].flatMap((table) => [...table])),
);
const reference = withKeys(lexicon.meanings.words.get(REFERENCE_LANGUAGE) ?? new Map<string, string>());
const dictionaries = new Map<string, Dictionary>();

/** The dictionary of a language, made when it is first asked for; undefined for one whose words have no table. */
export function dictionaryOf(language: string): Dictionary | undefined {
  const known = dictionaries.get(language);
  const table = lexicon.meanings.words.get(language);
  if (known || !table) return known;
  const made = dictionary(language, withKeys(table));
  dictionaries.set(language, made);
  return made;
}

/** The key of an English word in any of its forms; of one that is in no table, its stem. */
export function keyOfEnglish(word: string): string {
  return dictionaryOf(REFERENCE_LANGUAGE)?.keyOf(word) ?? stem(word, REFERENCE_LANGUAGE);
}

function dictionary(language: string, table: ReadonlyMap<string, string>): Dictionary {
  const written = new Map(
    [...(lexicon.lemmas.words.get(language) ?? []), ...table].map(([word, key]) => [
      word,
      inReference(key, language),
    ]),
  );
  const names = new Map(
    [...namesIn(REFERENCE_LANGUAGE), ...namesIn(language)].map(([word, key]) => [word, nameInReference(key)]),
  );
  const nameOf = (word: string): string | undefined => names.get(word);
  const exact = new Map([...written, ...countryWords]);
  const inflection = INFLECTION.get(language);
  if (!inflection)
    return {
      keyOf: (word) => exact.get(word),
      exactKeyOf: (word) => exact.get(word),
      nameOf,
      stemOf: (word) => stem(word, language),
      partsOf: () => [],
    };
  return { ...inflected(withFamilies(exact, language), inflection, language), nameOf };
}

function inReference(key: string, language: string): string {
  return language === REFERENCE_LANGUAGE ? key : nameInReference(key);
}

const namesIn = (language: string): ReadonlyMap<string, string> =>
  lexicon.meanings.names.get(language) ?? new Map<string, string>();

/** What a text of the reference language makes of a name that is written as the tables have it. */
function nameInReference(key: string): string {
  return reference.get(key) ?? stem(key, REFERENCE_LANGUAGE);
}

function inflected(
  exact: ReadonlyMap<string, string>,
  inflection: Inflection,
  language: string,
): Omit<Dictionary, 'nameOf'> {
  const { stem, stems, verbStems, infinitiveStems, prefix } = inflection;
  const nouns = unmistakable([...exact].map(([word, key]) => [stem(word), key]));
  const verbs = unmistakable(
    [...exact].flatMap(([word, key]) =>
      countryWords.has(word) ? [] : infinitiveStems(word).map((stem): [string, string] => [stem, key]),
    ),
  );
  const verbKey = (word: string): string | undefined => firstOf(verbStems(word), verbs);
  const endings = lexicon.grammar.endings.get(language) ?? new Set<string>();
  const emphases = lexicon.grammar.emphases.get(language) ?? new Set<string>();
  const keyOf = remembering((word: string) => {
    if (exact.has(word) || word.length < SHORTEST_BENT) return exact.get(word);
    return firstOf(stems(word), nouns) ?? verbKey(word);
  });
  const known = (word: string): Part | undefined => {
    const key = keyOf(word);
    return key === undefined ? undefined : { word, key };
  };
  const parts = remembering((word: string) =>
    partsOf<Part>(word, {
      first: (part, last) =>
        prefix.test(part) && verbKey(last.word) !== undefined ? undefined : known(part),
      // By its stem: else "muggen" would be a part and "mug" none.
      last: (part) => (endings.has(part) || stem(part).length < SHORTEST_BENT ? undefined : known(part)),
      isEmphasis: (part) => emphases.has(part),
    }),
  );
  return {
    keyOf,
    exactKeyOf: (word) => exact.get(word),
    stemOf: stem,
    partsOf: parts,
  };
}

function firstOf(stems: readonly string[], table: ReadonlyMap<string, string>): string | undefined {
  for (const stem of stems) {
    const key = table.get(stem);
    if (key !== undefined) return key;
  }
  return undefined;
}

/** With the forms that no rule knows, under the key of the word they are forms of. */
function withFamilies(words: ReadonlyMap<string, string>, language: string): ReadonlyMap<string, string> {
  const all = new Map(words);
  for (const [form, head] of lexicon.forms.families.get(language) ?? []) {
    const key = words.get(head);
    if (key !== undefined && !all.has(form)) all.set(form, key);
  }
  return all;
}

/** Of what several words lead to, only what leads to one key. */
function unmistakable(entries: (readonly [form: string, key: string])[]): ReadonlyMap<string, string> {
  const keys = new Map<string, Set<string>>();
  for (const [form, key] of entries) keys.set(form, (keys.get(form) ?? new Set()).add(key));
  return new Map(
    [...keys].flatMap(([form, [key, ...others]]) => (key && others.length === 0 ? [[form, key]] : [])),
  );
}

function remembering<T>(ask: (word: string) => T): (word: string) => T {
  const memory = new Map<string, T>();
  return (word) => {
    const known = memory.get(word);
    if (known !== undefined || memory.has(word)) return known as T;
    if (memory.size >= MEMORY) memory.clear();
    const answer = ask(word);
    memory.set(word, answer);
    return answer;
  };
}

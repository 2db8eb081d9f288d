/** What a word means in the other language, by the tables that bring Dutch and English reports together. */
import { dictionaryOf, lexicon, REFERENCE_LANGUAGE, stem } from '../../lexicon/lexicon.ts';
import type { SearchLanguage } from './families.ts';
import { isLeftOutOfIndex } from './small-words.ts';

/** The key that words of both languages share → those of one of them. */
type Written = ReadonlyMap<string, ReadonlySet<string>>;

const { countries, lemmas, meanings } = lexicon;
const english = dictionaryOf(REFERENCE_LANGUAGE);
const dutch = dictionaryOf('nl');
const keyOfEnglish = (word: string): string => english?.keyOf(word) ?? stem(word, REFERENCE_LANGUAGE);

const TABLE = [...(meanings.words.get('nl') ?? []), ...(lemmas.words.get('nl') ?? [])];
const countriesIn = (language: string): [word: string, key: string][] => [
  ...(countries.words.get(language) ?? []),
];
/** Dutch words with what they mean, as the dictionary has it: a word that stands in two tables has one meaning. */
const DUTCH_WORDS: ReadonlyMap<string, string> = new Map(
  [...TABLE, ...countriesIn('nl')].map(([word]) => [word, dutch?.exactKeyOf(word) ?? '']),
);
const DUTCH = byKey(DUTCH_WORDS);
const ENGLISH = byKey(
  [...TABLE.map(([, key]) => key), ...countriesIn('en').flat()].map((word) => [word, keyOfEnglish(word)]),
);

/**
 * What is written in this language for a word of the other one: for each part of a compound, any of these. "raketaanval" → [[missile],
 * [attack]]. A word that means something else in each is taken for a Dutch one.
 * @param word folded
 */
export function meaningsOf(word: string, language: SearchLanguage): (readonly string[])[] {
  if (isLeftOutOfIndex(word, 'en') || isLeftOutOfIndex(word, 'nl')) return [];
  const key = keyOfEnglish(word);
  const dutchKey = DUTCH_WORDS.get(word);
  if (language === 'nl') return dutchKey === undefined || dutchKey === key ? inAll([key], DUTCH) : [];
  if (dutchKey !== undefined) return inAll([dutchKey], ENGLISH);
  if (ENGLISH.has(key)) return [];
  const bent = dutch?.keyOf(word);
  return inAll(bent === undefined ? (dutch?.partsOf(word) ?? []).map((part) => part.key) : [bent], ENGLISH);
}

/** None where one of them has no word. */
function inAll(keys: readonly string[], words: Written): (readonly string[])[] {
  const found = keys.map((key) => [...(words.get(key) ?? [])]);
  return found.every((ways) => ways.length > 0) ? found : [];
}

function byKey(words: Iterable<readonly [word: string, key: string]>): Written {
  const all = new Map<string, Set<string>>();
  for (const [word, key] of words) all.set(key, (all.get(key) ?? new Set()).add(word.replace(/[-_]/g, ' ')));
  return all;
}

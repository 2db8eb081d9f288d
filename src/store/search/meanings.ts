/** What a word means in the other language, by the tables that bring Dutch and English reports together. */
import { dictionaryOf, keyOfEnglish, lexicon } from '../../lexicon/lexicon.ts';
import type { SearchLanguage } from './families.ts';
import { isLeftOutOfIndex } from './small-words.ts';

/** The key that words of both languages share → those of one of them. */
type Written = ReadonlyMap<string, ReadonlySet<string>>;

interface Tables {
  /** Dutch words with what they mean, as the dictionary has it: a word that stands in two tables has one meaning. */
  keys: ReadonlyMap<string, string>;
  dutch: Written;
  english: Written;
}

let known: Tables | null = null;

/** Made for the first search that needs them: they take a sixth of a second, and most programs search nothing. */
function tables(): Tables {
  known ??= readTables();
  return known;
}

function readTables(): Tables {
  const { countries, lemmas, meanings } = lexicon;
  const words = [...(meanings.words.get('nl') ?? []), ...(lemmas.words.get('nl') ?? [])];
  const countriesIn = (language: string): [word: string, key: string][] => [
    ...(countries.words.get(language) ?? []),
  ];
  const keys = new Map(
    [...words, ...countriesIn('nl')].map(([word]) => [word, dictionaryOf('nl')?.exactKeyOf(word) ?? '']),
  );
  const english = [...words.map(([, key]) => key), ...countriesIn('en').flat()];
  return { keys, dutch: byKey(keys), english: byKey(english.map((word) => [word, keyOfEnglish(word)])) };
}

/**
 * What is written in this language for a word of the other one: for each part of a compound, any of these. "raketaanval" → [[missile],
 * [attack]]. A word that means something else in each is taken for a Dutch one.
 * @param word folded
 */
export function meaningsOf(word: string, language: SearchLanguage): (readonly string[])[] {
  if (isLeftOutOfIndex(word, 'en') || isLeftOutOfIndex(word, 'nl')) return [];
  const { keys, dutch, english } = tables();
  const key = keyOfEnglish(word);
  const dutchKey = keys.get(word);
  if (language === 'nl') return dutchKey === undefined || dutchKey === key ? inAll([key], dutch) : [];
  if (dutchKey !== undefined) return inAll([dutchKey], english);
  if (english.has(key)) return [];
  const dictionary = dictionaryOf('nl');
  const bent = dictionary?.keyOf(word);
  const parts = bent === undefined ? (dictionary?.partsOf(word) ?? []).map((part) => part.key) : [bent];
  return inAll(parts, english);
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

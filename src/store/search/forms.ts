/**
 * Other forms of a word that a search should find too, besides those that PostgreSQL's stemmers bring together. The rules make
 * more than there is: a form that nobody writes finds nothing.
 */
import { LRUCache } from 'lru-cache';
import { dutchForms, stem } from '../../lexicon/lexicon.ts';
import { familyOf, type SearchLanguage } from './families.ts';
import { isLeftOutOfIndex } from './small-words.ts';

type Rule = readonly [ending: RegExp, instead: string];

/** Shorter words have no forms but those of the lexicon. */
const MIN_LETTERS = 4;
const LETTERS_ONLY = /^[a-z]+$/;

/** What is searched for without some of its words asks for the forms of each again and again. */
const REMEMBERED = 1_000;
const remembered = new LRUCache<string, readonly string[]>({ max: REMEMBERED });

/** @param word folded @returns different words, this one first; a small word has no others */
export function formsOf(word: string, language: SearchLanguage): readonly string[] {
  const key = `${language} ${word}`;
  const known = remembered.get(key) ?? made(word, language);
  remembered.set(key, known);
  return known;
}

function made(word: string, language: SearchLanguage): string[] {
  if (isLeftOutOfIndex(word, language)) return [word];
  const family = familyOf(word, language);
  if (word.length < MIN_LETTERS || !LETTERS_ONLY.test(word)) return [...new Set([word, ...family])];
  const ruled = language === 'en' ? changed(word, ENGLISH) : dutchForms(word);
  return [...new Set([word, ...family, ...ruled, ...changed(word, NAMES)])];
}

/** Without Dutch words that have the stem of one before them: PostgreSQL would look up the same again and again. */
export function oneOfEachStem(words: readonly string[], language: SearchLanguage): string[] {
  const first = new Map<string, string>();
  for (const word of words) {
    // A small word, of which nothing is looked up, may have the stem of another.
    const key = language === 'en' || isLeftOutOfIndex(word, language) ? word : stem(word, language);
    if (!first.has(key)) first.set(key, word);
  }
  return [...first.values()];
}

function changed(word: string, rules: readonly Rule[]): string[] {
  return rules.flatMap(([ending, instead]) => (ending.test(word) ? word.replace(ending, instead) : []));
}

/** Names that are written in more than one way in our letters: Zelensky, Zelenskyy, Zelenskiy. */
const SKY = /(?<=\w{3}sk)(?:yy|iy|ij|ii|y|i)$/;
const NAMES: readonly Rule[] = ['y', 'yy', 'iy', 'i'].map((ending) => [SKY, ending]);

/** What may follow the letters that Britain and America write differently. */
const AFTER_OUR = '(?:s|ed|ing|er|ers|able|ful|hood)?$';
const AFTER_ISE = '(?:e|es|ed|er|ers|ing|ation|ations)$';
/** British and American spellings, both ways; then nouns that end in -sion and their verbs. */
const ENGLISH: readonly Rule[] = [
  [new RegExp(`(?<=\\w{2})our(?=${AFTER_OUR})`), 'or'],
  [new RegExp(`(?<=\\w{3})or(?=${AFTER_OUR})`), 'our'],
  [new RegExp(`(?<=\\w{3})is(?=${AFTER_ISE})`), 'iz'],
  [new RegExp(`(?<=\\w{3})iz(?=${AFTER_ISE})`), 'is'],
  [/ys(?=(?:e|es|ed|ing)$)/, 'yz'],
  [/yz(?=(?:e|es|ed|ing)$)/, 'ys'],
  [/tre(?=s?$)/, 'ter'],
  [/ter(?=s?$)/, 'tre'],
  [/(?<=\w{3})ence(?=s?$)/, 'ense'],
  [/(?<=\w{3})ense(?=s?$)/, 'ence'],
  [/ll(?=(?:ed|ing|er|ers)$)/, 'l'],
  [/(?<=\w{2}[aeiou])l(?=(?:ed|ing|er|ers)$)/, 'll'],
  [/(?<=\w{4})sions?$/, 'de'],
  [/(?<=\w{3}n)sions?$/, 'd'],
  [/(?<=\w{4})(?:de|des|ded|ding)$/, 'sion'],
  [/(?<=\w{4}n)d(?:s|ed|ing)?$/, 'sion'],
];

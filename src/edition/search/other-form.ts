/** Which of the stories that a search found have only another word with the stem of what was typed. Pure. */
import { allTextsOf, type Story } from '../../contract/contract.ts';
import { lexicon, stem } from '../../lexicon/lexicon.ts';
import { wordsOf } from '../../reader/reader.ts';

/** Those of the index. */
const LANGUAGES = ['en', 'nl'];
const LETTERS = /^\p{L}+$/u;
/** Words with the same stem begin with the same letters, so many at least. */
const SAME_LETTERS = 3;
/** A plural's ending, in both languages; of short words it makes others (Boer, boeren). */
const PLURAL = /^(?:e?s|e?n)$/;
const LONG_ENOUGH = 5;
/** More words leave few stories to put in order, and each is looked for in all that every story tells. */
const MAX_WORDS = 8;

/**
 * True for a story without one of the words, be it in a compound (rentevergoeding) or as the singular of a plural, that has another of
 * its stem instead: who runs (rent) for who looks for interest (rente). Other spellings, and other words for the same, have other stems.
 */
export function otherFormOf(text: string): (story: Story) => boolean {
  const words = [...new Set(wordsOf(text).trim().split(' '))].filter(isTelling);
  const isMissing = words.slice(0, MAX_WORDS).map(missing);
  return (story) => {
    const told = textOf(story);
    return isMissing.some((isMissingIn) => isMissingIn(told));
  };
}

const isTelling = (word: string): boolean =>
  word.length >= SAME_LETTERS &&
  LETTERS.test(word) &&
  !LANGUAGES.some((language) => lexicon.grammar.stopWords.get(language)?.has(word));

/** Of a text only the words that begin alike are folded: a search finds hundreds of stories, and folding all they tell takes long. */
function missing(word: string): (told: string) => boolean {
  const stems = LANGUAGES.map((language) => stem(word, language));
  const written = new RegExp(`(?<!\\p{L})${word}|${word}(?!\\p{L})`, 'iu');
  const alike = new RegExp(`(?<!\\p{L})${word.slice(0, SAME_LETTERS)}[\\p{L}\\p{M}]*`, 'giu');
  const isOther = (other: string): boolean =>
    LANGUAGES.some((language, at) => stem(other, language) === stems[at]);
  return (told) => {
    if (written.test(told)) return false;
    const words = wordsOf([...new Set(told.match(alike))].join(' ')).split(' ');
    return words.some(isOther) && !words.some((other) => other.startsWith(word) || isPlural(word, other));
  };
}

const isPlural = (word: string, singular: string): boolean =>
  singular.length >= LONG_ENOUGH && word.startsWith(singular) && PLURAL.test(word.slice(singular.length));

const textOf = (story: Story): string =>
  [...allTextsOf(story), ...story.tags, ...new Set(story.sources.map(({ name }) => name))].join('\n');

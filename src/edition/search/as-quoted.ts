/** Which of the stories that a search found have its phrases as they were quoted. Pure. */
import { wordsOf } from '../../reader/reader.ts';
import type { Found } from './search-order.ts';
import { toldWords } from './told-words.ts';

/** The longest word that may be written with points: "U.S.S.R." */
const DOTTED = /^\p{L}{1,4}$/u;
const BETWEEN_LETTERS = /(?<=\p{L})(?=\p{L})/gu;
const SIGNS = /[$+^|]/g;

/** @param phrases  of which the index knows only some words: "not guilty" found who is guilty */
export function asQuoted(found: readonly Found[], phrases: readonly string[]): readonly Found[] {
  if (phrases.length === 0) return found;
  const asked = phrases.map(patternOf);
  const areIn = (words: string): boolean => asked.every((phrase) => phrase.test(words));
  // All that a story tells is long.
  return found.filter(({ row: { story } }) => areIn(wordsOf(story.headline)) || areIn(toldWords(story)));
}

/** What finds a phrase in words as `wordsOf` makes them, in which "U.S." is two and "US" one. */
function patternOf(phrase: string): RegExp {
  const words = wordsOf(phrase).trim().split(' ');
  const parts = words.map((word) =>
    DOTTED.test(word) ? word.replaceAll(BETWEEN_LETTERS, ' ?') : word.replace(SIGNS, '\\$&'),
  );
  const joined = parts.reduce(
    (before, part, at) =>
      `${before}${words[at - 1]?.length === 1 && words[at]?.length === 1 ? ' ?' : ' '}${part}`,
  );
  return new RegExp(` ${joined} `, 'u');
}

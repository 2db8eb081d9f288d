/** Which of the stories that a search found have its phrases as they were quoted. Pure. */
import { wordsOf } from '../reader/reader.ts';
import type { Found } from './search-order.ts';
import { toldWords } from './told-words.ts';

const SINGLE_LETTERS = / (?:\p{L} ){2,}/gu;

/** @param phrases  of which the index knows only some words: "not guilty" found who is guilty */
export function asQuoted(found: readonly Found[], phrases: readonly string[]): readonly Found[] {
  if (phrases.length === 0) return found;
  const asked = phrases.map((phrase) => undotted(wordsOf(phrase)));
  const areIn = (words: string): boolean => {
    const told = undotted(words);
    return asked.every((phrase) => told.includes(phrase));
  };
  // All that a story tells is long.
  return found.filter(({ row: { story } }) => areIn(wordsOf(story.headline)) || areIn(toldWords(story)));
}

/** "U.S." is US. */
function undotted(words: string): string {
  return words.replace(SINGLE_LETTERS, (letters) => ` ${letters.replaceAll(' ', '')} `);
}

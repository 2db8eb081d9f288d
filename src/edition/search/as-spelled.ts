/** Which of the stories that a search found have its words as they were spelled. Pure. */
import { spelledAs } from '../../lexicon/lexicon.ts';
import { wordsOf } from '../../reader/reader.ts';
import type { Found } from './search-order.ts';
import { toldWords } from './told-words.ts';

/**
 * Stories without those that were found by another word of the same stem: Dutch "waar" (where) has the stem of a war, and "boom"
 * (tree) that of "bom" (bomb).
 */
export function asSpelled(found: readonly Found[], text: string): readonly Found[] {
  const words = wordsOf(text).trim().split(' ');
  const spelled = words.flatMap((word) => spelledAs(word) ?? []);
  if (spelled.length === 0) return found;
  const isSpelledIn = (words: string): boolean => spelled.every(({ alike }) => alike.test(words));
  const isOtherIn = (words: string): boolean =>
    spelled.some(({ alike, other }) => other.test(words) && !alike.test(words));
  // Most have it in the headline, and all that a story tells is long: a common word finds hundreds.
  return found.filter(
    ({ row: { story } }) => isSpelledIn(wordsOf(story.headline)) || !isOtherIn(toldWords(story)),
  );
}

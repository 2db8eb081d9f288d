/** Which of the stories that a search found have its words as they were spelled. Pure. */
import { spelledAs } from '../lexicon/lexicon.ts';
import { wordsOf } from '../reader/reader.ts';
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
  return found.filter(({ row }) => {
    const told = toldWords(row.story);
    return spelled.every(({ alike, other }) => alike.test(told) || !other.test(told));
  });
}

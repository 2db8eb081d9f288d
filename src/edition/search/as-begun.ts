/** Which of the stories that a search found by the beginning of a word have one that begins so. Pure. */
import { dictionaryOf } from '../../lexicon/lexicon.ts';
import type { SearchResult } from '../../store/types.ts';
import type { Found } from './search-order.ts';
import { toldWords } from './told-words.ts';

/**
 * The index knows words by their stems, and "wilders" has that of "wilderness": stories without a word, or a part of a compound, that
 * begins as it was typed are left out.
 */
export function asBegun(found: readonly Found[], begun: SearchResult['begun']): readonly Found[] {
  if (begun === null) return found;
  return found.filter(({ row: { story } }) => {
    const words = toldWords(story);
    return words.includes(` ${begun}`) || (words.includes(begun) && hasPartIn(words, begun));
  });
}

const hasPartIn = (words: string, begun: string): boolean =>
  words
    .split(' ')
    .filter((word) => word.includes(begun))
    .flatMap((word) => dictionaryOf('nl')?.partsOf(word) ?? [])
    .some(({ word }) => word.startsWith(begun));

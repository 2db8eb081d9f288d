/**
 * Names that are a small word but for their capitals: WHO, IT, the Dutch OM. The index leaves small words out, so these stand in it
 * under a word that nobody writes.
 */
import type { SearchLanguage } from './families.ts';
import { foldWords } from './fold.ts';
import { isLeftOutOfIndex } from './small-words.ts';

/** Also W.H.O. */
const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}(?:\.?\p{Lu})+(?![\p{L}\p{N}])/gu;
/** A text without them says nothing by its capitals. */
const SMALL_LETTER = /\p{Ll}/u;

/** @returns the folded words of a text that are written in capitals, two or more each */
export const wordsInCapitals = (text: string): string[] =>
  (text.match(CAPITALS) ?? []).flatMap((word) => foldWords(word));

/** What stands in the index for a small word that is a name. @param word folded */
export const asLetters = (word: string): string => `${word}0`;

/** What the index is to hold besides the words of a text. */
export function lettersIn(text: string, language: SearchLanguage): string[] {
  if (!SMALL_LETTER.test(text)) return [];
  return wordsInCapitals(text)
    .filter((word) => isLeftOutOfIndex(word, language))
    .map(asLetters);
}

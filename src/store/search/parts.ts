import { dictionaryOf, isNameAt } from '../../lexicon/lexicon.ts';
import type { SearchLanguage } from './families.ts';
import { foldWords } from './fold.ts';

const WORD = /\p{L}+/gu;

/**
 * The words that stand in the compounds of a text: "Woningbrand in Emmen" → woning, brand. Of a compound that means something
 * of its own only those that mean the same: "brandweer" → brand, "brandstof" → none. Names are in one piece.
 */
export function partsOf(text: string, language: SearchLanguage): string[] {
  const dictionary = dictionaryOf(language);
  if (!dictionary) return [];
  return [...text.matchAll(WORD)].flatMap(({ 0: written, index }) => {
    if (isNameAt(text, index, language)) return [];
    const [word = ''] = foldWords(written);
    const meaning = dictionary.exactKeyOf(word);
    return dictionary
      .partsOf(word)
      .filter(({ key }) => meaning === undefined || key === meaning)
      .map((part) => part.word);
  });
}

/** Words of which it is known that they are written so. */
import { dictionaryOf } from './dictionary.ts';
import { lexicon } from './words.ts';

/** Every word of the learnt lists between a blank and "=", made at the first question: a look through it takes some tenths of a millisecond. */
let learnt: string | null = null;

/** True for a word of one of our languages, in any of its forms. @param word lower case, without accents */
export function isKnownWord(word: string): boolean {
  learnt ??= [...lexicon.learnt.words.values()].map((lines) => ` ${lines.join(' ')}`).join('');
  return (
    learnt.includes(` ${word}=`) ||
    [...lexicon.meanings.words.keys()].some((language) => dictionaryOf(language)?.keyOf(word) !== undefined)
  );
}

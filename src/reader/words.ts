/** Texts as words, so that a word is found as a whole, in whatever case and with whatever accents it is written. */
import { plainLetters } from '../contract/contract.ts';

/** Letters and digits make words; a sign such as an emoji or a plus is a word of its own. */
const WORD = /[\p{L}\p{N}]+|\p{S}/gu;
/** The same for text without other letters than ours, which most of the news is: four times as fast. */
const PLAIN_WORD = /[a-z0-9]+|[$+<=>^`|~]/g;
const IS_PLAIN = /^[\t-~]*$/;
const QUOTES_AND_DASHES = /[“”„–—…]/g;
/** Soft hyphens, joiners and marks of direction are not seen, so they part no words. */
const UNSEEN = /\p{Cf}/gu;
/** "don't" is one word; "Musk's" and "foto's" are Musk and foto. */
const CONTRACTION = /(?<=\p{L})'(?=(?:t|re|ve|ll|d|m)(?![\p{L}\p{N}]))/gu;

/** " the words of a text ", without case and accents; "" when there is none. */
export function wordsOf(text: string): string {
  const typed = text.replaceAll('’', "'").replace(QUOTES_AND_DASHES, ' ').toLowerCase();
  const plain = IS_PLAIN.test(typed);
  const letters = plain ? typed : plainLetters(typed.normalize('NFKC').replace(UNSEEN, ''));
  const parted = letters.includes("'") ? letters.replace(CONTRACTION, '') : letters;
  const words = parted.match(plain ? PLAIN_WORD : WORD);
  return words ? ` ${words.join(' ')} ` : '';
}

/** So few phrases are faster looked for one by one. */
const FEW = 8;

/**
 * Finds the first of some phrases, in their order, that a text holds, and answers its index or null: as fast for a thousand of
 * them as for ten. Phrases and texts are as `wordsOf` makes them.
 */
export function phraseFinder(phrases: readonly string[]): (text: string) => number | null {
  if (phrases.length <= FEW)
    return (text) => {
      const found = phrases.findIndex((phrase) => text.includes(phrase));
      return found < 0 ? null : found;
    };
  const byFirstWord = new Map<string, number[]>();
  for (const [index, words] of phrases.entries()) {
    const [first = ''] = words.trim().split(' ', 1);
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), index]);
  }
  return (text) => {
    let found = phrases.length;
    for (const word of text.split(' '))
      for (const index of byFirstWord.get(word) ?? NO_PHRASES)
        if (index < found && text.includes(phrases[index] ?? text)) found = index;
    return found < phrases.length ? found : null;
  };
}
const NO_PHRASES: readonly number[] = [];

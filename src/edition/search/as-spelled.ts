/** Which of the stories that a search found have its words as they were spelled. Pure. */
import { dictionaryOf, keyOfEnglish, spelledAs } from '../../lexicon/lexicon.ts';
import { wordsOf } from '../../reader/reader.ts';
import type { Found } from './search-order.ts';
import { toldWords } from './told-words.ts';

/**
 * Stories without those that were found by another word of the same stem: Dutch "waar" (where) has the stem of a war, and "boom"
 * (tree) that of "bom" (bomb). One that tells what the word means in English stays: who looks for "maan" wants the man on the moon.
 */
export function asSpelled(found: readonly Found[], text: string): readonly Found[] {
  const words = wordsOf(text).trim().split(' ');
  const spelled = words.flatMap((word) => {
    const how = spelledAs(word);
    return how ? { ...how, isMeantIn: meantIn(word) } : [];
  });
  if (spelled.length === 0) return found;
  const isSpelledIn = (words: string): boolean => spelled.every(({ alike }) => alike.test(words));
  const isOtherIn = (words: string): boolean =>
    spelled.some(
      ({ alike, other, isMeantIn }) => other.test(words) && !alike.test(words) && !isMeantIn(words),
    );
  // Most have it in the headline, and all that a story tells is long: a common word finds hundreds.
  return found.filter(
    ({ row: { story } }) => isSpelledIn(wordsOf(story.headline)) || !isOtherIn(toldWords(story)),
  );
}

/** True for words among which is one that a Dutch word means in English. */
function meantIn(word: string): (words: string) => boolean {
  const meaning = dictionaryOf('nl')?.exactKeyOf(word);
  return (words) =>
    meaning !== undefined && words.split(' ').some((other) => keyOfEnglish(other) === meaning);
}

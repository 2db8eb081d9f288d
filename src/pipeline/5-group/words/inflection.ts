import { stem } from './stem.ts';

/** Before a verb, and before the "ge" of its participle: aan-houden, aan-ge-houden. */
const SEPARABLE =
  'aan|achter|af|bij|binnen|door|in|los|mee|na|neer|om|onder|op|open|over|samen|stil|tegen|terug|toe|tussen|uit|vast|voor|weg';
const PARTICIPLE = new RegExp(`^(${SEPARABLE})?ge(\\p{L}{3,}(?:d|t|en))$`, 'u');
const LONG_VOWEL = /([aeou])\1(?=[^aeiou]*$)/;
const DOUBLE_CONSONANT = /([^aeiou])\1$/;
const VERB_ENDING = /(?<=\p{L}{3}[^aeiou])(?:t|d|te|de)$/u;
const SHORTEST = 4;

/**
 * What the forms of a Dutch word share: "verhoogt", "verhogen", "verhoogd" and "verhoging" are one, "opgepakt" is
 * "oppakken". Coarse, so it serves to find a word of a table and nothing else. Null for what is too short to be sure.
 */
export function dutchRoot(word: string): string | null {
  const plain = word.replace(PARTICIPLE, '$1$2');
  const root = stem(plain, 'nl')
    .replace(VERB_ENDING, '')
    .replace(LONG_VOWEL, '$1')
    .replace(DOUBLE_CONSONANT, '$1')
    .replace(/v$/, 'f')
    .replace(/z$/, 's');
  return root.length < SHORTEST ? null : root;
}

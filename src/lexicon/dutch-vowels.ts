/** What Dutch spelling tells of a vowel and stemmers forget: "bom" and "bommen" are bombs, "boom" and "bomen" trees. */
import { lexicon } from './words.ts';

const SHORT = /^([^aeiouy]*)([aeou])([bdfgklmnprst])$/;
const LONG = /^([^aeiouy]*)(aa|ee|oo|uu)([bdfgklmnprst])$/;
/** At the end of an open syllable: boos and boze, roof and roven. */
const OPENED: Readonly<Record<string, string>> = { s: '[sz]', f: '[fv]' };

export interface Spelled {
  /** What is of the word as it was typed, in lower case. */
  alike: RegExp;
  /** What has the other vowel. */
  other: RegExp;
}

/**
 * Null for a word of which the spelling tells nothing: of several syllables, or a noun whose plural has another vowel (weg, wegen).
 * @param word lower case, without accents
 */
export function spelledAs(word: string): Spelled | null {
  const short = SHORT.exec(word);
  const [, head = '', vowels = '', last = ''] = short ?? LONG.exec(word) ?? [];
  if (last === '') return null;
  const [vowel = ''] = vowels;
  const closed = head + vowel + last;
  if (lexicon.grammar.lengthened.get('nl')?.has(closed)) return null;
  const doubled = head + vowel + vowel + last;
  const opened = `${head}${vowel}${OPENED[last] ?? last}e`;
  return short
    ? {
        alike: new RegExp(`(?<!\\p{L})${closed}(?!e)|${closed}(?:${last}en?)?(?!\\p{L})`, 'u'),
        other: new RegExp(`(?<!\\p{L})(?:${doubled}|${opened})[ns]?(?!\\p{L})`, 'u'),
      }
    : {
        alike: new RegExp(`(?<!\\p{L})(?:${doubled}|${opened})|(?:${doubled}|${opened}n?)(?!\\p{L})`, 'u'),
        other: new RegExp(`(?<!\\p{L})${closed}(?:${last}en?|s)?(?!\\p{L})`, 'u'),
      };
}

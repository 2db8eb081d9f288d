import { countryWords, lexicon, withKeys } from '../../../lexicon/lexicon.ts';

/** Stands before a key that replaces a phrase, so that no later step takes it for a word of the text. */
export const KEY_MARK = '\uE000';

const keys = new Map(
  [...countryWords, ...withKeys(lexicon.meanings.phrases)]
    .filter(([word, key]) => word.includes('-') || (key.includes('_') && word !== key))
    .map(([word, key]) => [word.replaceAll('-', ' '), key]),
);
const longestFirst = [...keys.keys()].sort((a, b) => b.length - a.length);
const ANY_PHRASE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|').replaceAll(' ', '[\\s-]')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Puts the key of a known phrase, marked, in its place. Expects text without accents. */
export function replacePhrases(text: string): string {
  return text.replace(
    ANY_PHRASE,
    (phrase) => `${KEY_MARK}${keys.get(phrase.toLowerCase().replace(/[\s-]/g, ' '))} `,
  );
}

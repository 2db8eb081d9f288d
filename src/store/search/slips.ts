import { isKnownWord } from '../../lexicon/lexicon.ts';

/** Shorter words are one letter from too many others: of these one is missing, two changed places, or one sounds the same. */
const MIN_LETTERS = 7;
/** Of still shorter ones there is no telling. */
const MIN_LETTERS_OF_SHORT = 5;
/** No name is longer, and the work grows with the square of the letters: a thousand ways here, three thousand for 60 letters. */
const MAX_LETTERS = 20;
/** Letters that are written for one another: Miley for Milei, Makron for Macron. */
const SOUND_ALIKE = ['ijy', 'ck', 'sz', 'fv', 'uw'];
const LETTERS_ONLY = /^[a-z]+$/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/**
 * What a word may have been meant for: all of it, and then less for who cannot ask for so much. A short word that is known is one
 * letter from others that are: a heron is no heroin.
 * @param word folded
 * @returns none for a word that is shorter still, longer than names are, or not of plain letters
 */
export function slipsOf(word: string): string[][] {
  if (word.length < MIN_LETTERS_OF_SHORT || word.length > MAX_LETTERS || !LETTERS_ONLY.test(word)) return [];
  if (word.length >= MIN_LETTERS) return [oneSlipFrom(word)];
  const alike = soundingLike(word);
  return isKnownWord(word) ? [alike] : [[...new Set([...alike, ...hastyFor(word)])], alike];
}

/** Words of which a letter was left out, or two changed places. Nobody gets the first letter wrong. */
function hastyFor(word: string): string[] {
  const slips: string[] = [];
  for (let at = 1; at <= word.length; at++) {
    const before = word.slice(0, at);
    const [letter = '', next = ''] = word.slice(at);
    for (const other of LETTERS) slips.push(before + other + word.slice(at));
    if (next !== letter && next !== '') slips.push(before + next + letter + word.slice(at + 2));
  }
  return slips;
}

/** One letter doubled or not doubled, or another of the same sound. Nobody gets the first letter wrong. */
function soundingLike(word: string): string[] {
  const slips = new Set<string>();
  for (let at = 1; at < word.length; at++) {
    const before = word.slice(0, at);
    const [letter = '', next] = word.slice(at);
    const after = word.slice(at + 1);
    slips.add(letter === next ? before + after : before + letter + letter + after);
    for (const other of SOUND_ALIKE.find((letters) => letters.includes(letter)) ?? [])
      slips.add(before + other + after);
  }
  slips.delete(word);
  return [...slips];
}

/**
 * Every word that is one slip away: a letter too many, too few, another one, or two that changed places. Nobody gets the first
 * letter wrong.
 */
function oneSlipFrom(word: string): string[] {
  const slips = new Set<string>();
  for (let at = 1; at <= word.length; at++) {
    const before = word.slice(0, at);
    const [letter = '', next = ''] = word.slice(at);
    const after = word.slice(at + 1);
    for (const other of LETTERS) slips.add(before + other + letter + after);
    if (letter === '') continue;
    slips.add(before + after);
    for (const other of LETTERS) slips.add(before + other + after);
    if (next !== '') slips.add(before + next + letter + after.slice(1));
  }
  slips.delete(word);
  return [...slips];
}

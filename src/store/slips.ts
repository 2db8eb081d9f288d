/** Shorter words are one letter from too many others; of these only what sounds the same is tried. */
const MIN_LETTERS = 7;
const MIN_LETTERS_BY_SOUND = 5;
/** No name is longer, and the work grows with the square of the letters: a thousand ways here, three thousand for 60 letters. */
const MAX_LETTERS = 20;
/** Letters that are written for one another: Miley for Milei, Makron for Macron. */
const SOUND_ALIKE = ['ijy', 'ck', 'sz', 'fv', 'uw'];
const LETTERS_ONLY = /^[a-z]+$/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** @param word folded @returns none for a word that is shorter still, longer than names are, or not of plain letters */
export function slipsOf(word: string): string[] {
  if (word.length < MIN_LETTERS_BY_SOUND || word.length > MAX_LETTERS || !LETTERS_ONLY.test(word)) return [];
  return word.length < MIN_LETTERS ? soundingLike(word) : oneSlipFrom(word);
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

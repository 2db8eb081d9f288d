/** Shorter words are one letter from too many others. */
const MIN_LETTERS = 7;
const LETTERS_ONLY = /^[a-z]+$/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/**
 * Every word that is one slip away: a letter too many, too few, another one, or two that changed places. Nobody gets the first
 * letter wrong.
 * @param word folded @returns none for a word that is short, or not of plain letters
 */
export function oneSlipFrom(word: string): string[] {
  if (word.length < MIN_LETTERS || !LETTERS_ONLY.test(word)) return [];
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

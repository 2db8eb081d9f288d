/** Where a word begins and ends in any alphabet; \b knows no accents. */
const BEGINS = '(?<![\\p{L}\\p{N}_])';
const ENDS = '(?![\\p{L}\\p{N}_])';

/**
 * A regular expression for patterns of the lexicon that match whole words.
 * @param flags  beside "u", which is always there
 */
export function wholeWords(patterns: string, flags = 'gi'): RegExp {
  return new RegExp(`${BEGINS}(?:${patterns})${ENDS}`, `${flags}u`);
}

/** The same for patterns that may go on inside a word. */
export function wordsBeginning(patterns: string, flags = 'gi'): RegExp {
  return new RegExp(`${BEGINS}(?:${patterns})`, `${flags}u`);
}

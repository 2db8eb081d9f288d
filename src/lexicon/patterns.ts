/**
 * A letter of a Latin alphabet, a digit or "_", for what patterns write as \w: theirs knows no accents. \p{L} has 600 ranges, and an
 * expression that asks for it at both ends takes half a millisecond to compile instead of a tenth.
 */
export const WORD_CHARACTER =
  '[\\w\\u00AA\\u00B5\\u00BA\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F\\u1E00-\\u1EFF]';
const BEGINS = `(?<!${WORD_CHARACTER})`;
const ENDS = `(?!${WORD_CHARACTER})`;

/**
 * A regular expression for patterns of the lexicon that match whole words.
 * @param flags  beside "u", which is always there
 */
export function wholeWords(patterns: string, flags = 'gi'): RegExp {
  return new RegExp(`${BEGINS}(?:${patterns})${ENDS}`, `${flags}u`);
}

/** V8 compiles no expression of more than 20,480 characters, and one that it only interprets takes ten times as long. */
const LONGEST = 20_000;

/** Patterns in as few lists as there have to be expressions: each list joined is short enough to be compiled. */
export function inFew(patterns: readonly string[]): string[][] {
  const lists: string[][] = [];
  let length = LONGEST;
  for (const pattern of patterns) {
    length += pattern.length + 1;
    if (length < LONGEST) lists.at(-1)?.push(pattern);
    else {
      lists.push([pattern]);
      length = pattern.length;
    }
  }
  return lists;
}

/** Patterns in one, those for the beginning of a text together: anywhere else one look is enough for all of them. */
export function inOne(patterns: readonly string[]): string {
  const atStart = patterns.filter((pattern) => pattern.startsWith('^')).map((pattern) => pattern.slice(1));
  const anywhere = patterns.filter((pattern) => !pattern.startsWith('^'));
  return [...(atStart.length > 0 ? [`^(?:${byLetter(atStart)})`] : []), byLetter(anywhere)]
    .filter(Boolean)
    .join('|');
}

/** Patterns in one, those of a letter together: a word that begins with another is asked once for all of them. */
function byLetter(patterns: readonly string[]): string {
  const tails = new Map<string, string[]>();
  const others: string[] = [];
  for (const pattern of patterns) {
    const [, letter = '', tail = ''] = FIRST_LETTER.exec(pattern) ?? [];
    if (letter === '' || isOneOfSeveral(pattern)) others.push(pattern);
    else tails.set(letter, [...(tails.get(letter) ?? []), tail]);
  }
  return [...[...tails].map(([letter, each]) => `${letter}(?:${each.join('|')})`), ...others].join('|');
}

/** A small letter that must be there. */
const FIRST_LETTER = /^([a-z])(?![?*+{])(.*)$/u;

/** True for "this|that", and not for "this(?: one| other)". */
function isOneOfSeveral(pattern: string): boolean {
  const outer = pattern.replace(/\([^()]*\)/g, '');
  return outer === pattern ? pattern.includes('|') : isOneOfSeveral(outer);
}

/** Expressions for whole words by language. */
export const wholeWordsByLanguage = (
  patterns: ReadonlyMap<string, string>,
  flags?: string,
): ReadonlyMap<string, RegExp> =>
  new Map([...patterns].map(([language, words]) => [language, wholeWords(words, flags)]));

/**
 * Words as search compares them: lower case, accents folded, punctuation gone. Done here and not by
 * PostgreSQL, because there it would depend on the server's locale (under "C" a curly quote is part of a
 * word) and on an extension that not every server allows.
 */

/** Letters that Unicode does not take apart into a base letter and a mark. */
const WHOLE_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'ng',
  ŧ: 't',
};
const WHOLE_LETTER = /[ßæœøđðþłıħŋŧ]/g;
const MARKS = /\p{M}+/gu;
/** "Israel's" is found by "Israel", "foto's" by "foto". */
const POSSESSIVE = /(?<=\p{L})['’ʼ]s(?![\p{L}\p{N}])/gu;
/** "U.S." is found by "US". */
const DOTTED = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+\.?(?![\p{L}\p{N}])/gu;
const WORD = /[\p{L}\p{N}]+/gu;
/** An index entry may not be longer, and no real word is. */
const MAX_WORD = 60;

export function foldWords(text: string): string[] {
  const plain = text
    // Twice: letters of mathematics become capitals, and some capitals become two letters.
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(WHOLE_LETTER, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(POSSESSIVE, '')
    .replace(DOTTED, (dotted) => dotted.replaceAll('.', ''));
  return (plain.match(WORD) ?? []).filter((word) => word.length <= MAX_WORD);
}

/** More words than this do not narrow a search any further. */
const MAX_QUERY_WORDS = 32;
const QUOTES = /["“”„«»]/;

/**
 * A reader's query as texts for websearch_to_tsquery: all its words, and the same with phrases in straight
 * quotes. Everything else that function would understand is taken out. Both are "" when no word remains.
 */
export function queryTexts(text: string): { words: string; phrases: string } {
  const parts = text.split(QUOTES);
  const words: string[] = [];
  const phrases: string[] = [];
  for (const [index, part] of parts.entries()) {
    const folded = foldWords(part).slice(0, MAX_QUERY_WORDS - words.length);
    // The bare word "or" would be an operator.
    const plain = folded.map((word) => (word === 'or' ? '"or"' : word));
    const quoted = index % 2 === 1 && index < parts.length - 1 && folded.length > 0;
    words.push(...plain);
    phrases.push(...(quoted ? [`"${folded.join(' ')}"`] : plain));
  }
  return { words: words.join(' '), phrases: phrases.join(' ') };
}

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

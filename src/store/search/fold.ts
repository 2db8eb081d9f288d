import { plainLetters } from '../../contract/contract.ts';

/**
 * Words as search compares them: lower case, accents folded, punctuation gone. Done here and not by
 * PostgreSQL, because there it would depend on the server's locale (under "C" a curly quote is part of a
 * word) and on an extension that not every server allows.
 */

/** "Israel's" is found by "Israel", "foto's" by "foto". */
const POSSESSIVE = /(?<=\p{L})['’ʼ]s(?![\p{L}\p{N}])/gu;
/** "U.S." is found by "US". */
const DOTTED = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+\.?(?![\p{L}\p{N}])/gu;
const WORD = /[\p{L}\p{N}]+/gu;
/** An index entry may not be longer, and no real word is. */
const MAX_WORD = 60;

export function foldWords(text: string): string[] {
  // Letters of mathematics are ordinary ones here, and "①" is 1.
  const plain = plainLetters(text.normalize('NFKD'))
    .replace(POSSESSIVE, '')
    .replace(DOTTED, (dotted) => dotted.replaceAll('.', ''));
  return (plain.match(WORD) ?? []).filter((word) => word.length <= MAX_WORD);
}

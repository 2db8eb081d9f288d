import { ACRONYMS, wordAlias } from './aliases.ts';
import { KEY_MARK, replacePhrases } from './phrases.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

/** "U.S." and "V.S." are one word each. */
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu;
/** A marked key, a number with its unit, or a word with apostrophes inside. */
const TOKEN = new RegExp(
  `${KEY_MARK}\\w+|\\d[\\d.,]*(?:bn|tn|mn|m|k|%| ?per ?cent| procent)?(?![\\p{L}\\p{N}])|\\d+|\\p{L}[\\p{L}'’]*`,
  'gu',
);
const THOUSANDS_MARK = /[.,](?=\d{3}(?!\d))/g;
const PER_CENT = / ?(?:per ?cent|procent)$/;
const POSSESSIVE = /['’]s?$/;
const APOSTROPHE = /['’]/g;
const MIN_LETTERS = 2;

/**
 * The words of a text that can tell events apart, as keys that are the same for the same thing in every language of
 * the lexicon: stop words gone, countries' people brought to the country, endings taken off.
 * @param language ISO 639-1; languages without a folder in the lexicon keep their endings
 */
export function tokens(text: string, language: string): string[] {
  const unaccented = text.normalize('NFKD').replace(/\p{M}/gu, '');
  const plain = replacePhrases(unaccented.replace(DOTTED, (dotted) => dotted.replaceAll('.', '')));
  const shouting = plain === plain.toUpperCase();
  const keys: string[] = [];
  for (const [token] of plain.matchAll(TOKEN)) {
    const key = /^\d/.test(token) ? numberKey(token) : wordKey(token, language, shouting);
    if (key) keys.push(key);
  }
  return keys;
}

function numberKey(token: string): string {
  return token
    .toLowerCase()
    .replace(PER_CENT, '%')
    .replace(THOUSANDS_MARK, '')
    .replace(/[.,]+$/, '')
    .replace(',', '.');
}

function wordKey(token: string, language: string, shouting: boolean): string | null {
  if (token.startsWith(KEY_MARK)) return token.slice(KEY_MARK.length);
  const acronym = shouting ? undefined : ACRONYMS.get(token);
  if (acronym) return acronym;
  const word = token.toLowerCase().replace(POSSESSIVE, '').replace(APOSTROPHE, '');
  if (word.length < MIN_LETTERS || isStopWord(word, language)) return null;
  return wordAlias(word, language) ?? stem(word, language);
}

import { ACRONYMS, compoundKeys, wordAlias, wordsFor } from './aliases.ts';
import { KEY_MARK, replacePhrases } from './phrases.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

/** "U.S." and "V.S." are one word each. */
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu;
/** Of numbers, by the unit that keys have: "12,5 miljard", "12.5 billion" and "12.5bn" are one number. */
const UNITS = new Map([
  ['%', '%|per ?cent|procent'],
  ...['k', 'm', 'bn', 'tn'].map((unit): [string, string] => [unit, [unit, ...wordsFor(unit)].join('|')]),
]);
const ANY_UNIT = [...UNITS.values()].join('|');
/** A marked key, a number with its unit, or a word with apostrophes inside. */
const TOKEN = new RegExp(
  `${KEY_MARK}\\w+|\\d[\\d.,]*(?:[ -]?(?:${ANY_UNIT}))?(?![\\p{L}\\p{N}])|\\d+|\\p{L}[\\p{L}'’]*`,
  'giu',
);
const AMOUNT = new RegExp(`^([\\d.,]*\\d)[.,]*[ -]?(${ANY_UNIT})?$`, 'i');
const UNIT_FORMS = [...UNITS].map(([key, forms]) => ({ key, forms: new RegExp(`^(?:${forms})$`, 'i') }));
const THOUSANDS_MARK = /[.,](?=\d{3}(?!\d))/g;
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
    if (/^\d/.test(token)) keys.push(numberKey(token));
    else keys.push(...wordKeys(token, language, shouting));
  }
  return keys;
}

function numberKey(token: string): string {
  const [, digits = token, unit = ''] = AMOUNT.exec(token) ?? [];
  const key = UNIT_FORMS.find(({ forms }) => forms.test(unit))?.key ?? '';
  return `${digits.replace(THOUSANDS_MARK, '').replace(',', '.')}${key}`;
}

/** One key; several for a compound; none for what says nothing. */
function wordKeys(token: string, language: string, shouting: boolean): readonly string[] {
  if (token.startsWith(KEY_MARK)) return [token.slice(KEY_MARK.length)];
  const acronym = shouting ? undefined : ACRONYMS.get(token);
  if (acronym) return [acronym];
  const word = token.toLowerCase().replace(POSSESSIVE, '').replace(APOSTROPHE, '');
  if (word.length < MIN_LETTERS || isStopWord(word, language)) return [];
  const alias = wordAlias(word, language);
  if (alias !== undefined) return [alias];
  const parts = compoundKeys(word, language);
  return parts.length > 0 ? parts : [stem(word, language)];
}

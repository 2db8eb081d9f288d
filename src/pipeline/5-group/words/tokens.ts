import { capitalsAreNames, isNameAt } from '../../../lexicon/lexicon.ts';
import { ACRONYMS, compoundKeys, nameAlias, nameKey, stemOf, wordAlias, wordsFor } from './aliases.ts';
import { KEY_MARK, replacePhrases } from './phrases.ts';
import { isStopWord } from './stop-words.ts';
import { townsIn } from './towns.ts';

/** "U.S." and "V.S." are one word each. */
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu;
/** Of numbers, by the unit that keys have: "12,5 miljard", "12.5 billion", "12.5bn" and "12.5B" are one number. */
const UNITS = new Map([
  ['%', '%|per ?cent|procent'],
  ...[['k'], ['m'], ['bn', 'b'], ['tn']].map(([unit = '', ...letters]): [string, string] => [
    unit,
    [unit, ...letters, ...wordsFor(unit)].join('|'),
  ]),
]);
const ANY_UNIT = [...UNITS.values()].join('|');
/** What follows the number of a day, a round or an age: "7th", "7de", "18-year-old". The number alone tells it. */
const ORDINAL_OR_AGE = 'st|nd|rd|th|ste|de|e|[- ]years?[- ]olds?';
/** A marked key, a number with its unit or before letters that are none, or a word with apostrophes inside. */
const TOKEN = new RegExp(
  `${KEY_MARK}\\w+|\\d[\\d.,]*(?:[ -]?(?:${ANY_UNIT})|${ORDINAL_OR_AGE})?(?![.,]?[\\p{L}\\p{N}])|\\d+(?:[.,]\\d+)*|\\p{L}[\\p{L}'’]*`,
  'giu',
);
const AMOUNT = new RegExp(`^([\\d.,]*\\d)[.,]*(?:[ -]?(${ANY_UNIT})|${ORDINAL_OR_AGE})?$`, 'i');
const UNIT_FORMS = [...UNITS].map(([key, forms]) => ({ key, forms: new RegExp(`^(?:${forms})$`, 'i') }));
const THOUSANDS_MARK = /[.,](?=\d{3}(?!\d))/g;
const POSSESSIVE = /['’]s?$/;
const APOSTROPHE = /['’]/g;
/** Accents, and what only breaks lines: "schoonma­kers" is one word. */
const UNSEEN = /[\p{M}\u00AD\u200B-\u200D\u2060\uFEFF]/gu;
const CAPITAL = /^\p{Lu}/u;
const MIN_LETTERS = 2;

/**
 * The words of a text that can tell events apart, as keys that are the same for the same thing in every language of
 * the lexicon: stop words gone, countries' people brought to the country, endings taken off.
 * @param language ISO 639-1; languages without a folder in the lexicon keep their endings
 */
export function tokens(text: string, language: string): string[] {
  return read(text, language).keys;
}

interface ReadText {
  keys: string[];
  /** Towns that the text names: where it happens, or who acts. */
  towns: string[];
  /** Of these, where nobody is from: "uit Emmen" is not where it happens. */
  scenes: string[];
}

/** The same, and the towns that the text names. */
export function read(text: string, language: string): ReadText {
  const unaccented = text.normalize('NFKD').replace(UNSEEN, '');
  const dotless = unaccented.replace(DOTTED, (dotted) => dotted.replaceAll('.', ''));
  const plain = replacePhrases(dotless);
  const shouting = plain === plain.toUpperCase();
  const keys: string[] = [];
  for (const { 0: token, index } of plain.matchAll(TOKEN)) {
    if (/^\d/.test(token)) keys.push(numberKey(token));
    else if (token.startsWith(KEY_MARK)) keys.push(token.slice(KEY_MARK.length));
    else if (!shouting && ACRONYMS.has(token)) keys.push(ACRONYMS.get(token) ?? '');
    else keys.push(...wordKeys(token, language, !shouting && isNameAt(plain, index, language)));
  }
  const towns = !shouting && capitalsAreNames(language) ? townsIn(dotless, language) : [];
  return {
    keys,
    towns: towns.map(({ town }) => town),
    scenes: towns.flatMap(({ town, isOrigin }) => (isOrigin ? [] : [town])),
  };
}

function numberKey(token: string): string {
  const [, digits = token, unit = ''] = AMOUNT.exec(token) ?? [];
  const key = UNIT_FORMS.find(({ forms }) => forms.test(unit))?.key ?? '';
  return `${digits.replace(THOUSANDS_MARK, '').replace(',', '.')}${key}`;
}

/** One key; several for a compound; none for what says nothing. */
function wordKeys(token: string, language: string, isName: boolean): readonly string[] {
  const word = plainWord(token);
  if (word.length < MIN_LETTERS || isStopWord(word, language) || isStopWord(asWritten(token), language))
    return [];
  const name = CAPITAL.test(token) ? nameKey(word, language) : undefined;
  if (name !== undefined) return [name];
  const alias = isName ? nameAlias(word, language) : wordAlias(word, language);
  if (alias !== undefined) return [alias];
  const parts = isName ? [] : compoundKeys(word, language);
  return parts.length > 0 ? parts : [stemOf(word, language)];
}

/** With its apostrophe: Dutch "zo'n" is not "zon", the sun. */
const asWritten = (token: string): string => token.toLowerCase().replace(APOSTROPHE, "'");

const plainWord = (token: string): string =>
  token.toLowerCase().replace(POSSESSIVE, '').replace(APOSTROPHE, '');

/**
 * Other forms of a word that a search should find too, besides those that PostgreSQL's stemmers bring together. The rules make
 * more than there is: a form that nobody writes finds nothing.
 */
import { lexicon, SEPARABLE } from '../lexicon/lexicon.ts';

/** The languages that search knows forms of. */
export type SearchLanguage = 'en' | 'nl';
type Rule = readonly [ending: RegExp, instead: string];

/** Shorter words have no forms but those of the lexicon. */
const MIN_LETTERS = 4;
const LETTERS_ONLY = /^[a-z]+$/;

/** @param word folded @returns different words, this one first */
export function formsOf(word: string, language: SearchLanguage): string[] {
  const family = FAMILIES[language].get(word) ?? [];
  if (word.length < MIN_LETTERS || !LETTERS_ONLY.test(word)) return [...new Set([word, ...family])];
  const ruled = language === 'en' ? changed(word, ENGLISH) : dutchForms(word);
  return [...new Set([word, ...family, ...ruled, ...changed(word, NAMES)])];
}

const FAMILIES = { en: familiesOf('en'), nl: familiesOf('nl') };

function familiesOf(language: SearchLanguage): ReadonlyMap<string, readonly string[]> {
  const families = new Map<string, string[]>();
  for (const [word, key] of lexicon.forms.families.get(language) ?? []) {
    const family = families.get(key) ?? [key];
    family.push(word);
    families.set(key, family);
  }
  return new Map([...families.values()].flatMap((family) => family.map((word) => [word, family])));
}

function changed(word: string, rules: readonly Rule[]): string[] {
  return rules.flatMap(([ending, instead]) => (ending.test(word) ? word.replace(ending, instead) : []));
}

/** Names that are written in more than one way in our letters: Zelensky, Zelenskyy, Zelenskiy. */
const SKY = /(?<=\w{3}sk)(?:yy|iy|ij|ii|y|i)$/;
const NAMES: readonly Rule[] = ['y', 'yy', 'iy', 'i'].map((ending) => [SKY, ending]);

/** What may follow the letters that Britain and America write differently. */
const AFTER_OUR = '(?:s|ed|ing|er|ers|able|ful|hood)?$';
const AFTER_ISE = '(?:e|es|ed|er|ers|ing|ation|ations)$';
/** British and American spellings, both ways; then nouns that end in -sion and their verbs. */
const ENGLISH: readonly Rule[] = [
  [new RegExp(`(?<=\\w{2})our(?=${AFTER_OUR})`), 'or'],
  [new RegExp(`(?<=\\w{3})or(?=${AFTER_OUR})`), 'our'],
  [new RegExp(`(?<=\\w{3})is(?=${AFTER_ISE})`), 'iz'],
  [new RegExp(`(?<=\\w{3})iz(?=${AFTER_ISE})`), 'is'],
  [/ys(?=(?:e|es|ed|ing)$)/, 'yz'],
  [/yz(?=(?:e|es|ed|ing)$)/, 'ys'],
  [/tre(?=s?$)/, 'ter'],
  [/ter(?=s?$)/, 'tre'],
  [/(?<=\w{3})ence(?=s?$)/, 'ense'],
  [/(?<=\w{3})ense(?=s?$)/, 'ence'],
  [/ll(?=(?:ed|ing|er|ers)$)/, 'l'],
  [/(?<=\w{2}[aeiou])l(?=(?:ed|ing|er|ers)$)/, 'll'],
  [/(?<=\w{4})sions?$/, 'de'],
  [/(?<=\w{3}n)sions?$/, 'd'],
  [/(?<=\w{4})(?:de|des|ded|ding)$/, 'sion'],
  [/(?<=\w{4}n)d(?:s|ed|ing)?$/, 'sion'],
];

const PARTICIPLE = new RegExp(`^(${SEPARABLE})?ge(\\w{3,}[td])$`);
const AFTER_PREFIX = new RegExp(`^((?:${SEPARABLE})?)(\\w{3,})$`);
/** Endings before which a long vowel is written once and a short one doubles its consonant: stak-en, stemm-en. */
const OPENING = /(?:ingen|ing|en)$/;
/** A participle or past tense of which nothing else ends so: "markt" is no form of Mark. */
const CLOSING = /(?<=eer|[aeiou]{2}[fgklmnp]|ij[fgkmnp]|[mpg]|[^r]k)(?:t|te|ten|d|de|den)$/;
const LONG_VOWEL = /(aa|ee|oo|uu)([^aeiou])$/;
const SHORT_VOWEL = /(?<![aeiou])[aeiou]([bdfgklmnprst])$/;
/** Endings that no voice stresses: lever-en, wandel-en, teken-en. */
const UNSTRESSED = /[aeiou][^aeiou]+e[lmnr]$/;
/** Past tenses end in t after these letters, in d after all others. */
const VOICELESS = /(?:[fkpt]|ch|[^aeiou]s|[aeiou]{2}s)$/;
const VERB_OF_NOUN = /(?<=\w{3})atie(?:s)?$/;
const NOUN_OF_VERB = /(?<=\w{3})(?:er|eer)$/;

/** "staking", "staken", "staakt" and "gestaakt" are forms of each other, and so are "arrestatie" and "arresteert". */
function dutchForms(word: string): string[] {
  return basesOf(word).flatMap((base) => {
    const past = VOICELESS.test(base) ? 't' : 'd';
    return [
      base,
      ...openedOf(base).flatMap((opened) => [`${opened}en`, `${opened}ing`]),
      `${base}s`,
      ...(CLOSING.test(`${base}t`) ? [`${base}t`, base + past] : []),
      base.replace(AFTER_PREFIX, `$1ge$2${past}`),
      ...(NOUN_OF_VERB.test(base) ? [base.replace(NOUN_OF_VERB, 'atie')] : []),
    ];
  });
}

/** What may be left of a word without its endings, as it is written when nothing follows: "staak" of "stakingen". */
function basesOf(word: string): string[] {
  const plain = word.replace(PARTICIPLE, '$1$2');
  if (VERB_OF_NOUN.test(plain)) return [plain, plain.replace(VERB_OF_NOUN, 'eer')];
  if (OPENING.test(plain)) return closedOf(plain.replace(OPENING, ''));
  const isParticiple = plain !== word;
  if (isParticiple || CLOSING.test(plain)) return [plain.replace(/(?:t|te|ten|d|de|den)$/, '')];
  return [plain, ...(plain.endsWith('s') ? [plain.slice(0, -1)] : [])];
}

/** "stak" → "staak", "stemm" → "stem", "huiz" → "huis". */
function closedOf(root: string): string[] {
  const hard = root.replace(/v$/, 'f').replace(/z$/, 's');
  if (/([^aeiou])\1$/.test(hard)) return [hard.slice(0, -1)];
  if (UNSTRESSED.test(hard)) return [hard, hard.replace(/er$/, 'eer')];
  return [hard.replace(/(?<![aeiou])([aeou])([^aeiou])$/, '$1$1$2')];
}

/** The way back: "staak" → "stak", "stem" → "stemm", "huis" → "huiz". */
function openedOf(base: string): string[] {
  const root = base.replace(LONG_VOWEL, (_all, vowel: string, last: string) => vowel.slice(0, 1) + last);
  const opened = root === base ? base.replace(SHORT_VOWEL, '$&$1') : root;
  const soft = opened === base || opened === root ? opened.replace(/f$/, 'v').replace(/s$/, 'z') : opened;
  return soft === opened ? [opened] : [opened, soft];
}

/**
 * What Dutch does to the ends of words. The rules make more forms than there are: they serve to find a word of a table,
 * and one that nobody wrote finds nothing.
 */

/** Stands before a verb and apart from it, and before the "ge" of its participle: aan-houden, aan-ge-houden. */
export const SEPARABLE =
  'aan|achter|af|bij|binnen|door|in|los|mee|na|neer|om|onder|op|open|over|samen|stil|tegen|terug|toe|tussen|uit|vast|voor|weg';
const PARTICIPLE = new RegExp(`^(${SEPARABLE})?ge(\\p{L}{3,}(?:d|t|en))$`, 'u');

/** No word is looked for by less. */
const SHORTEST_BASE = 3;
/** Shorter words that end in s are whole: kans, reis. */
const SHORTEST_PLURAL = 5;
const PLURAL_S = /(?<=[bdfgklmnprt])s$/;
/** Of a word that ends in a voiceless e: "overnames". Also the end of a singular ("adres"), so only where a table knows the rest. */
const PLURAL_ES = /\p{L}{3}es$/u;
const DIMINUTIVE = /(?<=\p{L}{3})(?:etje|tje|pje|je)s?$/u;
const OPENING = /(?:en|e)$/;
const VERBAL_NOUN = /(?<=\p{L}{3})ing(?:en)?$/u;
const INFINITIVE = /\p{L}{3}en$/u;
const PAST = /(?<=\p{L}{3})(?:t|d|te|de|ten|den)$/u;
const DOUBLE_CONSONANT = /([^aeiou])\1$/;
/** Endings that no voice stresses: lever-en, wandel-en, teken-en. */
const UNSTRESSED = /[aeiou][^aeiou]+e[lnr]$/;
const OPEN_VOWEL = /(?<![aeiou])([aeou])([^aeiouwx])$/;

/** What the forms of a noun or adjective share: "muggen" and "mug", "huizen" and "huis", "grote" and "groot". */
export function dutchStem(word: string): string {
  if (word.endsWith('heden')) return word.replace(/heden$/, 'heid');
  if (OPENING.test(word)) return closed(word.replace(OPENING, ''));
  return word.length >= SHORTEST_PLURAL ? word.replace(PLURAL_S, '') : word;
}

/** As which words a noun or adjective may stand in a table, the likeliest first. */
export function dutchStems(word: string): string[] {
  const stem = dutchStem(word);
  const singular = PLURAL_ES.test(word) ? dutchStem(word.slice(0, -1)) : stem;
  const small = [stem, word].map((form) => form.replace(DIMINUTIVE, ''));
  return [...new Set([word, stem, ...small, singular])].filter(longEnough);
}

/**
 * What the forms of a verb may share: "verhoogt", "verhogen", "verhoogd" and "verhoging" all have "verhoog", "opgepakt"
 * and "oppakken" have "oppak".
 */
export function dutchVerbStems(word: string): string[] {
  const plain = word.replace(/e$/, '').replace(PARTICIPLE, '$1$2');
  const stems = [...new Set([word, plain, word.replace(PARTICIPLE, '$1$2')])].flatMap((form) => [
    ...opened(form),
    form.replace(PAST, ''),
  ]);
  return [...new Set(stems)].filter(longEnough);
}

/** The same for a verb as tables have it: "verhogen" → verhoog. Empty for what is no infinitive. */
export function dutchInfinitiveStems(word: string): string[] {
  return INFINITIVE.test(word) ? opened(word).filter(longEnough) : [];
}

/** Of a verb or what is made of one, with an ending: "staken", "staking" and "stakingen" → staak. Empty for a word without. */
export function dutchRoots(word: string): string[] {
  return INFINITIVE.test(word) || VERBAL_NOUN.test(word) ? opened(word) : [];
}

const longEnough = (stem: string): boolean => stem.length >= SHORTEST_BASE;

/** "verhogen" and "verhoging" → verhoog; "arresteren" → arresteer. */
function opened(form: string): string[] {
  const ending = VERBAL_NOUN.test(form) ? VERBAL_NOUN : OPENING;
  if (!ending.test(form)) return [form];
  const stem = closed(form.replace(ending, ''));
  return stem.endsWith('er') ? [stem, stem.replace(/er$/, 'eer')] : [stem];
}

/** As what is left is written when nothing follows: "stak" → "staak", "stemm" → "stem", "huiz" → "huis". */
function closed(root: string): string {
  const hard = root.replace(/v$/, 'f').replace(/z$/, 's');
  if (DOUBLE_CONSONANT.test(hard)) return hard.slice(0, -1);
  return UNSTRESSED.test(hard) ? hard : hard.replace(OPEN_VOWEL, '$1$1$2');
}

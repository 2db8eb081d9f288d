/**
 * The way back from inflection.ts: other forms in which a Dutch word may be written, for who looks for it in texts. What leads to
 * a word of a table may be generous; what is looked for in all texts may not, so endings count only where they can be nothing else.
 */
import { dutchRoots, SEPARABLE } from './inflection.ts';

const PARTICIPLE = new RegExp(`^(${SEPARABLE})?ge(\\w{3,}[td])$`);
const AFTER_PREFIX = new RegExp(`^((?:${SEPARABLE})?)(\\w{3,})$`);
/** A participle or past tense of which nothing else ends so: "markt" is no form of Mark. */
const CLOSING = /(?<=eer|[aeiou]{2}[fgklmnp]|ij[fgkmnp]|[mpg]|[^r]k)(?:t|te|ten|d|de|den)$/;
const LONG_VOWEL = /(aa|ee|oo|uu)([^aeiou])$/;
const SHORT_VOWEL = /(?<![aeiou])[aeiou]([bdfgklmnprst])$/;
/** Past tenses end in t after these letters, in d after all others. */
const VOICELESS = /(?:[fkpt]|ch|[^aeiou]s|[aeiou]{2}s)$/;
const VERB_OF_NOUN = /(?<=\w{3})atie(?:s)?$/;
const NOUN_OF_VERB = /(?<=\w{3})(?:er|eer)$/;

/**
 * "staking", "staken", "staakt" and "gestaakt" are forms of each other, and so are "arrestatie" and "arresteert".
 * @param word lower case, without accents
 */
export function dutchForms(word: string): string[] {
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
  const roots = dutchRoots(plain);
  if (roots.length > 0) return roots;
  const isParticiple = plain !== word;
  if (isParticiple || CLOSING.test(plain)) return [plain.replace(/(?:t|te|ten|d|de|den)$/, '')];
  return [plain, ...(plain.endsWith('s') ? [plain.slice(0, -1)] : [])];
}

/** As a root is written when an ending follows: "staak" → "stak", "stem" → "stemm", "huis" → "huiz". */
function openedOf(base: string): string[] {
  const root = base.replace(LONG_VOWEL, (_all, vowel: string, last: string) => vowel.slice(0, 1) + last);
  const opened = root === base ? base.replace(SHORT_VOWEL, '$&$1') : root;
  const soft = opened === base || opened === root ? opened.replace(/f$/, 'v').replace(/s$/, 'z') : opened;
  return soft === opened ? [opened] : [opened, soft];
}

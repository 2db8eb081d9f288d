/** The door of the lexicon: what is known of languages, read once at start. Pure. */
export { capitalsAreNames, isNameAt } from './capitals.ts';
export { countryWords, dictionaryOf, keyOfEnglish, REFERENCE_LANGUAGE, withKeys } from './dictionary.ts';
export { dutchForms } from './dutch-forms.ts';
export { spelledAs } from './dutch-vowels.ts';
export { type FirstLook, firstLook } from './first-look.ts';
export { isKnownWord } from './known-word.ts';
export { monthOf } from './months.ts';
export { inFew, inOne, wholeWords, wholeWordsByLanguage } from './patterns.ts';
export type { Subject } from './shape/forms.ts';
export { stem } from './stem.ts';
export { lexicon } from './words.ts';

import type { Translate } from './translator.ts';

/** A text in the quotation marks of the reader's language; one that has its own, such as a search for a phrase, keeps to those. */
export const quoted = (text: string, t: Translate): string =>
  /["“-„«»]/.test(text) ? text : t('quoted', { text });

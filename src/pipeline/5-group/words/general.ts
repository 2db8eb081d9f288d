import { lexicon, REFERENCE_LANGUAGE } from '../../../lexicon/lexicon.ts';
import { tokens } from './tokens.ts';

let keys: ReadonlySet<string> | null = null;

const NUMBER = /^\d/;

/**
 * Whether a word says nothing of what a headline is about, in whatever language it was written: it is a number, or its key is that of
 * an English word that stands in any.
 */
export function isGeneral(key: string): boolean {
  keys ??= new Set([...lexicon.meanings.general].flatMap((word) => tokens(word, REFERENCE_LANGUAGE)));
  return NUMBER.test(key) || keys.has(key);
}

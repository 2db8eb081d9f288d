import { lexicon, REFERENCE_LANGUAGE } from '../../../lexicon/lexicon.ts';
import { tokens } from './tokens.ts';

let keys: ReadonlySet<string> | null = null;

/** Whether a word says nothing of what a headline is about, in whatever language it was written: its key is that of an English one. */
export function isGeneral(key: string): boolean {
  keys ??= new Set([...lexicon.meanings.general].flatMap((word) => tokens(word, REFERENCE_LANGUAGE)));
  return keys.has(key);
}

/** The door of the lexicon: what is known of languages, read once at start. Pure. */
import { LANGUAGE_FOLDERS } from './languages.ts';
import { readLexicon } from './read-lexicon.ts';

export { wholeWords, wordsBeginning } from './patterns.ts';
export type { Subject } from './shape.ts';

export const lexicon = readLexicon(LANGUAGE_FOLDERS);

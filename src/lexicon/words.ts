import { LANGUAGE_FOLDERS } from './languages.ts';
import { readLexicon } from './read-lexicon.ts';

/** Everything the folders say. */
export const lexicon = readLexicon(LANGUAGE_FOLDERS);

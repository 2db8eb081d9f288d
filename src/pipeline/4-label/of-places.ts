import { lexicon } from '../../lexicon/lexicon.ts';

/** One expression per language for words that end so. */
export const endings = (patterns: ReadonlyMap<string, string>): Map<string, RegExp> =>
  new Map([...patterns].map(([language, pattern]) => [language, new RegExp(`\\p{Ll}(?:${pattern})$`, 'u')]));

const OF_PLACES = endings(lexicon.names.ofPlaces);

/** "Groningse", "Gelderse": what is of a place. */
export const isOfPlace = (word: string, language: string): boolean =>
  OF_PLACES.get(language)?.test(word) ?? false;

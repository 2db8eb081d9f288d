import snowball from 'snowball-stemmers';
import { spelled } from './spelling.ts';
import { lexicon } from './words.ts';

const STEMMERS = new Map(
  [...lexicon.grammar.stemmer].map(([language, [name = '']]) => [language, snowball.newStemmer(name)]),
);
/** Words remembered per language; then forgotten all at once, which costs a millisecond. */
const MEMORY = 100_000;
const memories = new Map([...STEMMERS.keys()].map((language) => [language, new Map<string, string>()]));

/** A word without its ending, by the Snowball rules of its language, whichever way it is spelled. */
export function stem(word: string, language: string): string {
  const stemmer = STEMMERS.get(language);
  const memory = memories.get(language);
  if (!stemmer || !memory) return word;
  const known = memory.get(word);
  if (known !== undefined) return known;
  if (memory.size >= MEMORY) memory.clear();
  const stemmed = stemmer.stem(spelled(word, language));
  memory.set(word, stemmed);
  return stemmed;
}

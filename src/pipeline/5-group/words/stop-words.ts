import { lexicon } from '../../../lexicon/lexicon.ts';

const { stopWords } = lexicon.grammar;
/** Of languages without a list of their own: what the feeds of many languages mix in is English. */
const usual = stopWords.get('en');

/** True when a lower-case word of a text in `language` does not help to tell events apart. */
export function isStopWord(word: string, language: string): boolean {
  return (stopWords.get(language) ?? usual)?.has(word) ?? false;
}

import { lexicon } from '../../lexicon/lexicon.ts';

/** Ordinary words of any language that has tables: a capital makes no name of them. */
const WORDS = new Set<string>();
for (const tables of [lexicon.lemmas.words, lexicon.meanings.words])
  for (const table of tables.values())
    for (const [word, key] of table) {
      WORDS.add(word);
      WORDS.add(key);
    }
for (const words of [...lexicon.grammar.stopWords.values(), lexicon.names.alone, lexicon.names.nobody])
  for (const word of words) WORDS.add(word);
for (const topics of lexicon.topics.words.values()) for (const word of topics.keys()) WORDS.add(word);

/** True for an ordinary word. @param folded lower case, without accents */
export const isCommonWord = (folded: string): boolean => WORDS.has(folded);

/** True for a word that carries grammar and no meaning in the language: "then", "aan". */
export const isGrammarWord = (folded: string, language: string): boolean =>
  lexicon.grammar.stopWords.get(language)?.has(folded) ?? false;

/** The end of a text: some publishers leave out the last full stop, and here all texts stand on one page. */
import { lexicon } from '../lexicon/lexicon.ts';

/** By language: with what begins what may be a question. */
const ASKS: ReadonlyMap<string, RegExp> = new Map(
  [...lexicon.grammar.questions].map(([language, any]) => [
    language,
    new RegExp(`^["“‘]?(?:${any})(?!\\p{L})`, 'iu'),
  ]),
);
const UNENDED = /[\p{L}\p{N}%][”’"')\]]*\s*$/u;
/** Three words: fewer are a label. */
const SENTENCE = /\S\s+\S+\s+\S/u;
/** "The U.S. will" is one sentence. */
const SENTENCE_END = /[.!?…][”’"')]*\s+(?=["“‘]?[\p{Lu}\p{N}])/u;

/**
 * With a full stop where a text stops without a mark. The words stay as their publisher wrote them.
 * @param language of the text, ISO 639-1
 */
export function ended(text: string, language: string): string {
  const asks = ASKS.get(language);
  if (!asks || !UNENDED.test(text) || !SENTENCE.test(text)) return text;
  const last = text.trim().split(SENTENCE_END).at(-1) ?? '';
  return asks.test(last) ? text : `${text.trimEnd()}.`;
}

/** The end of a text: some publishers leave out the last full stop, and here all texts stand on one page. */

/** By language: with what begins what may be a question, whatever its mark. */
const ASKS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    en: 'who|whose|whom|what|where|when|why|how|which|is|are|was|were|do|does|did|can|could|should|would|will|has|have',
    nl: 'wie|wat|waar(?:\\p{L}*)|wanneer|hoe|hoeveel|welke?|is|was|kan|kunnen|moet|moeten|mag|gaat|gaan|heeft|hebben|wordt|worden',
  }).map(([language, words]) => [language, new RegExp(`^["“‘]?(?:${words})(?!\\p{L})`, 'iu')]),
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

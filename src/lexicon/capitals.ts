/** Languages that write names with a capital and all other words without one, in titles too. */
const CAPITALS_ARE_NAMES: ReadonlySet<string> = new Set(['nl']);
const CAPITAL = /\p{Lu}/u;
const INSIDE_SENTENCE = /[\p{L}\p{N},]\s$/u;
/** What INSIDE_SENTENCE looks at. */
const LETTERS_BEFORE = 2;

/** True when the word that begins at `index` has a capital without opening a sentence, where only names do. */
export function isNameAt(text: string, index: number, language: string): boolean {
  return (
    CAPITALS_ARE_NAMES.has(language) &&
    CAPITAL.test(text.charAt(index)) &&
    INSIDE_SENTENCE.test(text.slice(Math.max(0, index - LETTERS_BEFORE), index))
  );
}

/** True for a language whose capitals tell names from words. */
export function capitalsAreNames(language: string): boolean {
  return CAPITALS_ARE_NAMES.has(language);
}

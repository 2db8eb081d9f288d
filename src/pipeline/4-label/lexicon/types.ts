/**
 * Words that point to a category, English and Dutch, folded, by spaces. `word*` also matches longer words
 * that begin so; `two_words` match one after the other.
 */
export interface Lexicon {
  /** Hardly ever used about anything else. */
  strong: string;
  /** Common in the category, not rare elsewhere. */
  words: string;
}

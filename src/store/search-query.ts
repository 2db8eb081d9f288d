/** What a reader typed, as texts for to_tsquery. Words are letters and digits only, so nothing in them is an operator. */
import { foldWords } from './fold.ts';
import { formsOf, type SearchLanguage } from './forms.ts';
import { oneSlipFrom } from './slips.ts';

/** More words than this do not narrow a search any further. */
const MAX_QUERY_WORDS = 32;
/** So many words of a query may be misspelt: each is looked for in some hundred ways. */
const MAX_MISSPELT = 2;
/** Who types more words than this is telling a story, not a name; and each word more makes such a search dearer. */
const MAX_WORDS_WITH_SLIPS = 4;
const QUOTES = /["“”„«»]/;

export interface SearchQuery {
  /** Words between quotes stand together; other words are by themselves, and may come in other forms. */
  parts: readonly { words: readonly string[]; quoted: boolean }[];
}

export function readQuery(text: string): SearchQuery {
  const pieces = text.split(QUOTES);
  let left = MAX_QUERY_WORDS;
  const parts = pieces.flatMap((piece, index) => {
    const words = foldWords(piece).slice(0, left);
    left -= words.length;
    // A quote that nobody closed is none.
    const quoted = index % 2 === 1 && index < pieces.length - 1;
    return words.length > 0 ? [{ words, quoted }] : [];
  });
  return { parts };
}

/** All words, in any of their forms. The index knows words, not phrases, so this is what it is asked. */
export function wordsQuery({ parts }: SearchQuery, language: SearchLanguage): string {
  return parts
    .flatMap(({ words, quoted }) => words.map((word) => anyOf(quoted ? [word] : formsOf(word, language))))
    .join(' & ');
}

/** The same, and the words of each phrase next to each other; null when there is no phrase. */
export function phrasesQuery(query: SearchQuery, language: SearchLanguage): string | null {
  const phrases = query.parts.filter(({ quoted }) => quoted).map(({ words }) => words.join(' <-> '));
  if (phrases.length === 0) return null;
  return [wordsQuery(query, language), ...phrases.map((phrase) => `(${phrase})`)].join(' & ');
}

/** The words as they are, or as they are when one letter of a long one was wrong; null when none is long enough. */
export function slipsQuery({ parts }: SearchQuery): string | null {
  if (parts.flatMap(({ words }) => words).length > MAX_WORDS_WITH_SLIPS) return null;
  let misspelt = 0;
  const groups = parts.flatMap(({ words, quoted }) =>
    words.map((word) => {
      const slips = quoted || misspelt >= MAX_MISSPELT ? [] : oneSlipFrom(word);
      if (slips.length > 0) misspelt += 1;
      return anyOf([word, ...slips]);
    }),
  );
  return misspelt > 0 ? groups.join(' & ') : null;
}

const anyOf = (words: readonly string[]): string =>
  words.length === 1 ? words.join() : `(${words.join(' | ')})`;

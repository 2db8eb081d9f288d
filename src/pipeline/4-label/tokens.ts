import { fold } from '../../geo/geo.ts';

/** A word of a text. */
export interface Token {
  raw: string;
  /** Lower case, without accents and the points of an abbreviation: "U.S." is "us". */
  folded: string;
  start: number;
  end: number;
  /** Begins with a capital letter. */
  capital: boolean;
}

export interface Text {
  text: string;
  tokens: Token[];
  /** Most words are capitalised, so that capitals say nothing about names. */
  titleCase: boolean;
}

/** Words of letters and digits; abbreviations keep their points ("U.S."). */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?:\.\p{L}\b)+\.?)?/gu;
const CAPITAL = /^\p{Lu}/u;
const ALL_CAPS = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u;
/** Share of capitalised words above which a title is set in title case, and the words it takes to tell. */
const TITLE_CASE_SHARE = 0.7;
const TITLE_CASE_WORDS = 4;
/** …or so many words of at least this many letters, every one of them with a capital. */
const LONG_WORDS = 4;
const LONG_WORD = 4;

/** Splits a text into words, with what capital letters mean in it. */
export function readText(text: string): Text {
  const tokens: Token[] = [];
  let capitals = 0;
  let longWords = 0;
  let longCapitals = 0;
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    const capital = CAPITAL.test(raw);
    if (capital) capitals += 1;
    if (raw.length >= LONG_WORD) {
      longWords += 1;
      if (capital) longCapitals += 1;
    }
    tokens.push({ raw, folded: fold(raw), start: match.index, end: match.index + raw.length, capital });
  }
  const titleCase =
    (tokens.length >= TITLE_CASE_WORDS && capitals / tokens.length > TITLE_CASE_SHARE) ||
    (longWords >= LONG_WORDS && longWords === longCapitals);
  return { text, tokens, titleCase };
}

const COMPOUND = /^\p{L}+-\p{Ll}/u;

/**
 * True for the "Letter-" of "Letter-bomb found", and not for that of "Analysis-Ports reopen" or for "Op-ed:", where a series stands before
 * a headline.
 * @param found what opens the text
 */
export function isPartOfCompound(found: string, text: string): boolean {
  return found.trimEnd().endsWith('-') && COMPOUND.test(text);
}

/** True for "GAZA" and "US", not for "Gaza". */
export function isAllCaps(word: string): boolean {
  return ALL_CAPS.test(word);
}

/** True for a word of the list; false where there is no word. */
export const isOneOf = (words: ReadonlySet<string>, token: Token | undefined): boolean =>
  token !== undefined && words.has(token.folded);

/** True for a text that has one of the words. */
export const says = ({ tokens }: Text, words: ReadonlySet<string>): boolean =>
  tokens.some((token) => isOneOf(words, token));

/** The characters between two words. */
export function gap(text: Text, left: Token | undefined, right: Token | undefined): string {
  return left && right ? text.text.slice(left.end, right.start) : '';
}

/** Between two words of which the second begins another sentence, or another part of one. */
export const SENTENCE_END = /[.!?;:]/;

/** Quoted passages, in straight, curly, low and angled marks, also one of each; the last may go on where a text is cut. */
const QUOTED =
  /"[^"]*"|“[^”]*”|["“][^"“”]*["”]|‘(?:[^’]|’(?=\p{L}))*’(?!\p{L})|„[^”“]*[”“]|«[^»]*»|(?<!\p{L})'(?:[^']|(?<=\p{L})'(?=\p{L}))+'(?!\p{L})|["“„«][^"”»]*$/gu;

/** A text without what somebody else says in it. */
export const unquoted = (text: string): string => text.replace(QUOTED, ' ');

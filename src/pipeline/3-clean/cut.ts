import { lexicon } from '../../lexicon/lexicon.ts';

const ELLIPSIS = '…';
/** A full sentence is preferred to a longer text with … when it has at least this share of the length. */
const ENOUGH = 0.4;
/** The end of a sentence: not an initial ("J. "), an abbreviation in capitals ("U.S. ") or one that is known ("Gov. "). */
const SENTENCE_END = new RegExp(
  `[.!?…](?<!(?:[\\s.][A-Z]|^[A-Z]|\\.[A-Za-z]).|(?<!\\p{L})(?:${lexicon.grammar.abbreviations})\\.)["'”’»)]*(?=\\s)|[。！？]`,
  'gu',
);

/**
 * At most `length` characters: whole, or up to the end of a sentence, or up to a word with … behind it.
 * @param length in UTF-16 units
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = 0;
  for (const match of text.slice(0, length + 1).matchAll(SENTENCE_END)) {
    const after = match.index + match[0].length;
    if (after <= length) end = after;
  }
  if (end >= length * ENOUGH) return text.slice(0, end).trimEnd();
  return cutAtWord(text, length);
}

/** At most `length` characters up to a word, … included. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = text.slice(0, length - ELLIPSIS.length);
  const space = head.search(/\s\S*$/);
  const kept = space >= length * ENOUGH ? head.slice(0, space) : head.replace(/[\ud800-\udbff]$/, '');
  return `${kept.replace(/[\s,;:–—-]+$/, '')}${ELLIPSIS}`;
}

/** The first sentence, at most `length` characters. */
export function firstSentence(text: string, length: number): string {
  const [match] = text.matchAll(SENTENCE_END);
  return cutAtWord(match ? text.slice(0, match.index + match[0].length) : text, length);
}

/** The sentences of a text, the last one whole or not. */
export function sentencesIn(text: string): string[] {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  return [...ends, text.length]
    .map((end, index) => text.slice(ends[index - 1] ?? 0, end).trim())
    .filter((sentence) => sentence !== '');
}

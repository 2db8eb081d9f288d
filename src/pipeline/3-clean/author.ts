import { lexicon } from '../../lexicon/lexicon.ts';
import { cutAtWord } from './cut.ts';
import { plainText } from './text.ts';

const MAX_AUTHOR = 120;
const MAX_SOURCE = 1_000;
const BY = new RegExp(`^(?:${lexicon.feed.by})\\s*:?\\s+(?=\\p{Lu})`, 'iu');

/** "desk@paper.example (Ann Reporter)" → "Ann Reporter"; addresses and "By" are no part of a name. May be empty. */
export function authorOf(raw: string | null): string {
  const text = plainText(raw, MAX_SOURCE)
    .replace(/[^\s@]+@[^\s@]+\s*\(([^()]+)\)/gu, '$1')
    .replace(/[^\s@]+@[^\s@]+|https?:\/\/\S+|\bnoreply\b/giu, '')
    .replace(/ {2,}/g, ' ')
    .replace(/^[\s,;()]+|[\s,;(]+$/gu, '')
    .replace(/^([^(]+?)[\s,;)]+$/u, '$1')
    .replace(BY, '');
  const name = cutAtWord(text, MAX_AUTHOR);
  return /\p{L}/u.test(name) ? name : '';
}

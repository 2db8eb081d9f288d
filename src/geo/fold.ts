import { plainLetters } from '../contract/plain-letters.ts';

/** Folded already. */
const PLAIN = /^[a-z0-9]*(?: [a-z0-9]+)*$/;

/**
 * How place names are compared: lower case, accents stripped, every other sign a space
 * ("'s-Hertogenbosch" → "s hertogenbosch", "Curaçao" → "curacao", "U.S." → "us").
 */
export function fold(text: string): string {
  const lower = text.toLowerCase().trim();
  if (PLAIN.test(lower)) return lower;
  return plainLetters(lower)
    .replace(/(?<=\b\p{L})\.(?=\p{L}\b|\s|$)/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

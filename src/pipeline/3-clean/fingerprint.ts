import { createHash } from 'node:crypto';

/** Hex characters: 80 bits for ids (no collision among billions), 64 for what is compared within a few days. */
const ID_LENGTH = 20;
const FINGERPRINT_LENGTH = 16;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The id of a report, the same for ever. */
export function reportId(dedupeKey: string): string {
  return sha256(dedupeKey).slice(0, ID_LENGTH);
}

/** The same for texts that differ only in case, accents, punctuation and spaces. */
export function textHash(title: string, summary: string): string {
  const letters = `${title} ${summary}`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return fingerprintOf(letters);
}

/** The same for titles that differ only in spaces; null where there is none. */
export function titleHash(raw: string | null): string | null {
  const words = (raw ?? '').replace(/\s+/g, ' ').trim();
  return words === '' ? null : fingerprintOf(words);
}

/** The same for the same text only. */
export function fingerprintOf(text: string): string {
  return sha256(text).slice(0, FINGERPRINT_LENGTH);
}

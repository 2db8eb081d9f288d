import { WORDS_PER_MINUTE } from '../../contract/contract.ts';

/** A feed that carries fewer words carries a summary, not the body. */
const BODY_WORDS = 150;
/** Intl.Segmenter takes quadratic time on Node 20: short slices only. */
const SLICE = 500;
/** Characters segmented of one text; the rest is counted in proportion. Segmenting is 100 times slower than the rest. */
const MAX_SEGMENTED = 10_000;

const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;
/** Scripts that put no spaces between words. */
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]+/gu;

const HAS_SPACELESS = /[\u0e00-\u0eff\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/;

let segmenter: Intl.Segmenter | undefined;

/** Words as people count them: "vice-president" is one; scripts without spaces are segmented. */
export function countWords(text: string): number {
  if (!HAS_SPACELESS.test(text)) return text.match(WORD)?.length ?? 0;
  let run = '';
  const spaced = text.replace(SPACELESS, (characters) => {
    run += `${characters} `;
    return ' ';
  });
  return countSegments(run) + (spaced.match(WORD)?.length ?? 0);
}

function countSegments(text: string): number {
  if (text === '') return 0;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  const read = Math.min(text.length, MAX_SEGMENTED);
  let words = 0;
  for (let start = 0; start < read; start += SLICE)
    for (const { isWordLike } of segmenter.segment(text.slice(start, start + SLICE))) if (isWordLike) words++;
  return Math.round((words * text.length) / read);
}

/**
 * Words and whole minutes (at least 1) of a piece; both 0 when nobody knows.
 * @param stated by the publisher; null = not. It counts where the feed carries no body.
 */
export function readingTime(
  body: string,
  stated: number | null,
): { wordCount: number; readingMinutes: number } {
  // Words have at least a letter, and something between them.
  const counted = body.length < BODY_WORDS ? 0 : countWords(body);
  const words = counted < BODY_WORDS ? stated : counted;
  if (words === null) return { wordCount: 0, readingMinutes: 0 };
  return { wordCount: words, readingMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) };
}

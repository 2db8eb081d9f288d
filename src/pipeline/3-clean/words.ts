/** Words per minute of an average reader (TIME-09). */
const WORDS_PER_MINUTE = 200;
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

let segmenter: Intl.Segmenter | undefined;

/** Words as people count them: "vice-president" is one; scripts without spaces are segmented. */
export function countWords(text: string): number {
  let run = '';
  const spaced = text.replace(SPACELESS, (characters) => {
    run += `${characters} `;
    return ' ';
  });
  let words = countSegments(run);
  for (const _ of spaced.matchAll(WORD)) words++;
  return words;
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

/** Words and whole minutes (at least 1) of a body; both 0 when the feed carries no body. */
export function readingTime(body: string): { wordCount: number; readingMinutes: number } {
  const words = countWords(body);
  if (words < BODY_WORDS) return { wordCount: 0, readingMinutes: 0 };
  return { wordCount: words, readingMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) };
}

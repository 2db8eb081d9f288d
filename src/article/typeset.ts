/** Quotation marks and dashes as a printer sets them: some publishers type them straight, turned or as hyphens, and here they stand on one page. */

/** Languages whose marks these are. Others have their own (« », „ “), and keep what was typed. */
const LANGUAGES: ReadonlySet<string> = new Set(['en', 'nl']);

const STRAIGHT = /["']+/g;
const OPENS_BEHIND = /^$|[\s([{/–—-]/;
/** A word; also one below zero, or one in the middle of a sentence. */
const OPENS_BEFORE = /^(?:\.{3} ?|-(?=\d))?[^\s,.;:!?)\]}–—-]/;
/** What is left out at the beginning of a word or a year: 's avonds, 't Gooi, rock 'n' roll, 'em, the '90s. */
const WORD_LEFT_OUT = "(?:(?:[stnkmr]|em|ie|ns|til|tis|twas|\\d\\ds)(?![\\p{L}\\p{N}])|\\d\\d(?!\\d)[^'’]*$)";
const LEFT_OUT = new RegExp(`^'${WORD_LEFT_OUT}`, 'iu');
/**
 * "’Ready’ for the tide": it opens what another ends. Behind an s, inside a sentence, that is no end ("the crews’ day"); before two digits
 * it may be of a year, and stays.
 */
const OPENS_CLOSED = new RegExp(
  `(?<=^|[\\s([{/–—-])’(?!${WORD_LEFT_OUT}|\\d\\d(?!\\d))(?=[\\p{L}\\p{N}][^‘]{0,250}?(?<![\\s([{/–—-]|s(?=’ \\p{L}))’(?![\\p{L}\\p{N}]))`,
  'giu',
);
/** "A ‘big‘ day". */
const ENDS_OPENED = /(?<=[\p{L}\p{N}.,!?…%)])‘(?![\p{L}\p{N}])/gu;
/** A hyphen that stands for a dash. */
const HYPHEN = /(?<=\S )--?(?= \S)/g;

/**
 * The same words with curly marks in place of straight ones, single ones turned the way they stand, and dashes for hyphens between spaces.
 * @param language of the text, ISO 639-1
 */
export function typeset(text: string, language: string): string {
  if (!LANGUAGES.has(language)) return text;
  const turned = text.replace(OPENS_CLOSED, '‘').replace(ENDS_OPENED, '’').replace(HYPHEN, '–');
  return turned.replace(STRAIGHT, (marks, at: number) => {
    const end = at + marks.length;
    const opens = OPENS_BEHIND.test(turned.charAt(at - 1)) && OPENS_BEFORE.test(turned.slice(end));
    // Of several marks, only the last can stand for what is left out.
    const apostrophe = LEFT_OUT.test(turned.slice(end - 1)) ? 1 : 0;
    const opening = opens ? marks.length - apostrophe : 0;
    return curly(marks.slice(0, opening), '“', '‘') + curly(marks.slice(opening), '”', '’');
  });
}

const curly = (marks: string, double: string, single: string): string =>
  marks.replaceAll('"', double).replaceAll("'", single);

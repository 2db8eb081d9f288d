/** Quotation marks as a printer sets them: some publishers type them straight and some curly, and here they stand on one page. */

/** Languages whose marks these are. Others have their own (« », „ “), and keep what was typed. */
const LANGUAGES: ReadonlySet<string> = new Set(['en', 'nl']);

const STRAIGHT = /["']+/g;
const OPENS_BEHIND = /^$|[\s([{/–—-]/;
const OPENS_BEFORE = /[^\s,.;:!?)\]}–—-]/;
/** What is left out at the beginning of a word or a year: 's avonds, 't Gooi, rock 'n' roll, 'em, the '90s. */
const LEFT_OUT = /^'(?:(?:[stnkmr]|em|ie|ns|til|tis|twas|\d\ds)(?![\p{L}\p{N}])|\d\d(?!\d)[^']*$)/iu;

/**
 * The same words with curly marks in place of straight ones; as many characters as before.
 * @param language of the text, ISO 639-1
 */
export function typeset(text: string, language: string): string {
  if (!LANGUAGES.has(language)) return text;
  return text.replace(STRAIGHT, (marks, at: number) => {
    const opens =
      OPENS_BEHIND.test(text.charAt(at - 1)) &&
      OPENS_BEFORE.test(text.charAt(at + marks.length)) &&
      !LEFT_OUT.test(text.slice(at));
    return opens
      ? marks.replaceAll('"', '“').replaceAll("'", '‘')
      : marks.replaceAll('"', '”').replaceAll("'", '’');
  });
}

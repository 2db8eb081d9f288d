/** Where paragraphs and lines end, while a text is read: what its publisher sets apart is read apart, also without a full stop. */

/**
 * What stands for their ends until the text is in one piece; no reader gets these. Control characters, since a text that ever held
 * U+2029 takes two bytes for every character, and every expression is compiled a second time for such texts.
 */
export const PARAGRAPH_END = '\u001E';
export const LINE_END = '\u001F';

/** A line that breaks twice, or before the next point of a list, ends a paragraph. */
const ENDS = new RegExp(`${PARAGRAPH_END}|${LINE_END}(?:\\s*${LINE_END})+|${LINE_END}(?=\\s*[•▪●‣◦])`, 'u');
const BREAKS = new RegExp(LINE_END, 'gu');
const POINT = /^[•▪●‣◦]\s*/u;
/** A paragraph of fewer words is a label or a name, and not a sentence. */
const SENTENCE_WORDS = 5;
/** Ends in a word, perhaps a quoted one; the next begins like a sentence. */
const OPEN_END = /[\p{L}\p{N}%][”’"')\]]?$/u;
const OPENING = /^[“‘"'„«(]?[\p{Lu}\p{N}]/u;

/** Paragraphs and points of a list in one line, each a sentence of its own: "<li>One is dead</li><li>Two are hurt</li>" gives "One is dead. Two are hurt". */
export function inOneLine(text: string): string {
  if (!text.includes(PARAGRAPH_END) && !text.includes(LINE_END)) return text;
  const paragraphs = text
    .split(ENDS)
    .map((paragraph) => paragraph.replace(BREAKS, ' ').trim().replace(POINT, ''))
    .filter((paragraph) => paragraph !== '');
  return paragraphs
    .map((paragraph, index) => (lacksItsEnd(paragraph, paragraphs[index + 1]) ? `${paragraph}.` : paragraph))
    .join(' ');
}

function lacksItsEnd(paragraph: string, next: string | undefined): boolean {
  if (next === undefined || !OPEN_END.test(paragraph) || !OPENING.test(next)) return false;
  return paragraph.split(/\s+/u, SENTENCE_WORDS).length === SENTENCE_WORDS;
}

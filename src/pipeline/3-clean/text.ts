import { Tokenizer } from 'htmlparser2';
import { inOneLine, LINE_END, PARAGRAPH_END } from './paragraphs.ts';

/** Characters of one text that are read; a whole article has 60,000. */
const MAX_LENGTH = 200_000;
/** Publishers encode twice, some three times, and a section of character data hides one more. */
const MAX_PASSES = 4;

const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const BLOCK = new Set(
  'address article aside blockquote body br button caption center col colgroup dd details div dl dt embed fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr html img input label legend li link main meta nav ol optgroup option p picture pre section select source summary table tbody td textarea tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Elements of the block kind whose inside is a sentence or more. */
const PARAGRAPHS = new Set('blockquote h1 h2 h3 h4 h5 h6 li ol p ul'.split(' '));
/** Elements whose inside is no part of the text. */
const DROPPED = new Set(
  'script style noscript iframe template svg math object video audio canvas figcaption head title'.split(' '),
);

/** What stands between angle brackets in prose: a name that HTML does not have, alone ("Option<T>") or with words ("x<y or z>"). */
const NO_TAG = /^<[A-Za-z]\w*(?:\s[^=<>]*)?>$/;
/** What follows these, where they never end, is text: publishers forget a frame's end, and texts are about the <title> tag. */
const MAY_NOT_END = new Set(['iframe', 'title']);
/** Entities, tags of running text, and the ends of elements that are dropped: a headline about the <script> tag keeps it. */
const ENCODED_AGAIN = new RegExp(
  `&(?:#\\d{2,7}|#x[\\da-f]{2,6}|[a-z]{2,8});|</?(?:a|b|blockquote|br|div|em|figure|font|h[1-6]|i|img|li|ol|p|span|strong|table|td|th|tr|ul)\\b[^<>]*>|</(?:${[...DROPPED].join('|')})\\s*>`,
  'i',
);
/** Controls, soft hyphens, zero-width and direction marks, fillers of Korean, object placeholders; joiners of emoji and Persian stay. */
const INVISIBLE =
  /\p{Cc}|\p{Surrogate}|[\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u3164\uffa0\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffc]/gu;
/** Controls that nobody writes: quotation marks and dashes of Windows under a wrong label, as HTML reads references to them. */
const WINDOWS_CONTROL = /[\u0080-\u009f]/g;
const asReference = (control: string): string => `&#${control.charCodeAt(0)};`;
/** Some feed writers know an emoji as two numbers, the halves of its pair in UTF-16; HTML knows neither. */
const REFERENCE = /&#(?:x([\da-f]{4})|(\d{5}));/gi;
function asHalf(written: string, hex?: string, decimal?: string): string {
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  return code >= 0xd800 && code <= 0xdfff ? String.fromCharCode(code) : written;
}
/** Found in few texts; the others are left alone at the cost of one look. */
const CROWDED = /\p{M}{5}/u;
/** Accents and other marks of no one script: phonetics and Arabic put up to four on a letter; more grow over other lines. */
const LOOSE_MARKS = /((?:(?=\p{M})\p{Script=Inherited}){4})(?:(?=\p{M})\p{Script=Inherited})+/gu;
/** Signs of a script's own: Tibetan and Burmese stack up to six or seven. */
const ANY_MARKS = /(\p{M}{8})\p{M}+/gu;

/**
 * HTML or text as plain text: tags, scripts and captions gone, entities decoded however often they were encoded,
 * invisible characters removed, white space collapsed, paragraphs ended, heaps of accents cut short, Unicode in composed form. Takes
 * linear time, and needs no stack, so that a million open tags cost nothing. What looks like a tag but is none
 * ("Option<T>") stays.
 */
export function plainText(html: string | null): string {
  return cleanText(html, MAX_LENGTH, MAY_NOT_END);
}

/**
 * The same of a headline: whatever never ends in it hides nothing, since headlines are about the <script> tag.
 * @param maxLength characters read of it; patterns applied to titles need short texts
 */
export function plainHeadline(html: string | null, maxLength: number): string {
  return cleanText(html, maxLength, DROPPED);
}

/** @param mayNotEnd elements that hide what is inside only where they end */
function cleanText(html: string | null, maxLength: number, mayNotEnd: ReadonlySet<string>): string {
  let text = (html ?? '').slice(0, maxLength).replace(WINDOWS_CONTROL, asReference);
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    if (text.includes('<') || text.includes('&'))
      text = withoutMarkup(text.replace(REFERENCE, asHalf), mayNotEnd);
    if (!ENCODED_AGAIN.test(text)) break;
  }
  const collapsed = inOneLine(text).replace(/\s+/g, ' ');
  const visible = collapsed.replace(INVISIBLE, '').normalize('NFC');
  // Words that an invisible character kept apart by two spaces.
  return withoutHeaps(visible === collapsed ? visible : visible.replace(/ +/g, ' ')).trim();
}

const withoutHeaps = (text: string): string =>
  CROWDED.test(text) ? text.replace(LOOSE_MARKS, '$1').replace(ANY_MARKS, '$1') : text;

function withoutMarkup(html: string, mayNotEnd: ReadonlySet<string>): string {
  const reader = new TextReader(html, mayNotEnd);
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, reader);
  tokenizer.write(html);
  tokenizer.end();
  return reader.text;
}

const isKnown = (name: string): boolean => INLINE.has(name) || BLOCK.has(name) || DROPPED.has(name);

class TextReader {
  text = '';
  readonly #html: string;
  readonly #mayNotEnd: ReadonlySet<string>;
  #name = '';
  #nameStart = 0;
  /** Where a tag begins that has not ended yet. */
  #open: number | null = null;
  /** Name of an element that is dropped → where it ends last. */
  readonly #lastEnds = new Map<string, number>();
  /** The element whose inside is being dropped, and how many of its kind are open. */
  #dropped: { name: string; depth: number } | null = null;

  constructor(html: string, mayNotEnd: ReadonlySet<string>) {
    this.#html = html;
    this.#mayNotEnd = mayNotEnd;
  }

  ontext(start: number, end: number): void {
    if (!this.#dropped) this.text += this.#html.slice(start, end);
  }

  ontextentity(codePoint: number): void {
    if (!this.#dropped) this.text += String.fromCodePoint(codePoint);
  }

  onopentagname(start: number, end: number): void {
    this.#name = this.#html.slice(start, end).toLowerCase();
    this.#nameStart = start;
    this.#open = start - 1;
  }

  onopentagend(end: number): void {
    this.#open = null;
    if (this.#dropped) {
      if (this.#dropped.name === this.#name) this.#dropped.depth++;
    } else if (DROPPED.has(this.#name) && this.#ends(this.#name, end))
      this.#dropped = { name: this.#name, depth: 1 };
    else this.#tag(this.#name, this.#nameStart - 1, end + 1);
  }

  onselfclosingtag(end: number): void {
    this.#open = null;
    if (!this.#dropped && !DROPPED.has(this.#name)) this.#tag(this.#name, this.#nameStart - 1, end + 1);
  }

  onclosetag(start: number, end: number): void {
    const name = this.#html.slice(start, end).toLowerCase();
    if (!this.#dropped) this.#tag(name, start - 2, end + 1);
    else if (this.#dropped.name === name && --this.#dropped.depth === 0) this.#dropped = null;
  }

  onattribname(): void {}
  onattribdata(): void {}
  onattribentity(): void {}
  onattribend(): void {}
  oncdata(start: number, end: number, endOffset: number): void {
    this.ontext(start, end - endOffset);
  }
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  /** "x<y" at the end of a text is no tag; one that HTML has was cut off. */
  onend(): void {
    if (this.#open !== null && !this.#dropped && !isKnown(this.#name))
      this.text += this.#html.slice(this.#open);
  }

  /** Whether what an element hides ends somewhere behind `from`, or is nothing to show in any case. */
  #ends(name: string, from: number): boolean {
    if (!this.#mayNotEnd.has(name)) return true;
    const last = this.#lastEnds.get(name) ?? this.#html.toLowerCase().lastIndexOf(`</${name}`);
    this.#lastEnds.set(name, last);
    return last > from;
  }

  #tag(name: string, start: number, end: number): void {
    if (PARAGRAPHS.has(name)) this.text += PARAGRAPH_END;
    else if (name === 'br') this.text += LINE_END;
    else if (BLOCK.has(name)) this.text += ' ';
    else if (!INLINE.has(name) && (!DROPPED.has(name) || this.#mayNotEnd.has(name))) {
      const written = this.#html.slice(start, end);
      // A bracket within: the first was none, and the second begins a tag.
      const inner = isKnown(name) ? -1 : written.indexOf('<', 1);
      if (inner > 0) this.text += written.slice(0, inner);
      else this.text += NO_TAG.test(written) ? written : ' ';
    }
  }
}

import { Tokenizer } from 'htmlparser2';
import { decodeXml } from './entities.ts';
import { MAX_ATTRIBUTES, MAX_DEPTH, MAX_MARKUP_DEPTH } from './limits.ts';
import { type ElementName, Scope } from './names.ts';

export type Attributes = ReadonlyMap<string, string>;

/** One open element. The handler says at `open` what it wants to know of the inside. */
export interface Frame {
  readonly name: ElementName;
  /** Names in lower case, values decoded. */
  readonly attributes: Attributes;
  readonly parent: Frame | null;
  /** xml:base in force, absolute when it can be. */
  readonly base: string | null;
  /** 'skip' (the default): text is dropped. 'text': text is collected. 'markup': child elements too, as HTML. */
  want: 'skip' | 'text' | 'markup';
}

export interface XmlHandler {
  open(frame: Frame): void;
  /** `value` is the text or markup asked for, untrimmed. */
  close(frame: Frame, value: string): void;
}

/** How the reading ended. */
export type Ending = 'complete' | 'cut-short' | 'too-deep' | 'stopped';

const NO_ATTRIBUTES: Attributes = new Map();
/** HTML elements without an end tag; inside unescaped markup they must not nest. */
const VOID = new Set(['br', 'img', 'hr', 'input', 'meta', 'wbr']);
const CDATA_START = '<![CDATA[';
const CDATA_END = ']]>';
const TAG_PREFIX = /<(\/?)[\w-]+:(?=[a-zA-Z])/g;

class Halt extends Error {
  readonly ending: Ending;
  constructor(ending: Ending) {
    super(ending);
    this.ending = ending;
  }
}

/** Ends the reading from inside a handler. */
export function stopReading(): never {
  throw new Halt('stopped');
}

interface OpenFrame extends Frame {
  readonly raw: string;
  readonly scope: Scope;
  readonly contentStart: number;
  text: string;
  hasChildren: boolean;
}

/**
 * Reads XML as feeds really are: unknown entities stay text, end tags that match nothing are ignored, end tags
 * that match an outer element close everything inside. Linear in the length of the source for a fixed depth.
 * @param url where the document came from, for bases that are relative to it
 */
export function readXml(source: string, url: string, handler: XmlHandler): Ending {
  const reader = new Reader(source, url, handler);
  // Entities are decoded by us, only in text that is wanted: the tokenizer then skips text at full speed.
  const tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: false }, reader);
  try {
    tokenizer.write(source);
    tokenizer.end();
    return reader.depth === 0 ? 'complete' : 'cut-short';
  } catch (error) {
    if (error instanceof Halt) return error.ending;
    throw error;
  }
}

class Reader {
  readonly #source: string;
  readonly #url: string;
  readonly #handler: XmlHandler;
  readonly #stack: OpenFrame[] = [];
  /** Names of the elements open inside the innermost frame that wants markup. */
  readonly #markup: string[] = [];
  #tag = '';
  #attributeName = '';
  #attributeValue = '';
  #attributes: Map<string, string> | null = null;

  constructor(source: string, url: string, handler: XmlHandler) {
    this.#source = source;
    this.#url = url;
    this.#handler = handler;
  }

  get depth(): number {
    return this.#stack.length;
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#source.slice(start, end);
    this.#attributes = null;
  }

  onattribname(start: number, end: number): void {
    this.#attributeName = this.#source.slice(start, end);
    this.#attributeValue = '';
  }

  onattribdata(start: number, end: number): void {
    this.#attributeValue += this.#source.slice(start, end);
  }

  onattribend(): void {
    if (this.#markup.length > 0) return;
    this.#attributes ??= new Map();
    if (this.#attributes.size < MAX_ATTRIBUTES)
      this.#attributes.set(this.#attributeName.toLowerCase(), decodeXml(this.#attributeValue));
  }

  onopentagend(end: number): void {
    this.#open(end + 1, false);
  }

  onselfclosingtag(end: number): void {
    this.#open(end + 1, true);
  }

  ontext(start: number, end: number): void {
    const frame = this.#stack.at(-1);
    if (frame && frame.want !== 'skip') frame.text += decodeXml(this.#source.slice(start, end));
  }

  oncdata(start: number, end: number, endOffset: number): void {
    const frame = this.#stack.at(-1);
    if (frame && frame.want !== 'skip') frame.text += this.#source.slice(start, end - endOffset);
  }

  onclosetag(start: number, end: number): void {
    const name = this.#source.slice(start, end);
    const inside = this.#markup.lastIndexOf(name);
    if (inside >= 0) {
      this.#markup.length = inside;
      return;
    }
    for (let at = this.#stack.length - 1; at >= 0; at--)
      if (this.#stack[at]?.raw === name) {
        // `start` points behind "</".
        while (this.#stack.length > at) this.#close(start - 2);
        return;
      }
  }

  onend(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onattribentity(): void {}
  ontextentity(): void {}

  #open(contentStart: number, selfClosing: boolean): void {
    const parent = this.#stack.at(-1) ?? null;
    if (parent?.want === 'markup') {
      parent.hasChildren = true;
      if (selfClosing || VOID.has(this.#tag.toLowerCase())) return;
      if (this.#markup.push(this.#tag) > MAX_MARKUP_DEPTH) throw new Halt('too-deep');
      return;
    }
    if (this.#stack.length >= MAX_DEPTH) throw new Halt('too-deep');
    const attributes = this.#attributes ?? NO_ATTRIBUTES;
    const scope = scopeOf(this.#tag, attributes, parent?.scope ?? null);
    const frame: OpenFrame = {
      raw: this.#tag,
      name: scope.resolve(this.#tag),
      attributes,
      parent,
      base: baseOf(attributes, parent?.base ?? null, this.#url),
      scope,
      contentStart,
      want: 'skip',
      text: '',
      hasChildren: false,
    };
    this.#stack.push(frame);
    this.#handler.open(frame);
    if (selfClosing) this.#close(contentStart);
  }

  #close(contentEnd: number): void {
    this.#markup.length = 0;
    const frame = this.#stack.at(-1);
    if (!frame) return;
    const value = frame.hasChildren ? htmlOf(this.#source.slice(frame.contentStart, contentEnd)) : frame.text;
    this.#handler.close(frame, value);
    this.#stack.pop();
  }
}

/** Markup that stood unescaped in the feed, as HTML: without prefixes (`<xhtml:p>`) and CDATA brackets. */
function htmlOf(source: string): string {
  return withoutCdataBrackets(source).replace(TAG_PREFIX, '<$1');
}

/** By hand, because a regular expression would search for the end from every start. */
function withoutCdataBrackets(source: string): string {
  let text = '';
  let from = 0;
  for (;;) {
    const start = source.indexOf(CDATA_START, from);
    const end = start < 0 ? -1 : source.indexOf(CDATA_END, start);
    if (end < 0) return text + source.slice(from);
    text += source.slice(from, start) + source.slice(start + CDATA_START.length, end);
    from = end + CDATA_END.length;
  }
}

function scopeOf(element: string, attributes: Attributes, outer: Scope | null): Scope {
  let scope = outer ?? new Scope(null);
  for (const [name, value] of attributes) {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
    if (scope === outer) scope = new Scope(outer);
    scope.declare(name.slice('xmlns:'.length), value, element);
  }
  return scope;
}

function baseOf(attributes: Attributes, outer: string | null, document: string): string | null {
  const base = attributes.get('xml:base')?.trim();
  if (!base) return outer;
  const from = outer ?? document;
  return URL.canParse(base, from) ? new URL(base, from).href : outer;
}

/** The door of 2-parse: bytes in, feed items out. Pure. */
import type { Fault, FeedItem, ParsedFeed } from '../../contract/contract.ts';
import { decode } from './decode.ts';
import { CUT_SHORT, isOldestFirst, TOO_DEEP, tooManyItems } from './faults.ts';
import { FeedFault } from './feed-fault.ts';
import { readJsonFeed } from './json-feed.ts';
import { MAX_BYTES, MAX_ITEMS } from './limits.ts';
import { FeedMapper, ITEM_ELEMENT, type XmlFormat } from './mapper.ts';
import { notAFeed } from './not-a-feed.ts';
import { readXml } from './xml.ts';

export { FeedFault } from './feed-fault.ts';

export interface ParseContext {
  /** Where the feed was published: the base of relative addresses. */
  url: string;
  /** The Content-Type header, for its charset. */
  contentType: string | null;
}

/**
 * Reads RSS 0.9x–2.0, RSS 1.0 (RDF), Atom 0.3 and 1.0, JSON Feed and Google News sitemaps, damaged ones as far as
 * they go. What is wrong with a feed that can be read stands in `faults` (cut-short, too-deep, too-many-items).
 * Takes time linear in the number of bytes.
 * @throws FeedFault only when there is no feed: empty, too-large, not-a-feed:html, not-a-feed:json,
 *   not-a-feed:xml, too-deep
 */
export function parseFeed(bytes: Uint8Array, context: ParseContext): ParsedFeed {
  if (bytes.length > MAX_BYTES)
    throw new FeedFault('too-large', `The feed has ${bytes.length} bytes, more than ${MAX_BYTES}.`);
  const source = decode(bytes, context.contentType);
  const start = source.search(/\S/);
  if (start < 0) throw new FeedFault('empty', 'The feed is empty.');
  if (source[start] === '{' || source[start] === '[') return readJsonFeed(source.slice(start), context.url);
  return readXmlFeed(source, context.url);
}

function readXmlFeed(source: string, url: string): ParsedFeed {
  const mapper = new FeedMapper(url);
  const ending = readXml(source, url, mapper);
  const { format, items } = mapper;
  if (!format) {
    const fault = notAFeed(source, mapper.otherRoot, url);
    const isDeep = ending === 'too-deep' && fault.code !== 'not-a-feed:html';
    throw isDeep ? new FeedFault(TOO_DEEP.code, TOO_DEEP.message) : fault;
  }
  mapper.finishItem();
  // Only those of Google News say more of a page than its address.
  if (format === 'sitemap' && items.length > 0 && items.every(({ title }) => title === null))
    throw notAFeed(source, 'urlset', url);
  const faults: Fault[] = [];
  if (mapper.full) {
    const starts = itemStarts(source, format);
    const leftOut = Math.max(starts.length - MAX_ITEMS, 1);
    const newer = lastItems(source, url, starts);
    if (isOldestFirst(items, newer)) return { items: newer, faults: [tooManyItems(leftOut, 'first')] };
    faults.push(tooManyItems(leftOut, 'last'));
  }
  if (ending === 'cut-short') faults.push(CUT_SHORT);
  if (ending === 'too-deep') {
    if (items.length === 0) throw new FeedFault(TOO_DEEP.code, TOO_DEEP.message);
    faults.push(TOO_DEEP);
  }
  return { items, faults };
}

/** Where its items begin. */
function itemStarts(source: string, format: XmlFormat): number[] {
  const starts: number[] = [];
  const item = new RegExp(`<(?:\\w+:)?${ITEM_ELEMENT[format]}[\\s>]`, 'gi');
  for (const { index } of source.matchAll(item)) starts.push(index);
  return starts;
}

/** The last MAX_ITEMS, read with what stands before the first of all; none where they cannot be told from the first. */
function lastItems(source: string, url: string, starts: readonly number[]): FeedItem[] {
  if (starts.length <= MAX_ITEMS) return [];
  const mapper = new FeedMapper(url);
  readXml(source.slice(0, starts[0]) + source.slice(starts.at(-MAX_ITEMS)), url, mapper);
  mapper.finishItem();
  return mapper.items;
}

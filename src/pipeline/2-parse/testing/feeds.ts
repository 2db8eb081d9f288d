/** Small feeds written by hand, and what is read from them. */
import type { FeedItem, ParsedFeed } from '../../../contract/contract.ts';
import { parseFeed } from '../parse.ts';

const CONTEXT = { url: 'https://paper.example/feed.xml', contentType: null };

export function parse(source: string): ParsedFeed {
  return parseFeed(Buffer.from(source), CONTEXT);
}

/** An RSS feed. @param channel what stands before its items */
export function rss(items: string, attributes = '', channel = ''): string {
  return `<?xml version="1.0"?><rss version="2.0" ${attributes}><channel><title>Paper</title>${channel}${items}</channel></rss>`;
}

/** An Atom feed of one entry. */
export function atom(entry: string, attributes = ''): string {
  return `<feed xmlns="http://www.w3.org/2005/Atom" ${attributes}><entry>${entry}</entry></feed>`;
}

/** The first item. @throws Error when there is none */
export function firstOf(source: string): FeedItem {
  const item = parse(source).items[0];
  if (!item) throw new Error('no item');
  return item;
}

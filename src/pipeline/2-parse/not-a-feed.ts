/** What stands there instead of a feed, for whoever wrote its address down. */
import { decodeXml } from './entities.ts';
import { FeedFault } from './feed-fault.ts';

/** Characters at the start that tell an HTML page from a damaged feed. */
const PAGE_SEARCH_LENGTH = 4_096;
const LOOKS_LIKE_A_PAGE = /<!doctype\s+html|<(?:html|head|body|script|div|p)[\s>]/i;
/** Characters at the start of a page in which it names its feed. */
const HEAD_LENGTH = 64 * 1_024;
/** Characters of an address that somebody may want to copy. */
const MAX_ADDRESS = 2_000;
const FEED_TYPE = /^application\/(?:(?:rss|atom|rdf)\+xml|feed\+json)$/i;

const KNOWN_ROOTS: ReadonlyMap<string, string> = new Map([
  ['opml', 'The document is a list of feeds (OPML), not a feed. Use the addresses in it.'],
  ['sitemapindex', 'The document is a list of sitemaps, not a feed.'],
  ['urlset', 'The document is a sitemap without news, not a feed.'],
]);

/**
 * @param root  the first element that showed this is no feed, else null
 * @param url   where it stands: the base of relative addresses
 */
export function notAFeed(source: string, root: string | null, url: string): FeedFault {
  const known = KNOWN_ROOTS.get(root ?? '');
  if (known) return new FeedFault('not-a-feed:xml', known);
  if (root === 'html' || LOOKS_LIKE_A_PAGE.test(source.slice(0, PAGE_SEARCH_LENGTH))) {
    const feed = feedNamedBy(source.slice(0, HEAD_LENGTH), url);
    const named = feed === null ? '' : ` It names this one: ${feed}`;
    return new FeedFault('not-a-feed:html', `The address answers with a web page, not a feed.${named}`);
  }
  return new FeedFault(
    'not-a-feed:xml',
    root ? `The document is <${root}>, not a feed.` : 'It contains no feed.',
  );
}

/** The first feed that a page says it has. */
function feedNamedBy(head: string, base: string): string | null {
  for (const [link] of head.matchAll(/<link\s[^<>]*>/gi)) {
    if (!/^alternate$/i.test(attribute(link, 'rel')) || !FEED_TYPE.test(attribute(link, 'type'))) continue;
    const address = attribute(link, 'href');
    const url = URL.canParse(address, base) ? new URL(address, base) : null;
    if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.href.length <= MAX_ADDRESS)
      return url.href;
  }
  return null;
}

function attribute(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  return decodeXml(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
}

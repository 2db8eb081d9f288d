import type { Feed, Publisher } from '../contract/contract.ts';

/** What the index of a folder of captured feeds says of each. */
export interface Captured {
  file: string;
  /** Id, name or host of who published it. */
  publisher: string;
  feed_url: string | null;
  /** ISO 639-1. */
  lang: string;
}

/** A captured feed, whose it is and what is known of it. */
export interface CapturedFeed extends FeedSource {
  file: string;
}

interface FeedSource {
  publisher: Publisher;
  feed: Feed;
}

/**
 * Whose each capture is, in their order: the publisher of that feed's address, else the one its index names by id, name or
 * host, else the only one that publishes at the feed's host. Addresses are compared without scheme and "www.".
 * @param publishers  of two with the same feed or id, the later one counts
 * @throws Error that names every capture of an unknown publisher: a guessed country would be judged, not the news
 */
export function sourcesOf(captures: readonly Captured[], publishers: readonly Publisher[]): CapturedFeed[] {
  const find = finder(publishers);
  const unknown: string[] = [];
  const sources = captures.flatMap((capture) => {
    const source = find(capture);
    if (!source) unknown.push(`${capture.file} (${capture.publisher})`);
    return source ? { file: capture.file, ...source } : [];
  });
  if (unknown.length > 0)
    throw new Error(
      `Nothing says who publishes ${unknown.join(', ')}: name their publishers in a file and give it with --publishers.`,
    );
  return sources;
}

function finder(publishers: readonly Publisher[]): (capture: Captured) => FeedSource | undefined {
  const byFeed = new Map<string, FeedSource>();
  const byName = new Map<string, Publisher>();
  const byHost = new Map<string, Publisher | null>();
  for (const publisher of publishers) {
    for (const feed of publisher.feeds) byFeed.set(plainAddress(feed.url), { publisher, feed });
    for (const name of [publisher.name, publisher.id]) byName.set(name.toLowerCase(), publisher);
    for (const url of [publisher.homepage ?? '', ...publisher.feeds.map(({ url }) => url)]) {
      const host = hostOf(url);
      const shared = byHost.has(host) && byHost.get(host)?.id !== publisher.id;
      if (host) byHost.set(host, shared ? null : publisher);
    }
  }
  return ({ file, publisher: name, feed_url, lang }) => {
    const known = feed_url === null ? undefined : byFeed.get(plainAddress(feed_url));
    if (known) return known;
    const publisher =
      byName.get(name.toLowerCase()) ??
      byHost.get(hostOf(`https://${name}`)) ??
      (feed_url === null ? undefined : byHost.get(hostOf(feed_url)));
    const url = feed_url ?? `https://replay.invalid/${encodeURIComponent(file)}`;
    return publisher ? { publisher, feed: { url, section: 'top', language: lang } } : undefined;
  };
}

const plainAddress = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, '');

/** "https://www.example.org/feed" → "example.org"; "" for what is no address. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '');

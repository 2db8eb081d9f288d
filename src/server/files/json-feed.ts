/** Writes JSON Feed 1.1. */
import type { SyndicatedFeed } from './syndication-types.ts';

export const JSON_FEED_TYPE = 'application/feed+json; charset=utf-8';

const VERSION = 'https://jsonfeed.org/version/1.1';

export function jsonFeedOf(feed: SyndicatedFeed): string {
  return JSON.stringify({
    version: VERSION,
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.self,
    description: feed.description,
    icon: feed.icon,
    language: feed.language,
    authors: [{ name: feed.siteName }],
    items: feed.entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      content_text: entry.summary,
      ...(entry.image && { image: entry.image }),
      date_published: entry.published,
      date_modified: entry.updated,
      authors: entry.authors.map((name) => ({ name })),
      tags: entry.categories,
      language: entry.language,
      // An extension: names that begin with an underscore are free for that.
      _helder: { demo: entry.demo, sources: entry.sources },
    })),
  });
}

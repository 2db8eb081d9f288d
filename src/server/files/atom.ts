/** Writes Atom (RFC 4287). */
import type { SyndicatedEntry, SyndicatedFeed } from './syndication-types.ts';
import { element, escapeXml } from './xml.ts';

export const ATOM_TYPE = 'application/atom+xml; charset=utf-8';

/** Pictures have no element in Atom; readers understand this extension. */
const MEDIA = 'http://search.yahoo.com/mrss/';

export function atomOf(feed: SyndicatedFeed): string {
  const { self, page, icon, siteName, title, description, language, updated, entries } = feed;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="${MEDIA}" xml:lang="${escapeXml(language)}">`,
    element('id', self),
    element('title', title),
    element('subtitle', description),
    element('updated', updated),
    link('self', self, 'application/atom+xml'),
    link('alternate', page, 'text/html'),
    element('icon', icon),
    `<author>${element('name', siteName)}</author>`,
    ...entries.map(entryOf),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(entry: SyndicatedEntry): string {
  return [
    `<entry xml:lang="${escapeXml(entry.language)}">`,
    element('id', entry.url),
    element('title', entry.title),
    element('published', entry.published),
    element('updated', entry.updated),
    link('alternate', entry.url, 'text/html'),
    ...entry.sources.map(({ url, publisher, headline }) =>
      link('related', url, null, `${publisher}: ${headline}`),
    ),
    ...entry.authors.map((name) => `<author>${element('name', name)}</author>`),
    ...entry.categories.map((term) => `<category term="${escapeXml(term)}"/>`),
    element('summary', entry.summary),
    ...(entry.image ? [`<media:content url="${escapeXml(entry.image)}" medium="image"/>`] : []),
    '</entry>',
  ].join('\n');
}

function link(rel: string, href: string, type: string | null, title?: string): string {
  const described = (type ? ` type="${type}"` : '') + (title ? ` title="${escapeXml(title)}"` : '');
  return `<link rel="${rel}"${described} href="${escapeXml(href)}"/>`;
}

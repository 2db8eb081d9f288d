/** The four families of feeds that publishers use, written as real publishers write them. */
import { escapeMarkup } from '../../contract/contract.ts';
import type { DemoItem, FeedWriter } from './feed.ts';
import { element, paragraphs } from './xml.ts';

/** Helder's own extension: how long a report is, and translations that a publisher supplies itself. */
const HELDER = 'xmlns:helder="https://helder.example/ns/feed"';
const DC = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';
const MEDIA = 'xmlns:media="http://search.yahoo.com/mrss/"';
const CONTENT = 'xmlns:content="http://purl.org/rss/1.0/modules/content/"';
const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>';

function translations(item: DemoItem): string[] {
  return Object.entries(item.translations).map(
    ([locale, { title, summary }]) =>
      `<helder:translation xml:lang="${escapeMarkup(locale)}">${element('helder:title', title)}${element('helder:summary', summary)}</helder:translation>`,
  );
}

const words = (item: DemoItem): string[] =>
  item.words === null ? [] : [element('helder:words', String(item.words))];

const picture = (item: DemoItem): string[] =>
  item.picture === null ? [] : [`<media:content url="${escapeMarkup(item.picture)}" medium="image"/>`];

const content = (item: DemoItem): string[] =>
  item.body.length > 0 ? [element('content:encoded', paragraphs(item.body))] : [];

const creator = (item: DemoItem): string[] => (item.author ? [element('dc:creator', item.author)] : []);

const block = (name: string, lines: readonly string[], attributes = ''): string =>
  `<${name}${attributes ? ` ${attributes}` : ''}>\n${lines.join('\n')}\n</${name}>`;

const rss: FeedWriter = (feed) => {
  const items = feed.items.map((item) =>
    block('item', [
      element('title', item.title),
      element('link', item.link),
      element('guid', item.id, 'isPermaLink="false"'),
      element('pubDate', item.published.toUTCString()),
      element('description', item.summary),
      element('category', item.category),
      ...creator(item),
      ...content(item),
      ...picture(item),
      ...words(item),
      ...translations(item),
    ]),
  );
  const channel = block('channel', [
    element('title', feed.title),
    element('link', feed.homepage),
    element('description', feed.title),
    element('language', feed.language),
    element('lastBuildDate', feed.updated.toUTCString()),
    ...items,
  ]);
  return `${PROLOGUE}\n${block('rss', [channel], `version="2.0" ${DC} ${CONTENT} ${MEDIA} ${HELDER}`)}\n`;
};

const rdf: FeedWriter = (feed) => {
  const addresses = feed.items.map((item) => `<rdf:li rdf:resource="${escapeMarkup(item.link)}"/>`);
  const channel = block(
    'channel',
    [
      element('title', feed.title),
      element('link', feed.homepage),
      element('description', feed.title),
      element('dc:language', feed.language),
      element('dc:date', feed.updated.toISOString()),
      block('items', [block('rdf:Seq', addresses)]),
    ],
    `rdf:about="${escapeMarkup(feed.homepage)}"`,
  );
  const items = feed.items.map((item) =>
    block(
      'item',
      [
        element('title', item.title),
        element('link', item.link),
        element('description', item.summary),
        element('dc:identifier', item.id),
        element('dc:date', item.published.toISOString()),
        element('dc:subject', item.category),
        ...creator(item),
        ...content(item),
        ...picture(item),
        ...words(item),
        ...translations(item),
      ],
      `rdf:about="${escapeMarkup(item.link)}"`,
    ),
  );
  const namespaces = `xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" ${DC} ${CONTENT} ${MEDIA} ${HELDER}`;
  return `${PROLOGUE}\n${block('rdf:RDF', [channel, ...items], namespaces)}\n`;
};

const atom: FeedWriter = (feed) => {
  const entries = feed.items.map((item) =>
    block('entry', [
      element('title', item.title),
      `<link rel="alternate" href="${escapeMarkup(item.link)}"/>`,
      element('id', item.id),
      element('published', item.published.toISOString()),
      element('updated', item.published.toISOString()),
      element('summary', item.summary),
      `<category term="${escapeMarkup(item.category)}"/>`,
      ...(item.author ? [block('author', [element('name', item.author)])] : []),
      ...(item.body.length > 0 ? [element('content', paragraphs(item.body), 'type="html"')] : []),
      ...picture(item),
      ...words(item),
      ...translations(item),
    ]),
  );
  const lines = [
    element('title', feed.title),
    `<link rel="alternate" href="${escapeMarkup(feed.homepage)}"/>`,
    element('id', feed.homepage),
    element('updated', feed.updated.toISOString()),
    ...entries,
  ];
  const attributes = `xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeMarkup(feed.language)}" ${MEDIA} ${HELDER}`;
  return `${PROLOGUE}\n${block('feed', lines, attributes)}\n`;
};

const json: FeedWriter = (feed) => {
  const items = feed.items.map((item) => ({
    id: item.id,
    url: item.link,
    title: item.title,
    summary: item.summary,
    ...(item.body.length > 0 && { content_html: paragraphs(item.body) }),
    date_published: item.published.toISOString(),
    tags: [item.category],
    ...(item.author && { authors: [{ name: item.author }] }),
    ...(item.picture && { image: item.picture }),
    _helder: { ...(item.words && { words: item.words }), translations: item.translations },
  }));
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.homepage,
    language: feed.language,
    items,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
};

/** By the ending of the feed's address. */
export const WRITERS: Readonly<Record<string, { write: FeedWriter; contentType: string }>> = {
  rss: { write: rss, contentType: 'application/rss+xml; charset=utf-8' },
  rdf: { write: rdf, contentType: 'application/rdf+xml; charset=utf-8' },
  atom: { write: atom, contentType: 'application/atom+xml; charset=utf-8' },
  json: { write: json, contentType: 'application/feed+json; charset=utf-8' },
};

/** What belongs to the feed, what to an item, and what leads to the piece. */
import { describe, expect, it } from 'vitest';
import type { FeedItem } from '../../contract/contract.ts';
import { atom, firstOf, parse, rss } from './testing/feeds.ts';

const LINK = 'https://a.example/1';

it('a feed that tells nothing of itself has no items', () => {
  expect(parse('<rss><channel><webMaster>a@b.example</webMaster></channel></rss>').items).toEqual([]);
});

describe('an item', () => {
  const cases: [what: string, source: string, read: Partial<FeedItem>][] = [
    ['has its link for an id when it has none', rss(`<item><link>${LINK}</link></item>`), { id: LINK }],
    ['has a language of its own', rss('<item xml:lang="nl"><title>T</title></item>'), { language: 'nl' }],
    [
      'of RDF has an id that leads nowhere',
      '<rdf:RDF><item rdf:about="urn:1"><title>T</title></item></rdf:RDF>',
      { id: 'urn:1', link: null },
    ],
    [
      'takes no title from what stands deeper',
      rss('<item><source><title>Other</title></source><title>T</title></item>'),
      { title: 'T' },
    ],
    [
      'takes no author from a source',
      '<feed><source><author><name>Other</name></author></source><entry><title>T</title></entry></feed>',
      { author: null },
    ],
    [
      'has the author of the feed, by name alone',
      '<feed><author><email>a@b.example</email><name>Desk</name></author><entry><title>T</title></entry></feed>',
      { author: 'Desk' },
    ],
    ['takes no author from a photograph', atom('<media:credit>Jo</media:credit>'), { author: null }],
    [
      'has its own author before that of the feed it was first in',
      atom('<source><author><name>Desk</name></author></source><author><name>Jo</name></author>'),
      { author: 'Jo' },
    ],
    ['has an author of its own', atom('<author><name>Jo</name></author>'), { author: 'Jo' }],
    [
      'keeps 24 categories, each once',
      rss(`<item>${Array.from({ length: 60 }, (_, n) => `<category>c${n >> 1}</category>`).join('')}</item>`),
      { categories: Array.from({ length: 24 }, (_, n) => `c${n}`) },
    ],
    [
      'takes nothing from the feed it was first in',
      atom(
        '<source><id>https://b.example/id</id><title>B</title><link href="https://b.example/"/><category term="b"/></source><title>T</title>',
      ),
      { title: 'T', id: null, link: null, categories: [] },
    ],
    [
      'has categories by term or by label',
      atom('<category term="a"/><category term="b" label="B"/>'),
      { categories: ['a', 'B'] },
    ],
    [
      'of a feed that declares nothing has its page for a link',
      `<feed><entry><link rel="self" href="https://a.example/f"/><link href="${LINK}"/></entry></feed>`,
      { link: LINK },
    ],
    [
      'has a base that is relative to the document',
      atom('<link href="1"/>', 'xml:base="/desk/"'),
      { link: 'https://paper.example/desk/1' },
    ],
    [
      'is read where its base is no address',
      atom('<link href="1"/>', 'xml:base="https://a.example/"').replace(
        '<entry>',
        '<entry xml:base="http://">',
      ),
      { link: LINK },
    ],
    [
      'ends where it ends',
      rss('<item><title>T</title></item><category>Other</category><link>https://p.example/</link>'),
      { categories: [], link: null },
    ],
  ];
  it.each(cases)('%s', (_what, source, read) => {
    expect(firstOf(source)).toMatchObject(read);
  });
});

describe('the piece', () => {
  const page = `<link href="${LINK}"/>`;
  const cases: [what: string, source: string, link: string | null][] = [
    [
      'is not the feed itself, in RSS',
      rss('<item><atom:link rel="self" href="https://a.example/f"/></item>'),
      null,
    ],
    ['is not what it is about', atom('<link rel="related" href="https://a.example/r"/>'), null],
    ['is not a comment', atom(`<link rel="replies" href="https://a.example/r"/>${page}`), LINK],
    ['may be called something nobody knows', atom(`<link rel="piece" href="${LINK}"/>`), LINK],
    ['is an alternate, however written', atom(`<link rel=" Alternate " href="${LINK}"/>`), LINK],
    [
      'is a page before another form of it',
      atom(
        `<link type="application/json" href="https://a.example/j"/><link type="text/html" href="${LINK}"/>`,
      ),
      LINK,
    ],
    ['is a link before an id', atom(`<id>https://a.example/id</id>${page}`), LINK],
    ['is an id that is an address', atom(`<id> ${LINK} </id>`), LINK],
    ['is no other id', atom('<id>tag:1</id>'), null],
    [
      'stands relative to the site, not to the feed',
      rss('<item><link>/1</link></item>', '', '<link>https://a.example/news/</link>'),
      LINK,
    ],
    [
      'stands relative to the site, not to where its logo leads',
      rss(
        '<item><link>1</link></item>',
        '',
        '<image><link>https://logo.example/</link></image><link>https://a.example/</link>',
      ),
      LINK,
    ],
    [
      'stands relative to the feed when the site cannot be read',
      rss('<item><link>/1</link></item>', '', '<link>http://</link>'),
      'https://paper.example/1',
    ],
  ];
  it.each(cases)('%s', (_what, source, link) => {
    expect(firstOf(source).link).toBe(link);
  });
});

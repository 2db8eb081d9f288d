import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedItem } from '../../contract/contract.ts';
import { FeedFault, parseFeed } from './parse.ts';
import { parse, rss } from './testing/feeds.ts';

const CONTEXT = { url: 'https://paper.example/feed.xml', contentType: null };

function codeOf(source: string | Uint8Array): string {
  try {
    parseFeed(typeof source === 'string' ? Buffer.from(source) : source, CONTEXT);
  } catch (error) {
    if (error instanceof FeedFault) return error.code;
    throw error;
  }
  return 'no fault';
}

describe('damaged feeds', () => {
  const cases: [string, string, Partial<FeedItem>[]][] = [
    [
      'a feed cut off in the middle keeps its whole items',
      rss('<item><title>One</title><link>https://a.example/1</link></item><item><title>Tw').slice(0, -22),
      [{ title: 'One' }, { title: null, link: null }],
    ],
    [
      'warnings of a web server before the feed',
      `<br />\n<b>Warning</b>: something in /x.php\n${rss('<item><title>One</title></item>')}`,
      [{ title: 'One' }],
    ],
    [
      'bare ampersands and HTML entities',
      rss('<item><title>Q&A caf&eacute; &#x2019;</title></item>'),
      [{ title: 'Q&A caf&eacute; ’' }],
    ],
    [
      'markup that nobody escaped',
      rss('<item><description><p>Hi <b>you</b><br>there</p></description></item>'),
      [{ summary: '<p>Hi <b>you</b><br>there</p>' }],
    ],
    [
      'markup that is never closed, before an item',
      rss(
        '<item><description><p>Hi<br>you<img src="a"></description><title>One</title></item><item><title>Two</title></item>',
      ),
      [{ title: 'One', summary: '<p>Hi<br>you<img src="a">' }, { title: 'Two' }],
    ],
    [
      'markup with pieces in CDATA',
      rss('<item><description>A <b>b</b> <![CDATA[<i>c</i>]]> d <![CDATA[e]]> f</description></item>'),
      [{ summary: 'A <b>b</b> <i>c</i> d e f' }],
    ],
    [
      'end tags of what was never opened',
      rss('<item></b></rdf><title>One</x></title></item>'),
      [{ title: 'One' }],
    ],
    [
      'items that are never closed',
      rss('<item><title>One</title><item><title>Two</title>'),
      [{ title: 'One' }, { title: 'Two' }],
    ],
    [
      'prefixes that are not declared',
      '<rss:rss><rss:channel><rss:item><rss:title>P</rss:title></rss:item></rss:channel></rss:rss>',
      [{ title: 'P' }],
    ],
    [
      'names that objects have anyway',
      rss('<item><__proto__>x</__proto__><constructor/><title>P</title></item>'),
      [{ title: 'P' }],
    ],
    [
      'entities that the document defines are not expanded',
      `<!DOCTYPE rss [<!ENTITY a "aaaa">]>${rss('<item><title>&a;</title></item>')}`,
      [{ title: '&a;' }],
    ],
  ];
  it.each(cases)('%s', (_, source, items) => {
    expect(parse(source).items).toMatchObject(items);
  });

  it.each([
    ['&#128;&#x9F;', '€Ÿ'],
    ['&#xA0;&#233;&#x1F30D;', '\u00a0é🌍'],
    ['a&#0;b&#xD800;c&#xDFFF;d', 'a\ufffdb\ufffdc\ufffdd'],
    ['a&#55357;&#56832;b&#xD83D;&#xde00;&#56832;', 'a😀b😀\ufffd'],
    ['a&#x110000;b&#9999999;', 'a\ufffdb\ufffd'],
    ['&#xD7FF;&#xE000;', '\ud7ff\ue000'],
    ['&#12345678;', '&#12345678;'],
  ])('reads the characters %s', (written, read) => {
    expect(parse(rss(`<item><title>T${written}</title></item>`)).items[0]?.title).toBe(`T${read}`);
  });

  it('says when a feed was cut short', () => {
    expect(parse('<rss><channel><item><title>One</title></item>').faults).toMatchObject([
      { code: 'cut-short' },
    ]);
  });
});

describe('no feed', () => {
  const cases: [string, string | Uint8Array, string][] = [
    ['nothing', '', 'empty'],
    ['white space', ' \n\t ', 'empty'],
    ['a page', '<!DOCTYPE html><html><head><title>x</title></head></html>', 'not-a-feed:html'],
    ['a piece of a page', '<div>Sorry</div>', 'not-a-feed:html'],
    ['other XML', '<opml><body/></opml>', 'not-a-feed:xml'],
    ['garbage', Uint8Array.from({ length: 500 }, (_, i) => (i * 73) % 256), 'not-a-feed:xml'],
    ['broken JSON', '{"items": [', 'not-a-feed:json'],
    ['other JSON', '{"error": true}', 'not-a-feed:json'],
    ['a JSON list', '[1]', 'not-a-feed:json'],
    ['17 MB', new Uint8Array(17 * 1024 * 1024), 'too-large'],
  ];
  it.each(cases)('%s', (_, source, code) => {
    expect(codeOf(source)).toBe(code);
  });
});

describe('no feed, but something we know', () => {
  const page = (links: string) => `<!doctype html><html><head>${links}</head><body><p>News</p></body></html>`;
  const A_PAGE = 'The address answers with a web page, not a feed.';
  it.each([
    [
      'a list of feeds',
      '<opml><body><outline xmlUrl="x"/></body></opml>',
      'The document is a list of feeds (OPML), not a feed. Use the addresses in it.',
    ],
    [
      'a list of pages',
      '<urlset><url><loc>https://s.example/1</loc></url></urlset>',
      'The document is a sitemap without news, not a feed.',
    ],
    [
      'a list of lists of pages',
      '<sitemapindex><sitemap/></sitemapindex>',
      'The document is a list of sitemaps, not a feed.',
    ],
    [
      'a page that names its feed',
      page(
        '<link rel="stylesheet" href="/s.css"><link href=\'/f/a.xml?a=1&amp;b=2\' rel="alternate" type="application/rss+xml">',
      ),
      `${A_PAGE} It names this one: https://paper.example/f/a.xml?a=1&b=2`,
    ],
    [
      'a page that names several, the first of them not of the web',
      page(
        '<link rel=alternate type=application/atom+xml href="javascript:x"><link rel=alternate type=application/atom+xml href=//b.example/><link rel=alternate type=application/feed+json href=/c>',
      ),
      `${A_PAGE} It names this one: https://b.example/`,
    ],
    [
      'a page whose feeds nobody could copy',
      page(
        `<link rel=alternate type=application/rss+xml href="/${'a'.repeat(5_000)}"><link rel=alternate type=application/rss+xml href=//a:b@c.example/>`,
      ),
      A_PAGE,
    ],
    [
      'a page in another language',
      page('<link rel="alternate" hreflang="fr" type="text/html" href="/fr">'),
      A_PAGE,
    ],
  ])('is named: %s', (_what, source, message) => {
    expect(() => parse(source)).toThrow(expect.objectContaining({ message }));
  });
});

describe('hostile feeds', () => {
  it('reads the first 1,000 of 10,000 items and counts the rest', () => {
    const feed = parse(rss('<item><title>t</title></item>'.repeat(10_000)));
    expect(feed.items).toHaveLength(1_000);
    expect(feed.faults).toEqual([
      { code: 'too-many-items', message: 'The feed has 10000 items; the last 9000 were left out.' },
    ]);
  });

  it('counts items beyond 1,000 in JSON as well', () => {
    const feed = parse(JSON.stringify({ items: Array.from({ length: 1_500 }, (_, id) => ({ id })) }));
    expect(feed.items).toHaveLength(1_000);
    expect(feed.faults).toMatchObject([{ code: 'too-many-items' }]);
  });

  const MANY = Array.from({ length: 1_200 }, (_, n) => n);
  const dateOf = (n: number): string => new Date(Date.UTC(2026, 1, 1) + n * 60_000).toISOString();
  const orders: [string, (n: number) => string | null, string, string][] = [
    ['oldest first: the last ones', dateOf, 'title 200', 'first'],
    ['newest first: the first ones', (n) => dateOf(-n), 'title 0', 'last'],
    ['without dates: the first ones', () => null, 'title 0', 'last'],
    [
      'newest first behind an old one that is pinned',
      (n) => dateOf(n === 0 ? -90_000 : -n),
      'title 0',
      'last',
    ],
    [
      'oldest first, the last one without a date',
      (n) => (n === 1_199 ? null : dateOf(n)),
      'title 200',
      'first',
    ],
  ];
  const formats: [string, (dates: (string | null)[]) => string][] = [
    [
      'RSS',
      (dates) =>
        rss(
          dates
            .map(
              (date, n) =>
                `<item><title>title ${n}</title>${date ? `<pubDate>${new Date(date).toUTCString()}</pubDate>` : ''}</item>`,
            )
            .join('\n'),
        ),
    ],
    [
      'Atom',
      (dates) =>
        `<feed xmlns="http://www.w3.org/2005/Atom">${dates
          .map(
            (date, n) =>
              `<entry><title>title ${n}</title>${date ? `<updated>${date}</updated>` : ''}</entry>`,
          )
          .join('')}</feed>`,
    ],
    [
      'JSON',
      (dates) =>
        JSON.stringify({
          items: dates.map((date, n) => ({ title: `title ${n}`, ...(date && { date_published: date }) })),
        }),
    ],
  ];
  it.each(
    formats.flatMap(([format, write]) =>
      orders.map(([order, date, first, leftOut]) => ({ format, order, write, date, first, leftOut })),
    ),
  )('keeps the newest of too many in $format, $order', ({ write, date, first, leftOut }) => {
    const feed = parse(write(MANY.map(date)));
    expect(feed.items).toHaveLength(1_000);
    expect(feed.items[0]?.title).toBe(first);
    expect(feed.faults).toEqual([
      { code: 'too-many-items', message: `The feed has 1200 items; the ${leftOut} 200 were left out.` },
    ]);
  });

  const deep: [string, string, string | number][] = [
    ['a million open tags', '<a>'.repeat(1_000_000), 'too-deep'],
    ['a million open tags in a feed', `<rss>${'<a>'.repeat(1_000_000)}`, 'too-deep'],
    [
      'a million open tags after an item',
      `<rss><channel><item><title>t</title></item>${'<a>'.repeat(1_000_000)}`,
      1,
    ],
    ['a million open tags inside a description', rss(`<item><description>${'<b>'.repeat(1_000_000)}`), 0],
    ['20,000 nested items', `<rss><channel>${'<item>'.repeat(20_000)}`, 254],
  ];
  it.each(deep)('stops at %s', (_, source, expected) => {
    if (typeof expected === 'string') expect(codeOf(source)).toBe(expected);
    else {
      const feed = parse(source);
      expect(feed.faults).toMatchObject([{ code: 'too-deep' }]);
      expect(feed.items.length).toBeGreaterThanOrEqual(expected);
    }
  });

  it('reads text of many pieces, which is not deep', () => {
    const text = '<p>One<br/></p><i/>'.repeat(2_000);
    const feed = parse(rss(`<item><description>${text}</description></item>`));
    expect(feed).toMatchObject({ faults: [], items: [{ summary: text }] });
  });

  const heavy: [string, string][] = [
    [
      '300,000 attributes on one tag',
      rss(
        `<item ${Array.from({ length: 300_000 }, (_, i) => `a${i}="1"`).join(' ')}><title>t</title></item>`,
      ),
    ],
    ['an attribute of 10 MB', rss(`<item x="${'y'.repeat(10_000_000)}"><title>t</title></item>`)],
    ['350,000 broken CDATA openings', rss(`<item><title>t</title></item>${'<!['.repeat(350_000)}`)],
    ['10 MB of white space', rss(`<item><title>t</title>${' '.repeat(10_000_000)}</item>`)],
    [
      '500,000 images',
      rss(`<item><title>t</title><description><![CDATA[${'<img '.repeat(500_000)}]]></description></item>`),
    ],
    ['500,000 stray end tags', rss(`<item><title>t</title>${'</x>'.repeat(500_000)}</item>`)],
    [
      '2 million ampersands',
      rss(`<item><title>t</title><description>${'&'.repeat(2_000_000)}</description></item>`),
    ],
  ];
  it.each(heavy)('reads through %s', (_, source) => {
    expect(parse(source).items).toMatchObject([{ title: 't' }]);
  });
});

describe('any input', () => {
  const piece = fc.constantFrom(
    '<rss>',
    '<channel>',
    '<item>',
    '</item>',
    '<title>',
    '</title>',
    '<feed>',
    '<entry>',
    '</entry>',
    '<link/>',
    '<link href="',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '&amp;',
    '&#0;',
    '&#xD800;',
    '"',
    "'",
    '>',
    '<',
    '{',
    '"items":[',
    '__proto__',
    '<content type="xhtml">',
    ' xmlns="',
    '<rdf:RDF>',
    '<urlset>',
    '<media:content url="x"/>',
    '<helder:translation xml:lang="nl">',
    '\u0000',
    'é',
    '𝄞',
    ' ',
  );
  it('gives a feed or a FeedFault, nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (pieces) => {
        expect(codeOf(pieces.join(''))).toMatch(/^(no fault|empty|not-a-feed:\w+|too-deep)$/);
      }),
    );
  });

  it('gives a feed or a FeedFault for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(codeOf(bytes)).toMatch(/^(no fault|empty|not-a-feed:\w+|too-deep)$/);
      }),
    );
  });
});

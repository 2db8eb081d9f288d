import { describe, expect, it } from 'vitest';
import type { FeedItem } from '../../contract/contract.ts';
import { firstOf, parse, rss } from './testing/feeds.ts';

describe('formats', () => {
  it('reads RSS 2.0 with all its usual extensions', () => {
    const feed = parse(
      rss(
        `<item><title>Ferry runs again</title><link>https://paper.example/ferry</link>
          <guid isPermaLink="false">f-1</guid><pubDate>Tue, 17 Feb 2026 10:00:00 GMT</pubDate>
          <description>&lt;p&gt;Short&lt;/p&gt;</description>
          <content:encoded><![CDATA[<p>Long & whole</p>]]></content:encoded>
          <dc:creator>Ann Reporter</dc:creator><category>Transport</category><category>Sea</category></item>`,
        'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"',
        '<link>https://paper.example/</link><language>en-gb</language>',
      ),
    );
    expect(feed).toEqual({
      faults: [],
      items: [
        {
          title: 'Ferry runs again',
          link: 'https://paper.example/ferry',
          id: 'f-1',
          date: 'Tue, 17 Feb 2026 10:00:00 GMT',
          summary: '<p>Short</p>',
          content: '<p>Long & whole</p>',
          author: 'Ann Reporter',
          categories: ['Transport', 'Sea'],
          images: [],
          language: null,
          words: null,
          translations: {},
        },
      ],
    });
  });

  it('reads RSS 1.0 (RDF), whose items stand beside the channel', () => {
    const feed =
      parse(`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="https://p.example/"><title>P</title>
      <items><rdf:Seq><rdf:li rdf:resource="https://p.example/1"/></rdf:Seq></items></channel>
      <item rdf:about="https://p.example/1"><title>One</title><dc:date>2026-02-17T10:00:00Z</dc:date><dc:subject>Nature</dc:subject></item></rdf:RDF>`);
    expect(feed).toMatchObject({
      items: [
        {
          title: 'One',
          link: 'https://p.example/1',
          id: 'https://p.example/1',
          date: '2026-02-17T10:00:00Z',
          categories: ['Nature'],
        },
      ],
    });
  });

  it('reads Atom 1.0 with relative links, XHTML content and an author for all', () => {
    const feed =
      parse(`<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://a.example/news/" xml:lang="nl">
      <title type="text">A</title><link href="/"/><author><name>Desk</name></author>
      <entry xml:base="2026/"><title type="html">Brug &amp;amp; weg</title><id>tag:a,1</id>
        <link rel="self" href="x.atom"/><link rel="alternate" type="application/json" href="1.json"/><link href="1.html"/>
        <published>2026-02-17T10:00:00+01:00</published><updated>2026-02-18T10:00:00+01:00</updated>
        <category term="verkeer" label="Verkeer"/>
        <content type="xhtml"><x:div xmlns:x="http://www.w3.org/1999/xhtml"><x:p>Hele <x:b>tekst</x:b></x:p></x:div></content>
      </entry></feed>`);
    expect(feed.items[0]).toMatchObject({
      title: 'Brug &amp; weg',
      id: 'tag:a,1',
      link: 'https://a.example/news/2026/1.html',
      date: '2026-02-17T10:00:00+01:00',
      author: 'Desk',
      categories: ['Verkeer'],
    });
    expect(feed.items[0]?.content).toMatch(/^<div [^>]*><p>Hele <b>tekst<\/b><\/p><\/div>$/);
  });

  it('reads Atom 0.3 with base64 and old names', () => {
    const body = Buffer.from('<p>Oude tekst</p>').toString('base64');
    const item =
      firstOf(`<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><title mode="escaped">Old</title>
      <link rel="alternate" href="https://old.example/1"/><issued>2004-02-17T10:00:00Z</issued><modified>2005-01-01</modified>
      <content type="text/html" mode="base64">${body}</content></entry></feed>`);
    expect(item).toMatchObject({ title: 'Old', date: '2004-02-17T10:00:00Z', content: '<p>Oude tekst</p>' });
  });

  const published = { date_published: '2026-02-17T10:00:00Z' };
  const modified = { date_modified: '2026-02-18T10:00:00Z' };
  const json: [what: string, entry: object, read: Partial<FeedItem>][] = [
    ['dates', { ...modified, ...published }, { date: '2026-02-17T10:00:00Z' }],
    ['one date', modified, { date: '2026-02-18T10:00:00Z' }],
    ['a title and a summary', { title: 'A', summary: 'Short' }, { title: 'A', summary: 'Short' }],
    ['two bodies', { content_text: 'Text', content_html: '<p>Text</p>' }, { content: '<p>Text</p>' }],
    ['a body', { content_text: 'Text' }, { content: 'Text' }],
    ['a language', { language: 'nl' }, { language: 'nl' }],
    ['an author', { author: { name: 'Jo' } }, { author: 'Jo' }],
    ['no author', {}, { author: 'Desk' }],
  ];
  it.each(json)('reads from an item of a JSON Feed %s', (_what, entry, read) => {
    const feed = parse(JSON.stringify({ language: 'en', authors: [{ name: 'Desk' }], items: [entry] }));
    expect(feed.items[0]).toMatchObject(read);
  });

  it.each([
    ['a film', 'media:content', 'a.mp4', 'video/mp4', false],
    ['a film named as a picture', 'media:content', 'a.jpg', 'video/mp4', false],
    ['a picture without an ending', 'enclosure', 'a', 'image/webp', true],
    ['a picture sent as any file', 'enclosure', 'a.jpg', 'application/octet-stream', true],
    ['a document', 'enclosure', 'a.pdf', 'application/pdf', false],
  ])('tells by its type that %s is a picture or is none', (_what, tag, file, type, isPicture) => {
    const media = `<${tag} url="https://paper.example/${file}" type="${type}"/>`;
    const { images } = firstOf(
      rss(`<item><title>A</title>${media}</item>`, 'xmlns:media="http://search.yahoo.com/mrss/"'),
    );
    expect(images.map(({ url }) => url)).toEqual(isPicture ? [`https://paper.example/${file}`] : []);
  });

  it('reads JSON Feed, with authors in any form', () => {
    const feed = parse(
      JSON.stringify({
        version: '1.0',
        title: 'J',
        home_page_url: 'https://j.example',
        items: [
          {
            id: 7,
            url: '/a',
            title: 'A',
            content_html: '<img src="/p.jpg"> Text',
            date_published: '2026-02-17T10:00:00Z',
            authors: { name: 'Jo' },
            tags: ['x', 3],
          },
          'nonsense',
          { id: 'b', external_url: 'https://e.example/b', image: 'b.png' },
        ],
      }),
    );
    expect(feed.items).toHaveLength(2);
    expect(feed.items[0]).toMatchObject({
      id: '7',
      link: 'https://j.example/a',
      author: 'Jo',
      categories: ['x', '3'],
      images: [{ url: 'https://j.example/p.jpg' }],
    });
    expect(feed.items[1]).toMatchObject({
      link: 'https://e.example/b',
      images: [{ url: 'https://j.example/b.png' }],
    });
  });

  it('reads Google News sitemaps', () => {
    const feed =
      parse(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"
      xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><url><loc>https://s.example/1</loc><lastmod>2026-02-18</lastmod>
      <news:news><news:publication><news:name>S</news:name><news:language>en</news:language></news:publication>
      <news:publication_date>2026-02-17</news:publication_date><news:title>Sitemap story</news:title><news:keywords>a, b</news:keywords></news:news>
      <image:image><image:loc>https://s.example/1.jpg</image:loc></image:image></url></urlset>`);
    expect(feed).toMatchObject({
      items: [
        {
          title: 'Sitemap story',
          link: 'https://s.example/1',
          date: '2026-02-17',
          language: 'en',
          categories: ['a', 'b'],
          images: [{ url: 'https://s.example/1.jpg' }],
        },
      ],
    });
  });

  it('reads translations that the publisher supplies, in XML and in JSON', () => {
    const xml = firstOf(
      rss(
        `<item><title>Bridge opens</title><h:translation xml:lang="nl-nl"><h:title>Brug open</h:title><h:summary>Kort.</h:summary></h:translation>
         <h:translation xml:lang="__proto__"><h:title>x</h:title></h:translation></item>`,
        'xmlns:h="https://helder.example/ns/feed"',
      ),
    );
    expect(xml).toMatchObject({
      title: 'Bridge opens',
      summary: null,
      translations: { 'nl-NL': { title: 'Brug open', summary: 'Kort.' } },
    });
    const json = firstOf(
      '{"items":[{"title":"Bridge opens","_helder":{"translations":{"nl-NL":{"title":"Brug open"},"__proto__":{"title":"x"}}}}]}',
    );
    expect(json.translations).toEqual({ 'nl-NL': { title: 'Brug open', summary: null } });
  });

  const stated: [written: string, words: number | null][] = [
    ['640', 640],
    [' 640 ', 640],
    ['0', null],
    ['-5', null],
    ['12.5', null],
    ['many', null],
    ['', null],
    ['Infinity', null],
    ['99999999', null],
  ];
  it.each(stated)('reads the length a publisher states, in XML and in JSON: %j is %j', (written, words) => {
    const declared = 'xmlns:h="https://helder.example/ns/feed"';
    const xml = rss(`<item><title>T</title><h:words>${written}</h:words></item>`, declared);
    expect(firstOf(xml).words).toBe(words);
    const item = { title: 'T', _helder: { words: written } };
    expect(firstOf(JSON.stringify({ items: [item] })).words).toBe(words);
  });

  it('reads no length from inside a translation', () => {
    const inside = '<h:translation xml:lang="nl"><h:title>T</h:title><h:words>9</h:words></h:translation>';
    const feed = rss(`<item><title>T</title>${inside}</item>`, 'xmlns:h="https://helder.example/ns/feed"');
    expect(firstOf(feed).words).toBeNull();
  });
});

describe('links', () => {
  const cases: [string, string, string | null][] = [
    [
      'link before guid',
      '<link>https://a.example/l</link><guid>https://a.example/g</guid>',
      'https://a.example/l',
    ],
    ['a permalink guid when there is no link', '<guid>https://a.example/g</guid>', 'https://a.example/g'],
    [
      'an address as guid even when it says it is no permalink',
      '<guid isPermaLink="false">https://a.example/g</guid>',
      'https://a.example/g',
    ],
    ['no link from a guid that is no address', '<guid>a-1</guid>', null],
    [
      'the origin behind a feed proxy',
      '<link>https://proxy.example/~r/1</link><feedburner:origLink>https://a.example/1</feedburner:origLink>',
      'https://a.example/1',
    ],
    ['relative to the feed', '<link>/l?x=1</link>', 'https://paper.example/l?x=1'],
    ['atom:link in RSS', '<atom:link href="https://a.example/al"/>', 'https://a.example/al'],
    [
      'white space and entities',
      '<link>\n https://a.example/?a=1&amp;b=2 \n</link>',
      'https://a.example/?a=1&b=2',
    ],
    ['CDATA', '<link><![CDATA[https://a.example/c]]></link>', 'https://a.example/c'],
    [
      'CDATA and entities',
      '<link><![CDATA[https://a.example/?a=1&amp;b=2&#038;c=3]]></link>',
      'https://a.example/?a=1&b=2&c=3',
    ],
    [
      'a guid in CDATA with entities',
      '<guid><![CDATA[https://a.example/?a=1&amp;b=2]]></guid>',
      'https://a.example/?a=1&b=2',
    ],
  ];
  it.each(cases)('takes %s', (_, inside, expected) => {
    expect(firstOf(rss(`<item><title>t</title>${inside}</item>`)).link).toBe(expected);
  });
});

describe('images', () => {
  const cases: [string, string, string[]][] = [
    [
      'the widest media:content first, thumbnails last',
      '<media:thumbnail url="https://i.example/t.jpg" width="900"/><media:group><media:content url="https://i.example/s.jpg" width="100"/><media:content url="https://i.example/l.jpg" width="800"/></media:group>',
      ['https://i.example/l.jpg', 'https://i.example/s.jpg', 'https://i.example/t.jpg'],
    ],
    [
      'no videos or sound',
      '<media:content url="https://i.example/v.mp4" medium="video"/><enclosure url="https://i.example/a.mp3" type="audio/mpeg"/>',
      [],
    ],
    [
      'enclosures',
      '<enclosure url="https://i.example/e.jpg" type="image/jpeg" length="1"/>',
      ['https://i.example/e.jpg'],
    ],
    [
      'pictures in the text when there is no other',
      '<description>&lt;img width=600 src="/in.png" alt="A"&gt;</description>',
      ['https://paper.example/in.png'],
    ],
    ['an image element', '<image><url>https://i.example/u.jpg</url></image>', ['https://i.example/u.jpg']],
  ];
  it.each(cases)('reads %s', (_, inside, expected) => {
    expect(firstOf(rss(`<item><title>t</title>${inside}</item>`)).images.map(({ url }) => url)).toEqual(
      expected,
    );
  });

  it('takes the caption of a picture, not as the title of the item', () => {
    const item = firstOf(
      rss(
        '<item><media:content url="https://i.example/a.jpg"><media:description>A quay</media:description></media:content><title>Real</title></item>',
      ),
    );
    expect(item).toMatchObject({ title: 'Real', summary: null, images: [{ alt: 'A quay' }] });
  });
});

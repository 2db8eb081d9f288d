import { expect, it } from 'vitest';
import { firstOf, rss } from './testing/feeds.ts';

const MEDIA = 'http://search.yahoo.com/mrss/';
const DC = 'http://purl.org/dc/elements/1.1/';
const A = 'https://i.example/a.jpg';

const pictures: [what: string, source: string, count: number][] = [
  ['a prefix of one’s own', rss(`<item><m:content url="${A}"/></item>`, `xmlns:m="${MEDIA}"`), 1],
  [
    'a prefix from outside, where another is declared',
    rss(`<item xmlns:d="${DC}"><m:content url="${A}"/></item>`, `xmlns:m="${MEDIA}"`),
    1,
  ],
  [
    'an address in capitals',
    rss(`<item><m:content url="${A}"/></item>`, `xmlns:m=" ${MEDIA.toUpperCase()} "`),
    1,
  ],
  ['names in capitals', rss(`<ITEM><MEDIA:Content URL="${A}"/></ITEM>`), 1],
  [
    'a known prefix at an unknown address',
    rss(`<item><media:content url="${A}"/></item>`, 'xmlns:media="http://old.example/"'),
    1,
  ],
  [
    'an unknown prefix at an unknown address',
    rss(`<item><m:content url="${A}"/></item>`, 'xmlns:m="http://old.example/"'),
    0,
  ],
  [
    'a known prefix that stands for something else',
    rss(`<item><media:content url="${A}"/></item>`, `xmlns:media="${DC}"`),
    0,
  ],
  ['a prefix nobody declared', rss(`<item><m:content url="${A}"/></item>`), 0],
];
it.each(pictures)('pictures under %s', (_what, source, count) => {
  expect(firstOf(source).images).toHaveLength(count);
});

it('takes an unknown default namespace for the feed’s own', () => {
  expect(firstOf('<rss xmlns="http://old.example/"><item><title>T</title></item></rss>').title).toBe('T');
});

it('reads an item’s title before that of another vocabulary', () => {
  const source = `<item><d:title>Other</d:title><title>T</title><x:title xmlns:x="http://x.example/">X</x:title></item>`;
  expect(firstOf(rss(source, `xmlns:d="${DC}"`)).title).toBe('T');
});

it.each([
  ['Atom', 'http://www.w3.org/2005/Atom'],
  ['Media RSS', MEDIA],
  ['content', 'http://purl.org/rss/1.0/modules/content/'],
  ['XHTML', 'http://www.w3.org/1999/xhtml'],
])('reads RSS that declares the default namespace of %s', (_what, address) => {
  const inside = `<title>T</title><link>${A}</link><pubDate>Tue, 17 Feb 2026 14:30:00 GMT</pubDate><description>D</description><media:content url="${A}"/>`;
  const item = firstOf(
    `<rss xmlns="${address}" xmlns:media="${MEDIA}"><channel><item>${inside}</item></channel></rss>`,
  );
  const whole = firstOf(rss(`<item>${inside}</item>`));
  expect(item).toEqual(whole);
  expect(whole).toMatchObject({ title: 'T', link: A, date: expect.any(String), summary: 'D' });
});

it('reads a body of XHTML inside an item as its text', () => {
  const body = '<body xmlns="http://www.w3.org/1999/xhtml"><p>Text</p></body>';
  expect(firstOf(rss(`<item><title>T</title>${body}</item>`)).content).toContain('Text');
});

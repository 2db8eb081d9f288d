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

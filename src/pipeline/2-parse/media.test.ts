import { describe, expect, it } from 'vitest';
import type { FeedItem } from '../../contract/contract.ts';
import { atom, firstOf, rss } from './testing/feeds.ts';

const picturesIn = (inside: string): FeedItem['images'] =>
  firstOf(rss(`<item><title>T</title>${inside}</item>`)).images;
const inText = (html: string) =>
  picturesIn(`<description>${html.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</description>`);
const A = 'https://i.example/a.jpg';
const B = 'https://i.example/b.jpg';

describe('pictures in text', () => {
  const cases: [what: string, html: string, read: FeedItem['images']][] = [
    ['all there is', `<img src="${A}" alt="Quay" width="640">`, [{ url: A, alt: 'Quay', width: 640 }]],
    ['single quotes', `<img src='${A}' alt='Quay'>`, [{ url: A, alt: 'Quay', width: null }]],
    ['no quotes', `<img src=${A} width=640>`, [{ url: A, alt: null, width: 640 }]],
    ['an escaped address', `<img src="${A}?w=1&amp;h=2">`, [{ url: `${A}?w=1&h=2`, alt: null, width: null }]],
    [
      'an address escaped by number',
      `<img src="${A}?w=1&#038;h=2&#x26;q=3">`,
      [{ url: `${A}?w=1&h=2&q=3`, alt: null, width: null }],
    ],
    [
      'an address that a template forgot',
      `<img src="undefined"><img src="null"><img src="${A}">`,
      [{ url: A, alt: null, width: null }],
    ],
    [
      'drawn in place',
      `<img src="data:image/gif;base64,R0"><img src="${A}">`,
      [{ url: A, alt: null, width: null }],
    ],
    ['loaded late', `<img data-src="${B}" src="${A}">`, [{ url: A, alt: null, width: null }]],
    ['no address', '<img alt="Quay">', []],
  ];
  it.each(cases)('%s', (_what, html, read) => {
    expect(inText(html)).toEqual(read);
  });

  it('of the body come before those of the summary', () => {
    const both = `<description>&lt;img src="${A}"></description><content:encoded>&lt;img src="${B}"></content:encoded>`;
    expect(picturesIn(both).map(({ url }) => url)).toEqual([B, A]);
  });

  const text = `<description>&lt;img src="${B}"></description>`;
  it.each([
    ['an icon, by its address', 'https://i.example/t_75x75.jpg', ''],
    ['an icon, by its width', A, 'width="75"'],
    ['the face of who wrote it', 'https://1.gravatar.com/avatar/abc?s=96', ''],
    ['a logo', 'https://i.example/logo.png', ''],
  ])('come behind what is offered where that is only %s', (_what, url, width) => {
    const offered = `<media:content url="${url}" ${width}/>`;
    expect(picturesIn(offered + text).map((picture) => picture.url)).toEqual([url, B]);
    expect(picturesIn(offered.repeat(9) + text).at(-1)?.url).toBe(B);
  });

  it('are left alone where a photograph is offered', () => {
    const offered = `<media:thumbnail url="https://i.example/t_75x75.jpg"/><media:content url="${A}"/>`;
    expect(picturesIn(offered + text).map(({ url }) => url)).toEqual([A, 'https://i.example/t_75x75.jpg']);
  });
});

describe('pictures in elements', () => {
  const cases: [what: string, inside: string, urls: string[]][] = [
    ['an enclosure of no known type, told by its ending', `<enclosure url="${A}"/>`, [A]],
    ['an enclosure that tells nothing', '<enclosure url="https://i.example/a"/>', []],
    ['media that tells nothing', '<media:content url="https://i.example/a"/>', ['https://i.example/a']],
    ['a medium before a type', `<media:content url="${A}" medium="image" type="video/mp4"/>`, [A]],
    ['media without an address', '<media:content medium="image"/><media:thumbnail/><enclosure/>', []],
    ['a picture of a podcast', `<itunes:image href="${A}"/>`, [A]],
    ['a picture as an address', `<image>${A}</image>`, [A]],
    ['an address that is no picture’s', `<source><url>${A}</url></source>`, []],
    ['no link to a file', `<source rel="enclosure" type="image/jpeg" href="${A}"/>`, []],
    ['eight of many', `<media:content url="${A}"/>`.repeat(9), Array(8).fill(A)],
  ];
  it.each(cases)('%s', (_what, inside, urls) => {
    expect(picturesIn(inside).map(({ url }) => url)).toEqual(urls);
  });

  it('the widest eight stay of many sizes', () => {
    const sizes = [100, 120, 140, 150, 160, 170, 180, 190, 800, 1_200];
    const group = sizes.map((width) => `<media:content url="${A}?${width}" width="${width}"/>`).join('');
    expect(picturesIn(group).map(({ width }) => width)).toEqual(sizes.toReversed().slice(0, 8));
  });

  it.each([
    ['a link to a file', `<link rel="enclosure" type="image/jpeg" href="${A}"/>`, [A]],
    ['a link to sound', '<link rel="enclosure" type="audio/mpeg" href="https://i.example/a.mp3"/>', []],
    ['an image element', `<image xmlns="">${A}</image>`, [A]],
  ])('of an entry: %s', (_what, inside, urls) => {
    expect(firstOf(atom(inside)).images.map(({ url }) => url)).toEqual(urls);
  });

  it.each([
    ['640', 640],
    ['640.6', 641],
    ['0', null],
    ['-1', null],
    ['wide', null],
    ['Infinity', null],
  ])('the width %j is %j', (written, width) => {
    expect(picturesIn(`<media:content url="${A}" width="${written}"/>`)).toMatchObject([{ width }]);
  });
});

describe('captions', () => {
  const captioned = (inside: string, url = A) => `<media:content url="${url}">${inside}</media:content>`;
  const cases: [what: string, inside: string, alts: (string | null)[]][] = [
    ['a description', captioned('<media:description>Quay</media:description>'), ['Quay']],
    ['a title', captioned('<media:title>Quay</media:title>'), ['Quay']],
    ['a text', captioned('<media:text>Quay</media:text>'), ['Quay']],
    ['the first of two', captioned('<media:title>Quay</media:title><media:text>Ship</media:text>'), ['Quay']],
    ['an empty one before another', captioned('<media:title/><media:text>Ship</media:text>'), ['Ship']],
    ['something else', captioned('<media:credit>Jo</media:credit>'), [null]],
    [
      'that of a film, beside a picture',
      `${captioned('')}<media:content url="https://i.example/v.mp4" medium="video"><media:title>Film</media:title></media:content>`,
      [null],
    ],
    [
      'that of a film alone',
      '<media:content url="https://i.example/v.mp4" medium="video"><media:title>Film</media:title></media:content>',
      [],
    ],
    [
      'that of media without an address, beside a picture',
      `${captioned('')}<media:content><media:title>Film</media:title></media:content>`,
      [null],
    ],
  ];
  it.each(cases)('%s', (_what, inside, alts) => {
    expect(picturesIn(inside).map(({ alt }) => alt)).toEqual(alts);
  });
});

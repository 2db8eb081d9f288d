import { describe, expect, it } from 'vitest';
import { parseFeed } from './parse.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const TEXT = 'Storm hits the coast';
const rss = (item: string) => `<rss><channel><item>${item}</item></channel></rss>`;
const atom = (entry: string) => `<feed xmlns="http://www.w3.org/2005/Atom"><entry>${entry}</entry></feed>`;
const inRss = (item: string) =>
  `<rss xmlns:a="http://www.w3.org/2005/Atom"><channel><item>${item}</item></channel></rss>`;
const titleOf = (feed: string) =>
  parseFeed(Buffer.from(feed), { url: 'https://paper.example/feed', contentType: null }).items[0]?.title;

describe('a title of some type', () => {
  it.each([
    ['a type that RSS does not know', rss(`<title type="plain">${TEXT}</title>`), TEXT],
    ['a media type in RSS', rss(`<title type="application/x">${base64(TEXT)}</title>`), base64(TEXT)],
    ['a type that Atom does not know', atom(`<title type="plain">${TEXT}</title>`), TEXT],
    ['text in words', atom(`<title type="application/x">${TEXT}</title>`), TEXT],
    ['one word of four letters', atom('<title type="application/x">Wind</title>'), 'Wind'],
    [
      'a word whose bytes are no text',
      atom('<title type="application/x">Stormvloed12</title>'),
      'Stormvloed12',
    ],
    ['a word of another length', atom('<title type="application/x">Storm</title>'), 'Storm'],
    ['a media type of text', atom(`<title type="text/plain">${base64(TEXT)}</title>`), base64(TEXT)],
    ['a media type of XML', atom(`<title type="image/svg+xml">${base64(TEXT)}</title>`), base64(TEXT)],
    ['base64 of a media type', atom(`<title type="application/x">${base64(TEXT)}</title>`), TEXT],
    ['base64 by its mode', atom(`<title mode="base64">${base64(TEXT)}</title>`), TEXT],
    [
      'base64 by its mode, in lines',
      atom(`<title mode="base64">\n${base64(TEXT).replace(/.{8}/g, '$&\n')}\n</title>`),
      TEXT,
    ],
    ['a mode that is not so', atom('<title mode="base64">Storm, again</title>'), 'Storm, again'],
    ['base64 in Atom of an RSS item', inRss(`<a:title mode="base64">${base64(TEXT)}</a:title>`), TEXT],
  ])('%s', (_, feed, expected) => {
    expect(titleOf(feed)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import type { Publisher } from '../contract/contract.ts';
import { type Captured, sourcesOf } from './captured.ts';

const publisher = (id: string, change: Partial<Publisher> = {}): Publisher => ({
  id,
  name: `The ${id}`,
  country: 'NO',
  scope: 'national',
  language: 'en',
  feeds: [{ url: `https://www.${id}.example/world.rss`, section: 'world' }],
  ...change,
});

const capture = (change: Partial<Captured> = {}): Captured => ({
  file: 'one.xml',
  publisher: 'Somebody',
  feed_url: null,
  lang: 'en',
  ...change,
});

const fjord = publisher('fjord', { homepage: 'https://fjord-news.example' });
const known = [fjord, publisher('skerry')];

describe('publishers of captured feeds', () => {
  it.each<[string, Partial<Captured>]>([
    ['by the address of the feed', { feed_url: 'https://www.fjord.example/world.rss' }],
    ['without www. and encrypted or not', { feed_url: 'http://fjord.example/world.rss' }],
    ['by its id', { publisher: 'fjord' }],
    ['by its name', { publisher: 'the Fjord' }],
    ['by its host', { publisher: 'fjord-news.example' }],
    ['by its host with www.', { publisher: 'www.fjord-news.example' }],
    ['by the host of another of its feeds', { feed_url: 'https://fjord.example/sports.rss' }],
    [
      'by id although the feed is at somebody else’s host',
      { publisher: 'fjord', feed_url: 'https://skerry.example/x' },
    ],
  ])('are found %s', (_how, change) => {
    expect(sourcesOf([capture(change)], known)[0]?.publisher).toBe(fjord);
  });

  it('a known feed keeps its section; another one is the front page in the language it was captured in', () => {
    const captures = [
      capture({ feed_url: 'https://fjord.example/world.rss' }),
      capture({ feed_url: 'https://fjord.example/sports.rss', lang: 'nl' }),
    ];
    expect(sourcesOf(captures, known).map(({ feed }) => feed)).toEqual([
      fjord.feeds[0],
      { url: 'https://fjord.example/sports.rss', section: 'top', language: 'nl' },
    ]);
  });

  it('of two with the same id the later one counts', () => {
    const corrected = publisher('fjord', { country: 'SE' });
    expect(sourcesOf([capture({ publisher: 'fjord' })], [...known, corrected])[0]?.publisher).toBe(corrected);
  });

  it('every capture of an unknown publisher is named, and none is guessed', () => {
    const captures = [
      capture({ publisher: 'fjord' }),
      capture({ file: 'two.xml', publisher: 'Nobody' }),
      capture({ file: 'three.xml', publisher: 'Else', feed_url: 'https://else.example/rss' }),
    ];
    expect(() => sourcesOf(captures, known)).toThrow(/two\.xml \(Nobody\), three\.xml \(Else\)/);
  });

  it('a host that several publish at names none of them', () => {
    const shared = ['fjord', 'skerry'].map((id) =>
      publisher(id, { feeds: [{ url: `https://feeds.example/${id}`, section: 'top' }] }),
    );
    expect(() => sourcesOf([capture({ feed_url: 'https://feeds.example/third' })], shared)).toThrow(
      'one.xml',
    );
  });
});

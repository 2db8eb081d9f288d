import { describe, expect, it } from 'vitest';
import { itemHashes, ownIds } from './item-id.ts';
import { articleAddress } from './url.ts';

const LINK = 'https://harbourpost.example/2026/ferry-runs-again';
const ADDRESS = articleAddress(LINK) ?? { url: '', key: '', isHome: true };
const FEED = 'https://harbourpost.example/rss';
const hashesOf = (
  id: string | null,
  { publisherId = 'harbourpost', language = 'en', feedUrl = FEED, others = [] as string[] } = {},
) => {
  const own = ownIds([id, ...others].map((each) => ({ id: each })));
  return itemHashes({ id, link: LINK }, ADDRESS, { publisherId, language, feedUrl, own });
};
const hashOf = (...of: Parameters<typeof hashesOf>): string | null => hashesOf(...of).itemHash;

describe('the id a feed gives a piece', () => {
  it.each([
    ['https://harbourpost.example/?p=4711'],
    ['13563141'],
    ['article-6304705'],
    ['tag:harbourpost.example,2026:4711'],
    ['x'.repeat(100_000)],
  ])('tells which piece it is: %.40s', (id) => {
    expect(hashOf(id)).toMatch(/^[0-9a-f]{16}$/);
    expect(hashOf(id, { others: ['other'] })).toBe(hashOf(id));
  });

  it('is another of another publisher, in another language, and for another piece', () => {
    const others = [{ publisherId: 'baypost' }, { language: 'nl' }];
    const hashes = [hashOf('ferry-1'), hashOf('ferry-2'), ...others.map((other) => hashOf('ferry-1', other))];
    expect(new Set(hashes).size).toBe(4);
  });

  it('is the same in every feed of its publisher, but for what older releases made of it', () => {
    const [news, sport] = [hashesOf('ferry-1'), hashesOf('ferry-1', { feedUrl: `${FEED}/sport` })];
    expect(sport.itemHash).toBe(news.itemHash);
    expect(sport.formerItemHash).not.toBe(news.formerItemHash);
  });

  it.each<[string, string | null, string[]]>([
    ['none', null, []],
    ['the address itself', LINK, []],
    [
      'the address in another form',
      'http://www.harbourpost.example/2026/ferry-runs-again/?utm_source=rss#1',
      [],
    ],
    ['a place in the feed', '7', []],
    ['one for several items', 'bulletin', ['ferry', 'bulletin']],
    ['one for all items', 'bulletin', ['bulletin', 'bulletin']],
  ])('tells nothing where it is %s', (_what, id, others) => {
    expect(hashesOf(id, { others })).toEqual({ itemHash: null });
  });
});

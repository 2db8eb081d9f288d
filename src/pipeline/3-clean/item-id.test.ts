import { describe, expect, it } from 'vitest';
import { itemHash, ownIds } from './item-id.ts';
import { articleAddress } from './url.ts';

const LINK = 'https://harbourpost.example/2026/ferry-runs-again';
const ADDRESS = articleAddress(LINK) ?? { url: '', key: '', isHome: true };
const FEED = 'https://harbourpost.example/rss';
const hashOf = (id: string | null, { feedUrl = FEED, others = [] as string[] } = {}): string | null => {
  const own = ownIds([id, ...others].map((each) => ({ id: each })));
  return itemHash({ id, link: LINK }, ADDRESS, { feedUrl, own });
};

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

  it('is another in another feed, and for another piece', () => {
    const hashes = [hashOf('ferry-1'), hashOf('ferry-2'), hashOf('ferry-1', { feedUrl: `${FEED}/sport` })];
    expect(new Set(hashes).size).toBe(3);
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
    expect(hashOf(id, { others })).toBeNull();
  });
});

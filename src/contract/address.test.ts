import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  addressIn,
  addressOf,
  canonicalIn,
  categoryAddress,
  feedUnder,
  HOME,
  PAGE_PATHS,
  readAddress,
  type Screen,
} from './address.ts';
import { CATEGORY_KEYS } from './category.ts';
import { MAX_PAGE, MAX_QUERY_LENGTH, MAX_STORY_ID_LENGTH } from './limits.ts';

const UNKNOWN = { screen: HOME, unknownPath: true };

/** As it stands in a browser's address bar, or in a request line. */
function read(address: string) {
  const at = address.indexOf('?');
  return at < 0 ? readAddress(address, '') : readAddress(address.slice(0, at), address.slice(at));
}
const known = (screen: Screen) => ({ screen, unknownPath: false });
const story = (id: string) => known({ kind: 'story', id });

const eleven = CATEGORY_KEYS.filter((key) => key !== 'all');

describe('what an address means', () => {
  it('ROUTE-01 / is the home feed', () => {
    expect(read('/')).toEqual(known(HOME));
  });

  it.each(eleven)('ROUTE-02 /%s is the feed of that category', (category) => {
    expect(read(`/${category}`)).toEqual(known({ ...HOME, category }));
  });

  it.each(['about', 'privacy', 'terms'] as const)(
    'ROUTE-03 ROUTE-04 ROUTE-05 /%s opens that text',
    (text) => {
      expect(read(`/${text}`)).toEqual(known({ kind: 'text', text }));
    },
  );

  it.each([
    ['one of ours', '/story/abc-123', 'abc-123'],
    ['capitals, which belong to the id', '/Story/Ab1/', 'Ab1'],
    ['a colon', '/story/a:b', 'a:b'],
    ['a space', '/story/a%20b', 'a b'],
    ['a letter with dots, as a browser sends it', '/story/%C3%BC', 'ü'],
    ['a letter with dots, as it is typed', '/story/ü', 'ü'],
    ['a slash that is part of it', '/story/a%2Fb', 'a/b'],
    ['the longest', `/story/${'x'.repeat(MAX_STORY_ID_LENGTH)}`, 'x'.repeat(MAX_STORY_ID_LENGTH)],
  ])('ROUTE-09 a story with an id of %s', (_what, address, id) => {
    expect(read(address)).toEqual(story(id));
  });

  it.each([
    ['/nowhere'],
    ['/all'],
    ['/world/extra'],
    ['/about/us'],
    ['/story'],
    ['/story/'],
    ['/story/a/b'],
    [`/story/${'x'.repeat(MAX_STORY_ID_LENGTH + 1)}`],
    ['/story/%E0%A4%A'],
    ['/story/\ud800'],
    ['/story/%2e%2E'],
    ['/story/.'],
    ['/%'],
    ['/%F0'],
    ['/w%6Frld'],
    ['//world'],
    ['//evil.example'],
    [`${'//'.repeat(5000)}x`],
    ['http://evil.example/world'],
    ['*'],
    ['/articles'],
    ['/feed'],
    ['/search'],
    ['/nowhere?q=ice&page=3'],
  ])('ROUTE-11 AMBIG-46 %s is the home feed, known to be unknown', (address) => {
    expect(read(address)).toEqual(UNKNOWN);
  });

  it.each([
    ['/World', '/world'],
    ['/world/', '/world'],
    ['/ABOUT/', '/about'],
    ['/about///', '/about'],
    ['//', '/'],
    ['', '/'],
    ['/tech', '/technology'],
    ['/TECH/', '/technology'],
    ['/world?utm_source=x&fbclid=y', '/world'],
    ['/?q=+', '/'],
    ['/?sort=best', '/'],
    ['/?sort=top&page=1&lang=nl', '/'],
    ['/?page=0', '/'],
    ['/?page=-1', '/'],
    ['/?page=1.5', '/'],
    ['/?page=x', '/'],
    ['/?page=99999', '/'],
    [`/?page=${MAX_PAGE + 1}`, '/'],
    ['/?page=1e9', '/'],
    ['/?%E0%A4%A', '/'],
    ['/about?q=ice', '/about'],
    ['/world?page=2&q=%20sea%20level%20&sort=newest', '/world?q=sea+level&sort=newest&page=2'],
    [`/?page=${MAX_PAGE}`, `/?page=${MAX_PAGE}`],
    ['/?edition=1f.mf3k', '/'],
    ['/?edition=1f.mf3k&page=1', '/'],
    ['/world?edition=1f.mf3k&page=2', '/world?page=2&edition=1f.mf3k'],
    ['/?page=2&edition=', '/?page=2'],
  ])('AMBIG-51 %s means %s', (address, canonical) => {
    expect(read(address).unknownPath).toBe(false);
    expect(addressOf(read(address).screen)).toBe(canonical);
  });

  it('a search is cut where the API would refuse it, and never through a character', () => {
    const queryOf = (text: string) => read(`/?q=${encodeURIComponent(text)}`).screen;
    expect(queryOf('a'.repeat(MAX_QUERY_LENGTH + 1))).toMatchObject({ query: 'a'.repeat(MAX_QUERY_LENGTH) });
    const almost = 'a'.repeat(MAX_QUERY_LENGTH - 1);
    expect(queryOf(`${almost}🌍`)).toMatchObject({ query: almost });
    expect(queryOf(`${almost} b`)).toMatchObject({ query: almost });
  });
});

describe('any address', () => {
  const hostile = fc.constantFrom(
    ...'/ // .. . % %2e %2F %E0%A4 %00 \\ : @ ? & = # + \ud800 ü 🌍'.split(' '),
    ...'story Story world tech about all q= sort=newest page=2 page=1e3 &page=2&edition='.split(' '),
    ' ',
  );
  const addresses = fc.oneof(
    fc.webPath().chain((path) => fc.webQueryParameters().map((query) => `${path}?${query}`)),
    fc
      .array(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 12 })
      .map((parts) => parts.join('')),
    fc.array(hostile, { maxLength: 12 }).map((parts) => `/story/${parts.join('')}`),
    fc.array(hostile, { maxLength: 12 }).map((parts) => `/?q=${parts.join('')}`),
  );

  it('is read without a throw, and its canonical address is read as the same screen', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const { screen } = read(address);
        expect(read(addressOf(screen))).toEqual(known(screen));
      }),
    );
  });

  it('has a canonical address that a browser leaves as it is, on our own host', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const canonical = addressOf(read(address).screen);
        const { origin, pathname, search } = new URL(canonical, 'https://helder.example/story/one');
        expect(origin).toBe('https://helder.example');
        expect(pathname + search).toBe(canonical);
      }),
    );
  });
});

describe('what an address is written from', () => {
  const screens: fc.Arbitrary<Screen> = fc.oneof(
    fc.record(
      {
        kind: fc.constant('feed' as const),
        category: fc.constantFrom(...CATEGORY_KEYS),
        query: fc.string({ unit: 'grapheme', maxLength: 50 }).map((text) => text.trim()),
        sort: fc.constantFrom('top' as const, 'newest' as const, 'covered' as const),
        page: fc.integer({ min: 2, max: MAX_PAGE }),
      },
      { requiredKeys: ['kind', 'category', 'query', 'sort'] },
    ),
    fc.record({
      kind: fc.constant('text' as const),
      text: fc.constantFrom('about' as const, 'privacy' as const, 'terms' as const),
    }),
    fc.record({
      kind: fc.constant('story' as const),
      id: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }).filter((id) => !/^\.{1,2}$/.test(id)),
    }),
  );

  it('every screen is read back from its address', () => {
    fc.assert(
      fc.property(screens, (screen) => {
        expect(read(addressOf(screen))).toEqual(known(screen));
      }),
    );
  });

  it('says what was searched for in Safari 16.4 too, which does not count parameters', () => {
    vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never);
    expect(addressOf({ ...HOME, query: 'ice' })).toBe('/?q=ice');
  });

  it('a feed lies under itself, and home under everything else', () => {
    const science: Screen = { ...HOME, category: 'science', page: 2 };
    expect(feedUnder(science)).toBe(science);
    expect(feedUnder({ kind: 'story', id: 's1' })).toBe(HOME);
    expect(feedUnder({ kind: 'text', text: 'about' })).toBe(HOME);
  });

  it('a language is added to what is there', () => {
    expect(addressIn(HOME, 'nl')).toBe('/?lang=nl');
    expect(addressIn({ ...HOME, query: 'ice' }, 'nl')).toBe('/?q=ice&lang=nl');
    expect(categoryAddress('world')).toBe('/world');
  });

  it('a page is found by one address, whichever edition a reader came to it in', () => {
    const page: Screen = { ...HOME, page: 2, edition: '1f.mf3k' };
    expect(addressOf(page)).toBe('/?page=2&edition=1f.mf3k');
    expect(canonicalIn(page, 'en')).toBe('/?page=2');
    expect(canonicalIn(page, 'nl')).toBe('/?page=2&lang=nl');
  });

  it('every path that a server registers is a page of ours', () => {
    for (const path of PAGE_PATHS)
      expect([path, read(path.replace(':id', 'one')).unknownPath]).toEqual([path, false]);
  });

  it('ROUTE-12 AMBIG-45 no dialog but stories and the three texts has a path', () => {
    const feeds = eleven.map((category) => `/${category}`);
    expect([...PAGE_PATHS].sort()).toEqual(
      ['/', ...feeds, '/story/:id', '/about', '/privacy', '/terms'].sort(),
    );
    for (const path of ['/sign-in', '/onboarding', '/settings', '/saved', '/saved-stories', '/billing'])
      expect(read(path)).toEqual(UNKNOWN);
  });
});

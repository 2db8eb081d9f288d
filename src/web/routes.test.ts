import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORY_KEYS } from '../contract/contract.ts';
import {
  ALL_CATEGORIES,
  addressIn,
  addressOf,
  type FeedScreen,
  HOME,
  labelledCategory,
  MAIN_CATEGORIES,
  MORE_CATEGORIES,
  screenOf,
} from './routes.ts';

describe('screenOf', () => {
  it('ROUTE-01 / is the home feed', () => {
    expect(screenOf('/', '')).toEqual({ screen: HOME, unknownPath: false });
  });

  const eleven = CATEGORY_KEYS.filter((key) => key !== 'all');
  it.each(eleven)('ROUTE-02 /%s is the feed of that category', (category) => {
    expect(screenOf(`/${category}`, '')).toEqual({ screen: { ...HOME, category }, unknownPath: false });
  });

  it.each(['about', 'privacy', 'terms'])('ROUTE-03 ROUTE-04 ROUTE-05 /%s opens that text', (text) => {
    expect(screenOf(`/${text}`, '')).toEqual({ screen: { kind: 'text', text }, unknownPath: false });
  });

  it('ROUTE-09 /story/{id} opens that story', () => {
    expect(screenOf('/story/a%20b', '').screen).toEqual({ kind: 'story', id: 'a b' });
  });

  it.each(['/nowhere', '/all', '/world/extra', '/about/us', '/story', '/story/a/b', '/%'])(
    'ROUTE-11 %s is the home feed, known to be unknown',
    (path) => {
      expect(screenOf(path, '')).toEqual({ screen: HOME, unknownPath: true });
    },
  );

  const same: [path: string, as: string][] = [
    ['/World', '/world'],
    ['/world/', '/world'],
    ['/ABOUT/', '/about'],
    ['/tech', '/technology'],
  ];
  it.each(same)('%s means %s', (path, as) => {
    expect(screenOf(path, '')).toEqual(screenOf(as, ''));
  });

  it('reads query, order and page, and ignores what it cannot read', () => {
    expect(screenOf('/world', '?q=+ice+&sort=newest&page=3').screen).toEqual({
      kind: 'feed',
      category: 'world',
      query: 'ice',
      sort: 'newest',
      page: 3,
    });
    expect(screenOf('/world', '?q=%20&sort=odd&page=-1&page=x').screen).toEqual({
      ...HOME,
      category: 'world',
    });
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.webPath(), fc.string(), (path, search) => void screenOf(path, search)));
    expect(() => screenOf('/story/%E0%A4%A', '?%')).not.toThrow();
  });
});

describe('addressOf', () => {
  const feeds: fc.Arbitrary<FeedScreen> = fc.record({
    kind: fc.constant('feed' as const),
    category: fc.constantFrom(...CATEGORY_KEYS),
    query: fc.string({ maxLength: 50 }).map((text) => text.trim()),
    sort: fc.constantFrom('top' as const, 'newest' as const, 'covered' as const),
  });

  it('is read back as the same screen', () => {
    fc.assert(
      fc.property(feeds, (screen) => {
        const [path = '', search = ''] = addressOf(screen).split('?');
        expect(screenOf(path, search)).toEqual({ screen, unknownPath: false });
      }),
    );
  });

  it('adds a language', () => {
    expect(addressIn(HOME, 'nl')).toBe('/?lang=nl');
    expect(addressIn({ ...HOME, query: 'ice' }, 'nl')).toBe('/?q=ice&lang=nl');
  });
});

describe('categories', () => {
  it('NAV-08 NAV-09 five in the navigation and seven under More, in the specified order', () => {
    expect(MAIN_CATEGORIES).toEqual(['all', 'local', 'world', 'politics', 'science']);
    expect(MORE_CATEGORIES).toEqual([
      'business',
      'technology',
      'environment',
      'health',
      'entertainment',
      'sports',
      'crime',
    ]);
  });

  it('DATA-41 together they are the contract’s twelve', () => {
    expect([...ALL_CATEGORIES].sort()).toEqual([...CATEGORY_KEYS].sort());
  });

  it.each(['general', 'education', '', 'all', '../x'])('labels %j as general', (category) => {
    expect(labelledCategory(category)).toBe('general');
  });
});

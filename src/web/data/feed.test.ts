// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOME } from '../../contract/address.ts';
import type { CardPage } from '../../contract/contract.ts';
import { PAGE_SIZE } from '../../contract/limits.ts';
import { MS_PER_HOUR } from '../../contract/time.ts';
import { answering } from '../testing/answers.ts';
import { ARTICLES, pageOf } from '../testing/stories.ts';
import {
  type FeedRequest,
  feedKey,
  feedQuery,
  forgetOld,
  isSameButWeighed,
  nextPage,
  type Place,
  readIn,
  storiesOf,
} from './feed.ts';

const UTRECHT: Place = { latitude: 52.1, longitude: 5.1, city: 'Utrecht', country: 'Netherlands' };
const request: FeedRequest = {
  screen: HOME,
  language: 'en',
  place: null,
  weights: null,
  reads: null,
  account: null,
};
const WEIGHTS = { nearness: 2, freshness: 0.5, quality: 1, coverage: 0, interests: 1 };

/** A page of fresh stories. */
function fresh(page: number, more: Partial<CardPage> = {}): CardPage {
  return pageOf(
    ARTICLES.map((story) => ({ ...story, id: `${story.id}-${page}` })),
    more,
  );
}

function answerWith(pages: CardPage[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(pages[asked.length - 1]);
  });
  return asked;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('ruling 23 the languages a reader reads are unsaid where they go with the interface, in whichever order', () => {
  expect(readIn(['en', 'nl'], 'nl')).toBe(null);
  expect(readIn(null, 'nl')).toBe(null);
  expect(readIn(['en', 'nl'], 'en')).toBe('en,nl');
});

describe('where a feed comes from', () => {
  const rows: [id: string, change: Partial<FeedRequest>, address: string][] = [
    ['FEED-19 home', {}, '/api/articles?limit=20&lang=en&page=1'],
    [
      'FEED-21 a category',
      { screen: { ...HOME, category: 'world' } },
      '/api/articles?category=world&limit=20&lang=en&page=1',
    ],
    [
      'FEED-20 API-43 local, with the city',
      { screen: { ...HOME, category: 'local' }, place: UTRECHT },
      '/api/articles?category=local&limit=20&lang=en&lat=52.1&lon=5.1&city=Utrecht&country=Netherlands&page=1',
    ],
    [
      'FEED-17 SEARCH-05 a search, in every category',
      { screen: { ...HOME, category: 'world', query: 'ice & snow' } },
      '/api/search?q=ice+%26+snow&lang=en&page=1',
    ],
    [
      'ruling 23 the languages that the reader reads',
      { reads: 'en,nl' },
      '/api/articles?limit=20&lang=en&reads=en%2Cnl&page=1',
    ],
    [
      'an order',
      { screen: { ...HOME, sort: 'newest' } },
      '/api/articles?sort=newest&limit=20&lang=en&page=1',
    ],
    ['sliders', { weights: WEIGHTS }, '/api/articles?limit=20&lang=en&weights=2%2C0.5%2C1%2C0%2C1&page=1'],
    [
      'sliders do not weigh an order of its own',
      { weights: WEIGHTS, screen: { ...HOME, sort: 'covered' } },
      '/api/articles?sort=covered&limit=20&lang=en&page=1',
    ],
    [
      'nor a search',
      { weights: WEIGHTS, screen: { ...HOME, query: 'ice' } },
      '/api/search?q=ice&lang=en&page=1',
    ],
    [
      'ruling 25 of a guess the country alone',
      { place: { ...UTRECHT, city: '', accuracy: 1000 } },
      '/api/articles?limit=20&lang=en&country=Netherlands&page=1',
    ],
    [
      'signed in, what is usual is said too: the account may know it otherwise',
      { account: 'a', language: 'nl' },
      '/api/articles?limit=20&lang=nl&reads=nl%2Cen&weights=1%2C1%2C1%2C1%2C1&page=1',
    ],
    [
      'signed in, what is not usual is said as ever',
      { account: 'a', reads: 'en,nl', weights: WEIGHTS },
      '/api/articles?limit=20&lang=en&reads=en%2Cnl&weights=2%2C0.5%2C1%2C0%2C1&page=1',
    ],
    ['another language', { language: 'nl' }, '/api/articles?limit=20&lang=nl&page=1'],
    [
      'a page of an edition',
      { screen: { ...HOME, query: 'ice', page: 2, edition: 'e7' } },
      '/api/search?q=ice&lang=en&page=2&edition=e7',
    ],
  ];
  it.each(rows)('%s', async (_id, change, address) => {
    const asked = answerWith([fresh(1)]);
    await new QueryClient().fetchInfiniteQuery(feedQuery({ ...request, ...change }));
    expect(asked).toEqual([address]);
  });

  it('FEED-26 FEED-27 FEED-28 FEED-29 FEED-30 reader, category, city, query and language each make another feed', () => {
    const changed: FeedRequest[] = [
      request,
      { ...request, screen: { ...HOME, category: 'world' } },
      { ...request, place: UTRECHT },
      { ...request, screen: { ...HOME, query: 'ice' } },
      { ...request, screen: { ...HOME, query: 'ice', page: 2, edition: 'e7' } },
      { ...request, screen: { ...HOME, query: 'ice', page: 2, edition: 'e8' } },
      { ...request, language: 'nl' },
      { ...request, weights: WEIGHTS },
      { ...request, account: 'a' },
    ];
    const keys = changed.map((each) => JSON.stringify(feedKey(each)));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('while a slider is moved', () => {
  const key = feedKey(request);

  it('the same feed in another order may stand for the one that comes', () => {
    expect(isSameButWeighed(feedKey({ ...request, weights: WEIGHTS }), key)).toBe(true);
  });

  it.each<Partial<FeedRequest>>([
    { language: 'nl' },
    { place: UTRECHT },
    { account: 'a' },
    { screen: { ...HOME, category: 'world' } },
  ])('another feed may not (%j)', (change) => {
    expect(isSameButWeighed(feedKey({ ...request, ...change }), key)).toBe(false);
  });
});

describe('load more', () => {
  it('FEED-34 pages hold 20', () => {
    expect(PAGE_SIZE).toBe(20);
  });

  it('FEED-31 FEED-35 API-44 asks for page floor(loaded / 20) + 2 of the same edition, and appends it', async () => {
    const asked = answerWith([fresh(1), fresh(2), fresh(3)]);
    const client = new QueryClient();
    const data = await client.fetchInfiniteQuery({ ...feedQuery(request), pages: 3 });
    expect(asked.map((address) => new URL(address, 'http://x').searchParams.get('page'))).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(storiesOf(data.pages)).toHaveLength(60);
  });

  it('pins the edition of the first page', async () => {
    const client = new QueryClient();
    const query = feedQuery(request);
    client.setQueryData(query.queryKey, { pages: [fresh(1, { edition: 'e7' })], pageParams: [1] });
    const asked = answerWith([fresh(1), fresh(2)]);
    await client.fetchInfiniteQuery({ ...query, pages: 2, staleTime: 0 });
    expect(asked[1]).toContain('edition=e7');
  });

  it('asked for anew, as after a mute, all its pages stay of the edition it began with', async () => {
    const client = new QueryClient();
    const query = feedQuery(request);
    const pages = [fresh(1, { edition: 'e7' }), fresh(2, { edition: 'e7' })];
    client.setQueryData(query.queryKey, { pages, pageParams: [1, 2] });
    const asked = answerWith([fresh(1, { edition: 'e8' }), fresh(2, { edition: 'e7' })]);
    await client.fetchInfiniteQuery({ ...query, pages: 2, staleTime: 0 });
    expect(asked.map((address) => new URL(address, 'http://x').searchParams.get('edition'))).toEqual([
      'e7',
      'e7',
    ]);
  });

  it('goes on to what is new where its edition is kept no longer and stories have moved down since', async () => {
    const client = new QueryClient();
    const query = feedQuery(request);
    const pages = [fresh(1, { edition: 'e7' }), fresh(2, { edition: 'e7' })];
    client.setQueryData(query.queryKey, { pages, pageParams: [1, 2] });
    const later = { edition: 'e9' };
    const asked = answerWith([
      fresh(1, later),
      fresh(2, later),
      fresh(1, later),
      fresh(2, later),
      fresh(3, later),
      fresh(4, later),
    ]);
    const { pages: loaded } = await client.fetchInfiniteQuery({ ...query, pages: 4, staleTime: 0 });
    expect(asked.map((address) => new URL(address, 'http://x').searchParams.get('page'))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
    expect(storiesOf(loaded)).toHaveLength(80);
  });

  it('starts from the page in the address', () => {
    expect(nextPage([fresh(4)], 4)).toBe(5);
  });

  const ends: [what: string, last: CardPage, more: boolean][] = [
    ['the server has more', fresh(2), true],
    ['the server has no more', fresh(2, { hasMore: false }), false],
    ['an empty page', fresh(2, { data: [] }), false],
    ['nothing new', fresh(1), false],
  ];
  it.each(ends)('FEED-25 AMBIG-54 %s: %s', async (_what, last, more) => {
    const client = new QueryClient();
    const query = feedQuery(request);
    client.setQueryData(query.queryKey, { pages: [fresh(1)], pageParams: [1] });
    answerWith([fresh(1), last]);
    const { pages, pageParams } = await client.fetchInfiniteQuery({ ...query, pages: 2, staleTime: 0 });
    expect(query.getNextPageParam(pages[1] ?? last, pages, 2, pageParams) !== undefined).toBe(more);
  });
});

describe('storiesOf', () => {
  it('shows a story once, wherever it appears', () => {
    expect(storiesOf([pageOf(), pageOf()])).toHaveLength(ARTICLES.length);
  });
});

/** Opens a search and leaves it. */
async function search(client: QueryClient, query: string): Promise<FeedRequest> {
  const asked = { ...request, screen: { ...HOME, query } };
  await client.fetchInfiniteQuery(feedQuery(asked));
  return asked;
}

describe('a feed that was left', () => {
  it('is there for as long as a visit', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answering({ '/api/search': pageOf() });
    const client = new QueryClient();
    const storm = await search(client, 'storm');
    await vi.advanceTimersByTimeAsync(5 * MS_PER_HOUR);
    expect(client.getQueryData(feedKey(storm))).toBeDefined();
  });

  it.each([
    [4, true],
    [6, false],
  ])(
    'is asked for anew by who goes to it, and not back, when it is old: %i minutes',
    async (minutes, kept) => {
      answering({ '/api/search': pageOf() });
      const client = new QueryClient();
      const [storm, ferry] = [await search(client, 'storm'), await search(client, 'ferry')];
      const left = Date.now();
      vi.spyOn(Date, 'now').mockReturnValue(left + minutes * 60_000);
      forgetOld(client, storm.screen);
      expect(client.getQueryData(feedKey(storm)) !== undefined).toBe(kept);
      expect(client.getQueryData(feedKey(ferry))).toBeDefined();
    },
  );

  it('goes when there are thirty newer ones', async () => {
    answering({ '/api/search': pageOf() });
    const client = new QueryClient();
    const searches = Array.from({ length: 32 }, (_, index) => `storm ${index}`);
    for (const each of searches) await search(client, each);
    const kept = client.getQueryCache().findAll({ queryKey: ['feed'] });
    expect(kept.map(({ queryKey }) => queryKey[2])).toEqual(searches.slice(-30));
  });
});

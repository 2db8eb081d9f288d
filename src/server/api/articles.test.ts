import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArticlePage, ArticleSchema } from '../../contract/contract.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { makeStory } from '../testing/stories.ts';

const stories = [
  ...Array.from({ length: 45 }, (_, n) => makeStory(`w${n}`, { published_at: hour(n) })),
  makeStory('robot', { categories: ['technology'], tags: ['United Nations'], published_at: hour(2) }),
  makeStory('goal', {
    categories: ['sports'],
    tags: ['The Hague'],
    location: { city: 'The Hague', country: 'Netherlands', latitude: null, longitude: null },
    published_at: hour(3),
  }),
  makeStory('kanaal', { language: 'nl', translations: {}, categories: ['crime'], published_at: hour(4) }),
];

function hour(n: number): string {
  return new Date(Date.UTC(2026, 2, 10, 11) - n * 3_600_000).toISOString();
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ stories });
});
afterAll(() => server.close());

const get = async (url: string) => {
  const { statusCode, body } = await server.app.inject(url);
  return { status: statusCode, page: JSON.parse(body) as ArticlePage };
};
const idsOf = ({ page }: { page: ArticlePage }) => page.data.map(({ id }) => id);

describe('GET /articles', () => {
  it('FEED-34 API-37 gives 20 stories unless asked for another number, and says whether more follow', async () => {
    const first = await get('/articles');
    expect(first.status).toBe(200);
    expect(first.page.data).toHaveLength(20);
    expect(first.page.hasMore).toBe(true);
    expect(first.page.total).toBe(47);
    expect((await get('/articles?limit=7')).page.data).toHaveLength(7);
  });

  it('API-44 AMBIG-54 pages join without a gap; hasMore ends with the last story', async () => {
    const first = await get('/articles?page=1&limit=20');
    const edition = first.page.edition;
    const second = await get(`/articles?page=2&limit=20&edition=${edition}`);
    const third = await get(`/articles?page=3&limit=20&edition=${edition}`);
    const all = [first, second, third].flatMap(idsOf);
    expect(new Set(all).size).toBe(47);
    expect([second.page.hasMore, third.page.hasMore]).toEqual([true, false]);
    const beyond = await get(`/articles?page=900&limit=100&edition=${edition}`);
    expect(beyond.page).toMatchObject({ data: [], hasMore: false });
  });

  it('API-42 FEED-21 takes a category; "tech" means technology; all and none are the same', async () => {
    expect(idsOf(await get('/articles?category=technology'))).toEqual(['robot']);
    expect(idsOf(await get('/articles?category=tech'))).toEqual(['robot']);
    expect(idsOf(await get('/articles?category=all'))).toEqual(idsOf(await get('/articles')));
  });

  it('sort=newest is by time alone', async () => {
    const ids = idsOf(await get('/articles?category=world&sort=newest&limit=5'));
    expect(ids).toEqual(['w0', 'w1', 'w2', 'w3', 'w4']);
  });

  it('an English reader is not given what is only in Dutch, a Dutch reader is', async () => {
    expect(idsOf(await get('/articles?category=crime'))).toEqual([]);
    expect(idsOf(await get('/articles?category=crime&lang=nl'))).toEqual(['kanaal']);
    expect(idsOf(await get('/articles?category=crime&reads=nl'))).toEqual(['kanaal']);
  });

  it('DATA-09 a Dutch reader gets the translation', async () => {
    const { page } = await get('/articles?category=technology&lang=nl');
    expect(page.data[0]?.title).toBe('Veerboot robot vaart weer');
  });

  it('pictures are addresses of this server', async () => {
    const { page } = await get('/articles?category=technology');
    expect(page.data[0]?.imageUrl).toMatch(/^\/img\/robot\/[\w-]{6}\/640$/);
  });

  it('factors come only when asked for, and multiply out to the score', async () => {
    expect((await get('/articles?limit=1')).page.data[0]).not.toHaveProperty('factors');
    const { page } = await get('/articles?limit=1&why=1');
    const { score, relevance, freshness, quality, trending } = page.data[0]?.factors ?? {};
    expect(Number(relevance) * Number(freshness) * Number(quality) * Number(trending)).toBeCloseTo(
      Number(score),
      12,
    );
  });

  it('an answer holds what the contract says and nothing else', async () => {
    const body = (await server.app.inject('/articles?limit=1')).body;
    expect(body).not.toContain('analytics');
    const { factors: _, lifted: _lifted, ...promised } = ArticleSchema.properties;
    expect(Object.keys(JSON.parse(body).data[0]).sort()).toEqual(Object.keys(promised).sort());
  });
});

describe('sliders', () => {
  it('weigh what the server ranks, over all pages: nearness, freshness, quality, coverage, interests', async () => {
    const usual = await get('/articles?limit=100');
    const worldly = await get('/articles?limit=100&weights=0,1,1,1,1&why=1');
    expect(idsOf(worldly)).not.toEqual(idsOf(usual));
    expect(idsOf(worldly).sort()).toEqual(idsOf(usual).sort());
    expect(worldly.page.data.every(({ factors }) => factors?.localWeight === 0)).toBe(true);
    const { edition } = worldly.page;
    const paged = await Promise.all(
      [1, 2, 3].map((page) => get(`/articles?weights=0,1,1,1,1&edition=${edition}&page=${page}`)),
    );
    expect(paged.flatMap(idsOf)).toEqual(idsOf(worldly));
  });

  it('in the middle change nothing', async () => {
    expect(idsOf(await get('/articles?weights=1,1,1,1,1'))).toEqual(idsOf(await get('/articles')));
  });

  it.each([
    '/articles/trending',
    '/articles/local?city=Amsterdam',
    '/feed?interests=Sports',
    '/search?q=ferry',
  ])('are understood by %s', async (url) => {
    const { page } = await get(`${url}${url.includes('?') ? '&' : '?'}why=1&weights=1,0,1,1,1`);
    expect(page.data[0]?.factors?.freshness).toBe(1);
  });
});

describe('GET /articles/local', () => {
  it('API-38 API-43 takes a city, with or without its country, or a position', async () => {
    const byCity = await get('/articles/local?city=Amsterdam');
    expect(byCity.status).toBe(200);
    const byBoth = await get('/articles/local?city=Amsterdam,%20Netherlands');
    const byPosition = await get('/articles/local?lat=52.37&lon=4.9');
    const byCategory = await get('/articles?category=local&city=Amsterdam');
    expect(idsOf(byCity).length).toBeGreaterThan(0);
    for (const other of [byBoth, byPosition, byCategory]) expect(idsOf(other)).toEqual(idsOf(byCity));
  });

  it.each([
    ['London', 358],
    ['London,Canada', 6143],
    ['London%20,%20canada', 6143],
    ['London&country=Canada', 6143],
  ])('API-38 of cities of one name the country tells which: %s', async (city, km) => {
    const { page } = await get(`/articles/local?city=${city}&why=1`);
    expect(page.data[0]?.factors?.distanceKm).toBeCloseTo(km, -2);
  });

  it.each(['Utrecht', 'Delft,%20Netherlands', 'zutphen', 'Den%20Haag'])(
    '%s is where its name says, in every list',
    async (city) => {
      for (const path of ['/articles', '/articles/local', '/feed', '/search?q=ferry']) {
        const { page } = await get(`${path}${path.includes('?') ? '&' : '?'}city=${city}&why=1`);
        const known = page.data.map(({ factors }) => factors?.distanceKnown);
        expect(known.length, path).toBeGreaterThan(0);
        expect(known, path).toContain(true);
      }
    },
  );

  it.each(['Amsterd', 'Hage', 'Nowhere'])('%s is no city because another begins so', async (city) => {
    expect((await get(`/articles/local?city=${city}`)).page.local).toEqual({ within: false });
  });

  it.each(['lat=52.37&lon=4.9', 'city=Amsterdam'])(
    'a story of it, asked for its reasons, has those of the list: %s',
    async (place) => {
      const [listed] = (await get(`/articles/local?why=1&${place}`)).page.data;
      const url = `/stories/${listed?.id}?why=1&list=local`;
      const { body } = await server.app.inject(`${url}&${place}`);
      expect(JSON.parse(body).factors).toEqual(listed?.factors);
      expect((await server.app.inject(url)).statusCode).toBe(200);
    },
  );

  it('LOC-42 says whether its stories are near, or only the nearest', async () => {
    expect((await get('/articles/local?city=Amsterdam')).page.local).toEqual({ within: true });
    const elsewhere = await get('/articles/local?city=Amsterdam&lat=53.37&lon=4.9&why=1');
    expect(elsewhere.page.data[0]?.factors?.distanceKm).toBeCloseTo(111, 0);
    const far = await get('/articles/local?city=Auckland');
    expect(far.page.local).toEqual({ within: false });
    expect(far.page.total).toBeGreaterThan(0);
    expect((await get('/articles')).page.local).toBeUndefined();
  });

  it('API-38 RANK-14 of a position far from every city, the nearest stories come first', async () => {
    const outback = await get('/articles/local?lat=-25&lon=133&why=1');
    expect(outback.status).toBe(200);
    expect(outback.page.local).toEqual({ within: false });
    const km = outback.page.data.map(({ factors }) => factors?.distanceKm ?? Number.NaN);
    expect(km.length).toBeGreaterThan(1);
    expect(km).toEqual(km.toSorted((a, b) => a - b));
  });

  it.each(['lat=%20&lon=%20', 'lat=0x2&lon=4', 'lat=&lon='])('%s is no position', async (query) => {
    const { statusCode, body } = await server.app.inject(`/articles/local?${query}`);
    expect([statusCode, JSON.parse(body).error]).toMatchObject([
      400,
      { code: 'BAD_PARAMETER', field: 'lat' },
    ]);
  });

  it('without city or position the missing parameter is named', async () => {
    const { statusCode, body } = await server.app.inject('/articles/local');
    expect(statusCode).toBe(400);
    expect(JSON.parse(body).error).toMatchObject({ code: 'BAD_PARAMETER', field: 'city' });
  });
});

describe('other listings', () => {
  it('TREND-04 /articles/trending gives at most 10', async () => {
    const { status, page } = await get('/articles/trending');
    expect(status).toBe(200);
    expect(page.data.length).toBeGreaterThan(0);
    expect(page.data.length).toBeLessThanOrEqual(10);
  });

  it('API-36 /feed ranks for interests', async () => {
    const { page } = await get('/feed?interests=Sports,Art%20%26%20Culture&why=1&limit=100');
    expect(page.data.find(({ id }) => id === 'goal')?.factors?.interest).toBe(1);
    expect(page.data.find(({ id }) => id === 'robot')?.factors?.interest).toBe(0);
  });

  it.each([
    ['Verenigde Naties', 'robot', 'Verenigde Naties'],
    ['United Nations', 'robot', 'Verenigde Naties'],
    ['Den Haag', 'goal', 'Den Haag'],
    ['The Hague', 'goal', 'Den Haag'],
  ])(
    'API-36 /feed?interests=%s names what lifted a story in the reader’s language',
    async (interest, expected, named) => {
      const { page } = await get(`/feed?interests=${encodeURIComponent(interest)}&lang=nl&why=1&limit=100`);
      const lifted = page.data.filter(({ factors }) => factors?.interest === 1);
      expect(lifted.map(({ id, factors }) => [id, factors?.topic])).toEqual([[expected, named]]);
    },
  );

  it('API-35 AMBIG-49 AMBIG-54 /search finds every word, everything in one page', async () => {
    const { status, page } = await get('/search?q=ferry+again');
    expect(status).toBe(200);
    expect(page.data.length).toBeGreaterThan(20);
    expect(page.hasMore).toBe(false);
    expect((await get('/search?q=zeppelin')).page.data).toEqual([]);
    expect((await get('/search?q=%20%20')).page.data).toEqual([]);
  });

  it('NAV-20 /categories gives all and local, then what there is', async () => {
    const { data } = JSON.parse((await server.app.inject('/categories')).body);
    expect(data.slice(0, 2)).toEqual(['all', 'local']);
    expect(data).toContain('technology');
  });

  it('API-31 LANG-15 /locales gives the supported locales', async () => {
    const locales = JSON.parse((await server.app.inject('/locales')).body);
    expect(Object.keys(locales)).toEqual(['en-US', 'nl-NL']);
    expect(locales['nl-NL'].countries).toContain('Suriname');
    expect(locales['en-US'].translation_file).toBeNull();
  });
});

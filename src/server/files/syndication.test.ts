import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RANKING_CATEGORIES } from '../../contract/contract.ts';
import { parseFeed } from '../../pipeline/2-parse/parse.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { makeSource, makeStory, NOW } from '../testing/stories.ts';

const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
/** One per category three times over, and one with everything that needs escaping. */
const stories = [
  ...Array.from({ length: 36 }, (_, n) =>
    makeStory(`s${n}`, {
      categories: [RANKING_CATEGORIES[n % RANKING_CATEGORIES.length] ?? 'world'],
      updated_at: minutesAgo(n + 1),
    }),
  ),
  makeStory('odd', {
    headline: 'Rock & roll: "5 < 6" says \u0007Ælfric 🎸',
    description: '<script>alert(1)</script> & more ]]>',
    categories: ['entertainment'],
    updated_at: minutesAgo(0),
    primary_image_url: null,
  }),
];

/** Of two newsrooms that nobody has. */
const invented = makeStory('made-up', {
  headline: 'Seals rest in the new park',
  categories: ['science'],
  demo: true,
  sources: [makeSource('Wattle Courier', 1, { demo: true })],
});

let server: TestServer;
let now = NOW;
beforeAll(async () => {
  server = await startTestServer({ stories, env: { PUBLIC_URL: 'https://news.example' }, now: () => now });
});
afterAll(() => server.close());
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

/** The feed at an address, as a feed reader reads it: with our own parser. */
async function read(url: string) {
  const { statusCode, headers, rawPayload } = await get(url);
  expect(statusCode, url).toBe(200);
  const contentType = String(headers['content-type']);
  return { contentType, ...parseFeed(rawPayload, { url: `https://news.example${url}`, contentType }) };
}

/** What the feed at an address says of itself. */
async function headOf(url: string) {
  const { body } = await get(url);
  if (body.startsWith('{')) {
    const { title, home_page_url: page, language } = JSON.parse(body);
    return { title, page, language };
  }
  const [, language, title, page] =
    /<feed [^>]*xml:lang="(.*?)">.*?<title>(.*?)<\/title>.*?rel="alternate"[^>]*href="(.*?)"/s.exec(body) ??
    [];
  return { title, page, language };
}

describe('feeds for feed readers', () => {
  it.each([
    ['/feeds/home.atom', 'application/atom+xml; charset=utf-8'],
    ['/feeds/home.json', 'application/feed+json; charset=utf-8'],
  ])('%s is %s, and our own parser reads 30 whole stories out of it', async (url, contentType) => {
    const feed = await read(url);
    expect(feed).toMatchObject({ contentType, faults: [] });
    expect(await headOf(url)).toEqual({ title: 'Helder', page: 'https://news.example/', language: 'en' });
    expect(feed.items).toHaveLength(30);
    for (const item of feed.items) {
      expect(item.title).toBeTruthy();
      expect(item.summary ?? item.content).toBeTruthy();
      expect(item.link).toMatch(/^https:\/\/news\.example\/story\/\w+$/);
      expect(item.id).toBe(item.link);
      expect(Date.parse(item.date ?? '')).toBe(Date.parse(minutesAgo(120)));
      expect(item.language).toBe('en');
    }
    const times = feed.items.map(
      ({ id }) => stories.find((story) => id?.endsWith(`/${story.id}`))?.updated_at,
    );
    expect(times).toEqual(times.toSorted((a = '', b = '') => b.localeCompare(a)));
  });

  it.each(['atom', 'json'])(
    '.%s keeps every character of a headline that XML and JSON can hold',
    async (form) => {
      const { items } = await read(`/feeds/entertainment.${form}`);
      const odd = items.find(({ id }) => id?.endsWith('/odd'));
      expect(odd?.title?.replace('\u0007', '')).toBe('Rock & roll: “5 < 6” says Ælfric 🎸');
      const { body } = await get(`/feeds/entertainment.${form}`);
      expect(body.includes('\u0007')).toBe(false);
      expect(odd?.summary ?? odd?.content).toContain('script');
      expect(odd?.images).toEqual([]);
    },
  );

  it('Atom has what RFC 4287 demands, and names every report', async () => {
    const { body } = await get('/feeds/world.atom?lang=nl');
    const [head = '', ...entries] = body.split('<entry ');
    expect(body).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n<feed [^>]*>[\s\S]*<\/feed>\n$/);
    for (const part of [
      '<id>https://news.example/feeds/world.atom?lang=nl</id>',
      '<title>Wereld · Helder</title>',
      `<updated>${minutesAgo(1)}</updated>`,
      '<link rel="self" type="application/atom+xml" href="https://news.example/feeds/world.atom?lang=nl"/>',
      '<link rel="alternate" type="text/html" href="https://news.example/world?lang=nl"/>',
      '<author><name>Helder</name></author>',
      '<icon>https://news.example/assets/icon-192.png</icon>',
      '<subtitle>',
    ])
      expect(head).toContain(part);
    expect(entries).toHaveLength(4);
    for (const entry of entries) {
      expect(entry).toMatch(/<id>https:.*<title>Veerboot.*<published>.*<updated>.*rel="alternate"/s);
      expect(entry).toContain('title="Harbour Post: Harbour Post on the new ferry"');
      expect(entry).toContain('<author><name>River Times</name></author>');
      expect(entry).toContain('<category term="world"/>');
      expect(entry.match(/rel="related"/g)).toHaveLength(2);
      expect(entry).toMatch(/<media:content url="https:\/\/news\.example\/img\//);
    }
  });

  it.each([
    ['/feeds/world.atom?utm_source=x&lang=nl', '/feeds/world.atom?lang=nl'],
    ['/feeds/world.atom?lang=en&city=Amsterdam&q=ferry', '/feeds/world.atom'],
    ['/feeds/search.atom?lang=nl&q=+new+ferry', '/feeds/search.atom?q=new+ferry&amp;lang=nl'],
    [
      '/feeds/local.atom?q=x&city=Amsterdam,%20Netherlands',
      '/feeds/local.atom?city=Amsterdam%2C+Netherlands',
    ],
  ])('%s is the one feed that pages name', async (url, address) => {
    const { body } = await get(url);
    expect(body).toContain(`<id>https://news.example${address}</id>`);
    expect(body).toContain(`rel="self" type="application/atom+xml" href="https://news.example${address}"`);
  });

  it('JSON Feed has the fields of version 1.1', async () => {
    const feed = JSON.parse((await get('/feeds/world.json')).body);
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'World · Helder',
      home_page_url: 'https://news.example/world',
      feed_url: 'https://news.example/feeds/world.json',
    });
    expect(feed.items[0]).toMatchObject({
      id: 'https://news.example/story/s0',
      authors: [{ name: 'River Times' }, { name: 'Harbour Post' }],
      tags: ['world'],
      date_modified: minutesAgo(1),
      _helder: { demo: false, sources: [{ publisher: 'River Times' }, { publisher: 'Harbour Post' }] },
    });
  });

  describe('of invented newsrooms', () => {
    let demo: TestServer;
    beforeAll(async () => {
      demo = await startTestServer({ stories: [invented], env: { PUBLIC_URL: 'https://news.example' } });
    });
    afterAll(() => demo.close());
    const bodyOf = async (url: string) => (await demo.app.inject(url)).body;
    const REPORT = 'https://news.example/demo/made-up/wattle-courier.example/ferry';

    it.each([
      ['en', 'Seals rest in the new park (invented, for demonstration)'],
      ['nl', 'Veerboot made-up vaart weer (verzonnen, ter demonstratie)'],
    ])('every entry says so, and its links lead to who says it too: %s', async (language, title) => {
      const atom = await bodyOf(`/feeds/home.atom?lang=${language}`);
      expect(atom).toContain(`<title>${title}</title>`);
      expect(atom).toContain(`href="${REPORT}"`);
      const [item] = JSON.parse(await bodyOf(`/feeds/home.json?lang=${language}`)).items;
      expect(item).toMatchObject({ title, _helder: { demo: true, sources: [{ url: REPORT }] } });
    });

    it('the site map leaves them out', async () => {
      const map = await bodyOf('/sitemap.xml');
      expect(map).toContain('<loc>https://news.example/</loc>');
      expect(map).not.toContain('made-up');
    });
  });

  it.each(RANKING_CATEGORIES)('there is one of %s, with its stories only', async (category) => {
    const { items } = await read(`/feeds/${category}.json`);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(item.categories).toEqual([category]);
  });

  it('there is one of a city', async () => {
    const feed = await read('/feeds/local.atom?city=Amsterdam');
    expect(await headOf('/feeds/local.atom?city=Amsterdam')).toMatchObject({
      title: 'Local: Amsterdam · Helder',
      page: 'https://news.example/local',
    });
    expect(feed.items.length).toBeGreaterThan(0);
    for (const url of ['/feeds/local.atom', '/feeds/local.atom?city=+']) {
      const { statusCode, body } = await get(url);
      expect([statusCode, JSON.parse(body).error]).toEqual([
        400,
        { code: 'BAD_PARAMETER', field: 'city', message: 'city is needed for local stories.' },
      ]);
    }
  });

  it('caches know that it may be somebody’s own, and an unchanged one says nothing of its length', async () => {
    const { headers } = await get('/feeds/home.atom');
    expect(headers.vary).toBe('Authorization, Accept-Encoding');
    const again = await get('/feeds/home.atom', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).not.toHaveProperty('content-length');
  });

  it('that of a city is empty while all there is to show there is from farther away', async () => {
    const page = JSON.parse((await get('/articles?category=local&city=Sydney')).body);
    expect(page).toMatchObject({ local: { within: false } });
    expect(page.data.length).toBeGreaterThan(0);
    expect((await read('/feeds/local.atom?city=Sydney')).items).toEqual([]);
  });

  it('there is one of a search', async () => {
    const feed = await read('/feeds/search.json?q=%C3%86lfric+%26');
    expect(await headOf('/feeds/search.json?q=%C3%86lfric+%26')).toMatchObject({
      title: '“Ælfric &” · Helder',
      page: 'https://news.example/?q=%C3%86lfric+%26',
    });
    expect(feed.items.map(({ id }) => id)).toEqual(['https://news.example/story/odd']);
    expect(await headOf('/feeds/search.json?q=ferry&lang=nl')).toMatchObject({
      title: '‘ferry’ · Helder',
      page: 'https://news.example/?q=ferry&lang=nl',
    });
    expect((await read('/feeds/search.atom?q=nothingatall')).items).toEqual([]);
    expect((await get('/feeds/search.atom?q=nothingatall')).body).toContain(
      '<updated>2026-03-10T00:00:00.000Z</updated>',
    );
    const { statusCode, body } = await get('/feeds/search.json?q=+');
    expect([statusCode, JSON.parse(body).error.field]).toEqual([400, 'q']);
  });

  it.each(['/feeds/weather.atom', '/feeds/home.rss', '/feeds/home', '/feeds', '/feeds/__proto__.atom'])(
    '%s does not exist',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it.each(['/feeds/home.atom', '/feeds/home.json'])('%s is not sent twice', async (url) => {
    const { headers } = await get(url);
    expect(headers['cache-control']).toBe('public, max-age=300');
    const again = await get(url, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('what robots read', () => {
  it('security.txt names whom to write to, for almost a year, and is the same all day', async () => {
    const { headers, body } = await get('/.well-known/security.txt');
    expect(body).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 2027-03-05T00:00:00.000Z\n/);
    now = new Date(NOW.getTime() + 1);
    const again = await get('/.well-known/security.txt', { 'if-none-match': String(headers.etag) });
    now = NOW;
    expect(again.statusCode).toBe(304);
  });

  it('robots.txt names the site map, and leaves out what would have no end: searches, and the pages of each edition', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('\nSitemap: https://news.example/sitemap.xml\n');
    expect(body).toContain('\nDisallow: /*?q=\nDisallow: /*&edition=\n');
  });

  it('the site map lists home, categories, texts and stories with their languages', async () => {
    const { headers, body } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const [head, root, ...urls] = body.trimEnd().split('\n');
    expect([head, root, urls.pop()]).toEqual([
      '<?xml version="1.0" encoding="utf-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      '</urlset>',
    ]);
    for (const url of urls)
      expect(url).toMatch(/^<url><loc>.*hreflang="nl".*hreflang="x-default" href="[^"?]*"\/><\/url>$/);
    const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    for (const path of [
      '/',
      ...RANKING_CATEGORIES.map((category) => `/${category}`),
      '/about',
      '/privacy',
      '/terms',
      '/story/odd',
    ])
      expect(addresses).toContain(`https://news.example${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(body).toContain(`<loc>https://news.example/story/odd</loc><lastmod>${minutesAgo(0)}</lastmod>`);
    expect(body).toContain('hreflang="en" href="https://news.example/story/odd"');
    expect(body).toContain('hreflang="nl" href="https://news.example/story/odd?lang=nl"');
    const again = await get('/sitemap.xml', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('the site map holds the newest 500 stories, no more', async () => {
    const many = Array.from({ length: 510 }, (_, n) => makeStory(`m${n}`, { published_at: minutesAgo(n) }));
    const own = await startTestServer({ stories: many });
    const { body } = await own.app.inject('/sitemap.xml');
    expect(body.match(/<loc>[^<]*\/story\//g)).toHaveLength(500);
    expect(body).toContain('/story/m0<');
    expect(body).not.toContain('/story/m505<');
    await own.close();
  });
});

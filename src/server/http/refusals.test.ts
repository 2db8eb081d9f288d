import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DRAWING_VERSION } from '../../contract/contract.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { makeStory } from '../testing/stories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ stories: [makeStory('one')] });
});
afterAll(() => server.close());

describe('bad parameters', () => {
  it.each([
    ['/articles?limit=1000000000', 'limit'],
    ['/articles?limit=0', 'limit'],
    ['/articles?limit=ten', 'limit'],
    ['/articles?limit=', 'limit'],
    ['/articles?limit=1.5', 'limit'],
    ['/articles?page=-1', 'page'],
    ['/articles?page=1001', 'page'],
    ['/articles?page=NaN', 'page'],
    ['/articles?category=gossip', 'category'],
    ['/articles?category=__proto__', 'category'],
    ['/articles?sort=loudest', 'sort'],
    ['/articles?lang=fr', 'lang'],
    ['/articles?reads=english', 'reads'],
    ['/articles?lat=52', 'lon'],
    ['/articles?lon=5', 'lat'],
    ['/articles?lat=91&lon=0', 'lat'],
    ['/articles?lat=0&lon=181', 'lon'],
    ['/articles?lat=1e999&lon=0', 'lat'],
    ['/articles?accuracy=-1', 'accuracy'],
    ['/articles?edition=../etc', 'edition'],
    ['/articles?weights=1,1,1,1', 'weights'],
    ['/articles?weights=1,1,1,1,2.1', 'weights'],
    ['/articles?weights=1,1,NaN,1,1', 'weights'],
    ['/articles/local?city=Paris&weights=x', 'weights'],
    ['/stories/one?why=1&weights=-1,1,1,1,1', 'weights'],
    ['/articles?why=yes', 'why'],
    [`/articles?city=${'x'.repeat(201)}`, 'city'],
    [`/articles?country=${'x'.repeat(101)}`, 'country'],
    ['/articles?page=1&page=2', 'page'],
    ['/articles?city=%E0%A4%A', 'city'],
    ['/articles/trending?limit=101', 'limit'],
    ['/articles/local?city=Paris&page=0', 'page'],
    [`/feed?interests=${'x'.repeat(1001)}`, 'interests'],
    ['/search', 'q'],
    [`/search?q=${'x'.repeat(5001)}`, 'q'],
    ['/cities', 'q'],
    [`/cities?q=${'x'.repeat(201)}`, 'q'],
    [`/cities.json?q=${'x'.repeat(201)}`, 'q'],
    ['/location/reverse?lat=1', 'lon'],
    ['/location/reverse?lat=x&lon=1', 'lat'],
    ['/stories/one?lat=1', 'lon'],
    ['/stories/one/related?limit=-1', 'limit'],
  ])('AMBIG-92 %s is refused with 400 and the name %s', async (url, field) => {
    const { statusCode, headers, body } = await server.app.inject(url);
    expect(statusCode).toBe(400);
    expect(headers['content-type']).toContain('application/json');
    const { error } = JSON.parse(body);
    expect(error).toMatchObject({ code: 'BAD_PARAMETER', field });
    expect(error.message).toContain(field);
  });

  it('what a category may be is said', async () => {
    const { body } = await server.app.inject('/articles?category=gossip');
    expect(JSON.parse(body).error.message).toBe(
      'category must be one of all, local, world, politics, science, business, technology, environment, health, ' +
        'entertainment, sports, crime, tech.',
    );
  });

  it.each([
    ['/articles?limit=1.5', 'limit must be an integer.'],
    ['/articles?lat=x&lon=1', 'lat must be a number.'],
    [
      '/articles?reads=Dutch',
      'reads must be two-letter codes of languages with commas between them, such as nl,en.',
    ],
    [
      '/articles?weights=1,2',
      'weights must be five numbers from 0 to 2, of two decimals at most, with commas between them, such as 1,0.5,1,2,1.',
    ],
    ['/articles?edition=a_b', 'edition must be an edition as an earlier answer named it.'],
    [`/articles?city=${'x'.repeat(201)}`, 'city must not have more than 200 characters.'],
  ])('%s is told in words what is expected', async (url, message) => {
    const { body } = await server.app.inject(url);
    expect(JSON.parse(body).error).toMatchObject({ code: 'BAD_PARAMETER', message });
  });

  it('parameters that do not exist are ignored', async () => {
    expect((await server.app.inject('/articles?colour=blue')).statusCode).toBe(200);
  });

  it('a path that cannot be decoded is refused', async () => {
    const { statusCode, body } = await server.app.inject('/stories/%E0%A4%A');
    expect(statusCode).toBe(400);
    expect(JSON.parse(body).error.code).toBe('BAD_REQUEST');
  });
});

describe('addresses and methods', () => {
  it.each([
    '/articles/none',
    '/stories',
    '/stories/one/two',
    '/location',
    '/location/here',
    '/news.fr-FR.json',
    '/news.nl-NL.json.bak.json',
    '/package.json',
    '/auth/email/none',
    '/profile/none',
    '/preferences/none',
    '/assets/none.js',
    '/assets/../../package.json',
    '/assets/%2e%2e%2fdata/image.key',
    '/art/world/none.png',
    '/art/unknown/x.svg',
    '/img/x/y/640',
    '/.well-known/none',
    '/atom.xml',
  ])('%s is 404 with the error body', async (url) => {
    const { statusCode, body } = await server.app.inject(url);
    expect(statusCode).toBe(404);
    expect(JSON.parse(body).error).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    ['POST', '/articles', 'GET, HEAD'],
    ['DELETE', '/stories/one', 'GET, HEAD'],
    ['PUT', '/stories/share', 'GET, HEAD, POST'],
    ['POST', '/', 'GET, HEAD'],
    ['POST', '/about', 'GET, HEAD'],
    ['OPTIONS', '/news.json', 'GET, HEAD'],
    ['GET', '/auth/email/start', 'POST'],
    ['HEAD', '/auth/email/start', 'POST'],
    ['GET', '/api/auth/email/start', 'POST'],
    ['GET', '/api/mutes/preview', 'POST'],
  ] as const)('%s %s is 405 and names what is allowed', async (method, url, allow) => {
    const { statusCode, headers, body } = await server.app.inject({ method, url });
    expect(statusCode).toBe(405);
    expect(headers.allow).toBe(allow);
    if (method !== 'HEAD') expect(JSON.parse(body).error.code).toBe('METHOD_NOT_ALLOWED');
  });

  it('a browser sent to a call that only changes something gets a page', async () => {
    const headers = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    const { statusCode } = await server.app.inject({ url: '/auth/email/start', headers });
    expect(statusCode).toBe(200);
  });
});

describe('bodies', () => {
  const post = (payload: string, type = 'application/json') =>
    server.app.inject({ method: 'POST', url: '/stories/share', payload, headers: { 'content-type': type } });

  it.each([
    ['not JSON', '{"id":', 'application/json', 400, 'BAD_REQUEST'],
    ['empty', '', 'application/json', 400, 'BAD_PARAMETER'],
    ['a form', 'id=one', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['XML', '<id>one</id>', 'text/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'too large',
      JSON.stringify({ id: 'one', description: 'x'.repeat(300_000) }),
      'application/json',
      413,
      'TOO_LARGE',
    ],
    ['without id', '{}', 'application/json', 400, 'BAD_PARAMETER'],
    ['a list', '[]', 'application/json', 400, 'BAD_PARAMETER'],
  ])('%s is refused', async (_name, payload, type, status, code) => {
    const { statusCode, body } = await post(payload, type);
    expect(statusCode).toBe(status);
    expect(JSON.parse(body).error.code).toBe(code);
  });

  it('__proto__ in a body is refused', async () => {
    expect((await post('{"id":"one","__proto__":{"admin":true}}')).statusCode).toBe(400);
  });
});

describe('too many requests', () => {
  it('429 with Retry-After and the error body, per address', async () => {
    const small = await startTestServer({ env: { RATE_LIMIT: '10' } });
    const ask = (remoteAddress: string) => small.app.inject({ url: '/categories', remoteAddress });
    for (let n = 0; n < 10; n++) expect((await ask('192.0.2.1')).statusCode).toBe(200);
    const refused = await ask('192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(refused.body).error.code).toBe('RATE_LIMITED');
    expect((await ask('192.0.2.2')).statusCode).toBe(200);
    const guess = await small.app.inject({ url: '/wp-admin', remoteAddress: '192.0.2.1' });
    expect(guess.statusCode).toBe(429);
    // What a page is made of counts for no limit.
    for (const url of ['/healthz', '/assets/main-a1b2c3d4.js', '/favicon.svg', '/robots.txt'])
      expect((await small.app.inject({ url, remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
    await small.close();
  });

  it('an address that cannot be decoded counts like any other', async () => {
    const small = await startTestServer({ env: { RATE_LIMIT: '10' } });
    const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
    const look = async (url: string, remoteAddress: string) =>
      (await small.app.inject({ url, headers, remoteAddress })).statusCode;
    for (let n = 0; n < 10; n++) expect(await look('/%zz', '192.0.2.1')).not.toBe(429);
    expect(await look('/%zz', '192.0.2.1')).toBe(429);
    expect(await look('/categories', '192.0.2.1')).toBe(429);
    expect(await look('/%zz', '192.0.2.2')).not.toBe(429);
    await small.close();
  });

  it('pictures may come four times as often, all of them together, at the cost of nothing else', async () => {
    const small = await startTestServer({ env: { RATE_LIMIT: '10' } });
    const ask = async (url: string, method: 'GET' | 'HEAD' = 'GET', remoteAddress = '192.0.2.1') =>
      (await small.app.inject({ url, method, remoteAddress })).statusCode;
    const pictures = [
      '/img/x/640/y',
      `/art/science/s1.svg?v=${DRAWING_VERSION}`,
      `/map/world/nl.svg?v=${DRAWING_VERSION}`,
      '/map/world/x/y.svg',
    ];
    // There is no store of accounts behind this server.
    const saved = `/saved-pictures/${'a'.repeat(64)}.webp`;
    for (let n = 0; n < 4; n++)
      for (const url of pictures)
        for (const method of ['GET', 'HEAD'] as const) expect([200, 404]).toContain(await ask(url, method));
    for (let n = 0; n < 8; n++) expect(await ask(saved)).toBe(500);
    for (const url of [...pictures, saved])
      for (const method of ['GET', 'HEAD'] as const) expect(await ask(url, method)).toBe(429);
    expect(await ask('/map/world/nl.svg', 'GET', '192.0.2.2')).toBe(200);
    for (let n = 0; n < 10; n++) expect(await ask('/categories')).toBe(200);
    expect(await ask('/categories')).toBe(429);
    await small.close();
  });
});

describe('when something breaks', () => {
  const NEED_THE_DATABASE = [
    ['search', '/search?q=ferry', 'SEARCH_FAILED', 'Search failed'],
    ['a story', '/stories/unknown-one', 'STORY_FAILED', 'Failed to load story. Please try again later.'],
  ] as const;

  it.each(NEED_THE_DATABASE)(
    'ERR-59 ERR-72 API-23 a failure of %s has its own text and no details',
    async (_name, url, code, message) => {
      const broken = await startTestServer({ stories: [makeStory('one')] });
      broken.store.breakDown(new Error('column "hunter2" does not exist'));
      const { statusCode, body } = await broken.app.inject(url);
      expect(statusCode).toBe(500);
      expect(JSON.parse(body)).toEqual({ error: { code, message } });
      await broken.close();
    },
  );

  it.each(NEED_THE_DATABASE)(
    'ERR-59 ERR-72 without a database %s is 503, says when to ask again, and fills no log',
    async (_name, url, _code, message) => {
      const broken = await startTestServer({ stories: [makeStory('one')] });
      broken.store.breakDown();
      broken.log.length = 0;
      const { statusCode, headers, body } = await broken.app.inject(url);
      expect(statusCode).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(JSON.parse(body)).toEqual({ error: { code: 'UNAVAILABLE', message } });
      expect(body).not.toContain('hunter2');
      expect(broken.log.map((line) => JSON.parse(line).msg)).toEqual(['request']);
      await broken.close();
    },
  );

  it.each([
    ['listings', '/articles', 'LISTING_FAILED', 'Failed to load news articles'],
    ['trending stories', '/articles/trending', 'TRENDING_FAILED', 'Failed to fetch trending articles'],
    ['the personal feed', '/feed', 'PERSONAL_FAILED', 'Failed to fetch personalized feed'],
    ['local stories', '/articles/local?city=Amsterdam', 'LOCAL_FAILED', 'Failed to fetch local articles'],
    ['the news file', '/news.json', 'NEWS_FAILED', 'Failed to load news data: Internal Server Error'],
  ] as const)(
    'ERR-69 ERR-73 ERR-74 ERR-75 ERR-78 API-27 a failure of %s has its own text',
    async (_name, url, code, message) => {
      const broken = await startTestServer({ stories: [makeStory('one')] });
      broken.edition.list = async () => {
        throw new TypeError('snapshot is undefined');
      };
      const { statusCode, body } = await broken.app.inject(url);
      expect(statusCode).toBe(500);
      expect(JSON.parse(body)).toEqual({ error: { code, message } });
      expect(broken.log.join()).toContain('snapshot is undefined');
      await broken.close();
    },
  );

  it('ERR-81 categories that fail are the default list', async () => {
    const broken = await startTestServer();
    broken.edition.categories = () => {
      throw new Error('away');
    };
    const { statusCode, body } = await broken.app.inject('/categories');
    expect(statusCode).toBe(200);
    const list = ['all', 'world', 'politics', 'science', 'environment', 'local', 'business', 'tech'];
    expect(JSON.parse(body)).toEqual({ data: list });
    await broken.close();
  });

  it('ERR-70 the log names a story that cannot be fetched', async () => {
    const broken = await startTestServer();
    broken.store.breakDown(new Error('deadlock'));
    await broken.app.inject('/stories/unknown-one');
    expect(broken.log.join()).toContain('"msg":"Failed to fetch story by ID"');
    await broken.close();
  });

  it('ERR-71 ERR-80 reports of a story that fail are an empty list, and a line in the log', async () => {
    const broken = await startTestServer();
    broken.store.breakDown(new Error('deadlock'));
    const { statusCode, body } = await broken.app.inject('/stories/unknown-one/articles');
    expect([statusCode, body]).toEqual([200, '{"data":[]}']);
    expect(broken.log.join()).toContain('"msg":"Failed to fetch article"');
    await broken.close();
  });

  it('ERR-79 related stories that fail are an empty list', async () => {
    const broken = await startTestServer({
      stories: [makeStory('one')],
      env: { RELATED_STORIES_ENABLED: 'on' },
    });
    broken.edition.list = async () => {
      throw new Error('away');
    };
    const { statusCode, body } = await broken.app.inject('/stories/one/related');
    expect([statusCode, body]).toEqual([200, '{"data":[]}']);
    await broken.close();
  });

  it('feeds go on from memory when the database is away', async () => {
    const broken = await startTestServer({ stories: [makeStory('one')] });
    broken.store.breakDown();
    const { statusCode, body } = await broken.app.inject('/articles');
    expect(statusCode).toBe(200);
    expect(JSON.parse(body).data).toHaveLength(1);
    expect(JSON.parse((await broken.app.inject('/readyz')).body)).toMatchObject({
      status: 'ready',
      database: 'away',
    });
    await broken.close();
  });
});

describe('the log', () => {
  it('holds no address and nothing somebody searched for', async () => {
    const quiet = await startTestServer({ stories: [makeStory('one')] });
    await quiet.app.inject({ url: '/search?q=divorce+lawyer', remoteAddress: '203.0.113.77' });
    await quiet.app.inject({ url: '/?q=divorce+lawyer', remoteAddress: '203.0.113.77' });
    quiet.store.breakDown();
    await quiet.app.inject({ url: '/search?q=divorce+lawyer', remoteAddress: '203.0.113.77' });
    const lines = quiet.log.join('');
    expect(lines).toContain('"route":"/search"');
    expect(lines).not.toMatch(/divorce|203\.0\.113/);
    await quiet.close();
  });
});

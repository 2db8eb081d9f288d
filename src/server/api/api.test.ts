import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { makeStory } from '../testing/stories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ stories: [makeStory('one')], aliases: { before: 'one' } });
});
afterAll(() => server.close());

const NAVIGATION = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
const get = (url: string, headers = {}) => server.app.inject({ url, headers });

describe('API-01 AMBIG-88 under /api', () => {
  it.each([
    '/articles',
    '/articles/trending',
    '/articles/local?city=Amsterdam',
    '/feed',
    '/search?q=ferry',
    '/stories/one',
    '/stories/one/articles',
    '/stories/one/related',
    '/categories',
    '/locales',
    '/publishers',
    '/cities?q=ams',
    '/location/ip',
    '/location/reverse?lat=52&lon=5',
  ])('%s is answered as at the root, also in the address bar', async (path) => {
    const atRoot = await get(path);
    expect(atRoot.statusCode).toBe(200);
    for (const headers of [{}, NAVIGATION]) {
      const { statusCode, headers: sent, body } = await get(`/api${path}`, headers);
      expect([statusCode, sent['content-type'], body]).toEqual([
        200,
        'application/json; charset=utf-8',
        atRoot.body,
      ]);
    }
  });

  it('a story is shared', async () => {
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: '/api/stories/share',
      payload: { id: 'one' },
    });
    expect([statusCode, JSON.parse(body).shareUrl]).toEqual([200, expect.stringMatching(/\/story\/one$/)]);
  });

  it('a merged story moves to its new address there', async () => {
    const { statusCode, headers } = await get('/api/stories/before?lang=nl');
    expect([statusCode, headers.location]).toEqual([308, '/api/stories/one?lang=nl']);
  });

  it.each([
    ['/api', 404, 'NOT_FOUND'],
    ['/api/nowhere', 404, 'NOT_FOUND'],
    ['/api/stories/nobody', 404, 'STORY_NOT_FOUND'],
    ['/api/about', 404, 'NOT_FOUND'],
    ['/api/auth/email/start', 405, 'METHOD_NOT_ALLOWED'],
    ['/api/articles?limit=none', 400, 'BAD_PARAMETER'],
    ['/api/articles?page=1&page=2', 400, 'BAD_PARAMETER'],
  ])('%s is refused as data, also in the address bar', async (url, status, code) => {
    for (const headers of [{}, NAVIGATION]) {
      const { statusCode, body } = await get(url, headers);
      expect([statusCode, JSON.parse(body).error.code]).toEqual([status, code]);
    }
  });

  it.each(['/api/stories/nobody', '/api/articles?limit=none'])(
    '%s is refused anew to who has anything at all',
    async (url) => {
      const { statusCode } = await get(url);
      const asked = await get(url, { 'if-none-match': '*' });
      expect([asked.statusCode, asked.headers.etag]).toEqual([statusCode, undefined]);
      expect(statusCode).toBeGreaterThanOrEqual(400);
    },
  );

  it('another method is refused with those that are allowed', async () => {
    const { statusCode, headers } = await server.app.inject({ method: 'DELETE', url: '/api/articles' });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('calls count for the same limit', async () => {
    const small = await startTestServer({ env: { RATE_LIMIT: '10' } });
    for (let n = 0; n < 5; n++)
      for (const url of ['/categories', '/api/categories'])
        expect((await small.app.inject(url)).statusCode).toBe(200);
    expect((await small.app.inject('/api/categories')).statusCode).toBe(429);
    await small.close();
  });
});

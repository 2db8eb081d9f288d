import { readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  artworkAddress,
  DRAWING_VERSION,
  mapAddress,
  type NewsFile,
  type TranslationFile,
} from '../../contract/contract.ts';
import { PUBLIC_ASSETS, startTestServer, type TestServer } from '../testing/server.ts';
import { makeStory, NOW } from '../testing/stories.ts';
import { perEdition } from './news-files.ts';

const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const stories = Array.from({ length: 520 }, (_, n) =>
  makeStory(n === 519 ? 'nowhere' : `s${n}`, {
    published_at: minutesAgo(n),
    ...(n === 3 ? { translations: {}, language: 'nl' } : {}),
    ...(n === 519 ? { location: { city: null, country: null, latitude: null, longitude: null } } : {}),
  }),
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ stories });
});
afterAll(() => server.close());
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('GET /news.json', () => {
  it('DATA-07 API-26 AMBIG-90 holds the newest 500 stories, whatever their language, and the locales', async () => {
    const { statusCode, headers, body } = await get('/news.json');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const file = JSON.parse(body) as NewsFile;
    expect(file.stories).toHaveLength(500);
    expect(file.stories.slice(0, 5).map(({ id }) => id)).toEqual(['s0', 's1', 's2', 's3', 's4']);
    expect(file.supported_locales['nl-NL']?.translation_file).toBe('news.nl-NL.json');
    // What importance is made of, and who repeats whom, is told with a story, not promised to readers of the file.
    const promised = JSON.stringify(stories[0], (name, value: unknown) =>
      ['importance', 'is_repeat'].includes(name) ? undefined : value,
    );
    expect(file.stories[0]).toEqual(JSON.parse(promised));
  });

  it('is sent compressed and not twice', async () => {
    const first = await get('/news.json', { 'accept-encoding': 'br' });
    expect(first.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString()).stories).toHaveLength(500);
    const again = await get('/news.json', {
      'accept-encoding': 'br',
      'if-none-match': String(first.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('that could not be made is made when it is asked for again', async () => {
    const body = { tag: '', type: '', bytes: { identity: Buffer.alloc(0) } };
    const make = vi.fn(async () => body).mockRejectedValueOnce(new Error('no memory'));
    const file = perEdition({ state: () => ({ version: 1, active: 0 }) }, make);
    await expect(file()).rejects.toThrow('no memory');
    expect(await file()).toBe(body);
    expect(await file()).toBe(body);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is made again when a story has left with time', async () => {
    let active = 2;
    const make = vi.fn(async () => ({ tag: '', type: '', bytes: { identity: Buffer.alloc(0) } }));
    const file = perEdition({ state: () => ({ version: 1, active }) }, make);
    await file();
    active = 1;
    await file();
    await file();
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is made again after a publish', async () => {
    const own = await startTestServer({ stories: [makeStory('one')] });
    const before = await own.app.inject('/news.json');
    await own.store.publish([makeStory('two')]);
    await own.edition.refresh();
    const after = await own.app.inject('/news.json');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(JSON.parse(after.body).stories).toHaveLength(2);
    await own.close();
  });
});

describe('GET /news.nl-NL.json', () => {
  it('DATA-08 API-28 API-29 holds the translations of those stories', async () => {
    const { supported_locales } = JSON.parse((await get('/news.json')).body) as NewsFile;
    const { statusCode, body } = await get(`/${supported_locales['nl-NL']?.translation_file}`);
    expect(statusCode).toBe(200);
    const { translations } = JSON.parse(body) as TranslationFile;
    expect(translations).toHaveLength(499);
    expect(translations[0]).toEqual({
      story_id: 's0',
      headline: 'Veerboot s0 vaart weer',
      sub_headline: 'De haven ging maandag weer open.',
      description: 'Na twee jaar werk vervoert de veerboot weer passagiers.',
    });
  });
});

describe('the browser’s files', () => {
  it('hashed names are kept for ever, typed and tagged', async () => {
    const first = await get('/assets/main-a1b2c3d4.js', { 'accept-encoding': 'br, gzip' });
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(first.body).toContain('console.log');
    const again = await get('/assets/main-a1b2c3d4.js', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync, 'console.log("built")'],
    ['gzip', 'gzip', gunzipSync, 'console.log("zipped")'],
    ['gzip', 'br;q=0, gzip', gunzipSync, 'console.log("zipped")'],
    [undefined, 'identity', (bytes: Buffer) => bytes, 'console.log("plain")'],
  ])('the form the build left is sent as it is: %s for "%s"', async (encoding, accepted, unpack, text) => {
    const { headers, rawPayload } = await get('/assets/late-e5f6a7b8.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['cache-control']).toContain('immutable');
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(unpack(rawPayload).toString()).toBe(text);
  });

  it.each([
    '/assets/late-e5f6a7b8.js.br',
    '/assets/late-e5f6a7b8.js.gz',
    '/assets/',
    '/assets',
    '/assets/none.js',
    '/assets/.secret',
    '/assets/data/image.key/',
    '/assets/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/x/..%2f.secret',
    '/assets/%00',
    '/assets/MAIN-A1B2C3D4.js',
  ])('%s is no file', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body).error.code).toBe('NOT_FOUND');
  });

  it.each([
    ['/robots.txt', 'text/plain'],
    ['/favicon.ico', 'image/svg+xml'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/assets/icon.svg', 'image/svg+xml'],
    ['/.well-known/security.txt', 'text/plain'],
  ])('%s is %s', async (url, type) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain(type);
    expect(headers['cache-control']).toBe('public, max-age=86400');
  });
});

it.each(readdirSync(PUBLIC_ASSETS).filter((name) => name.includes('.')))(
  'a file that may change under its name is asked for again: %s',
  async (name) => {
    const { statusCode, headers } = await get(`/assets/${name}`);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
  },
);

describe('drawn pictures', () => {
  it('come from category and seed, always the same', async () => {
    const first = await get('/art/science/x1.svg');
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toContain('image/svg+xml');
    expect(first.headers['content-security-policy']).toContain('sandbox');
    expect(first.body).toMatch(/^<svg/);
    expect((await get('/art/science/x1.svg')).body).toBe(first.body);
    expect((await get('/art/science/x2.svg')).body).not.toBe(first.body);
  });

  it('show the scene that is asked for, and there are four', async () => {
    const scenes = await Promise.all([0, 1, 2, 3, 4].map((scene) => get(`/art/science/x1.${scene}.svg`)));
    expect(scenes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 404]);
    expect(new Set(scenes.map(({ body }) => body)).size).toBe(5);
    expect(scenes.map(({ body }) => body)).toContain((await get('/art/science/x1.svg')).body);
  });

  it('IMG-02 give way to the map of the story’s place, where its photograph failed', async () => {
    const { statusCode, headers } = await get('/art/science/s1.svg');
    expect([statusCode, headers.location]).toEqual([
      302,
      `/map/science/nl/52.4,4.9.svg?v=${DRAWING_VERSION}`,
    ]);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect((await get('/art/science/nowhere.svg')).statusCode).toBe(200);
    expect((await get('/art/science/s1.0.svg')).statusCode).toBe(200);
    vi.spyOn(server.edition, 'story').mockRejectedValueOnce(new Error('the database is away'));
    const meanwhile = await get(`/art/science/s1.svg?v=${DRAWING_VERSION}`);
    expect([meanwhile.statusCode, meanwhile.headers['cache-control']]).toEqual([200, 'no-store']);
  });
});

describe('maps', () => {
  it('of a country or a city are pictures', async () => {
    for (const url of ['/map/science/nl.svg', '/map/science/nl/52.1,5.1.svg']) {
      const { statusCode, headers, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toContain('image/svg+xml');
      expect(headers['content-security-policy']).toContain('sandbox');
      expect(body).toMatch(/^<svg/);
      expect((await get(`${url}?x=1`)).body).toBe(body);
      expect((await get(url.replaceAll('nl', 'be').replace('52.1,5.1', '50.8,4.4'))).body).not.toBe(body);
    }
  });

  it.each([
    [artworkAddress('science', 'x1'), 'public, max-age=2592000, immutable'],
    [mapAddress('science', 'nl'), 'public, max-age=2592000, immutable'],
    ['/map/science/nl.svg?v=0', 'public, max-age=3600'],
    ['/art/science/x1.1.svg', 'public, max-age=3600'],
  ])('%s, of this version or of none, is kept: %s', async (url, kept) => {
    expect((await get(url)).headers['cache-control']).toBe(kept);
  });

  it.each([
    '/map/science/nl.png',
    '/map/science/xx.svg',
    '/map/science/NL.svg',
    '/map/none/nl.svg',
    '/map/science/nl/52.11,5.1.svg',
    '/map/science/nl/1.0,1.0.svg',
    '/map/science/de/52.1,5.1.svg',
    '/map/science/nl/52.1,5.1',
    '/map/science/nl%2F52.1,5.1.svg.svg',
  ])('%s is none: only places of the list are drawn', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('what other sites may show', () => {
  it.each([
    ['/art/science/s1.svg', 'cross-origin'],
    ['/map/world/nl.svg', 'cross-origin'],
    ['/og/s1.png', 'cross-origin'],
    ['/img/x/640/y', 'cross-origin'],
    ['/favicon.ico', 'cross-origin'],
    ['/assets/icon.svg', 'cross-origin'],
    ['/assets/main-a1b2c3d4.js', 'same-origin'],
    ['/articles', 'same-origin'],
    ['/news.json', 'same-origin'],
    ['/', 'same-origin'],
    ['/none.json', 'same-origin'],
  ])('%s: %s', async (url, policy) => {
    expect((await get(url)).headers['cross-origin-resource-policy']).toBe(policy);
  });
});

describe('the number of a request', () => {
  it('says nothing about other visitors', async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => String((await get('/healthz')).headers['x-request-id'])),
    );
    expect(new Set(ids)).toHaveProperty('size', 5);
    for (const id of ids) expect(id).toMatch(/^[\w-]{16,}$/);
    expect((await get('/healthz', { 'x-request-id': 'mine' })).headers['x-request-id']).not.toBe('mine');
  });
});

describe('tags and compression of answers', () => {
  it('GET answers are tagged; the same answer is 304', async () => {
    const first = await get('/articles?limit=5');
    expect(first.headers.etag).toMatch(/^"[\w-]{20}"$/);
    const again = await get('/articles?limit=5', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-type']).toBeUndefined();
    expect((await get('/articles?limit=6', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(
      200,
    );
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('answers above 1 KB are sent as %s, with Vary', async (encoding, unpack) => {
    const { headers, rawPayload } = await get('/api/articles', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(unpack(rawPayload).toString()).toBe((await get('/api/articles')).body);
  });

  it('small answers are not compressed', async () => {
    const { headers, body } = await get('/healthz', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body)).toEqual({ status: 'ok' });
  });

  it.each(['/articles', '/news.json', '/healthz', '/assets/main-a1b2c3d4.js', '/'])(
    'HEAD %s has the headers of GET and no body',
    async (url) => {
      const wanted = await get(url);
      const head = await server.app.inject({ method: 'HEAD', url });
      expect(head.statusCode).toBe(200);
      expect(head.body).toBe('');
      expect(head.headers['content-type']).toBe(wanted.headers['content-type']);
      expect(head.headers.etag).toBe(wanted.headers.etag);
    },
  );
});

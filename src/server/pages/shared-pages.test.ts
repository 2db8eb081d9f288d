import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { NEUTRAL_WEIGHTS } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { AMSTERDAM, cookieOf } from '../testing/device.ts';
import { listen } from '../testing/server.ts';
import { makeStory } from '../testing/stories.ts';
import { serverWithTwoStories } from '../testing/two-stories.ts';

describe('the page cache in front of everything', () => {
  it('answers with the same bytes and headers as the framework', async () => {
    const server = await serverWithTwoStories();
    const base = await listen(server);
    const headers = { 'accept-encoding': 'identity' };
    const rendered = await fetch(base, { headers });
    const cached = await fetch(base, { headers });
    expect(rendered.headers.has('x-request-id')).toBe(true);
    expect(cached.headers.has('x-request-id')).toBe(false);
    expect(await cached.text()).toBe(await rendered.text());
    for (const name of [
      'etag',
      'vary',
      'cache-control',
      'content-type',
      'content-length',
      'content-security-policy',
    ])
      expect(cached.headers.get(name)).toBe(rendered.headers.get(name));
    for (const name of [
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
    ])
      expect(cached.headers.get(name)).toBe(rendered.headers.get(name));
    expect(server.renderer.inputs).toHaveLength(1);
  });

  it('knows 304, HEAD, brotli and gzip', async () => {
    const server = await serverWithTwoStories();
    const { app } = server;
    await app.ready();
    const { rawPayload, headers } = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(rawPayload).toString()).toContain('Ferry one');
    const etag = String(headers.etag);
    expect((await app.inject({ url: '/', headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    expect(
      (await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding'],
    ).toBe('gzip');
    const base = await listen(server);
    for (const encoding of ['br', 'gzip']) {
      const answer = await fetch(base, { headers: { 'accept-encoding': encoding } });
      expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([
        encoding,
        brotliDecompressSync(rawPayload).toString(),
      ]);
    }
    const head = await fetch(base, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const unchanged = await fetch(base, { headers: { 'if-none-match': etag } });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
  });

  it('stands in the way of no call, file or method, though a browser was shown a page there', async () => {
    const server = await serverWithTwoStories();
    const base = await listen(server);
    const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
    for (const url of ['/', '/nowhere', '/articles'])
      expect((await server.app.inject({ url, headers })).body).toContain('<h1>feed</h1>');
    for (const path of ['/articles', '/news.json', '/assets/main-a1b2c3d4.js'])
      expect(await (await fetch(base + path)).text()).not.toContain('<h1>');
    const posted = await fetch(base, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('costs a reader nothing of the limit', async () => {
    const server = await serverWithTwoStories({ env: { RATE_LIMIT: '10' } });
    const base = await listen(server);
    for (let n = 0; n < 30; n++) expect((await fetch(base)).status).toBe(200);
    expect((await fetch(`${base}/categories`)).status).toBe(200);
  });

  it('counts whoever has a page made again, and sends the old one meanwhile', async () => {
    const server = await serverWithTwoStories({ env: { RATE_LIMIT: '10' } });
    const base = await listen(server);
    for (const path of ['/', '/', '/', '/crime']) await fetch(base + path);
    await server.store.publish([makeStory('three')], ['one', 'two']);
    // The front page is asked for often enough to be renewed by itself, the other is not.
    await eventually(() => expect(server.renderer.inputs).toHaveLength(3));
    const again = await fetch(`${base}/crime`);
    expect(again.headers.has('x-request-id')).toBe(true);
    await eventually(() => expect(server.renderer.inputs).toHaveLength(4));
    expect((await fetch(`${base}/crime`)).headers.has('x-request-id')).toBe(false);
  });

  it('is renewed after a publish before anybody asks', async () => {
    const server = await serverWithTwoStories();
    await server.app.ready();
    for (const _ of [1, 2, 3]) await server.app.inject('/');
    await server.store.publish([makeStory('three')], ['one', 'two']);
    await eventually(() => expect(server.renderer.inputs).toHaveLength(2));
    expect(server.renderer.inputs[1]?.data.feed?.data.map(({ id }) => id)).toEqual(['three']);
    await eventually(async () => expect((await server.app.inject('/')).body).toContain('Ferry three'));
  });
});

describe('a page that only one device asks for', () => {
  const WEIGHTS = { nearness: 1, freshness: 1, quality: 2, coverage: 1, interests: 1 };

  it('is ranked by the reader’s sliders, for them alone, and is kept nowhere', async () => {
    const plain = makeStory('plain', {
      analytics: { global_relevance: 7, cleanliness: 10, political_neutrality: 10 },
    });
    const loud = makeStory('loud', { analytics: { global_relevance: 10, cleanliness: 5 } });
    const { app, renderer } = await serverWithTwoStories({ stories: [plain, loud] });
    const own = { cookie: cookieOf({ weights: WEIGHTS }) };
    const first = await app.inject({ url: '/', headers: own });
    await app.inject({ url: '/', headers: own });
    await app.inject('/');
    const shown = renderer.inputs.map(({ data }) => data.feed?.data.map(({ id }) => id));
    expect(shown).toEqual([
      ['plain', 'loud'],
      ['plain', 'loud'],
      ['loud', 'plain'],
    ]);
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(first.headers.etag).toBeUndefined();
    expect((await app.inject('/')).headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  });

  it('is nobody’s whose sliders are back in the middle: they share the usual one', async () => {
    const { app, renderer } = await serverWithTwoStories();
    await app.inject('/');
    const back = await app.inject({ url: '/', headers: { cookie: cookieOf({ weights: NEUTRAL_WEIGHTS }) } });
    expect(back.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect(renderer.inputs).toHaveLength(1);
  });

  it('is never answered with 304, nor from the cache', async () => {
    const server = await serverWithTwoStories();
    const base = await listen(server);
    const headers = { cookie: cookieOf({ reads: ['en', 'nl', 'de'] }), 'if-none-match': '*' };
    for (const _ of ['first', 'second']) {
      const { status, headers: got } = await fetch(base, { headers });
      expect([status, got.get('cache-control')]).toEqual([200, 'private, no-store']);
    }
    expect(server.renderer.inputs).toHaveLength(2);
  });

  it('names a client made up fill no cache: each is a page of its own', async () => {
    const { app, renderer } = await serverWithTwoStories();
    for (const city of ['Amsterdam', 'Amsterdam', 'Amsterdam1', 'amsterdam']) {
      const headers = { cookie: cookieOf({ place: { ...AMSTERDAM, city } }) };
      const { headers: got } = await app.inject({ url: '/', headers });
      expect(got['cache-control']).toBe(
        city === 'Amsterdam' ? 'private, max-age=0, must-revalidate' : 'private, no-store',
      );
    }
    expect(renderer.inputs).toHaveLength(3);
  });

  it('a cookie that cannot be understood is a stranger’s', async () => {
    const { app, renderer } = await serverWithTwoStories();
    for (const cookie of [
      'helder=%E0%A4%A',
      'helder=1~p91!5!X!Y!manual',
      `helder=${'x'.repeat(7000)}`,
      'helder',
      ';;=;',
    ])
      expect((await app.inject({ url: '/', headers: { cookie } })).statusCode).toBe(200);
    expect(renderer.inputs).toHaveLength(1);
    expect(renderer.inputs[0]?.place).toBeNull();
  });
});

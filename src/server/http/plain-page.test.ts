import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsIn } from '../../texts/texts.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { makeStory } from '../testing/stories.ts';

const LIMIT = 10;
const navigating = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };

let server: TestServer;
const look = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { ...navigating, ...headers } });

beforeAll(async () => {
  server = await startTestServer({ stories: [makeStory('one')], env: { RATE_LIMIT: `${LIMIT}` } });
  for (let n = 0; n < LIMIT; n++) await server.app.inject('/categories');
  server.renderer.inputs.length = 0;
});
afterAll(() => server.close());

describe('a browser over the limit', () => {
  it.each([
    ['English', {}, 'en'],
    ["the browser's Dutch", { 'accept-language': 'nl-BE,nl;q=0.9' }, 'nl'],
    ['Dutch by choice', { 'accept-language': 'en', cookie: 'helder-lang=nl' }, 'nl'],
  ] as const)('is told in words, in %s', async (_name, headers, language) => {
    const page = await look('/story/one', headers);
    expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(page.body).toContain(textsIn(language)('error.RATE_LIMITED'));
    expect(page.body).toContain(`<a href="">${textsIn(language)('action.retry')}</a>`);
    expect(server.renderer.inputs).toEqual([]);
  });

  it('gets a page whose own style is the only thing that its policy lets through', async () => {
    const { headers, body } = await look('/nowhere');
    const style = /<style>(.*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`,
    );
  });

  it('gets data where everything is data, and so does a program anywhere', async () => {
    expect(JSON.parse((await look('/api/categories')).body).error.code).toBe('RATE_LIMITED');
    expect(JSON.parse((await server.app.inject('/story/one')).body).error.code).toBe('RATE_LIMITED');
  });
});

it('a page that cannot be rendered is no data for the eyes either', async () => {
  const broken = await startTestServer({ stories: [makeStory('one')] });
  broken.renderer.render = () => Promise.reject(new Error('no more memory for "hunter2"'));
  const page = await broken.app.inject({ url: '/story/one', headers: navigating });
  expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(page.body).toContain(textsIn('en')('error.INTERNAL'));
  expect(page.body).not.toContain('hunter2');
  await broken.close();
});

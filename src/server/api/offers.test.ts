import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeReaderCookie } from '../../contract/contract.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { makeStory } from '../testing/stories.ts';

let server: TestServer;
beforeAll(async () => {
  const story = makeStory('brug', {
    language: 'nl',
    headline: 'Brug',
    translations: {},
    categories: ['world'],
  });
  server = await startTestServer({ stories: [story] });
});
afterAll(() => server.close());

describe('a list without a story offers those in other languages', () => {
  it.each([
    '/search?q=brug&reads=en',
    '/articles?reads=en',
    '/articles?category=world&reads=en',
    '/feed?reads=en',
  ])('%s', async (url) => {
    expect((await server.app.inject({ url })).json()).toMatchObject({ total: 0, otherLanguages: 1 });
  });

  it('on its page too', async () => {
    const cookie = `helder=${encodeReaderCookie({ reads: ['en'] })}`;
    await server.app.inject({ url: '/?q=brug', headers: { cookie, accept: 'text/html' } });
    expect(server.renderer.inputs.at(-1)?.data.feed).toMatchObject({ total: 0, otherLanguages: 1 });
  });

  it.each(['/articles/trending?reads=en', '/search?q=tunnel&reads=en', '/search?q=brug&reads=nl'])(
    'but not: %s',
    async (url) => {
      expect((await server.app.inject({ url })).json()).not.toHaveProperty('otherLanguages');
    },
  );
});

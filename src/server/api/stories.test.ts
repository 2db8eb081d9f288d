import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardStory, ownScene } from '../../contract/contract.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { makeSource, makeStory } from '../testing/stories.ts';
import { serverWithTwoStories } from '../testing/two-stories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    stories: [
      makeStory('one', {
        tags: ['ferry', 'harbour', 'lighthouse'],
        sources: [makeSource('Harbour Post', 2), makeSource('River Times', 1)],
      }),
      makeStory('like-it', { tags: ['ferry', 'harbour'] }),
      makeStory('old', { published_at: '2026-01-15T00:00:00Z' }),
    ],
    aliases: { before: 'one' },
    env: { RELATED_STORIES_ENABLED: 'on', PUBLIC_URL: 'https://helder.example' },
  });
});
afterAll(() => server.close());

const get = async (url: string) => {
  const { statusCode, headers, body } = await server.app.inject(url);
  return { status: statusCode, headers, json: body === '' ? null : JSON.parse(body) };
};

describe('GET /stories/{id}', () => {
  it('API-21 API-32 DATA-17 gives the specified fields', async () => {
    const { status, json } = await get('/stories/one');
    expect(status).toBe(200);
    const specified = [
      'id',
      'title',
      'summary',
      'description',
      'category',
      'imageUrl',
      'createdAt',
      'location',
    ];
    for (const field of [...specified, 'sources', 'urls', 'relevant_countries'])
      expect(json).toHaveProperty(field);
    expect(json).toMatchObject({ id: 'one', title: 'Ferry one sails again', category: 'world' });
    expect(json.urls).toHaveLength(2);
  });

  it('tells by which of its tags there are other stories', async () => {
    const { json } = await get('/stories/one');
    expect(json.tags).toEqual(['world', 'ferry', 'harbour', 'lighthouse']);
    expect(json.subjects).toEqual(['ferry', 'harbour']);
  });

  it('speaks the reader’s language', async () => {
    expect((await get('/stories/one?lang=nl')).json.title).toBe('Veerboot one vaart weer');
  });

  it('finds stories that have left the feeds', async () => {
    expect((await get('/stories/old')).status).toBe(200);
  });

  it('why=1 adds the factors for this reader', async () => {
    expect((await get('/stories/one')).json).not.toHaveProperty('factors');
    const near = (await get('/stories/one?why=1&lat=52.37&lon=4.9')).json.factors;
    expect(near).toMatchObject({ distanceKnown: true });
    expect(near.distanceKm).toBeLessThan(1);
    expect((await get('/stories/one?why=1')).json.factors.distanceKnown).toBe(false);
  });

  it('…as they count in the list that is named', async () => {
    const weights = async (list: string) =>
      (await get(`/stories/one?why=1&lat=52.37&lon=4.9&list=${list}`)).json.factors.localWeight;
    expect(await weights('local')).toBeGreaterThan(await weights('home'));
    expect((await get('/stories/one?why=1&list=elsewhere')).status).toBe(400);
  });

  it('sliders weigh the factors', async () => {
    const { json } = await get('/stories/one?why=1&weights=1,0,1,1,1');
    expect(json.factors.freshness).toBe(1);
    expect((await get('/stories/one?why=1')).json.factors.freshness).toBeLessThan(1);
  });

  it.each(['/stories/nobody', '/stories/%00', '/stories/..%2f..%2fetc', `/stories/${'x'.repeat(200)}`])(
    'ERR-58 API-22 %s is not found',
    async (url) => {
      const { status, json } = await get(url);
      expect(status).toBe(404);
      expect(json.error).toEqual({
        code: 'STORY_NOT_FOUND',
        message: 'Story not found. This shared link may be invalid or the story may have been removed.',
      });
    },
  );

  it('a merged id leads to the story it became, with the query', async () => {
    const { status, headers } = await get('/stories/before?why=1&lang=nl');
    expect(status).toBe(308);
    expect(headers.location).toBe('/stories/one?why=1&lang=nl');
    for (const part of ['articles', 'related'])
      expect((await get(`/stories/before/${part}`)).headers.location).toBe(`/stories/one/${part}`);
  });

  it('a merged id is asked for again each time: an operator can take the stories apart', async () => {
    for (const url of ['/stories/before', '/stories/before/articles', '/stories/before/related'])
      expect((await get(url)).headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  });
});

describe('GET /stories/{id}/articles', () => {
  it('API-33 DATA-15 gives one article per report', async () => {
    const { json } = await get('/stories/one/articles');
    expect(json.data.map(({ id }: { id: string }) => id).sort()).toEqual(['one-source-0', 'one-source-1']);
    expect(json.data[0].url).toMatch(/^https:\/\//);
  });

  it('an unknown story has none', async () => {
    expect((await get('/stories/nobody/articles')).status).toBe(404);
  });
});

describe('GET /stories/{id}/related', () => {
  it('API-34 TREND-06 only when the flag is on', async () => {
    const { json } = await get('/stories/one/related');
    expect(json.data.map(({ id }: { id: string }) => id)).toContain('like-it');
    const off = await startTestServer({ stories: [makeStory('one'), makeStory('two')] });
    expect((await off.app.inject('/stories/one/related')).body).toBe('{"data":[]}');
    await off.close();
  });

  it('neighbours without a picture show other drawings than the story and each other, on its page and in the call', async () => {
    const alike = Array.from({ length: 40 }, (_, n) => `story${n}`).filter((id) => ownScene(id) === 0);
    const nowhere = { city: null, country: null, latitude: null, longitude: null };
    const drawn = { location: nowhere, primary_image_url: null };
    const { app, renderer } = await serverWithTwoStories({
      stories: alike.slice(0, 4).map((id) => makeStory(id, drawn)),
      env: { RELATED_STORIES_ENABLED: 'on' },
    });
    const called = JSON.parse((await app.inject(`/stories/${alike[0]}/related`)).body).data as CardStory[];
    await app.inject(`/story/${alike[0]}`);
    for (const related of [called, renderer.inputs.at(-1)?.data.related ?? []]) {
      const scenes = related.map(({ imageSources }) => /\.(\d)\.svg/.exec(imageSources[0] ?? '')?.[1]);
      expect(scenes).toEqual(['1', '2', '0']);
    }
  });

  it('an unknown story has none', async () => {
    const { status, json } = await get('/stories/nobody/related');
    expect([status, json.error?.code]).toEqual([404, 'STORY_NOT_FOUND']);
  });
});

describe('POST /stories/share', () => {
  const share = (payload: object, app = server.app) =>
    app.inject({ method: 'POST', url: '/stories/share', payload });
  const payload = {
    id: 'one',
    title: 'Ferry one sails again',
    summary: 'The harbour reopened on Monday.',
    description: 'After two years of work the ferry carries passengers again.',
    category: 'world',
    location: { city: 'Amsterdam', country: 'Netherlands' },
    imageUrl: null,
    urls: ['https://harbour-post.example/ferry'],
    sources: [
      {
        name: 'Harbour Post',
        url: 'https://harbour-post.example/ferry',
        headline: 'Ferry',
        publishedAt: null,
        readTime: 2,
        imageUrl: null,
      },
    ],
  };

  it('SHARE-08 SHARE-10 SHARE-14 API-25 DATA-18 answers with the link', async () => {
    const { statusCode, body } = await share(payload);
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({ shareUrl: 'https://helder.example/story/one' });
  });

  it('SHARE-11 AMBIG-60 nothing the payload says becomes part of the link or is kept', async () => {
    const { body } = await share({ ...payload, title: '<script>', imageUrl: 'https://evil.example/x.png' });
    expect(body).toBe('{"shareUrl":"https://helder.example/story/one"}');
    expect((await get('/stories/one')).json.title).toBe('Ferry one sails again');
  });

  it('a merged story is shared under the id in force', async () => {
    expect((await share({ id: 'before' })).body).toContain('/story/one"');
  });

  it('an id we do not know is 404', async () => {
    expect((await share({ ...payload, id: 'nobody' })).statusCode).toBe(404);
  });

  it('SHARE-12 AMBIG-35 needs no sign-in, but the flag', async () => {
    const off = await startTestServer({ stories: [makeStory('one')], env: { SHARE_ENABLED: 'off' } });
    const { statusCode, body } = await share(payload, off.app);
    expect([statusCode, JSON.parse(body).error.code]).toEqual([403, 'SHARING_OFF']);
    await off.close();
  });

  it('ERR-61 tells its own text when the store fails', async () => {
    const broken = await startTestServer();
    broken.store.breakDown(new Error('deadlock'));
    const { statusCode, body } = await share(payload, broken.app);
    expect([statusCode, JSON.parse(body).error.message]).toEqual([500, 'Failed to create shareable story']);
    await broken.close();
  });
});

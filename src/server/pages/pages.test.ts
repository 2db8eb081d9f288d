import { describe, expect, it, vi } from 'vitest';
import { addressOf, HOME, RANKING_CATEGORIES } from '../../contract/contract.ts';
import { AMSTERDAM, cookieOf } from '../testing/device.ts';
import { listen } from '../testing/server.ts';
import { makeStory, NOW } from '../testing/stories.ts';
import { serverWithTwoStories } from '../testing/two-stories.ts';

describe('pages', () => {
  it('the front page is rendered with its feed', async () => {
    const { app, renderer } = await serverWithTwoStories();
    const { statusCode, headers, body } = await app.inject('/');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('Ferry one sails again');
    expect(renderer.inputs[0]).toMatchObject({
      screen: HOME,
      language: 'en',
      now: NOW.toISOString(),
      unknownPath: false,
    });
    expect(renderer.inputs[0]?.data.feed?.total).toBe(2);
  });

  it('ROUTE-02 every category’s path shows the stories of that category and no other', async () => {
    const { app, renderer } = await serverWithTwoStories({
      stories: RANKING_CATEGORIES.map((category) => makeStory(category, { categories: [category] })),
    });
    for (const category of RANKING_CATEGORIES) {
      await app.inject(`/${category}`);
      const shown = renderer.inputs.at(-1)?.data.feed?.data.map((article) => article.category);
      expect(shown).toEqual([category]);
    }
  });

  it('ROUTE-09 API-21 a story lies over the home feed', async () => {
    const { app, renderer } = await serverWithTwoStories({ env: { RELATED_STORIES_ENABLED: 'on' } });
    expect((await app.inject('/story/one')).statusCode).toBe(200);
    const { data } = renderer.inputs[0] ?? {};
    expect(data?.story?.id).toBe('one');
    expect(data?.feed?.data).toHaveLength(2);
    expect(data?.related.map(({ id }) => id)).toEqual(['two']);
    const without = await serverWithTwoStories();
    await without.app.inject('/story/one');
    expect(without.renderer.inputs[0]?.data).toMatchObject({ story: { id: 'one' }, related: [] });
  });

  it('ERR-58 an unknown story is 404 with the feed and the text', async () => {
    const { app, renderer } = await serverWithTwoStories();
    const { statusCode, headers } = await app.inject('/story/nobody');
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(renderer.inputs[0]?.data).toMatchObject({ story: null, error: { code: 'STORY_NOT_FOUND' } });
    expect(renderer.inputs[0]?.data.feed?.data).toHaveLength(2);
  });

  it('a merged story moves permanently, with the query', async () => {
    const { app } = await serverWithTwoStories({ aliases: { before: 'one' } });
    for (const _ of ['rendered', 'cached']) {
      const { statusCode, headers, body } = await app.inject('/story/before?lang=nl');
      expect([statusCode, headers.location]).toEqual([301, '/story/one?lang=nl']);
      expect([headers['content-type'], body]).toEqual([undefined, '']);
    }
  });

  const navigation = {
    accept: 'text/html,*/*;q=0.8',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };

  it('ROUTE-11 AMBIG-46 any other path is the home feed with 200, rendered once for all of them', async () => {
    const { app, renderer } = await serverWithTwoStories();
    const unknown = [
      '/nowhere',
      '/nowhere?q=ferry',
      '/2026/03/10/story',
      '/story/a/b',
      '//world',
      '//evil.example',
      '/nowhere.png',
      '/notes/2026.txt',
      '/nowhere.json',
    ];
    // Nobody but a program asks for these, and it gets data; the address bar is a reader's.
    const calls = [
      '/articles',
      '/articles?limit=none&limit=2',
      '/feed',
      '/search',
      '/stories/one',
      '/stories/nobody',
    ];
    const reserved = [
      '/auth/email/start',
      '/profile',
      '/preferences',
      '/saved-stories',
      '/articles/none',
      '/img/x',
    ];
    const undecodable = ['/%zz', '/story/%E0%A4%A', '/stories/%E0%A4%A'];
    for (const url of [...unknown, ...calls, ...reserved, ...undecodable]) {
      const { statusCode, headers, body } = await app.inject({ url, headers: navigation });
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'text/html; charset=utf-8']);
      expect(headers.location).toBeUndefined();
      expect(body).toContain('Ferry one sails again');
    }
    expect(renderer.inputs).toHaveLength(1);
    expect(renderer.inputs[0]).toMatchObject({
      unknownPath: true,
      screen: HOME,
    });
  });

  it('a browser that names no mode is known by what it accepts', async () => {
    const { app } = await serverWithTwoStories();
    const type = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/articles', headers })).headers['content-type'];
    expect(await type({ accept: 'text/html,*/*' })).toContain('text/html');
    expect(await type({ accept: 'text/html,*/*', 'sec-fetch-mode': 'cors' })).toContain('application/json');
    expect(await type({ accept: '*/*' })).toContain('application/json');
    expect(await type({})).toContain('application/json');
    const { headers } = await app.inject({ url: '/articles', headers: navigation });
    expect(headers.vary).toContain('Sec-Fetch-Mode');
    expect((await app.inject('/articles')).headers.vary).toBe('Accept-Encoding, Accept, Sec-Fetch-Mode');
  });

  it.each([
    '/news.json',
    '/cities.json',
    '/openapi.json',
    '/robots.txt',
    '/sitemap.xml',
    '/feeds/home.atom',
    '/healthz',
  ])('%s is a file for browsers too', async (url) => {
    const { app, renderer } = await serverWithTwoStories();
    const { statusCode, headers } = await app.inject({ url, headers: navigation });
    expect([statusCode, String(headers['content-type']).slice(0, 8)]).toEqual([200, expect.any(String)]);
    expect(renderer.inputs).toHaveLength(0);
  });

  it.each([
    ['/story/a:b', 'a:b'],
    ['/story/a%20b', 'a b'],
    ['/story/%C3%BC', 'ü'],
    [`/story/${'x'.repeat(300)}`, 'x'.repeat(300)],
  ])('ERR-58 %s is a story that nobody knows, as in the browser', async (url, id) => {
    const { app, renderer } = await serverWithTwoStories();
    expect((await app.inject(url)).statusCode).toBe(404);
    expect(renderer.inputs[0]).toMatchObject({ screen: { kind: 'story', id }, unknownPath: false });
  });

  it('later pages than there may be are the first', async () => {
    const { app, renderer } = await serverWithTwoStories();
    expect((await app.inject('/?page=99999')).statusCode).toBe(200);
    expect(renderer.inputs[0]).toMatchObject({ screen: HOME, data: { error: null } });
    expect(renderer.inputs[0]?.screen).not.toHaveProperty('page');
  });

  it('other spellings of a page are that page', async () => {
    const { app, renderer } = await serverWithTwoStories();
    for (const url of ['/technology', '/Tech/', '/TECHNOLOGY?page=0&utm_source=x&utm_source=y'])
      expect((await app.inject(url)).statusCode).toBe(200);
    expect(renderer.inputs.map(({ screen, unknownPath }) => [addressOf(screen), unknownPath])).toEqual([
      ['/technology', false],
    ]);
  });

  it('a story’s address of any length is answered', async () => {
    const { app } = await serverWithTwoStories();
    for (const length of [301, 4096, 5000, 12_000])
      expect(
        (await app.inject({ url: `/story/${'x'.repeat(length)}`, headers: navigation })).statusCode,
      ).toBe(200);
  });

  it('FEED-20 local waits for a place; with one it is filled', async () => {
    const stories = ['one', 'two'].map((id) => makeStory(id, { categories: ['science'] }));
    const { app, renderer } = await serverWithTwoStories({ stories });
    await app.inject('/local');
    expect(renderer.inputs[0]?.data).toMatchObject({ feed: null, error: null });
    await app.inject({ url: '/local', headers: { cookie: cookieOf({ place: AMSTERDAM }) } });
    expect(renderer.inputs[1]?.place?.city).toBe('Amsterdam');
    expect(renderer.inputs[1]?.data.feed).toMatchObject({ total: 2, local: { within: true } });
  });

  it('says by what it is ranked: the sliders, and the country where no more is known', async () => {
    const { app, renderer } = await serverWithTwoStories();
    const weights = { nearness: 1, freshness: 2, quality: 1, coverage: 0, interests: 1 };
    const guess = { ...AMSTERDAM, city: '', source: 'detected' } as const;
    for (const said of [{}, { weights, place: guess }, { place: AMSTERDAM }])
      await app.inject({ url: '/', headers: { cookie: cookieOf(said) } });
    expect(renderer.inputs).toMatchObject([
      { place: null, country: null, weights: null },
      { place: null, country: 'Netherlands', weights },
      { place: { city: 'Amsterdam' }, country: null, weights: null },
    ]);
  });

  it('ruling 23 says in which languages its stories are', async () => {
    const { app, renderer } = await serverWithTwoStories();
    for (const said of [{}, { language: 'nl' }, { reads: ['en', 'nl'] }] as const)
      await app.inject({ url: '/', headers: { cookie: cookieOf(said) } });
    expect(renderer.inputs.map(({ reads }) => reads)).toEqual([['en'], ['nl', 'en'], ['en', 'nl']]);
  });

  it('a search is rendered from its address', async () => {
    const { app, renderer } = await serverWithTwoStories();
    await app.inject('/?q=ferry+one');
    expect(renderer.inputs[0]?.data.feed?.data.map(({ id }) => id)).toEqual(['one']);
  });

  it('languages have pages of their own', async () => {
    const { app } = await serverWithTwoStories();
    const dutch = await app.inject({ url: '/', headers: { 'accept-language': 'nl' } });
    expect(dutch.body).toContain('Veerboot one vaart weer');
    expect((await app.inject('/')).body).toContain('Ferry one sails again');
    expect(dutch.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
  });

  it('LANG-01 a language asked for goes along with the next clicks, and with nobody else’s', async () => {
    const server = await serverWithTwoStories();
    const base = await listen(server);
    const language = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(base + path, { headers });
      return [/lang="(\w+)"/.exec(await answer.text())?.[1], answer.headers.get('set-cookie')];
    };
    const kept = 'helder-visit=nl; Path=/; HttpOnly; SameSite=Lax';
    for (const _ of ['rendered', 'cached']) expect(await language('/?lang=nl')).toEqual(['nl', kept]);
    expect(await language('/', { 'accept-language': 'nl' })).toEqual(['nl', null]);
    expect(await language('/science', { cookie: 'helder-visit=nl' })).toEqual(['nl', null]);
    expect(await language('/?lang=nl', { cookie: 'helder-visit=nl' })).toEqual(['nl', null]);
    expect(await language('/?lang=en', { cookie: 'helder-visit=nl' })).toEqual([
      'en',
      'helder-visit=en; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect(await language('/?lang=fr')).toEqual(['en', null]);
    expect(await language('/', { cookie: 'helder-visit=fr' })).toEqual(['en', null]);
  });

  it('over https the language asked for is kept for this host alone', async () => {
    const { app } = await serverWithTwoStories({ env: { PUBLIC_URL: 'https://helder.example' } });
    const { headers } = await app.inject('/?lang=nl');
    expect(headers['set-cookie']).toBe('__Host-helder-visit=nl; Path=/; HttpOnly; SameSite=Lax; Secure');
    const next = await app.inject({ url: '/science', headers: { cookie: 'a=b; __Host-helder-visit=nl' } });
    expect(next.body).toContain('lang="nl"');
  });

  it('goes on from memory when the database is away; a page about a failure is not kept', async () => {
    const { app, store, renderer } = await serverWithTwoStories();
    store.breakDown();
    expect((await app.inject('/')).statusCode).toBe(200);
    expect((await app.inject('/story/one')).statusCode).toBe(200);
    for (const path of ['/?q=ferry', '/?q=ferry', '/story/unknown-one']) {
      const { statusCode, headers } = await app.inject(path);
      expect([path, statusCode]).toEqual([path, 503]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(renderer.inputs.filter(({ screen }) => addressOf(screen) === '/?q=ferry')).toHaveLength(2);
  });

  it('tells of a fault of our own with the rest of the page, in a line of the log, and does not keep it', async () => {
    const { app, store, renderer, log } = await serverWithTwoStories();
    store.breakDown(new Error('column does not exist'));
    for (const [path, code] of [
      ['/?q=ferry', 'FEED_FAILED'],
      ['/?q=ferry', 'FEED_FAILED'],
      ['/story/unknown-one', 'STORY_FAILED'],
    ]) {
      const { statusCode, headers } = await app.inject(String(path));
      expect([path, statusCode, headers['retry-after']]).toEqual([path, 500, undefined]);
      expect(renderer.inputs.at(-1)?.data.error).toEqual({
        code,
        message: expect.not.stringContaining('column'),
      });
      expect(log.splice(0).filter((line) => line.includes('column does not exist'))).toHaveLength(1);
    }
    expect(renderer.inputs).toHaveLength(3);
    expect(renderer.inputs[2]?.data.feed?.data).toHaveLength(2);
  });

  it.each([
    ['the story, when it is there', 'one', 200, undefined],
    ['why there is no story, whatever else fails', 'unknown-one', 404, 'STORY_NOT_FOUND'],
  ])(
    'an opened story without the feed under it shows %s, and is not kept',
    async (_what, id, status, code) => {
      const { app, edition, renderer, log } = await serverWithTwoStories();
      vi.spyOn(edition, 'list').mockImplementation(async () => {
        await new Promise((resolve) => setImmediate(resolve));
        throw new Error('no such list');
      });
      for (const _ of [1, 2]) expect((await app.inject(`/story/${id}`)).statusCode).toBe(status);
      expect(renderer.inputs).toHaveLength(2);
      const { story, error } = renderer.inputs[0]?.data ?? {};
      expect([story?.id ?? error?.code, error?.code]).toEqual([code ?? id, code]);
      expect(log.join()).toContain('no such list');
    },
  );

  it('a story is shown without its related ones while those cannot be had, and with them afterwards', async () => {
    const { app, edition, renderer, log } = await serverWithTwoStories({
      env: { RELATED_STORIES_ENABLED: 'on' },
    });
    const list = edition.list.bind(edition);
    const failing = vi.spyOn(edition, 'list').mockImplementation(async (ask, reader) => {
      if (ask.list === 'related') throw new Error('no such list');
      return list(ask, reader);
    });
    expect((await app.inject('/story/one')).statusCode).toBe(200);
    expect(renderer.inputs[0]?.data).toMatchObject({ story: { id: 'one' }, related: [], error: null });
    expect(log.join()).toContain('related stories failed');
    failing.mockRestore();
    await app.inject('/story/one');
    expect(renderer.inputs[1]?.data.related.map(({ id }) => id)).toEqual(['two']);
  });

  it('a renderer that fails is a refusal without details', async () => {
    const { app, renderer } = await serverWithTwoStories();
    renderer.render = async () => {
      throw new Error('hook called outside a component');
    };
    // The last cannot be decoded, so that no route of the framework sees it.
    for (const url of ['/', '/%zz']) {
      const { statusCode, body } = await app.inject(url);
      expect([url, statusCode]).toEqual([url, url === '/' ? 500 : 400]);
      expect(body).not.toContain('component');
      const page = await app.inject({ url, headers: navigation });
      expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
      expect(page.body).not.toContain('component');
    }
    expect(JSON.parse((await app.inject('/')).body).error.code).toBe('INTERNAL');
  });
});

describe('while developing', () => {
  it('the middleware comes first and every page is rendered anew', async () => {
    const server = await serverWithTwoStories({
      develop: (request, response, next) => {
        if (request.url?.startsWith('/@vite/')) response.end('client');
        else next();
      },
    });
    const base = await listen(server);
    expect(await (await fetch(`${base}/@vite/client`)).text()).toBe('client');
    for (const _ of ['first', 'second']) await fetch(base);
    expect(server.renderer.inputs).toHaveLength(2);
  });
});

describe('addresses in what we make', () => {
  it('carry the port we really got when PUBLIC_URL is not set', async () => {
    const server = await serverWithTwoStories();
    const base = await listen(server);
    const reply = await fetch(`${base}/stories/share`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"id":"one"}',
    });
    expect(await reply.json()).toEqual({ shareUrl: `${base}/story/one` });
  });
});

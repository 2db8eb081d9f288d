import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FeedState } from '../../store/types.ts';
import { type FeedFault, parseFeed } from '../2-parse/parse.ts';
import { createFetcher, type Fetcher, type FetcherOptions, type FetchOutcome } from './fetch.ts';
import { FEED, type HostileServer, startHostileServer } from './testing/hostile-server.ts';

const NOW = new Date('2026-02-18T12:00:00Z');
let server: HostileServer;
let origin = '';
const fetchers: Fetcher[] = [];

beforeAll(async () => {
  server = await startHostileServer();
  origin = server.origin;
});
afterAll(() => server.close());
afterEach(async () => {
  await Promise.all(fetchers.splice(0).map((fetcher) => fetcher.close()));
});

function fetcher(options: Partial<FetcherOptions> = {}): Fetcher {
  const made = createFetcher({
    userAgentContact: 'https://helder.example',
    allow: [new URL(origin).host],
    now: () => NOW,
    ...options,
  });
  fetchers.push(made);
  return made;
}

function stateOf(path: string, change: Partial<FeedState> = {}): FeedState {
  return {
    url: path.includes(':') ? path : origin + path,
    publisherId: 'news',
    etag: null,
    lastModified: null,
    bodyHash: null,
    intervalSeconds: 900,
    nextDueAt: NOW,
    lastFetchedAt: null,
    lastOkAt: null,
    newestItemAt: null,
    failures: 0,
    fault: null,
    ...change,
  };
}

/** What comes of asking one feed alone. */
async function ask(asking: Fetcher, state: FeedState): Promise<FetchOutcome> {
  const came: FetchOutcome[] = [];
  await asking.fetchDue([state], (_, outcome) => void came.push(outcome));
  const [outcome] = came;
  if (!outcome || came.length > 1) throw new Error(`${came.length} outcomes`);
  return outcome;
}

const textOf = (outcome: FetchOutcome): string =>
  outcome.kind === 'body' ? Buffer.from(outcome.bytes).toString() : outcome.kind;
/** What the parser makes of a body, in words. */
function parsed({ bytes, contentType, finalUrl }: FetchOutcome & { kind: 'body' }): string {
  try {
    const { items, faults } = parseFeed(bytes, { url: finalUrl, contentType });
    return [`${items.length} items`, ...faults.map(({ code }) => code)].join(', ');
  } catch (error) {
    return (error as FeedFault).code;
  }
}

const pathOf = ({ url }: Pick<FeedState, 'url'>): string => url.slice(new URL(url).origin.length);
const codeOf = (outcome: FetchOutcome): string =>
  outcome.kind === 'fault' ? outcome.fault.code : outcome.kind;

describe('one feed', () => {
  it.each(['/feed', '/gzip', '/deflate', '/br', '/gzip-cut', '/moved', '/moved-today'])(
    'reads %s',
    async (path) => {
      expect(textOf(await ask(fetcher(), stateOf(path)))).toBe(FEED);
    },
  );

  it('says who asks and what it takes', async () => {
    const headers = JSON.parse(textOf(await ask(fetcher(), stateOf('/who'))));
    expect(headers).toMatchObject({
      'user-agent': expect.stringMatching(/^Helder\/\d+\.\d+\.\d+ \(\+https:\/\/helder\.example\)$/),
      'accept-encoding': 'gzip, br',
    });
    expect(headers.accept).toContain('application/rss+xml');
  });

  it('asks conditionally and understands 304', async () => {
    const first = await ask(fetcher(), stateOf('/etag'));
    expect(first).toMatchObject({
      kind: 'body',
      next: { etag: 'W/"v1"', lastModified: 'Wed, 18 Feb 2026 10:00:00 GMT' },
    });
    const second = await ask(fetcher(), first.next);
    expect(second).toMatchObject({ kind: 'not-modified', next: { etag: 'W/"v1"', lastOkAt: NOW } });
  });

  it('knows the same body again when the server does not', async () => {
    const first = await ask(fetcher(), stateOf('/feed'));
    expect((await ask(fetcher(), first.next)).kind).toBe('not-modified');
  });

  it('tells where a feed has moved for good, and only then', async () => {
    const lines: object[] = [];
    const log = { warn: (fields: object) => lines.push(fields) };
    await ask(fetcher({ log }), stateOf('/moved'));
    await ask(fetcher({ log }), stateOf('/moved-today'));
    expect(lines).toEqual([{ feed: `${origin}/moved`, movedTo: `${origin}/feed` }]);
  });

  it('tells it once, not at every request for months', async () => {
    const lines: object[] = [];
    const asking = fetcher({ log: { warn: (fields) => lines.push(fields) } });
    await ask(asking, stateOf('/moved'));
    await ask(asking, stateOf('/moved'));
    expect(lines).toHaveLength(1);
  });

  it('waits as long as the server asks', async () => {
    const outcome = await ask(fetcher(), stateOf('/busy'));
    expect(codeOf(outcome)).toBe('http-429');
    expect(outcome.next.nextDueAt.getTime() - NOW.getTime()).toBeGreaterThanOrEqual(7_200_000);
  });

  it('reads demo feeds without a network', async () => {
    const demoFeed = (url: string) =>
      url === 'demo:one' ? { bytes: Buffer.from(FEED), contentType: 'text/xml' } : null;
    const first = await ask(fetcher({ demoFeed }), stateOf('demo:one'));
    expect(textOf(first)).toBe(FEED);
    expect((await ask(fetcher({ demoFeed }), first.next)).kind).toBe('not-modified');
    expect(codeOf(await ask(fetcher({ demoFeed }), stateOf('demo:two')))).toBe('no-such-demo');
  });

  it('asks a demo feed again soon, also when it has said the same for long', async () => {
    const demoFeed = () => ({ bytes: Buffer.from(FEED), contentType: 'text/xml' });
    const { next } = await ask(fetcher({ demoFeed }), stateOf('demo:one', { intervalSeconds: 86_400 }));
    expect(next.nextDueAt.getTime() - NOW.getTime()).toBeLessThan(600_000);
  });
});

describe('what goes wrong has a name', () => {
  const cases: [string, string][] = [
    ['/missing', 'http-404'],
    ['/gone', 'http-410'],
    ['/broken', 'http-500'],
    ['/hangup', 'connection-lost'],
    ['/loop', 'too-many-redirects'],
    ['/nowhere', 'bad-redirect'],
    ['/to-private', 'blocked-address'],
    ['/to-metadata', 'blocked-address'],
    ['/to-file', 'blocked-address'],
    ['/stacked', 'unsupported-encoding'],
    ['/not-gzip', 'bad-compression'],
    ['/big-headers', 'headers-too-large'],
    ['http://127.0.0.1:9/', 'blocked-address'],
    ['http://localhost/', 'blocked-address'],
    ['http://10.0.0.1/', 'blocked-address'],
  ];
  it.each(cases)('%s: %s', async (path, code) => {
    const outcome = await ask(fetcher(), stateOf(path));
    expect(codeOf(outcome)).toBe(code);
    expect(outcome.next).toMatchObject({ failures: 1, fault: { code } });
  });

  it.each([
    ['/silent', { deadlineMs: 100 }],
    ['/drip', { deadlineMs: 100 }],
    ['/drip', { rateWindowMs: 100 }],
  ])('%s: too slow for %j', async (path, limits) => {
    expect(codeOf(await ask(fetcher({ limits }), stateOf(path)))).toBe('too-slow');
  });

  it.each([
    ['/100mb', 'too-large'],
    ['/100mb-unsaid', 'too-large'],
    ['/gzip-bomb', 'compression-bomb'],
    ['/br-bomb', 'compression-bomb'],
  ])('%s: %s', async (path, code) => {
    expect(codeOf(await ask(fetcher(), stateOf(path)))).toBe(code);
  });

  it('names a name that points into a private network', async () => {
    const lookup: FetcherOptions['lookup'] = (_, options, callback) =>
      options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);
    expect(codeOf(await ask(fetcher({ lookup }), stateOf('http://rebind.example/feed')))).toBe(
      'blocked-address',
    );
  });

  it.each([
    ['http://127.0.0.1:1200/', 'Port 1200 is refused unless FETCH_ALLOW lists 127.0.0.1:1200.'],
    [
      'http://127.0.0.1/',
      '127.0.0.1 is not on the public internet; it is refused unless FETCH_ALLOW lists 127.0.0.1:80.',
    ],
    [
      'http://rebind.example/',
      'rebind.example is not on the public internet; it is refused unless FETCH_ALLOW lists it with its port.',
    ],
  ])('says of an address that is refused what would allow it: %s', async (url, message) => {
    const lookup: FetcherOptions['lookup'] = (_, _options, callback) =>
      callback(null, [{ address: '127.0.0.1', family: 4 }]);
    expect(await ask(fetcher({ lookup }), stateOf(url))).toMatchObject({ fault: { message } });
  });

  it('names a name that does not exist', async () => {
    const lookup: FetcherOptions['lookup'] = (_, _options, callback) =>
      callback(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), '');
    expect(codeOf(await ask(fetcher({ lookup }), stateOf('http://nobody.example/feed')))).toBe(
      'no-such-host',
    );
  });

  it('names a port where nobody listens', async () => {
    expect(codeOf(await ask(fetcher({ allow: ['127.0.0.1:9'] }), stateOf('http://127.0.0.1:9/')))).toBe(
      'connection-refused',
    );
  });
});

describe('fetchDue', () => {
  it('brings every feed, hostile ones as faults', async () => {
    const results: Record<string, string> = {};
    const paths = [
      '/100mb-unsaid',
      '/gzip-bomb',
      '/html',
      '/empty',
      '/proto',
      '/bomb-entities',
      '/open-tags',
      '/10000-items',
      '/wrong-charset',
      '/feed',
      '/gzip',
    ];
    await fetcher().fetchDue(
      paths.map((path) => stateOf(path)),
      async (state, outcome) => {
        const path = new URL(state.url).pathname;
        if (outcome.kind !== 'body') results[path] = codeOf(outcome);
        else results[path] = parsed(outcome);
      },
    );
    expect(results).toEqual({
      '/100mb-unsaid': 'too-large',
      '/gzip-bomb': 'compression-bomb',
      '/html': 'not-a-feed:html',
      '/empty': 'empty',
      '/proto': '1 items',
      '/bomb-entities': '1 items',
      '/open-tags': 'too-deep',
      '/10000-items': '1000 items, too-many-items',
      '/wrong-charset': '1 items',
      '/feed': '1 items',
      '/gzip': '1 items',
    });
  });

  /** Feeds at as many publishers, all served by the one server. */
  function publishers(path: string, count: number, change: Partial<FeedState> = {}): FeedState[] {
    const { port } = new URL(origin);
    return Array.from({ length: count }, (_, n) =>
      stateOf(`http://p${n}.${path.slice(1)}.example:${port}${path}`, change),
    );
  }
  const among = (states: FeedState[]): Partial<FetcherOptions> => ({
    allow: states.map(({ url }) => new URL(url).host),
    lookup: (_, options, callback) =>
      options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4),
  });
  const GOOD = { lastOkAt: NOW };

  it('asks publishers known as good while slow ones hold all other places', async () => {
    const slow = [...publishers('/drip', 10), ...publishers('/silent', 10, { lastOkAt: NOW, failures: 1 })];
    const good = publishers('/feed', 6, GOOD);
    const states = [...slow, ...good];
    const live = fetcher({
      ...among(states),
      limits: { concurrency: 4, keptForGood: 2, rateWindowMs: 60_000 },
    });
    let answered = 0;
    await live.fetchDue(states, async (state, outcome) => {
      if (!good.includes(state)) return;
      expect(textOf(outcome)).toBe(FEED);
      // The slow ones are still at it, and are let go only now.
      if (++answered === good.length) await live.close();
    });
    expect(answered).toBe(good.length);
  });

  it('who was slow the last time has to wait with the slow ones', async () => {
    const states = [
      ...publishers('/drip', 4),
      ...publishers('/gzip', 1, GOOD),
      ...publishers('/feed', 2, GOOD),
    ];
    let time = 0;
    const clock = { elapsed: () => (time += 10_000), wait: async () => {} };
    const limits = { concurrency: 2, keptForGood: 1, rateWindowMs: 60_000 };
    const live = fetcher({ ...among(states), limits, clock });
    const before = states.filter(({ url }) => url.endsWith('/gzip'));
    await live.fetchDue(before, () => {});
    clock.elapsed = () => time;
    const answered: string[] = [];
    await live.fetchDue(states, async ({ url }, outcome) => {
      if (outcome.kind === 'body') answered.push(new URL(url).pathname);
      if (answered.length === 2) await live.close();
    });
    expect(answered).toEqual(['/feed', '/feed']);
  });

  it('uses all places while no publisher is known as good', async () => {
    const states = publishers('/drip', 4);
    let under = 0;
    const live = fetcher({
      ...among(states),
      limits: { concurrency: 4, keptForGood: 2, rateWindowMs: 60_000 },
    });
    server.onRequest = () => {
      if (++under === 4) void live.close();
    };
    await live.fetchDue(states, () => {});
    server.onRequest = () => {};
    expect(under).toBe(4);
  });

  it('asks no more than its slots at a time, and keeps a slot until the answer is handled', async () => {
    let handling = 0;
    let most = 0;
    const states = publishers('/feed', 8);
    await fetcher({ ...among(states), limits: { concurrency: 2 } }).fetchDue(states, async () => {
      most = Math.max(most, ++handling);
      await new Promise((resolve) => setImmediate(resolve));
      handling--;
    });
    expect(most).toBeLessThanOrEqual(2);
  });

  describe('asks a host no more in the same round', () => {
    /** What came of feeds of one host, and how many of them were asked. */
    async function round(states: FeedState[], options: Partial<FetcherOptions> = {}) {
      const came: Record<string, FetchOutcome> = {};
      const asked: string[] = [];
      server.onRequest = (path) => void asked.push(path);
      const live = fetcher({
        ...(states.some(({ url }) => url.includes('/silent')) && { limits: { deadlineMs: 100 } }),
        ...options,
      });
      await live.fetchDue(states, ({ url }, outcome) => {
        came[pathOf({ url })] = outcome;
      });
      server.onRequest = () => {};
      const codes = Object.fromEntries(Object.entries(came).map(([path, of]) => [path, codeOf(of)]));
      return { came, asked, codes };
    }

    it.each([
      ['is asked too often', '/busy', 'http-429'],
      ['is asked too often, and does not say how long to wait', '/limited', 'http-429'],
      ['is away and says for how long', '/away', 'http-503'],
    ])('that %s', async (_how, path, code) => {
      const { asked, codes } = await round([stateOf(path), stateOf('/feed'), stateOf('/gzip')]);
      expect(codes).toEqual({ [path]: code, '/feed': 'not-asked', '/gzip': 'not-asked' });
      expect(asked).toEqual([path]);
    });

    it('to which feeds of others lead', async () => {
      const states = publishers('/to-busy', 8);
      const { allow = [], lookup } = among(states);
      const { came, asked } = await round(states, {
        ...(lookup && { lookup }),
        allow: [...allow, new URL(origin).host],
      });
      expect(asked.filter((path) => path === '/busy')).toEqual(['/busy']);
      expect(came['/to-busy']).toMatchObject({
        kind: 'not-asked',
        next: { failures: 0, fault: { code: 'not-asked' } },
      });
    });

    it('to which no connection comes about', async () => {
      const nobody = ['/one', '/two'].map((path) => stateOf(`http://127.0.0.1:9${path}`));
      const { codes } = await round(nobody, { allow: ['127.0.0.1:9'] });
      expect(codes).toEqual({ '/one': 'connection-refused', '/two': 'not-asked' });
    });

    it.each([
      ['hangs', '/silent', 'too-slow'],
      ['hangs up', '/hangup', 'connection-lost'],
    ])('that %s twice in a row', async (_how, path, code) => {
      const other = `${path}?2`;
      const { asked, codes } = await round([stateOf(path), stateOf(other), stateOf('/feed')]);
      expect(codes).toEqual({ [path]: code, [other]: code, '/feed': 'not-asked' });
      expect(asked).toEqual([path, other]);
    });

    it.each(['/silent', '/hangup'])('but not for one feed that meets %s', async (path) => {
      const states = [stateOf(path), stateOf('/feed'), stateOf(`${path}?2`), stateOf('/gzip')];
      expect((await round(states)).codes).toMatchObject({ '/feed': 'body', '/gzip': 'body' });
    });

    it('and never for feeds that failed before: they come last', async () => {
      const failed = ['', '?2', '?3'].map((query) => stateOf(`/silent${query}`, { failures: 2 }));
      const { codes } = await round([...failed, stateOf('/feed'), stateOf('/gzip', GOOD)]);
      expect(codes).toMatchObject({ '/feed': 'body', '/gzip': 'body', '/silent?3': 'not-asked' });
    });

    it('and reads every healthy feed in two rounds, though three hang and come first', async () => {
      let states = ['/silent', '/silent?2', '/silent?3', '/feed', '/gzip', '/br'].map((path) =>
        stateOf(path),
      );
      const first = await round(states);
      states = states.map((state) => first.came[pathOf(state)]?.next ?? state);
      const second = await round(states);
      expect(second.asked).toEqual(['/silent?3', '/feed', '/gzip', '/br', '/silent', '/silent?2']);
      expect(second.codes).toMatchObject({ '/feed': 'body', '/gzip': 'body', '/br': 'body' });
    });

    it('but asks it in the next one', async () => {
      const live = fetcher();
      expect(codeOf(await ask(live, stateOf('/hangup')))).toBe('connection-lost');
      expect(textOf(await ask(live, stateOf('/feed')))).toBe(FEED);
    });

    it.each([
      ['a page that is missing', '/missing'],
      ['a fault of its own', '/broken'],
    ])('but not for %s', async (_what, path) => {
      const { codes } = await round([stateOf(path), stateOf('/feed')]);
      expect(codes['/feed']).toBe('body');
    });

    it('but not for what a host does to which one of its feeds leads', async () => {
      const there = new URL(origin).port;
      const states = [stateOf('/to-private'), stateOf('/feed')];
      const { codes } = await round(states, { allow: [`127.0.0.1:${there}`, '127.0.0.1:9'] });
      expect(codes).toEqual({ '/to-private': 'connection-refused', '/feed': 'body' });
    });

    it('and not where it sent us on between two that hang: it has answered', async () => {
      const states = ['/silent', '/to-private', '/silent?2', '/feed'].map((path) => stateOf(path));
      const allow = [`127.0.0.1:${new URL(origin).port}`, '127.0.0.1:9'];
      expect((await round(states, { allow })).codes).toMatchObject({ '/feed': 'body' });
    });

    it('and those that were not asked are due at once where it only hung, and no worse than before', async () => {
      const fault = { code: 'http-500', message: 'The server answers 500.' };
      const failing = { failures: 3, fault, nextDueAt: new Date(+NOW + 60_000) };
      const { came } = await round([
        stateOf('/silent'),
        stateOf('/silent?2'),
        stateOf('/feed'),
        stateOf('/gzip', failing),
      ]);
      expect(came['/silent']?.next).toMatchObject({ failures: 1, lastFetchedAt: NOW });
      expect(came['/feed']?.next).toMatchObject({ failures: 0, lastFetchedAt: null, nextDueAt: NOW });
      expect(came['/gzip']?.next).toMatchObject({ failures: 3, fault, lastFetchedAt: null, nextDueAt: NOW });
    });

    it.each([
      ['a host that is asked too often counts for all its feeds, for an hour at most', '/busy', 3_600],
      ['a server that is away counts for its own feed: the others are asked in the next round', '/away', 300],
    ])('and the wait of %s', async (_what, path, seconds) => {
      const { came } = await round([stateOf(path), stateOf('/feed')]);
      const waits = (of: string): number => (+(came[of]?.next.nextDueAt ?? 0) - +NOW) / 1_000;
      expect(waits(path)).toBeGreaterThanOrEqual(7_200);
      expect(waits('/feed')).toBeGreaterThanOrEqual(seconds);
      expect(waits('/feed')).toBeLessThanOrEqual(seconds * 1.1);
    });

    it('and the wait of a host that is asked too often and says no more is a quarter of an hour', async () => {
      const { came } = await round([stateOf('/limited'), stateOf('/feed')]);
      for (const path of ['/limited', '/feed']) {
        const seconds = (+(came[path]?.next.nextDueAt ?? 0) - +NOW) / 1_000;
        expect(seconds).toBeGreaterThanOrEqual(900);
        expect(seconds).toBeLessThanOrEqual(900 * 1.1);
      }
    });

    it('and says of those that were not asked which feed is the cause', async () => {
      const { came } = await round([stateOf('/away'), stateOf('/feed')]);
      expect(came['/away']?.next.fault?.message).toBe('The server answers 503.');
      expect(came['/feed']?.next.fault).toEqual({
        code: 'not-asked',
        message: `Not asked, because of ${origin}/away: The server answers 503.`,
      });
    });
  });

  it('asks nobody else when a callback has failed: passes over all others, and then tells', async () => {
    const states = [...publishers('/feed', 3), stateOf('/feed'), stateOf('/gzip')];
    const outcomes: FetchOutcome[] = [];
    const one = fetcher({ ...among(states), limits: { concurrency: 1 } });
    const due = one.fetchDue(states, (_, outcome) => {
      outcomes.push(outcome);
      if (outcomes.length === 1) throw new Error('store is gone');
    });
    await expect(due).rejects.toThrow('store is gone');
    expect(outcomes.map(({ kind }) => kind)).toEqual(['body', ...Array(4).fill('not-asked')]);
    expect(outcomes.slice(1).map(({ next }) => next)).toEqual(states.slice(1));
  });

  it('fails no feed for being closed: those under way and those that wait are not asked', async () => {
    const states = [...publishers('/silent', 2), stateOf('/silent'), stateOf('/feed')];
    const one = fetcher({ ...among(states), limits: { concurrency: 2 } });
    let under = 0;
    server.onRequest = () => {
      if (++under === 2) void one.close();
    };
    const outcomes: FetchOutcome[] = [];
    await one.fetchDue(states, (_, outcome) => void outcomes.push(outcome));
    server.onRequest = () => {};
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array(4).fill('not-asked'));
    for (const state of states) expect(outcomes).toContainEqual({ kind: 'not-asked', next: state });
  });

  it('keeps nobody waiting once it is closed: the others of a host rest for nothing', async () => {
    const states = ['one', 'two', 'three'].map((path) => stateOf(`http://news.example/${path}`));
    const waits: number[] = [];
    const one = fetcher({
      allow: [],
      lookup: () => void one.close(),
      clock: { elapsed: () => 0, wait: async (ms) => void waits.push(ms) },
    });
    const outcomes: FetchOutcome[] = [];
    await one.fetchDue(states, (_, outcome) => void outcomes.push(outcome));
    expect(outcomes).toEqual(states.map((next) => ({ kind: 'not-asked', next })));
    expect(waits).toEqual([]);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FeedState } from '../../store/types.ts';
import { createParseWorker } from '../2-parse/parse-in-worker.ts';
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

const textOf = (outcome: FetchOutcome): string =>
  outcome.kind === 'body' ? Buffer.from(outcome.bytes).toString() : outcome.kind;
const codeOf = (outcome: FetchOutcome): string =>
  outcome.kind === 'fault' ? outcome.fault.code : outcome.kind;

describe('fetchFeed', () => {
  it.each(['/feed', '/gzip', '/deflate', '/br', '/gzip-cut', '/moved', '/moved-today'])(
    'reads %s',
    async (path) => {
      expect(textOf(await fetcher().fetchFeed(stateOf(path)))).toBe(FEED);
    },
  );

  it('says who asks and what it takes', async () => {
    const headers = JSON.parse(textOf(await fetcher().fetchFeed(stateOf('/who'))));
    expect(headers).toMatchObject({
      'user-agent': expect.stringMatching(/^Helder\/\d+\.\d+\.\d+ \(\+https:\/\/helder\.example\)$/),
      'accept-encoding': 'gzip, br',
    });
    expect(headers.accept).toContain('application/rss+xml');
  });

  it('asks conditionally and understands 304', async () => {
    const first = await fetcher().fetchFeed(stateOf('/etag'));
    expect(first).toMatchObject({
      kind: 'body',
      next: { etag: 'W/"v1"', lastModified: 'Wed, 18 Feb 2026 10:00:00 GMT' },
    });
    const second = await fetcher().fetchFeed(first.next);
    expect(second).toMatchObject({ kind: 'not-modified', next: { etag: 'W/"v1"', lastOkAt: NOW } });
  });

  it('knows the same body again when the server does not', async () => {
    const first = await fetcher().fetchFeed(stateOf('/feed'));
    expect((await fetcher().fetchFeed(first.next)).kind).toBe('not-modified');
  });

  it('tells where a feed has moved for good, and only then', async () => {
    const lines: object[] = [];
    const log = { info: (fields: object) => lines.push(fields) };
    await fetcher({ log }).fetchFeed(stateOf('/moved'));
    await fetcher({ log }).fetchFeed(stateOf('/moved-today'));
    expect(lines).toEqual([{ feed: `${origin}/moved`, movedTo: `${origin}/feed` }]);
  });

  it('waits as long as the server asks', async () => {
    const outcome = await fetcher().fetchFeed(stateOf('/busy'));
    expect(codeOf(outcome)).toBe('http-429');
    expect(outcome.next.nextDueAt.getTime() - NOW.getTime()).toBeGreaterThanOrEqual(7_200_000);
  });

  it('reads demo feeds without a network', async () => {
    const demoFeed = (url: string) =>
      url === 'demo:one' ? { bytes: Buffer.from(FEED), contentType: 'text/xml' } : null;
    const first = await fetcher({ demoFeed }).fetchFeed(stateOf('demo:one'));
    expect(textOf(first)).toBe(FEED);
    expect((await fetcher({ demoFeed }).fetchFeed(first.next)).kind).toBe('not-modified');
    expect(codeOf(await fetcher({ demoFeed }).fetchFeed(stateOf('demo:two')))).toBe('no-such-demo');
  });
});

describe('what goes wrong has a name', () => {
  const limits = { deadlineMs: 300 };
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
    ['/drip', 'too-slow'],
    ['/silent', 'too-slow'],
    ['/big-headers', 'headers-too-large'],
    ['http://127.0.0.1:9/', 'blocked-address'],
    ['http://localhost/', 'blocked-address'],
    ['http://10.0.0.1/', 'blocked-address'],
  ];
  it.each(cases)('%s: %s', async (path, code) => {
    const outcome = await fetcher({ limits }).fetchFeed(stateOf(path));
    expect(codeOf(outcome)).toBe(code);
    expect(outcome.next).toMatchObject({ failures: 1, fault: { code } });
  });

  it.each([
    ['/100mb', 'too-large'],
    ['/100mb-unsaid', 'too-large'],
    ['/gzip-bomb', 'compression-bomb'],
    ['/br-bomb', 'compression-bomb'],
  ])('%s: %s', async (path, code) => {
    expect(codeOf(await fetcher().fetchFeed(stateOf(path)))).toBe(code);
  });

  it('names a name that points into a private network', async () => {
    const lookup: FetcherOptions['lookup'] = (_, options, callback) =>
      options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);
    expect(codeOf(await fetcher({ lookup }).fetchFeed(stateOf('http://rebind.example/feed')))).toBe(
      'blocked-address',
    );
  });

  it('names a name that does not exist', async () => {
    const lookup: FetcherOptions['lookup'] = (_, _options, callback) =>
      callback(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), '');
    expect(codeOf(await fetcher({ lookup }).fetchFeed(stateOf('http://nobody.example/feed')))).toBe(
      'no-such-host',
    );
  });

  it('names a port where nobody listens', async () => {
    expect(codeOf(await fetcher({ allow: ['127.0.0.1:9'] }).fetchFeed(stateOf('http://127.0.0.1:9/')))).toBe(
      'connection-refused',
    );
  });
});

describe('fetchDue', () => {
  it('brings every feed, hostile ones as faults, while the others are on time', async () => {
    const parser = createParseWorker();
    const results: Record<string, string> = {};
    const paths = [
      '/drip',
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
    await fetcher({ limits: { deadlineMs: 1_500 } }).fetchDue(
      paths.map((path) => stateOf(path)),
      async (state, outcome) => {
        const path = new URL(state.url).pathname;
        if (outcome.kind !== 'body') results[path] = codeOf(outcome);
        else
          results[path] = await parser
            .parse(outcome.bytes, { url: outcome.finalUrl, contentType: outcome.contentType })
            .then(
              ({ items, faults }) => [`${items.length} items`, ...faults.map(({ code }) => code)].join(', '),
              ({ code }) => code,
            );
      },
    );
    await parser.close();
    expect(results).toEqual({
      '/drip': 'too-slow',
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

  it('asks no more than its slots at a time, and keeps a slot until the answer is handled', async () => {
    let handling = 0;
    let most = 0;
    await fetcher({ limits: { concurrency: 2 } }).fetchDue(
      Array.from({ length: 8 }, () => stateOf('/feed')),
      async () => {
        most = Math.max(most, ++handling);
        await new Promise((resolve) => setImmediate(resolve));
        handling--;
      },
    );
    expect(most).toBeLessThanOrEqual(2);
  });

  it('handles all feeds even when one callback fails, and then tells', async () => {
    let handled = 0;
    const due = fetcher().fetchDue([stateOf('/feed'), stateOf('/gzip'), stateOf('/br')], (state) => {
      if (state.url.endsWith('/gzip')) throw new Error('store is gone');
      handled++;
    });
    await expect(due).rejects.toThrow('store is gone');
    expect(handled).toBe(2);
  });
});

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FeedState } from '../../store/types.ts';
import { createParseWorker } from '../2-parse/parse-in-worker.ts';
import { createFetcher, type Fetcher, type FetcherOptions, type FetchOutcome } from './fetch.ts';

const NOW = new Date('2026-02-18T12:00:00Z');
const FEED =
  '<rss><channel><title>News</title><item><title>One</title><link>https://news.example/1</link></item></channel></rss>';
const MB = 1024 * 1024;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Writes chunks until the other side hangs up. */
function endless(response: ServerResponse, chunk: Buffer | string, everyMs: number): void {
  const timer = setInterval(() => response.write(chunk), everyMs);
  response.on('close', () => clearInterval(timer));
}

const ANSWERS: Record<string, Answer> = {
  '/feed': (_, response) => response.end(FEED),
  '/gzip': (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(FEED)),
  '/deflate': (_, response) => response.setHeader('content-encoding', 'deflate').end(deflateSync(FEED)),
  '/br': (_, response) => response.setHeader('content-encoding', 'br').end(brotliCompressSync(FEED)),
  '/gzip-cut': (_, response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync(FEED).subarray(0, -4)),
  '/not-gzip': (_, response) => response.setHeader('content-encoding', 'gzip').end(FEED),
  '/stacked': (_, response) =>
    response.setHeader('content-encoding', 'gzip, gzip').end(gzipSync(gzipSync(FEED))),
  '/etag': (request, response) => {
    response.setHeader('etag', 'W/"v1"').setHeader('last-modified', 'Wed, 18 Feb 2026 10:00:00 GMT');
    const same =
      request.headers['if-none-match'] === 'W/"v1"' && request.headers['if-modified-since'] !== undefined;
    response.writeHead(same ? 304 : 200).end(same ? undefined : FEED);
  },
  '/who': (request, response) => response.end(JSON.stringify(request.headers)),
  '/busy': (_, response) => response.writeHead(429, { 'retry-after': '7200' }).end(),
  '/gone': (_, response) => response.writeHead(410).end(),
  '/broken': (_, response) => response.writeHead(500).end('oops'),
  '/hangup': (request) => request.socket.destroy(),
  '/moved': (_, response) => response.writeHead(301, { location: '/feed' }).end(),
  '/moved-today': (_, response) => response.writeHead(302, { location: '/feed' }).end(),
  '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/nowhere': (_, response) => response.writeHead(302, { location: 'http://[' }).end(),
  '/to-private': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  '/to-metadata': (_, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/to-file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/100mb': (_, response) =>
    response.setHeader('content-length', String(100 * MB)).write(Buffer.alloc(64 * 1024)),
  '/100mb-unsaid': (_, response) => endless(response, Buffer.alloc(MB, 32), 0),
  '/gzip-bomb': (_, response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(200 * MB))),
  '/br-bomb': (_, response) =>
    response.setHeader('content-encoding', 'br').end(brotliCompressSync(Buffer.alloc(30 * MB))),
  '/drip': (_, response) => endless(response, ' ', 10),
  '/silent': () => {},
  '/big-headers': (_, response) => response.setHeader('x-big', 'x'.repeat(40_000)).end(FEED),
  '/html': (_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html><p>Hello'),
  '/empty': (_, response) => response.end(),
  '/proto': (_, response) =>
    response.end('{"items":[{"__proto__":{"title":"x"},"title":"P","url":"https://news.example/p"}]}'),
  '/bomb-entities': (_, response) =>
    response.end(
      `<!DOCTYPE r [${Array.from({ length: 20 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join('')}]><rss><channel><item><title>&e20;</title></item></channel></rss>`,
    ),
  '/open-tags': (_, response) => response.end(`<rss>${'<a>'.repeat(1_000_000)}`),
  '/10000-items': (_, response) =>
    response.end(`<rss><channel>${'<item><title>t</title></item>'.repeat(10_000)}</channel></rss>`),
  '/wrong-charset': (_, response) => response.setHeader('content-type', 'text/xml; charset=utf-16').end(FEED),
};

let server: Server;
let origin = '';
const fetchers: Fetcher[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = ANSWERS[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
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

/** A publisher on this machine that does everything a publisher must not do, one address per misdeed, with any query. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

export const FEED =
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
  '/limited': (_, response) => response.writeHead(429).end(),
  '/to-busy': ({ socket }, response) =>
    response.writeHead(301, { location: `http://127.0.0.1:${socket.localPort}/busy` }).end(),
  '/away': (_, response) => response.writeHead(503, { 'retry-after': '7200' }).end(),
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

export interface HostileServer {
  /** http://127.0.0.1:port */
  origin: string;
  /** Told of every request, before it is answered. */
  onRequest: (path: string) => void;
  close(): void;
}

export async function startHostileServer(): Promise<HostileServer> {
  const server = createServer((request, response) => {
    const { url = '' } = request;
    hostile.onRequest(url);
    const answer = ANSWERS[url.replace(/\?.*/, '')];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hostile: HostileServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    onRequest() {},
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return hostile;
}

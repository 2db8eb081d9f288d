/**
 * A process that serves invented feeds over loopback: strong ETags, 304, gzip, and a latency that its parent sets.
 * Sends its port, then obeys numbers (milliseconds of latency) until it is told to stop.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { FEEDS, inventFeed } from './feeds.ts';

const feeds = Array.from({ length: FEEDS }, (_, index) => {
  const body = Buffer.from(inventFeed(index));
  const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
  return { zipped: gzipSync(body), etag };
});
let latencyMs = 0;

const server = createServer((request, response) => {
  const feed = feeds[Number(/^\/(\d+)\.xml$/.exec(request.url ?? '')?.[1])];
  const answer = (): unknown => {
    if (!feed) return response.writeHead(404).end();
    if (request.headers['if-none-match'] === feed.etag)
      return response.writeHead(304, { etag: feed.etag }).end();
    return response
      .writeHead(200, {
        etag: feed.etag,
        'content-type': 'application/rss+xml',
        'content-encoding': 'gzip',
        'content-length': feed.zipped.length,
      })
      .end(feed.zipped);
  };
  setTimeout(answer, latencyMs);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', (latency) => {
  latencyMs = Number(latency);
  process.send?.('set');
});
process.on('disconnect', () => process.exit());

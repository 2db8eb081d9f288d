/**
 * The front page as readers get it: from the page cache, unchanged (304), at a steady rate, and rendered anew for every
 * request. The floor is a bare node:http server that sends the same bytes.
 */
import { anotherTown } from './http/another-town.ts';
import { flood } from './http/flood.ts';
import { type HttpRow, load, startBaseline, startServer } from './http/load.ts';

const STORIES = 2000;
const SECONDS = 8;
const CONNECTIONS = 32;
const STEADY_RATE = 1000;
const RENDERING_CONNECTIONS = 4;

const CACHED_PER_SECOND = 10_000;
const RENDERED_PER_SECOND = 300;
/** Milliseconds at the steady rate. */
const STEADY_P99 = 15;

export interface PageCacheBench {
  rows: HttpRow[];
  budgets: { cachedPerSecond: number; renderedPerSecond: number; steadyP99: number };
}

export async function benchPageCache(): Promise<PageCacheBench> {
  const server = await startServer(STORIES);
  const baseline = await startBaseline(server.url);
  try {
    const { headers } = await fetch(server.url, { headers: { 'accept-encoding': 'br' } });
    const busy = { connections: CONNECTIONS, seconds: SECONDS };
    await flood('warm-up', { ...busy, url: server.url });
    const cached = await flood('front page, cached', { ...busy, url: server.url });
    const floor = await flood('floor: bare node:http sending the same bytes', { ...busy, url: baseline.url });
    const unchanged = await flood(
      'front page, unchanged (304)',
      { ...busy, url: server.url, headers: { 'if-none-match': headers.get('etag') ?? '' } },
      304,
    );
    const steady = await load(`front page, cached, ${STEADY_RATE} requests/s`, {
      url: server.url,
      duration: SECONDS,
      connections: CONNECTIONS,
      overallRate: STEADY_RATE,
    });
    const rendered = await load('front page, rendered for every request', {
      url: server.url,
      duration: SECONDS,
      connections: RENDERING_CONNECTIONS,
      requests: [{ setupRequest: anotherTown() }],
    });
    return {
      rows: [cached, floor, unchanged, steady, rendered],
      budgets: {
        cachedPerSecond: CACHED_PER_SECOND,
        renderedPerSecond: RENDERED_PER_SECOND,
        steadyP99: STEADY_P99,
      },
    };
  } finally {
    await Promise.all([server.stop(), baseline.stop()]);
  }
}

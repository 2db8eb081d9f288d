/**
 * The feed API at size: 10,000 active stories, 200 requests a second from readers in different places with different
 * wishes, once evenly spread and once as a crowd at the start of each second. The floors are a bare node:http server
 * that sends one of those answers at the same rate.
 */
import type { Request } from 'autocannon';
import { loadEvenly } from './http/evenly.ts';
import { type HttpRow, load, startBaseline, startServer } from './http/load.ts';

const STORIES = 10_000;
const RATE = 200;
const SECONDS = 10;
const WARM_UP_SECONDS = 3;
const CONNECTIONS = 20;
/** Milliseconds. */
const BUDGET_P99 = 25;

/** Forty readers: places all over the world, first and later pages, categories, interests, reasons. */
const READERS: Request[] = Array.from({ length: 40 }, (_, n) => {
  const place = `lat=${((n * 17) % 120) - 55}&lon=${((n * 53) % 340) - 170}&accuracy=20`;
  const wishes = [
    `/articles?${place}`,
    `/articles?${place}&page=${2 + (n % 3)}&limit=20`,
    `/articles?category=science&${place}&lang=nl`,
    `/feed?interests=Science,Sports&${place}&why=1`,
    '/articles?sort=newest',
  ];
  return { path: wishes[n % wishes.length] ?? '/articles' };
});

/** Returns our rows, their floors, and the budget of every one of ours. */
export async function benchFeedApi(): Promise<{ rows: HttpRow[]; budgetMs: number }> {
  const server = await startServer(STORIES);
  const baseline = await startBaseline(`${server.url}/articles`);
  try {
    const evenly = { requests: READERS, rate: RATE, seconds: SECONDS };
    const crowd = { connections: CONNECTIONS, overallRate: RATE, requests: READERS, duration: SECONDS };
    await load('warm-up', { ...crowd, url: server.url, duration: WARM_UP_SECONDS });
    const even = await loadEvenly(`feed API, ${STORIES} active stories, ${RATE} requests/s`, {
      ...evenly,
      url: server.url,
    });
    const evenFloor = await loadEvenly('floor: bare node:http sending one such answer', {
      ...evenly,
      url: baseline.url,
    });
    const crowded = await load(`the same ${RATE}, ${CONNECTIONS} at once at the start of each second`, {
      ...crowd,
      url: server.url,
    });
    const crowdedFloor = await load('floor of that', { ...crowd, url: baseline.url });
    const most = await load('feed API, as fast as it can', {
      url: server.url,
      connections: CONNECTIONS,
      requests: READERS,
      duration: SECONDS,
    });
    return { rows: [even, evenFloor, crowded, crowdedFloor, most], budgetMs: BUDGET_P99 };
  } finally {
    await Promise.all([server.stop(), baseline.stop()]);
  }
}

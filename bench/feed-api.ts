/**
 * The feed API at size: 10,000 active stories, 200 requests a second from readers in different places with different
 * wishes. The floor is a bare node:http server that sends one of those answers at the same rate.
 */
import type { Request } from 'autocannon';
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

/** Returns our rows, the floor, and whether the budget held. */
export async function benchFeedApi(): Promise<{ rows: HttpRow[]; budgetMs: number; withinBudget: boolean }> {
  const server = await startServer(STORIES);
  const baseline = await startBaseline(`${server.url}/articles`);
  try {
    const steady = { connections: CONNECTIONS, overallRate: RATE, requests: READERS };
    await load('warm-up', { ...steady, url: server.url, duration: WARM_UP_SECONDS });
    const ours = await load(`feed API, ${STORIES} active stories, ${RATE} requests/s`, {
      ...steady,
      url: server.url,
      duration: SECONDS,
    });
    const floor = await load('floor: bare node:http sending one such answer', {
      ...steady,
      url: baseline.url,
      duration: SECONDS,
    });
    const most = await load('feed API, as fast as it can', {
      url: server.url,
      connections: CONNECTIONS,
      requests: READERS,
      duration: SECONDS,
    });
    return { rows: [ours, floor, most], budgetMs: BUDGET_P99, withinBudget: ours.p99 <= BUDGET_P99 };
  } finally {
    await Promise.all([server.stop(), baseline.stop()]);
  }
}

/**
 * The front page of a signed-in reader, each time of another: looked up, ranked, muted, marked and rendered for them alone; of those who
 * mute a word and a topic, and of those who also mute publishers, so that stories are told without their reports. Beside it the shared
 * page, as it is rendered for the cache and as the cache sends it.
 */
import { pageCookieOf } from './http/accounts.ts';
import { anotherTown } from './http/another-town.ts';
import { type HttpRow, load, startServer } from './http/load.ts';

const STORIES = 10_000;
const ACCOUNTS = 100_000;
const SECONDS = 8;
const CONNECTIONS = 4;
/** Requests a second that leave the server room to breathe: then the times are the page's and not the queue's. */
const STEADY_RATE = 20;
/** Milliseconds at the steady rate. */
const STEADY_P99 = 150;
/** A number that shares no factor with half of the accounts: so every reader comes once before one comes again. */
const STRIDE = 61_803;

export interface OwnPageBench {
  rows: HttpRow[];
  steadyP99: number;
}

export async function benchOwnPage(): Promise<OwnPageBench> {
  const server = await startServer(STORIES, ACCOUNTS);
  const busy = { url: server.url, duration: SECONDS, connections: CONNECTIONS };
  const steady = { ...busy, overallRate: STEADY_RATE };
  const own = { requests: [{ setupRequest: anotherReader(1) }] };
  const muting = { requests: [{ setupRequest: anotherReader(1 + ACCOUNTS / 2) }] };
  const town = { requests: [{ setupRequest: anotherTown() }] };
  try {
    await load('warm-up', { ...busy, ...own });
    await load('warm-up', { ...busy, ...muting });
    await load('warm-up', { ...busy, ...town });
    return {
      steadyP99: STEADY_P99,
      rows: [
        await load(`a page of one’s own, ${STEADY_RATE} requests/s`, { ...steady, ...own }),
        await load(`the same for those who mute publishers, ${STEADY_RATE} requests/s`, {
          ...steady,
          ...muting,
        }),
        await load(`the same page without an account, rendered, ${STEADY_RATE} requests/s`, {
          ...steady,
          ...town,
        }),
        await load(`the shared page, from the cache, ${STEADY_RATE} requests/s`, steady),
        await load('pages of one’s own, as many as it can', { ...busy, ...own }),
        await load('those of readers who mute publishers, as many as it can', { ...busy, ...muting }),
        await load('pages without an account, rendered, as many as it can', { ...busy, ...town }),
      ],
    };
  } finally {
    await server.stop();
  }
}

/** @param first of the half of the accounts that takes turns */
function anotherReader(first: number) {
  let count = 0;
  return <R extends object>(request: R): R => {
    const reader = first + ((count++ * STRIDE) % (ACCOUNTS / 2));
    return { ...request, headers: { cookie: pageCookieOf(reader) } };
  };
}

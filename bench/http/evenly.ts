/**
 * Requests at a rate, evenly spread, as strangers send them. autocannon sends a second's requests within the first tenth
 * of the second, as fast as answers come: its slowest hundredth is how long twenty wait for each other in the worst of ten such crowds.
 */
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Request } from 'autocannon';
import type { HttpRow } from './load.ts';

interface EvenLoad {
  url: string;
  /** Asked for in turn. */
  requests: readonly Request[];
  /** Requests per second. */
  rate: number;
  seconds: number;
}

/**
 * Times are counted from when a request was due, so that one stall counts for every request that it kept.
 * @throws Error when an answer is not 200
 */
export async function loadEvenly(what: string, { url, requests, rate, seconds }: EvenLoad): Promise<HttpRow> {
  const agent = new Agent({ keepAlive: true });
  const ask = async (path: string, due: number): Promise<number> => {
    const request = get(new URL(path, url), { agent, headers: { 'accept-encoding': 'br' } });
    const [response] = await once(request, 'response');
    if (response.statusCode !== 200) throw new Error(`${what}: ${path} answered ${response.statusCode}`);
    response.resume();
    await once(response, 'end');
    return performance.now() - due;
  };
  const startedAt = performance.now();
  const asked: Promise<number>[] = [];
  while (asked.length < rate * seconds) {
    const due = startedAt + (asked.length * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    asked.push(ask(requests[asked.length % requests.length]?.path ?? '/', due));
  }
  const times = (await Promise.all(asked)).sort((a, b) => a - b);
  agent.destroy();
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? Number.NaN;
  return { what, requestsPerSecond: rate, p50: at(0.5), p99: at(0.99) };
}

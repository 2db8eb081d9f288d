/**
 * Whose turn it is at a publisher: a page may show twenty pictures of one, and no publisher is asked for many at once, nor many
 * publishers.
 */
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';

/** Hosts with a queue of their own; one that is forgotten while it is busy only begins a second queue. */
const REMEMBERED_HOSTS = 1000;

/** The turn did not come in time. That says nothing about what was asked for. */
export class WaitedTooLong extends Error {
  override name = 'WaitedTooLong';
}

/**
 * Does the work when it is its turn at this host, first come, first served.
 * @throws WaitedTooLong instead of doing work that waited longer than it may
 */
export type Turns = <T>(host: string, work: () => Promise<T>) => Promise<T>;

/**
 * @param atOnce  how many work at one host at the same time
 * @param inAll   how many work at the same time, whatever the host: an address may name as many hosts as it likes
 * @param waitMs  the longest that work waits for its turn
 * @param clock   milliseconds since some moment
 */
export function createTurns({
  atOnce,
  inAll,
  waitMs,
  clock,
}: {
  atOnce: number;
  inAll: LimitFunction;
  waitMs: number;
  clock: () => number;
}): Turns {
  const queues = new LRUCache<string, LimitFunction>({ max: REMEMBERED_HOSTS });
  return (host, work) => {
    const queue = queues.get(host) ?? pLimit(atOnce);
    queues.set(host, queue);
    const since = clock();
    return queue(() =>
      inAll(() => {
        if (clock() - since > waitMs) throw new WaitedTooLong(`other pictures came before those of ${host}`);
        return work();
      }),
    );
  };
}

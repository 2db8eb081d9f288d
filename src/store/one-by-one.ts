import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Far more than a reader changes, or an office signs in with, at one moment; few enough that the last is done before its reader
 * is told that it took too long.
 */
const MOST_WAITING = 100;

/** Nothing was done: too much of the same account or network waits already. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';
}

/**
 * Does the work when all work of the same name before it is done.
 * @throws TooManyWaiting instead of letting it wait behind a hundred others
 */
export type OneByOne = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * For work that waits for one row: waiting in this process it holds no connection, of which there are few for everybody. Between
 * processes the row's lock decides.
 */
export function oneByOne(): OneByOne {
  const queues = new Map<string, LimitFunction>();
  return async (name, work) => {
    const queue = queues.get(name) ?? pLimit(1);
    if (queue.pendingCount >= MOST_WAITING) throw new TooManyWaiting();
    queues.set(name, queue);
    try {
      return await queue(work);
    } finally {
      if (queue.activeCount === 0) queues.delete(name);
    }
  };
}

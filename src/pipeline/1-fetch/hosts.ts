import { setTimeout as sleep } from 'node:timers/promises';

export interface HostQueue {
  /**
   * Runs `work` when no other work for `host` runs and `gapMs` have passed since the last ended.
   * @param known an answer that makes the work needless, looked for when its turn comes; null = there is none
   */
  run<T>(host: string, gapMs: number, work: () => Promise<T>, known?: () => T | null): Promise<T>;
  /** Hosts remembered. */
  readonly size: number;
}

export interface HostClock {
  /** Milliseconds of a clock that never goes back. */
  elapsed(): number;
  wait(ms: number): Promise<void>;
}

export const realClock: HostClock = {
  elapsed: () => performance.now(),
  wait: async (ms) => {
    await sleep(ms);
  },
};

/** Runs between two looks for hosts that can be forgotten. */
const SWEEP_EVERY = 64;

/** One request at a time per host; different hosts do not wait for each other. */
export function createHostQueue(clock: HostClock = realClock): HostQueue {
  const hosts = new Map<string, { last: Promise<unknown>; waiting: number; restsUntil: number }>();

  let runs = 0;

  /** Forgets hosts whose gap is over. */
  function evict(): void {
    for (const [host, entry] of hosts)
      if (entry.waiting === 0 && clock.elapsed() >= entry.restsUntil) hosts.delete(host);
  }

  async function afterRest<T>(
    entry: { restsUntil: number },
    gapMs: number,
    work: () => Promise<T>,
  ): Promise<T> {
    const rest = entry.restsUntil - clock.elapsed();
    if (rest > 0) await clock.wait(rest);
    try {
      return await work();
    } finally {
      entry.restsUntil = clock.elapsed() + gapMs;
    }
  }

  return {
    get size() {
      return hosts.size;
    },
    run(host, gapMs, work, known = () => null) {
      if (++runs % SWEEP_EVERY === 0) evict();
      const entry = hosts.get(host) ?? {
        last: Promise.resolve(),
        waiting: 0,
        restsUntil: Number.NEGATIVE_INFINITY,
      };
      hosts.set(host, entry);
      entry.waiting++;
      const turn = entry.last.then(async () => {
        try {
          return known() ?? (await afterRest(entry, gapMs, work));
        } finally {
          entry.waiting--;
        }
      });
      entry.last = turn.catch(() => {});
      return turn;
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';

export interface HostQueue {
  /**
   * Runs `work` when no other work for `host` runs and `gapMs` have passed since the last ended.
   * @param known an answer that makes the work needless, looked for when its turn comes; null = there is none
   */
  run<T>(host: string, gapMs: number, work: () => Promise<T>, known: () => T | null): Promise<T>;
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
export function createHostQueue(clock: HostClock): HostQueue {
  const hosts = new Map<string, { inTurn: LimitFunction; restsUntil: number }>();
  let runs = 0;

  /** Forgets hosts whose gap is over. */
  function evict(): void {
    for (const [host, { inTurn, restsUntil }] of hosts)
      if (inTurn.activeCount + inTurn.pendingCount === 0 && clock.elapsed() >= restsUntil) hosts.delete(host);
  }

  return {
    run(host, gapMs, work, known) {
      if (++runs % SWEEP_EVERY === 0) evict();
      const entry = hosts.get(host) ?? { inTurn: pLimit(1), restsUntil: Number.NEGATIVE_INFINITY };
      hosts.set(host, entry);
      return entry.inTurn(async () => {
        const answer = known();
        if (answer !== null) return answer;
        const rest = entry.restsUntil - clock.elapsed();
        if (rest > 0) await clock.wait(rest);
        try {
          return await work();
        } finally {
          entry.restsUntil = clock.elapsed() + gapMs;
        }
      });
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../contract/contract.ts';
import { isTransient } from './transient.ts';

/** Waiting for an absent database before a batch is given up; its feeds stay due, so nothing is lost. Milliseconds. */
const PATIENCE_MS = 5 * 60_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;

/**
 * Runs `work` until the database answers, waiting longer each time; `work` must be safe to run again.
 * @throws what `work` throws when that will not get better, or when patience is over
 */
export type Patience = <T>(work: () => Promise<T>) => Promise<T>;

export interface PatienceOptions {
  log: Pick<Log, 'warn'>;
  /** Resolves after so many milliseconds. */
  wait?: ((ms: number) => Promise<void>) | undefined;
  /** Milliseconds of waiting after which an absent database is an error. */
  patienceMs?: number | undefined;
}

export function createPatience({ log, wait = sleep, patienceMs = PATIENCE_MS }: PatienceOptions): Patience {
  return async (work) => {
    let waited = 0;
    for (let pause = FIRST_WAIT_MS; ; pause = Math.min(LONGEST_WAIT_MS, pause * 2)) {
      try {
        return await work();
      } catch (error) {
        if (!isTransient(error) || waited + pause > patienceMs) throw error;
        log.warn({ error: (error as Error).message, retryInMs: pause }, 'the database is away; waiting');
        await wait(pause);
        waited += pause;
      }
    }
  };
}

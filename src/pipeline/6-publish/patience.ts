import { isTransient } from './transient.ts';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;

export interface PatienceOptions {
  /** Milliseconds of waiting after which an absent database is an error. */
  patienceMs: number;
  /** Resolves after so many milliseconds. */
  wait: (ms: number) => Promise<void>;
  /** Told of each failure before the wait. */
  onWait: (error: Error, ms: number) => void;
}

/**
 * Runs `work` until the database answers, waiting longer each time.
 * @throws what `work` throws when that will not get better, or when patience is over
 */
export async function patiently<T>(work: () => Promise<T>, options: PatienceOptions): Promise<T> {
  let waited = 0;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || waited + wait > options.patienceMs) throw error;
      options.onWait(error as Error, wait);
      await options.wait(wait);
      waited += wait;
    }
  }
}

import type { Config } from '../config.ts';
import type { Log } from '../contract/contract.ts';
import type { Pipeline } from '../pipeline/pipeline.ts';
import type { Store, StoredSave } from '../store/types.ts';

/** Work that a worker does by itself, at set times. */
export interface Job {
  /** Its name in the queue and in the log; changing it makes another job. */
  name: string;
  /** When: five cron fields, UTC. The queue looks once a minute. */
  schedule: string;
  /** Also as soon as a worker starts. */
  atStart?: boolean;
  /** How often it is tried again after a failure, for a job whose schedule does not come round soon. Default: not at all. */
  retries?: number;
  /**
   * Does it. The schedule only wakes a worker: after a crash, or on another machine, it may be called while it still
   * runs elsewhere, so it holds a lock or may be done twice.
   * @returns seconds after which to be called again, before the schedule says so; undefined to wait for the schedule
   */
  run(): Promise<{ againInSeconds: number } | undefined>;
}

/** What jobs work with. Each says which of these it touches, and what of the store. */
export interface JobTools {
  store: Store;
  pipeline: Pick<Pipeline, 'round'>;
  /** Keeps a story's picture with a save of it. @returns false when it cannot be had now */
  keepPicture: (save: StoredSave) => Promise<boolean>;
  /** On this machine. */
  letters: { tidy(): Promise<number> };
  config: Pick<Config, 'retentionDays'>;
  now: () => Date;
  log: Log;
}

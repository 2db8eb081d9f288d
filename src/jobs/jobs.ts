/** The door of jobs: what a worker does by itself, put on a queue that one machine or many share. */
import PgBoss from 'pg-boss';
import type { Log } from '../contract/contract.ts';
import type { QueueDatabase } from '../store/types.ts';
import { ingest } from './ingest.ts';
import type { Job, JobTools } from './job.ts';
import { forgetFuture } from './put-back-clock.ts';
import { retention } from './retention.ts';
import { savedPictures } from './saved-pictures.ts';
import { searchWords } from './search-words.ts';
import { signInHousekeeping } from './sign-in-housekeeping.ts';

export type { Job } from './job.ts';

/** Every job there is: a new one is a file beside these and a word here. */
export const allJobs = (tools: JobTools): Job[] =>
  [ingest, retention, savedPictures, signInHousekeeping, searchWords].map((make) => make(tools));

/** Seconds between two looks at the queue. */
const POLL_SECONDS = 5;
/** Seconds between two looks whether the clock was put back. */
const CLOCK_SECONDS = 60;
/** What a stop waits for running jobs, in milliseconds. */
const STOP_WITHIN_MS = 5_000;
/**
 * At most one call waits in the queue, and one that runs holds up no other: a job whose process died stays marked as
 * running until it expires. Failed calls are tried again only where the job says so; for most the schedule comes round soon enough.
 */
const QUEUE = { policy: 'short', expireInSeconds: 30 * 60, retryDelay: 10 * 60 } as const;

/** Making a queue changes tables that other workers read; of two that wait for each other PostgreSQL ends one with this code. */
const DEADLOCK = '40P01';
const MOST_TRIES = 5;

/**
 * Puts jobs on the queue in the database and begins to do them.
 * @param options.pollSeconds  for tests
 * @returns what stops them; it waits a little for what runs
 */
export async function startJobs(
  jobs: readonly Job[],
  options: { queue: QueueDatabase; log: Log; pollSeconds?: number; clockSeconds?: number },
): Promise<() => Promise<void>> {
  const { queue, log, pollSeconds = POLL_SECONDS, clockSeconds = CLOCK_SECONDS } = options;
  let isStopping = false;
  // The database is taken away from a job that is longer about it than a stop waits; the next start does it again. How the library
  // says so reads like a fault of ours.
  const notDone = (error: Error) => {
    if (!isStopping) log.warn({ error: error.message }, 'job queue: the database did not do what was asked');
  };
  const jobFailed = (job: string, error: unknown) => {
    if (isStopping) log.info({ job }, 'a job was interrupted by the stop');
    else log.error({ job, error: String(error) }, 'a job failed');
  };
  const boss = new PgBoss({ db: forgivingEnds(queue, notDone) });
  boss.on('error', notDone);
  await boss.start();
  try {
    await forgetFuture(queue);
    for (const job of jobs) await enlist(boss, job, { jobFailed, pollSeconds });
  } catch (error) {
    // Its timers would keep a program alive that has failed to start.
    await boss.stop({ graceful: false });
    throw error;
  }
  const clock = setInterval(() => void forgetFuture(queue).catch(notDone), clockSeconds * 1_000);
  return () => {
    isStopping = true;
    clearInterval(clock);
    return boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
  };
}

/** How the library's statements end that say of a call that it is done or has failed. */
const END_OF_CALL = /SELECT COUNT\(\*\) FROM results\s*$/;

/**
 * The same database, where those statements never throw: the library does not wait for them, and what it does not wait for would end
 * the whole program. A call whose end was not heard stays marked as running until it expires.
 */
function forgivingEnds(queue: QueueDatabase, failed: (error: Error) => void): QueueDatabase {
  return {
    async executeSql(text, values) {
      try {
        return await queue.executeSql(text, values);
      } catch (error) {
        if (!END_OF_CALL.test(text)) throw error;
        failed(error as Error);
        return { rows: [{ count: '0' }] };
      }
    },
  };
}

async function enlist(
  boss: PgBoss,
  job: Job,
  { jobFailed, pollSeconds }: { jobFailed: (job: string, error: unknown) => void; pollSeconds: number },
): Promise<void> {
  const { name, schedule, atStart, retries = 0 } = job;
  const rules = { name, ...QUEUE, retryLimit: retries };
  await makeQueue(boss, rules);
  // A queue that an older release made keeps its own rules unless told.
  await boss.updateQueue(name, rules);
  await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async () => {
    try {
      const again = await job.run();
      if (again) await boss.send(name, {}, { startAfter: again.againInSeconds });
    } catch (error) {
      jobFailed(name, error);
      throw error;
    }
  });
  await boss.schedule(name, schedule);
  if (atStart) await boss.send(name, {});
}

async function makeQueue(boss: PgBoss, rules: PgBoss.Queue): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await boss.createQueue(rules.name, rules);
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || tries === MOST_TRIES) throw error;
    }
  }
}

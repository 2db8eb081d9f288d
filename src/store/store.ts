/** The door of the store: PostgreSQL behind the interface in types.ts. */
import type { Pool } from 'pg';
import { type Log, SILENT_LOG, unlessLonger } from '../contract/contract.ts';
import { accountLock } from './account-lock.ts';
import { accountsTable } from './accounts-table.ts';
import { attemptsTable } from './attempts-table.ts';
import { READER_MS, watchOutages } from './away.ts';
import { checkServer, openPool, openSession } from './connection.ts';
import { correctionsTable } from './corrections-table.ts';
import { feedsTable } from './feeds-table.ts';
import { ingestLock } from './ingest-lock.ts';
import { lastRoundTable } from './last-round-table.ts';
import { migrate } from './migrate.ts';
import { oneByOne } from './one-by-one.ts';
import { devicesTable, preferencesTable } from './preferences-table.ts';
import { prune, publish } from './publish.ts';
import { listen } from './published.ts';
import { readersTable } from './readers-table.ts';
import { reportsTable } from './reports-table.ts';
import { sayingItTakesNoChanges, sayingWhatToGrant } from './rights.ts';
import { savedPicturesTable } from './saved-pictures-table.ts';
import { savedStoriesTable } from './saved-stories-table.ts';
import { renewWords } from './search/older-words.ts';
import { tidyWords } from './search/words-table.ts';
import { secretsTable } from './secrets-table.ts';
import { sessionsTable } from './sessions-table.ts';
import { signInCodesTable } from './sign-in-codes-table.ts';
import { newestDateGiven, newestDemoDate, storiesTable } from './stories-table.ts';
import { type Rebuild, storyReader } from './story-reader.ts';
import { subscriptionsTable } from './subscriptions-table.ts';
import { tidySignIn } from './tidy-sign-in.ts';
import type { Store } from './types.ts';

export type { Log } from '../contract/contract.ts';
export type { Rebuild } from './story-reader.ts';
export * from './types.ts';

/** Whoever watches us wants to know that the database is away, not to wait for it. */
const HEALTH_MS = 1_000;
/** Migrations take as long as they take. */
const NO_LIMIT = 0;

/**
 * Connects, brings the tables up to date and returns the store. A database that goes away later makes
 * calls fail until it is back; it never ends the process.
 * @param options.rebuild  makes a story that cannot be read again from its reports
 * @param options.now  the clock by which refusals are told; default: the machine's
 * @throws Error in plain words: unreachable, older than PostgreSQL 15, not UTF-8, without rights, made by a newer Helder
 */
export async function openStore(options: {
  connectionString: string;
  log?: Log;
  rebuild?: Rebuild;
  now?: () => Date;
}): Promise<Store> {
  const { connectionString, log = SILENT_LOG, rebuild = () => null, now } = options;
  const outages = watchOutages(log, now);
  const pool = openPool(connectionString, outages);
  try {
    await checkServer(pool);
    const session = await openSession(connectionString, NO_LIMIT);
    try {
      await migrate(session, log);
    } finally {
      await session.end();
    }
  } catch (error) {
    const told = sayingItTakesNoChanges(await sayingWhatToGrant(error, pool));
    await pool.end();
    throw told;
  }
  const lock = ingestLock(connectionString, outages);
  const listeners = new Set<() => Promise<void>>();
  const tidy = oneAtATime(() => tidyWords(pool), log);
  const inTurn = oneByOne();
  const onLockedAccount = accountLock(pool, inTurn);
  const reports = reportsTable(pool, log);
  const readStories = storyReader(reports, rebuild, log);
  return {
    feeds: outages.telling(feedsTable(pool, lock)),
    reports: outages.telling(reports),
    // Those two are of all stories, for the edition.
    stories: outages.telling(storiesTable(pool, readStories), READER_MS, ['active', 'changedAfter']),
    corrections: outages.telling(correctionsTable(pool)),
    lastRound: outages.telling(lastRoundTable(pool), READER_MS, ['write']),
    // A connection on which a statement failed is not lent again, so that nobody inherits half a transaction.
    queue: outages.telling({
      // The queue makes a schema of its own.
      executeSql: (text: string, values?: unknown[]) =>
        pool.query(text, values).catch(async (error: unknown) => {
          throw await sayingWhatToGrant(error, pool);
        }),
    }),
    accounts: outages.telling(accountsTable(pool), READER_MS),
    signInCodes: outages.telling(signInCodesTable(pool), READER_MS),
    attempts: outages.telling(attemptsTable(pool, inTurn), READER_MS),
    sessions: outages.telling(sessionsTable(pool), READER_MS),
    secrets: outages.telling(secretsTable(pool), READER_MS),
    preferences: outages.telling(preferencesTable(onLockedAccount), READER_MS),
    devices: outages.telling(devicesTable(pool, onLockedAccount), READER_MS),
    readers: outages.telling(readersTable(pool), READER_MS),
    // The first gives each of its statements so long; the other is of all readers, for retention.
    savedStories: outages.telling(savedStoriesTable(pool, onLockedAccount, log), READER_MS, [
      'list',
      'forgetRemoved',
    ]),
    savedPictures: outages.telling(savedPicturesTable(pool), READER_MS, ['keep', 'prune']),
    subscriptions: outages.telling(subscriptionsTable(pool, onLockedAccount), READER_MS),
    ...outages.telling({
      async publish(write: Parameters<Store['publish']>[0]) {
        const version = await publish(pool, lock, write);
        tidy.start();
        return version;
      },
      prune: (before: Date) => prune(pool, before),
      tidySignIn: (now: Date, proven: Date) => tidySignIn(pool, now, proven),
      renewWords: () => renewWords(pool, readStories),
    }),
    ...outages.telling(
      {
        newestDateGiven: () => newestDateGiven(pool),
        newestDemoDate: (since: Date) => newestDemoDate(pool, since),
      },
      READER_MS,
    ),
    async onPublished(listener) {
      const stop = await listen(connectionString, listener, log);
      listeners.add(stop);
      return async () => {
        listeners.delete(stop);
        await stop();
      };
    },
    whileIngesting: (work) => lock.run(work),
    healthy: () => healthy(pool),
    refusal: () => outages.refusal(),
    async close() {
      await Promise.all([...listeners].map((stop) => stop()));
      await tidy.close();
      await pool.end();
    },
  };
}

/**
 * Housekeeping that nobody waits for: asked for while it runs, it runs once more; a failure is only logged. Closed, it comes to
 * its end and does not start again: what is published even later is tidied after the next start.
 */
function oneAtATime(work: () => Promise<void>, log: Log): { start(): void; close(): Promise<void> } {
  let running: Promise<void> | null = null;
  let again = false;
  let closed = false;
  const run = async (): Promise<void> => {
    while (again) {
      again = false;
      await work().catch((error: Error) =>
        log.warn({ error: error.message }, 'tidying the search index failed'),
      );
    }
    running = null;
  };
  return {
    start() {
      if (closed) return;
      again = true;
      running ??= run();
    },
    async close() {
      closed = true;
      await running;
    },
  };
}

function healthy(pool: Pool): Promise<boolean> {
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return unlessLonger(answer, HEALTH_MS, () => false);
}

import type { Pool, PoolClient } from 'pg';
import { inTransaction } from './connection.ts';
import {
  addCorrection,
  becameOne,
  forgetFirstStories,
  keepFirstStories,
  undoCorrection,
} from './corrections-table.ts';
import { forgetEditions, nextVersion } from './editions-table.ts';
import { saveFeeds } from './feeds-table.ts';
import type { IngestLock } from './ingest-lock.ts';
import { LOCKS } from './locks.ts';
import { followEarlierMerges } from './merged-saves.ts';
import { CHANNEL } from './published.ts';
import { assignReports, insertReports, replaceReports } from './reports-table.ts';
import { forgetDeleted, mergeStory, redirect, retire } from './retired-stories-table.ts';
import { deleteStoriesBefore, upsertStories } from './stories-table.ts';
import type { PublishTransaction } from './types.ts';

const transaction = (db: PoolClient, version: number): PublishTransaction => ({
  insertReports: (reports, storyOf) => insertReports(db, reports, storyOf),
  replaceReports: (reports) => replaceReports(db, reports),
  assign: (pairs) => assignReports(db, pairs),
  upsertStories: (stories) => upsertStories(db, stories, version),
  async mergeStories(merges) {
    for (const merge of merges) {
      await mergeStory(db, merge, version);
      await becameOne(db, merge.from);
    }
  },
  emptyStory: (stories) => mergeStory(db, stories, version),
  redirect: (leads) => redirect(db, leads),
  saveFeeds: (feeds) => saveFeeds(db, feeds),
  addCorrection: (correction) => addCorrection(db, correction),
  keepFirstStories: (first) => keepFirstStories(db, first),
  forgetFirstStories: (first) => forgetFirstStories(db, first),
  undoCorrection: (number, at) => undoCorrection(db, number, at),
});

/**
 * One publication: a transaction under its own version, announced at commit. Publications wait for each
 * other, so whoever has seen version n has seen everything up to n.
 */
function underNextVersion(
  pool: Pool,
  work: (db: PoolClient, version: number) => Promise<void>,
): Promise<number> {
  return inTransaction(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1, $2)', [...LOCKS.publish]);
    const version = await nextVersion(db);
    await work(db, version);
    await db.query('select pg_notify($1, $2)', [CHANNEL, String(version)]);
    return version;
  });
}

export function publish(
  pool: Pool,
  lock: IngestLock,
  write: (tx: PublishTransaction) => Promise<void>,
): Promise<number> {
  return underNextVersion(pool, async (db, version) => {
    await lock.assertHeld(db, version);
    await write(transaction(db, version));
  });
}

/** Deletes stories whose newest report is older than `before`, with their reports. @returns how many stories */
export async function prune(pool: Pool, before: Date): Promise<number> {
  let count = 0;
  await underNextVersion(pool, async (db, version) => {
    // Before a story goes that others were merged into: after it nobody knows which those were.
    await followEarlierMerges(db);
    const ids = await deleteStoriesBefore(db, before);
    await retire(db, ids, version);
    await forgetDeleted(db, await forgetEditions(db, before));
    count = ids.length;
  });
  return count;
}

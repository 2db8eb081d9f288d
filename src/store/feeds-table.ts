import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Fault, Publisher } from '../contract/contract.ts';
import type { Database } from './connection.ts';
import type { IngestLock } from './ingest-lock.ts';
import { toJson } from './json.ts';
import type { FeedState, FeedsTable } from './types.ts';

/** How often a feed is asked until its own pace is known, in seconds. */
const FIRST_INTERVAL_SECONDS = 15 * 60;

/** The one document of a feed. What another release wrote in another form is no fault that we know. */
const FAULT = Compile(Type.Object({ code: Type.String(), message: Type.String() }));

interface FeedRow {
  url: string;
  publisher_id: string;
  etag: string | null;
  last_modified: string | null;
  body_hash: string | null;
  interval_seconds: number;
  next_due_at: Date;
  last_fetched_at: Date | null;
  last_ok_at: Date | null;
  newest_item_at: Date | null;
  failures: number;
  fault: Fault | null;
}

const fromRow = (row: FeedRow): FeedState => ({
  url: row.url,
  publisherId: row.publisher_id,
  etag: row.etag,
  lastModified: row.last_modified,
  bodyHash: row.body_hash,
  intervalSeconds: row.interval_seconds,
  nextDueAt: row.next_due_at,
  lastFetchedAt: row.last_fetched_at,
  lastOkAt: row.last_ok_at,
  newestItemAt: row.newest_item_at,
  failures: row.failures,
  fault: FAULT.Check(row.fault) ? row.fault : null,
});

const toRow = (feed: FeedState): FeedRow => ({
  url: feed.url,
  publisher_id: feed.publisherId,
  etag: feed.etag,
  last_modified: feed.lastModified,
  body_hash: feed.bodyHash,
  interval_seconds: feed.intervalSeconds,
  next_due_at: feed.nextDueAt,
  last_fetched_at: feed.lastFetchedAt,
  last_ok_at: feed.lastOkAt,
  newest_item_at: feed.newestItemAt,
  failures: feed.failures,
  fault: feed.fault,
});

/**
 * A feed last asked so far in the future was asked by a clock that has been put right since; its times mean nothing. Less costs no
 * feed more than one of its rounds, and may be the clock of another worker.
 */
const CLOCK_WAS_AHEAD = "interval '5 minutes'";
/** Nor does the time of a feed that such a clock did not ask, for the sake of its host, and put off: none waits for so long. */
const LONGER_THAN_ANY_WAIT = "interval '2 days'";

const COLUMNS = `url, publisher_id, etag, last_modified, body_hash, interval_seconds, next_due_at,
  last_fetched_at, last_ok_at, newest_item_at, failures, fault`;

const SYNC = `
  with wanted as (select * from jsonb_to_recordset($1) as feed (url text, publisher_id text)),
       gone as (delete from feeds where url not in (select url from wanted))
  insert into feeds (url, publisher_id, interval_seconds, next_due_at)
  select url, publisher_id, $2, $3 from wanted
  on conflict (url) do update set publisher_id = excluded.publisher_id
   where feeds.publisher_id <> excluded.publisher_id`;

/** Only an update: a feed that was taken off the list meanwhile does not come back. */
const SAVE = `
  update feeds set
    etag = new.etag, last_modified = new.last_modified, body_hash = new.body_hash,
    interval_seconds = new.interval_seconds, next_due_at = new.next_due_at,
    last_fetched_at = new.last_fetched_at, last_ok_at = new.last_ok_at,
    newest_item_at = new.newest_item_at, failures = new.failures, fault = new.fault
  from jsonb_populate_recordset(null::feeds, $1) as new
  where feeds.url = new.url`;

export function feedsTable(db: Database, lock: Pick<IngestLock, 'assertHeld'>): FeedsTable {
  return {
    async sync(publishers: Publisher[], now: Date) {
      const wanted = new Map<string, { url: string; publisher_id: string }>();
      for (const { id, feeds } of publishers)
        for (const { url } of feeds) wanted.set(url, { url, publisher_id: id });
      await db.query(SYNC, [toJson([...wanted.values()]), FIRST_INTERVAL_SECONDS, now]);
    },
    async due(now, limit) {
      const { rows } = await db.query<FeedRow>(
        `select ${COLUMNS} from feeds
          where next_due_at <= $1 or next_due_at > $1::timestamptz + ${LONGER_THAN_ANY_WAIT}
             or last_fetched_at > $1::timestamptz + ${CLOCK_WAS_AHEAD}
          order by next_due_at, url limit $2`,
        [now, limit],
      );
      return rows.map(fromRow);
    },
    async list() {
      const { rows } = await db.query<FeedRow>(`select ${COLUMNS} from feeds order by publisher_id, url`);
      return rows.map(fromRow);
    },
    async save(feeds) {
      await lock.assertHeld(db);
      await saveFeeds(db, feeds);
    },
  };
}

export async function saveFeeds(db: Database, feeds: FeedState[]): Promise<void> {
  await db.query(SAVE, [toJson(feeds.map(toRow))]);
}

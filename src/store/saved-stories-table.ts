import type { Pool, QueryResultRow } from 'pg';
import { type Log, SAVE_UNDO_MS } from '../contract/contract.ts';
import type { OnLockedAccount } from './account-lock.ts';
import { inTime, READER_MS } from './away.ts';
import { inChunks } from './chunks.ts';
import type { Database } from './connection.ts';
import { storable, toJson } from './json.ts';
import { successorOf } from './retired-stories-table.ts';
import { tellUnread } from './shape.ts';
import { readStory, STORY_SHAPE } from './story-shape.ts';
import { readSubscription } from './subscriptions-table.ts';
import type { SavedStoriesTable, StoredSave } from './types.ts';

interface SaveRow {
  id: string;
  story_id: string;
  saved_at: Date;
  shape: number;
  story: unknown;
}

const COLUMNS = 'id, story_id, saved_at, shape, story';
const NEWEST_FIRST = 'order by saved_at desc, id desc';
/**
 * What names a save, nearest first: the story's id in force, or the id of the save; else the id the story had when it was saved, for
 * which every document of the account is read.
 */
const NAMED = ['story_id = $2 or id::text = $2', `story ->> 'id' = $2`];
/** The lock waits for a picture that is being pruned just now: then there is none to share, instead of a broken reference. */
const SHARE_PICTURE = `insert into saved_story_pictures (saved_id, hash)
  select $1, hash from saved_pictures where hash = $2 for key share`;

const HAS_PICTURES = `(story ->> 'primary_image_url' is not null or story @? '$.sources[*].media[*]')`;

export function savedStoriesTable(pool: Pool, onLockedAccount: OnLockedAccount, log: Log): SavedStoriesTable {
  const tell = tellUnread(log, 'saved stories that this release cannot read are left out');
  const read = (rows: SaveRow[]): StoredSave[] => {
    const saves = rows.map((row) => {
      const story = readStory(row.story, row.shape);
      return story && { id: row.id, storyId: row.story_id, savedAt: row.saved_at, story };
    });
    tell(rows.filter((_row, index) => saves[index] === null).map(({ id }) => id));
    return saves.filter((save) => save !== null);
  };
  const query = <Row extends QueryResultRow>(text: string, value: unknown) =>
    inTime(pool.query<Row>(text, [value]), READER_MS);
  const ids: SavedStoriesTable['ids'] = async (accountId) => {
    const { rows } = await query<Omit<StoredSave, 'story'>>(
      `select id, story_id as "storyId", saved_at as "savedAt" from saved_stories
        where account_id = $1 and removed_at is null ${NEWEST_FIRST}`,
      accountId,
    );
    return rows;
  };
  return {
    ids,
    async list<Told>(accountId: string, tell: (save: StoredSave) => Told, caller?: AbortSignal) {
      const told: Told[] = [];
      for (const some of inChunks(await ids(accountId))) {
        if (caller?.aborted) break;
        const { rows } = await query<SaveRow>(
          `select ${COLUMNS} from saved_stories where id = any($1) ${NEWEST_FIRST}`,
          some.map(({ id }) => id),
        );
        told.push(...read(rows).map(tell));
      }
      return told;
    },
    async find(accountId, id) {
      const save = await named<SaveRow>(pool, COLUMNS, accountId, id);
      return save ? (read([save])[0] ?? null) : null;
    },
    save: (accountId, save, allow) =>
      onLockedAccount(accountId, async (db) => {
        // Merged since its page was opened, a story is saved as the one it went to.
        const storyId = await successorOf(db, storable(save.storyId));
        const known = await savedAlready(db, accountId, storyId);
        if (known) return { ...known, isNew: false };
        allow(await countOf(db, accountId), await readSubscription(db, accountId));
        await db.query(
          'insert into saved_stories (id, account_id, story_id, saved_at, shape, story) values ($1, $2, $3, $4, $5, $6)',
          [save.id, accountId, storyId, save.savedAt, STORY_SHAPE, toJson(save.story)],
        );
        if (save.pictureHash) await db.query(SHARE_PICTURE, [save.id, save.pictureHash]);
        return { id: save.id, savedAt: save.savedAt, isNew: true };
      }),
    bringBack: (accountId, id, now, allow) =>
      onLockedAccount(accountId, async (db) => {
        const storyId = await successorOf(db, storable(id));
        if (await savedAlready(db, accountId, storyId)) return null;
        const { rows } = await db.query<{ id: string; savedAt: Date; countBefore: number }>(
          `select id, saved_at as "savedAt", count_before as "countBefore" from saved_stories
            where account_id = $1 and story_id = $2 and removed_at > $3 order by removed_at desc limit 1 for update`,
          [accountId, storyId, undoneSince(now)],
        );
        const [removed] = rows;
        if (!removed) return null;
        const { countBefore, ...back } = removed;
        const count = await countOf(db, accountId);
        // Others may have been saved in its place.
        if (count >= countBefore) allow(count, await readSubscription(db, accountId));
        await db.query('update saved_stories set removed_at = null, count_before = null where id = $1', [
          back.id,
        ]);
        return back;
      }),
    async remove(accountId, id, now) {
      const removed = await onLockedAccount(accountId, async (db) => {
        const save = await named<{ id: string }>(db, 'id', accountId, id);
        if (!save) return false;
        await db.query(
          `update saved_stories set removed_at = $3, count_before = (
             select greatest(count(*) filter (where removed_at is null), max(count_before))
               from saved_stories where account_id = $1)
            where id = $2`,
          [accountId, save.id, now],
        );
        return true;
      });
      return removed ?? false;
    },
    async withoutPicture(since, most) {
      const { rows } = await pool.query<SaveRow>(
        `select ${COLUMNS} from saved_stories as save where removed_at is null and saved_at >= $1
            and not exists (select from saved_story_pictures where saved_id = save.id) and ${HAS_PICTURES}
          order by random() limit $2`,
        [since, most],
      );
      return read(rows);
    },
    async forgetRemoved(now) {
      // So far ahead, it was noted by a clock that was put right since. Rows that are locked wait for the next time: a merge locks them
      // in an order of its own.
      const { rowCount } = await pool.query(
        `delete from saved_stories where id in (
           select id from saved_stories where removed_at <= $1 or removed_at >= $2 for update skip locked)`,
        [undoneSince(now), new Date(now.getTime() + SAVE_UNDO_MS)],
      );
      return rowCount ?? 0;
    },
    async removeAll(accountId) {
      await onLockedAccount(accountId, (db) =>
        db.query('delete from saved_stories where account_id = $1', [accountId]),
      );
    },
  };
}

/** What was removed after it can be brought back. */
const undoneSince = (now: Date): Date => new Date(now.getTime() - SAVE_UNDO_MS);

async function named<Row extends QueryResultRow>(
  db: Database,
  columns: string,
  accountId: string,
  id: string,
): Promise<Row | null> {
  for (const name of NAMED) {
    const { rows } = await db.query<Row>(
      `select ${columns} from saved_stories where account_id = $1 and removed_at is null and (${name})
        order by (story_id = $2) desc, saved_at desc limit 1`,
      [accountId, storable(id)],
    );
    if (rows[0]) return rows[0];
  }
  return null;
}

async function savedAlready(
  db: Database,
  accountId: string,
  storyId: string,
): Promise<{ id: string; savedAt: Date } | null> {
  const { rows } = await db.query<{ id: string; savedAt: Date }>(
    'select id, saved_at as "savedAt" from saved_stories where account_id = $1 and story_id = $2 and removed_at is null',
    [accountId, storyId],
  );
  return rows[0] ?? null;
}

async function countOf(db: Database, accountId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*) as count from saved_stories where account_id = $1 and removed_at is null',
    [accountId],
  );
  return rows[0]?.count ?? 0;
}

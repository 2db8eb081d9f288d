import type { Pool } from 'pg';
import { inTransaction } from './connection.ts';
import { toJson } from './json.ts';
import { STORY_SHAPE } from './story-shape.ts';
import type { SavedPicture, SavedPicturesTable } from './types.ts';

/** What no saved story shows any more. */
const UNUSED = `delete from saved_pictures where not exists
  (select from saved_story_pictures where saved_story_pictures.hash = saved_pictures.hash)`;
/** PostgreSQL: another row still refers to this one. */
const STILL_REFERRED_TO = '23503';

export function savedPicturesTable(pool: Pool): SavedPicturesTable {
  return {
    keep: (save, { hash, type, bytes }, savedAt) =>
      inTransaction(pool, async (db) => {
        const { rowCount } = await db.query('update saved_stories set story = $2, shape = $3 where id = $1', [
          save.id,
          toJson(save.story),
          STORY_SHAPE,
        ]);
        if (rowCount === 0) return;
        // The update locks a picture that is there already against a pruning that would take it before the reference comes. Nobody here reads
        // the time it writes: it tells an operator when a picture was last wanted.
        await db.query(
          `insert into saved_pictures (hash, type, bytes, saved_at) values ($1, $2, $3, $4)
           on conflict (hash) do update set saved_at = excluded.saved_at`,
          [hash, type, bytes, savedAt],
        );
        await db.query(
          'insert into saved_story_pictures (saved_id, hash) values ($1, $2) on conflict do nothing',
          [save.id, hash],
        );
      }),
    async find(hash) {
      const { rows } = await pool.query<Pick<SavedPicture, 'type' | 'bytes'>>(
        'select type, bytes from saved_pictures where hash = $1',
        [hash],
      );
      return rows[0] ?? null;
    },
    async prune() {
      try {
        return (await pool.query(UNUSED)).rowCount ?? 0;
      } catch (error) {
        // Somebody saved a story with one of these pictures just now; the others wait for the next time.
        if ((error as { code?: string }).code === STILL_REFERRED_TO) return 0;
        throw error;
      }
    },
  };
}

import type { Pool } from 'pg';
import { inTransaction } from '../connection.ts';
import type { StoryReader, StoryRow } from '../story-reader.ts';
import { indexWords, WORDS_SHAPE } from './words-table.ts';

/** Stories per transaction: it holds up a publication of the same stories for part of a second. */
const BATCH = 500;

/** Locked before their stories are read: a publication meanwhile would otherwise get its words replaced by older ones. */
const OLDER = `
  select story_id from story_words where shape < $1 order by published_at desc limit ${BATCH} for update skip locked`;

/** Indexes the newest stories whose words an older release put into the index. @returns how many there were */
export function renewWords(pool: Pool, read: StoryReader): Promise<number> {
  return inTransaction(pool, async (db) => {
    const older = await db.query<{ story_id: string }>(OLDER, [WORDS_SHAPE]);
    const ids = older.rows.map(({ story_id }) => story_id);
    const { rows } = await db.query<StoryRow>('select id, shape, story from stories where id = any($1)', [
      ids,
    ]);
    await indexWords(db, await read(rows));
    // Also those whose words are the same, and those that cannot be read.
    await db.query('update story_words set shape = $2 where story_id = any($1)', [ids, WORDS_SHAPE]);
    return ids.length;
  });
}

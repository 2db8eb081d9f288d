import type { Pool } from 'pg';
import type { Story } from '../contract/contract.ts';
import { inChunks } from './chunks.ts';
import { type Database, inTransaction } from './connection.ts';
import { currentVersion } from './editions-table.ts';
import { storable, toJson } from './json.ts';
import { moveSaves } from './merged-saves.ts';
import { redirectsTo, retiredAfter } from './retired-stories-table.ts';
import { searchWithout, searchWords } from './search/word-search.ts';
import { indexWords } from './search/words-table.ts';
import type { StoryReader, StoryRow } from './story-reader.ts';
import { STORY_SHAPE } from './story-shape.ts';
import type { StoriesTable, StoryChanges } from './types.ts';

/** As it is now, else what it was merged into, else, when it was too old to keep, as it was when a reader saved it. */
const FIND = `
  select id, shape, story, 1 as choice from stories where id = $1
  union all
  select stories.id, shape, story, 2 from retired_stories join stories on stories.id = successor where retired_stories.id = $1
  union all
  select story_id, shape, jsonb_set(story, '{id}', to_jsonb(story_id)), 3 from (
    select story_id, shape, story from saved_stories
     where story_id = $1 and removed_at is null order by saved_at desc limit 1) as newest
  order by choice limit 1`;

/** Stories and version must be of one moment, so both are read from one snapshot. */
const SNAPSHOT = 'repeatable read read only';

export function storiesTable(pool: Pool, read: StoryReader): StoriesTable {
  const atOneMoment = (
    where: string,
    value: Date | number,
    removedIn: (db: Database) => Promise<string[]>,
  ): Promise<StoryChanges> =>
    inTransaction(
      pool,
      async (db) => {
        const version = await currentVersion(db);
        const { rows } = await db.query<StoryRow>(
          `select id, shape, story from stories where ${where} order by id`,
          [value],
        );
        return { stories: await read(rows), removed: await removedIn(db), version };
      },
      SNAPSHOT,
    );

  return {
    active: (since) => atOneMoment('published_at >= $1', since, async () => []),
    changedAfter: (version) => atOneMoment('version > $1', version, (db) => retiredAfter(db, version)),
    async find(id) {
      const { rows } = await pool.query<StoryRow>(FIND, [storable(id)]);
      const [story] = await read(rows);
      return story ?? null;
    },
    async many(ids) {
      const { rows } = await pool.query<StoryRow>(
        `select id, shape, story from unnest($1::text[]) with ordinality as asked (id, place)
           join stories using (id) order by place`,
        [ids.map(storable)],
      );
      return read(rows);
    },
    redirectsTo: (id) => redirectsTo(pool, id),
    search: (text, options) => searchWords(pool, text, options),
    searchWithout: (text, fewer, options) => searchWithout(pool, text, fewer, options),
    version: () => currentVersion(pool),
    async countReal(since, upTo) {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*) from (
           select from stories where published_at >= $1 and not coalesce((story->>'demo')::boolean, false) limit $2
         ) as real`,
        [since, upTo],
      );
      return rows[0]?.count ?? 0;
    },
  };
}

/** Writes stories whole; the last of two with the same id counts. */
export async function upsertStories(db: Database, stories: Story[], version: number): Promise<void> {
  const different = [...new Map(stories.map((story) => [story.id, story])).values()];
  for (const chunk of inChunks(different)) {
    // An id that is published again stands for itself again, and so do saves made under it.
    const { rows } = await db.query<{ id: string; successor: string | null }>(
      `with new as materialized (select story ->> 'id' as id, story from jsonb_array_elements($1) as story),
            back as (
              delete from retired_stories using new where retired_stories.id = new.id
              returning retired_stories.id, successor),
            written as (
              insert into stories (id, version, published_at, shape, story)
              select id, $2, (story ->> 'published_at')::timestamptz, $3, story from new
              on conflict (id) do update set
                version = excluded.version, published_at = excluded.published_at,
                shape = excluded.shape, story = excluded.story)
       select id, successor from back`,
      [toJson(chunk), version, STORY_SHAPE],
    );
    for (const { id, successor } of rows)
      if (successor !== null) await moveSaves(db, { from: successor, to: id }, [id]);
    await indexWords(db, chunk);
  }
}

/** A report that was given no date bears the one at which it was first seen. */
export async function newestDateGiven(db: Database): Promise<Date | null> {
  const { rows } = await db.query<{ given: string }>(
    `select report->>'publishedAt' as given from reports join stories on stories.id = story_id
      where report->>'publishedAt' <> report->>'firstSeenAt' and not coalesce((story->>'demo')::boolean, false)
      order by report->>'publishedAt' desc limit 1`,
  );
  return rows[0] ? new Date(rows[0].given) : null;
}

/** Stories that one statement deletes: after a shorter retention there may be a hundred thousand, and no statement may take long. */
const DELETED_AT_ONCE = 1_000;

/** @returns the ids of the stories that went, their reports with them */
export async function deleteStoriesBefore(
  db: Database,
  before: Date,
  atOnce: number = DELETED_AT_ONCE,
): Promise<string[]> {
  const gone: string[] = [];
  for (;;) {
    const { rows } = await db.query<{ id: string }>(
      `with old as (
         delete from stories where id in (select id from stories where published_at < $1 limit $2) returning id
       ), reported as (delete from reports using old where story_id = old.id)
       select id from old`,
      [before, atOnce],
    );
    gone.push(...rows.map(({ id }) => id));
    if (rows.length < atOnce) return gone;
  }
}

/** Date of the newest report in demo stories; null where that is before `since`. */
export async function newestDemoDate(db: Database, since: Date): Promise<Date | null> {
  const { rows } = await db.query<{ newest: Date | null }>(
    `select max(published_at) as newest from stories
      where published_at >= $1 and coalesce((story->>'demo')::boolean, false)`,
    [since],
  );
  return rows[0]?.newest ?? null;
}

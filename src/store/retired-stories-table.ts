import type { Database } from './connection.ts';
import { storable, toJson } from './json.ts';
import { moveSaves } from './merged-saves.ts';

/**
 * Merges one story into another: reports and what readers saved move, the row goes, its id and all that redirected to
 * it redirect to the successor. Merging into a story that was itself merged goes to where that one went.
 */
export async function mergeStory(
  db: Database,
  { from, to }: { from: string; to: string },
  version: number,
): Promise<void> {
  const source = storable(from);
  const target = await successorOf(db, storable(to));
  if (source === target) return;
  await db.query('update reports set story_id = $2 where story_id = $1', [source, target]);
  await db.query('delete from stories where id = $1', [source]);
  await db.query('update retired_stories set successor = $2 where successor = $1', [source, target]);
  await moveSaves(db, { from: source, to: target });
  await db.query(
    `insert into retired_stories (id, successor, version) values ($1, $2, $3)
     on conflict (id) do update set successor = excluded.successor, version = excluded.version`,
    [source, target, version],
  );
}

/** Each of these ids that redirects goes to its story from now on, where that stands; saves made under the id follow. */
export async function redirect(db: Database, leads: readonly { id: string; story: string }[]): Promise<void> {
  const { rows } = await db.query<{ ids: string[]; from: string; to: string }>(
    `select array_agg(retired_stories.id) as ids, successor as "from", lead.story as "to"
       from retired_stories join jsonb_to_recordset($1) as lead (id text, story text) using (id)
       join stories on stories.id = lead.story
      where successor <> lead.story group by successor, lead.story`,
    [toJson(leads)],
  );
  for (const { ids, from, to } of rows) {
    await db.query('update retired_stories set successor = $2 where id = any($1)', [ids, to]);
    await moveSaves(db, { from, to }, ids);
  }
}

/** The story that an id means now: where it was merged to, else itself. */
export async function successorOf(db: Database, id: string): Promise<string> {
  const { rows } = await db.query<{ successor: string | null }>(
    'select successor from retired_stories where id = $1',
    [id],
  );
  return rows[0]?.successor ?? id;
}

/** The ids that redirect to a story. */
export async function redirectsTo(db: Database, story: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select id from retired_stories where successor = $1 order by id',
    [storable(story)],
  );
  return rows.map(({ id }) => id);
}

/** Marks stories that are being deleted, and those merged into them, as gone without successor. */
export async function retire(db: Database, ids: string[], version: number): Promise<void> {
  await db.query('update retired_stories set successor = null, version = $2 where successor = any($1)', [
    ids,
    version,
  ]);
  await db.query(
    'insert into retired_stories (id, version) select id, $2 from unnest($1::text[]) as id on conflict do nothing',
    [ids, version],
  );
}

/** Forgets what was deleted up to a version; redirects stay as long as their successor. */
export async function forgetDeleted(db: Database, upTo: number): Promise<void> {
  await db.query('delete from retired_stories where successor is null and version <= $1', [upTo]);
}

export async function retiredAfter(db: Database, version: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select id from retired_stories where version > $1 order by id',
    [version],
  );
  return rows.map(({ id }) => id);
}

import type { Database } from './connection.ts';
import { storable, toJson } from './json.ts';
import { successorOf } from './retired-stories-table.ts';
import type { Correction, CorrectionsTable, FirstStory, NewCorrection } from './types.ts';

const COLUMNS = 'number, at, kind, from_story as "from", to_story as "to", reports, undone_at as "undoneAt"';

/** With the two stories of each as they stand today: a merged one is what it was merged into. */
const IN_FORCE = `
  select ${COLUMNS}, coalesce(before.successor, from_story) as left, coalesce(after.successor, to_story) as entered
    from corrections
    left join retired_stories before on before.id = from_story
    left join retired_stories after on after.id = to_story
   where undone_at is null order by number`;

/** With the story it is in, or leads to, today. */
const FIRST_STORIES = `
  select what, first.id, first.story, since,
         case what when 'report' then reports.story_id else coalesce(stories.id, successor) end as today
    from first_stories as first
    left join reports on what = 'report' and reports.id = first.id
    left join stories on what = 'address' and stories.id = first.id
    left join retired_stories on what = 'address' and retired_stories.id = first.id
   order by what, first.id`;

export function correctionsTable(db: Database): CorrectionsTable {
  return {
    async list(limit) {
      const { rows } = await db.query<Correction>(
        `select ${COLUMNS} from corrections order by number desc limit $1`,
        [limit],
      );
      return rows;
    },
    async find(number) {
      const { rows } = await db.query<Correction>(`select ${COLUMNS} from corrections where number = $1`, [
        number,
      ]);
      return rows[0] ?? null;
    },
    async inForce() {
      const { rows } = await db.query<Correction & { left: string; entered: string }>(IN_FORCE);
      return rows.map(({ left, entered, ...correction }) => ({
        ...correction,
        apart: correction.kind !== 'merge' && left !== entered ? [left, entered] : null,
      }));
    },
    async firstStories() {
      const { rows } = await db.query<FirstStory & { today: string | null }>(FIRST_STORIES);
      return rows;
    },
  };
}

export async function addCorrection(
  db: Database,
  { at, kind, from, to, reports }: NewCorrection,
): Promise<number> {
  const { rows } = await db.query<{ number: number }>(
    `insert into corrections (at, kind, from_story, to_story, reports) values ($1, $2, $3, $4, $5)
     returning number`,
    [at, kind, storable(from), storable(to), reports.map(storable)],
  );
  return rows[0]?.number ?? 0;
}

export async function undoCorrection(db: Database, number: number, at: Date): Promise<void> {
  await db.query('update corrections set undone_at = $2 where number = $1 and undone_at is null', [
    number,
    at,
  ]);
}

/** Those that are known already stay as they are. */
export async function keepFirstStories(db: Database, first: readonly FirstStory[]): Promise<void> {
  await db.query(
    `insert into first_stories (what, id, story, since)
     select what, id, story, since from jsonb_to_recordset($1) as new (what text, id text, story text, since integer)
     on conflict do nothing`,
    [toJson(first)],
  );
}

/** Which of these lead to their first story again, or are of a story that grouping found reports for. */
const BACK = {
  report: 'today = known.story',
  // A story that stands only by what corrections put into it leads where it did once that is gone.
  address: `(today = known.story or today = known.id and exists (
    select from reports where story_id = known.id
       and not exists (select from first_stories where what = 'report' and id = reports.id)))`,
};

export async function forgetFirstStories(db: Database, first: readonly FirstStory[]): Promise<void> {
  for (const what of ['report', 'address'] as const)
    await db.query(
      `delete from first_stories as kept using (${FIRST_STORIES}) as known
        where kept.what = $1 and (kept.what, kept.id) = (known.what, known.id) and kept.id = any($2)
          and ${BACK[what]}`,
      [what, first.filter((each) => each.what === what).map(({ id }) => storable(id))],
    );
}

/** Grouping has made a story part of another for good: whatever corrections say of the one, they say of the other from now on. */
export async function becameOne(db: Database, merged: string): Promise<void> {
  const story = storable(merged);
  const names = [story, await successorOf(db, story)];
  await db.query(
    `update corrections set from_story = case from_story when $1 then $2 else from_story end,
                            to_story = case to_story when $1 then $2 else to_story end
      where undone_at is null and $1 in (from_story, to_story)`,
    names,
  );
  await db.query('update first_stories set story = $2 where story = $1', names);
  await db.query(`delete from first_stories where what = 'address' and id = $1`, [story]);
}

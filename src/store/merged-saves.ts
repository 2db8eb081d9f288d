/** What readers saved of stories that were merged into others. */
import type { Database } from './connection.ts';

/**
 * Saves of a story mean another from now on, unless their reader saved that one too.
 * @param savedAs  only those whose story had one of these ids when it was saved; null = all
 */
export async function moveSaves(
  db: Database,
  { from, to }: { from: string; to: string },
  savedAs: readonly string[] | null = null,
): Promise<void> {
  // Else one who saves the other just now would fail the move, and the batch that it is part of. Who begins to save while this waits
  // is not locked, and left alone.
  const { rows: locked } = await db.query<{ id: string }>(
    `select id from accounts where id in (select account_id from saved_stories where story_id = $1)
      order by id for update`,
    [from],
  );
  await db.query(
    `update saved_stories as save set story_id = $2
      where story_id = $1 and account_id = any($4) and ($3::text[] is null or story ->> 'id' = any($3))
        and not exists (
          select from saved_stories where account_id = save.account_id and story_id = $2 and removed_at is null)`,
    [from, to, savedAs, locked.map(({ id }) => id)],
  );
}

/** The same for what was saved while its story was being merged, which the merge could not see. */
export async function followEarlierMerges(db: Database): Promise<void> {
  const { rows } = await db.query<{ id: string; successor: string }>(
    `select distinct gone.id, successor from retired_stories as gone join saved_stories as save on story_id = gone.id
      where successor is not null
        and not exists (
          select from saved_stories where account_id = save.account_id and story_id = successor and removed_at is null)`,
  );
  for (const { id, successor } of rows) await moveSaves(db, { from: id, to: successor });
}

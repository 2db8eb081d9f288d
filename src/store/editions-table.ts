import type { Database } from './connection.ts';

/** The number of the newest publication; 0 before the first. */
export async function currentVersion(db: Database): Promise<number> {
  const { rows } = await db.query<{ version: number }>(
    'select coalesce(max(version), 0) as version from editions',
  );
  return rows[0]?.version ?? 0;
}

/** Begins a publication. Versions grow, but not always by one: a publication that fails leaves a gap. */
export async function nextVersion(db: Database): Promise<number> {
  const { rows } = await db.query<{ version: number }>(
    'insert into editions default values returning version',
  );
  if (!rows[0]) throw new Error('the database gave no version');
  return rows[0].version;
}

/** @returns the newest version from before `before`, having forgotten all earlier ones */
export async function forgetEditions(db: Database, before: Date): Promise<number> {
  const { rows } = await db.query<{ version: number }>(
    'select coalesce(max(version), 0) as version from editions where at < $1',
    [before],
  );
  const version = rows[0]?.version ?? 0;
  await db.query('delete from editions where version < $1', [version]);
  return version;
}

import type { Client } from 'pg';
import { openClient } from './sql.ts';

/**
 * How much `ask` reads of a table, by PostgreSQL's own count: its rows, and the pieces of long values, which lie apart. All that `ask`
 * changes is undone.
 * @param prepare  runs before, in the same transaction, and does not count
 */
export async function readBy(
  store: { connectionString: string },
  table: 'reports' | 'stories' | 'saved_stories',
  ask: (db: Client) => Promise<unknown>,
  prepare: string = '',
): Promise<{ rows: number; pieces: number }> {
  const client = await openClient(store);
  const count = async () => {
    const { rows } = await client.query<{ read: number; isTable: boolean }>(
      `select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read, relid = $1::regclass as "isTable"
         from pg_stat_xact_all_tables
        where relid in ($1::regclass, (select reltoastrelid from pg_class where oid = $1::regclass))`,
      [table],
    );
    const of = (isTable: boolean) => rows.find((row) => row.isTable === isTable)?.read ?? 0;
    return { rows: of(true), pieces: of(false) };
  };
  try {
    await client.query(`begin; ${prepare}`);
    const before = await count();
    await ask(client);
    const after = await count();
    return { rows: after.rows - before.rows, pieces: after.pieces - before.pieces };
  } finally {
    await client.end();
  }
}

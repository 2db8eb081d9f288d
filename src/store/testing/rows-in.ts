import { sql } from './sql.ts';

/** How many rows a table has, past the store: what is there, also if nobody can read it. */
export async function rowsIn(
  store: { connectionString: string },
  table: 'stories' | 'reports',
): Promise<number> {
  const [row] = await sql<{ count: number }>(store, `select count(*)::int as count from ${table}`);
  return row?.count ?? 0;
}

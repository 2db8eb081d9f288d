import { Client } from 'pg';

/** How many rows a table has, past the store: what is there, also if nobody can read it. */
export async function rowsIn(
  { connectionString }: { connectionString: string },
  table: 'stories' | 'reports',
): Promise<number> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}

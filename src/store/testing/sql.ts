/** A database past its store: for tests that look into it, change it, or hold a row of it. */
import { Client, type QueryResultRow } from 'pg';

/** Where it is, as a test store and a test database both say. */
interface Place {
  connectionString: string;
}

/** A connection of its own; whoever opens it ends it. */
export async function openClient({ connectionString }: Place): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

/** The rows that a statement gives. */
export async function sql<Row extends QueryResultRow>(
  place: Place,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = await openClient(place);
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** A database past its store: for tests that look into it, change it, or hold a row of it. */
import { Client, type QueryResultRow } from 'pg';

/** Where it is, as a test store and a test database both say. */
interface Place {
  connectionString: string;
}

/** A session of its own; whoever opens it ends it. */
export async function openSession({ connectionString }: Place): Promise<Client> {
  const session = new Client({ connectionString });
  await session.connect();
  return session;
}

/** The rows that a statement gives. */
export async function sql<Row extends QueryResultRow>(
  place: Place,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const session = await openSession(place);
  try {
    return (await session.query<Row>(text, values)).rows;
  } finally {
    await session.end();
  }
}

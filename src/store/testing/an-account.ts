import { randomUUID } from 'node:crypto';
import { NOON } from './examples.ts';
import { sql } from './sql.ts';

/** A new account. @returns its id */
export async function anAccount(
  store: { connectionString: string },
  preferences: object = {},
): Promise<string> {
  const id = randomUUID();
  await sql(
    store,
    'insert into accounts (id, email, shape, preferences, created_at, seen_at) values ($1, $2, 0, $3, $4, $4)',
    [id, `${id}@post.example`, preferences, NOON],
  );
  return id;
}

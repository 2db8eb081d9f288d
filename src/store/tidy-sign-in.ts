import type { Database } from './connection.ts';
import type { TidiedSignIn } from './types.ts';

/** Removes codes, counters and sessions that have had their time. Twice removes nothing more. */
export async function tidySignIn(db: Database, now: Date): Promise<TidiedSignIn> {
  const expired = async (table: 'sign_in_codes' | 'attempts' | 'sessions'): Promise<number> =>
    (await db.query(`delete from ${table} where expires_at <= $1`, [now])).rowCount ?? 0;
  return {
    codes: await expired('sign_in_codes'),
    attempts: await expired('attempts'),
    sessions: await expired('sessions'),
  };
}

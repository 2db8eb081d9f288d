import type { Database } from './connection.ts';
import type { TidiedSignIn } from './types.ts';

/** Removes what has had its time: sessions only by the time that is proven. Twice removes nothing more. */
export async function tidySignIn(db: Database, now: Date, proven: Date): Promise<TidiedSignIn> {
  const expired = async (table: 'sign_in_codes' | 'attempts' | 'sessions', at: Date): Promise<number> =>
    (await db.query(`delete from ${table} where expires_at <= $1`, [at])).rowCount ?? 0;
  return {
    codes: await expired('sign_in_codes', now),
    attempts: await expired('attempts', now),
    sessions: await expired('sessions', proven),
  };
}

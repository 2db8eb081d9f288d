import type { Pool, PoolClient } from 'pg';
import { inTransaction } from './connection.ts';

/**
 * Runs `work` in one transaction that has the account's row for itself: changes to what one account holds come one after
 * the other. @returns null when there is no such account
 */
export function onLockedAccount<T>(
  pool: Pool,
  accountId: string,
  work: (db: PoolClient) => Promise<T>,
): Promise<T | null> {
  return inTransaction(pool, async (db) => {
    const { rowCount } = await db.query('select from accounts where id = $1 for update', [accountId]);
    return rowCount === 0 ? null : work(db);
  });
}

import type { Pool, PoolClient } from 'pg';
import { inTransaction } from './connection.ts';
import type { OneByOne } from './one-by-one.ts';

/**
 * Runs `work` in one transaction that has the account's row for itself: changes to what one account holds come one after
 * the other. @returns null when there is no such account
 * @throws TooManyWaiting
 */
export type OnLockedAccount = <T>(
  accountId: string,
  work: (db: PoolClient) => Promise<T>,
) => Promise<T | null>;

export function accountLock(pool: Pool, inTurn: OneByOne): OnLockedAccount {
  return (accountId, work) =>
    inTurn(accountId, () =>
      inTransaction(pool, async (db) => {
        const { rowCount } = await db.query('select from accounts where id = $1 for update', [accountId]);
        return rowCount === 0 ? null : work(db);
      }),
    );
}

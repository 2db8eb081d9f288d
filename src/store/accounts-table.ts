import { readStoredPreferences } from './account-shape.ts';
import type { Database } from './connection.ts';
import type { AccountsTable, StoredAccount } from './types.ts';

interface AccountRow {
  id: string;
  email: string;
  username: string;
  shape: number;
  preferences: unknown;
  created_at: Date;
  seen_at: Date;
}

const COLUMNS = 'id, email, username, shape, preferences, created_at, seen_at';

const fromRow = (row: AccountRow): StoredAccount => ({
  id: row.id,
  email: row.email,
  username: row.username,
  preferences: readStoredPreferences(row.preferences, row.shape),
  createdAt: row.created_at,
  seenAt: row.seen_at,
});

/**
 * The code that waits first, the sessions next, the account last: as signing in and renewing take them. The other way round
 * each would wait for the other. Whatever else refers to an account goes with it.
 */
const REMOVE = `
  with account as (select id, email from accounts where id = $1),
       code as (delete from sign_in_codes where email in (select email from account) returning email),
       ended as (
         delete from sessions
         where account_id in (select id from account) and (select count(*) from code) >= 0
         returning id)
  delete from accounts where id = $1 and (select count(*) from ended) >= 0`;

export function accountsTable(db: Database): AccountsTable {
  const one = async (where: string, value: string): Promise<StoredAccount | null> => {
    const { rows } = await db.query<AccountRow>(`select ${COLUMNS} from accounts where ${where} = $1`, [
      value,
    ]);
    return rows[0] ? fromRow(rows[0]) : null;
  };
  return {
    find: (id) => one('id', id),
    findByEmail: (email) => one('email', email),
    async list(limit) {
      const { rows } = await db.query<AccountRow>(
        `select ${COLUMNS} from accounts order by created_at desc, id limit $1`,
        [limit],
      );
      return rows.map(fromRow);
    },
    async count() {
      const { rows } = await db.query<{ count: number }>('select count(*) as count from accounts');
      return rows[0]?.count ?? 0;
    },
    async remove(id) {
      return (await db.query(REMOVE, [id])).rowCount === 1;
    },
  };
}

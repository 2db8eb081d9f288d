import { readStoredPreferences } from './account-shape.ts';
import type { Database } from './connection.ts';
import type { AccountsTable, StoredAccount } from './types.ts';

interface AccountRow {
  id: string;
  email: string;
  username: string;
  role: string;
  shape: number;
  preferences: unknown;
  created_at: Date;
  seen_at: Date;
}

const COLUMNS = 'id, email, username, role, shape, preferences, created_at, seen_at';

const fromRow = (row: AccountRow): StoredAccount => ({
  id: row.id,
  email: row.email,
  username: row.username,
  role: row.role,
  preferences: readStoredPreferences(row.preferences, row.shape),
  createdAt: row.created_at,
  seenAt: row.seen_at,
});

/** Rows that refer to an account go with it; a code that waits refers to the address only. */
const REMOVE = `
  with gone as (delete from accounts where id = $1 returning email),
       code as (delete from sign_in_codes where email in (select email from gone))
  select email from gone`;

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

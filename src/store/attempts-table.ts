import type { Database } from './connection.ts';
import type { AttemptsTable } from './types.ts';

const COUNT = `
  insert into attempts (key, since, count, expires_at) values ($1, $2, 1, $3)
  on conflict (key, since) do update set count = attempts.count + 1 where attempts.count < $4
  returning count`;

/** A lock is a counter without a window: it began at the beginning. */
const LOCK = `
  insert into attempts (key, since, count, expires_at) values ($1, 'epoch', 1, $3)
  on conflict (key, since) do update set expires_at = excluded.expires_at where attempts.expires_at <= $2
  returning count`;

export function attemptsTable(db: Database): AttemptsTable {
  return {
    async count(key, { since, until }, limit) {
      return (await db.query(COUNT, [key, since, until, limit])).rowCount === 1;
    },
    async giveBack(key, since) {
      await db.query('update attempts set count = count - 1 where key = $1 and since = $2 and count > 0', [
        key,
        since,
      ]);
    },
    async lock(key, now, until) {
      return (await db.query(LOCK, [key, now, until])).rowCount === 1;
    },
    async unlock(key, until) {
      await db.query(`delete from attempts where key = $1 and since = 'epoch' and expires_at = $2`, [
        key,
        until,
      ]);
    },
    async forget(keys) {
      await db.query('delete from attempts where key = any($1)', [keys]);
    },
  };
}

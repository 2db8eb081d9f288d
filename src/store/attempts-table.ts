import type { Database } from './connection.ts';
import type { OneByOne } from './one-by-one.ts';
import type { AttemptsTable } from './types.ts';

const COUNT = `
  insert into attempts (key, since, count, expires_at) values ($1, $2, 1, $3)
  on conflict (key, since) do update set count = attempts.count + 1 where attempts.count < $4
  returning count`;

/** A lock that ends so much later than one that is set now was set by a clock that has been put right since. */
const CLOCK_WAS_AHEAD = "interval '1 minute'";

/**
 * A lock is a counter without a window: it began at the beginning. The second part sees the table as it was before the first: who
 * lost to somebody at the same moment finds no row there, and waits the whole time.
 */
const LOCK = `
  with locked as (
    insert into attempts (key, since, count, expires_at) values ($1, 'epoch', 1, $3)
    on conflict (key, since) do update set expires_at = excluded.expires_at
     where attempts.expires_at <= $2 or attempts.expires_at > $3::timestamptz + ${CLOCK_WAS_AHEAD}
    returning key)
  select coalesce((select expires_at from attempts where key = $1 and since = 'epoch' and expires_at > $2), $3) as until
   where not exists (select from locked)`;

export function attemptsTable(db: Database, inTurn: OneByOne): AttemptsTable {
  const inTurnOf = <T>(key: Buffer, work: () => Promise<T>): Promise<T> => inTurn(key.toString('hex'), work);
  return {
    async count(key, { since, until }, limit) {
      const counted = await inTurnOf(key, () => db.query(COUNT, [key, since, until, limit]));
      return counted.rowCount === 1;
    },
    async giveBack(key, since) {
      await db.query('update attempts set count = count - 1 where key = $1 and since = $2 and count > 0', [
        key,
        since,
      ]);
    },
    async lock(key, now, until) {
      const { rows } = await inTurnOf(key, () => db.query<{ until: Date }>(LOCK, [key, now, until]));
      return rows[0]?.until ?? null;
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

import type { Database } from './connection.ts';
import type { SessionsTable, StoredSession } from './types.ts';

/** Not twice within the grace: so what is older than the one before the newest was replaced before it. */
const RENEW = `
  with renewed as (
    update sessions set generation = generation + 1, answered = false, refreshed_at = $5, seen_at = date_trunc('hour', $5::timestamptz),
      expires_at = least($6, created_at + $7 * interval '1 day')
    where id = $1 and account_id = $2 and refresh_hash = $3 and generation = $4 and expires_at > $5
      and (refreshed_at < $8 or refreshed_at = created_at)
    returning account_id, generation)
  update accounts set seen_at = date_trunc('hour', $5::timestamptz)
  from renewed where id = account_id
  returning generation, email`;

/** The newest or the one before: another tab was faster, or the answer was lost on its way and nobody has the newest. */
const JUST_REPLACED = `
  select generation, email from sessions join accounts on accounts.id = account_id
  where sessions.id = $1 and account_id = $2 and refresh_hash = $3 and generation in ($4, $4 + 1)
    and (refreshed_at >= $5 or not answered) and expires_at > $6`;

const END_REPLAYED = `
  delete from sessions where id = $1 and account_id = $2 and refresh_hash = $3 and generation > $4`;

export function sessionsTable(db: Database): SessionsTable {
  return {
    async holds({ id, accountId, generation }, now) {
      const { rows } = await db.query<{ answered: boolean; generation: number }>(
        'select answered, generation from sessions where id = $1 and account_id = $2 and expires_at > $3',
        [id, accountId, now],
      );
      // Once after each renewal. A token without a number is older than any answer that may be lost now, and proves none:
      // taken for proof it would end a reader's session, left aside it leaves a replaced token good until the next renewal.
      if (rows[0]?.answered === false && rows[0].generation === generation)
        await db.query('update sessions set answered = true where id = $1 and generation = $2', [
          id,
          generation,
        ]);
      return rows.length === 1;
    },
    async renew({ id, accountId, refreshHash, generation }, now, { graceFrom, expiresAt, maxDays }) {
      const shown = [id, accountId, refreshHash, generation];
      const renewed = await db.query<{ generation: number; email: string }>(RENEW, [
        ...shown,
        now,
        expiresAt,
        maxDays,
        graceFrom,
      ]);
      if (renewed.rows[0]) return renewed.rows[0];
      const latest = await db.query<{ generation: number; email: string }>(JUST_REPLACED, [
        ...shown,
        graceFrom,
        now,
      ]);
      if (latest.rows[0]) return latest.rows[0];
      return (await db.query(END_REPLAYED, shown)).rowCount === 1 ? 'ended' : null;
    },
    async list(accountId, now) {
      const { rows } = await db.query<StoredSession>(
        `select id, device, created_at as "createdAt", seen_at as "seenAt" from sessions
         where account_id = $1 and expires_at > $2 order by seen_at desc, created_at desc, id`,
        [accountId, now],
      );
      return rows;
    },
    async end(accountId, id) {
      const ended = await db.query('delete from sessions where account_id = $1 and id = $2', [accountId, id]);
      return ended.rowCount === 1;
    },
    async endAll(accountId) {
      return (await db.query('delete from sessions where account_id = $1', [accountId])).rowCount ?? 0;
    },
  };
}

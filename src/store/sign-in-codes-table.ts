import { ACCOUNT_SHAPE } from './account-shape.ts';
import type { Database } from './connection.ts';
import { toJson } from './json.ts';
import type { ReplacedCode, SignInCodesTable } from './types.ts';

/** The part that reads sees the table as it was before the other part writes. */
const PUT = `
  with replaced as (select * from sign_in_codes where email = $1),
       put as (
         insert into sign_in_codes (email, code_hash, sent_at, expires_at) values ($1, $2, $3, $4)
         on conflict (email) do update set code_hash = excluded.code_hash, sent_at = excluded.sent_at,
           expires_at = excluded.expires_at, wrong_tries = 0)
  select email, code_hash as hash, sent_at as "sentAt", expires_at as "expiresAt", wrong_tries as "wrongTries"
    from replaced`;

const REMOVE = 'delete from sign_in_codes where email = $1 and code_hash = $2 returning wrong_tries';

const PUT_BACK = `
  insert into sign_in_codes (email, code_hash, sent_at, expires_at, wrong_tries) values ($1, $2, $3, $4, $5)
  on conflict do nothing`;

const SPEND_TRY = `
  update sign_in_codes set wrong_tries = wrong_tries + 1
  where email = $1 and wrong_tries < $2 and expires_at > $3
  returning code_hash`;

/** One statement, so that either all of it happened or nothing, and the row of the code decides who was first. */
const REDEEM = `
  with used as (delete from sign_in_codes where email = $1 and code_hash = $2 returning email),
       account as (
         insert into accounts (id, email, shape, preferences, created_at, seen_at)
         select $3, email, $4, $5, $6, date_trunc('hour', $6::timestamptz) from used
         on conflict (email) do update set seen_at = excluded.seen_at
         returning id)
  insert into sessions (id, account_id, refresh_hash, page_hash, device, created_at, refreshed_at, seen_at, expires_at)
  select $7, id, $8, $9, $10, $6, $6, date_trunc('hour', $6::timestamptz), $11 from account
  returning account_id`;

export function signInCodesTable(db: Database): SignInCodesTable {
  return {
    async put({ email, hash, sentAt, expiresAt }) {
      const { rows } = await db.query<ReplacedCode>(PUT, [email, hash, sentAt, expiresAt]);
      return rows[0] ?? null;
    },
    async takeBack({ email, hash }, replaced) {
      const { rows } = await db.query<{ wrong_tries: number }>(REMOVE, [email, hash]);
      const [removed] = rows;
      // Gone: it let somebody in, or a later code took its place.
      if (!removed) return 0;
      if (replaced) {
        const { sentAt, expiresAt, wrongTries } = replaced;
        await db.query(PUT_BACK, [email, replaced.hash, sentAt, expiresAt, wrongTries]);
      }
      return removed.wrong_tries;
    },
    async spendTry(email, maxTries, now) {
      const { rows } = await db.query<{ code_hash: Buffer }>(SPEND_TRY, [email, maxTries, now]);
      return rows[0]?.code_hash ?? null;
    },
    async redeem({ email, hash }, { id, preferences }, session, now) {
      const { rows } = await db.query<{ account_id: string }>(REDEEM, [
        email,
        hash,
        id,
        ACCOUNT_SHAPE,
        toJson(preferences),
        now,
        session.id,
        session.refreshHash,
        session.pageHash,
        session.device,
        session.expiresAt,
      ]);
      return rows[0]?.account_id ?? null;
    },
  };
}

/** Everything that makes a page of one's own, in one question: a page waits for it. */
import type { Pool } from 'pg';
import { readStoredDevice, readStoredPreferences } from './account-shape.ts';
import type { ReadersTable, StoredReader, SubscriptionRecord } from './types.ts';

type ReaderRow = {
  id: string;
  email: string;
  username: string;
  shape: number;
  preferences: unknown;
  device: unknown;
  saved: string[];
} & { [Field in keyof SubscriptionRecord]: SubscriptionRecord[Field] | null };

/** Opened stories are the longest part of what devices know, and no page of the server's looks at them. */
const READER = `
  select account.id, account.email, account.username,
         account.shape, account.preferences, account.device - 'opened' as device,
         subscription.status, subscription.plan, subscription.customer,
         subscription.trial_end as "trialEnd", subscription.period_end as "periodEnd",
         subscription.billing_day as "billingDay", subscription.currency,
         subscription.cancel_at_period_end as "cancelAtPeriodEnd", subscription.trial_used as "trialUsed",
         array(select story_id from saved_stories where account_id = account.id and removed_at is null
               order by saved_at desc, id desc) as saved
    from accounts account left join subscriptions subscription on subscription.account_id = account.id`;

export function readersTable(pool: Pool): ReadersTable {
  const one = async (name: string, where: string, values: unknown[]): Promise<StoredReader | null> => {
    // Named, so that each connection plans it once.
    const { rows } = await pool.query<ReaderRow>({ name, text: `${READER} ${where}`, values });
    return rows[0] ? fromRow(rows[0]) : null;
  };
  return {
    byPage: (pageHash, now) =>
      one(
        'reader-by-page',
        'join sessions on sessions.account_id = account.id where page_hash = $1 and expires_at > $2',
        [pageHash, now],
      ),
    byAccount: (accountId) => one('reader-by-account', 'where account.id = $1', [accountId]),
  };
}

function fromRow(row: ReaderRow): StoredReader {
  const { id, email, username, saved, shape } = row;
  return {
    id,
    email,
    username,
    preferences: readStoredPreferences(row.preferences, shape),
    device: row.device === null ? null : readStoredDevice(row.device, shape),
    subscription: {
      status: row.status ?? 'none',
      plan: row.plan,
      customer: row.customer ?? '',
      trialEnd: row.trialEnd,
      periodEnd: row.periodEnd,
      billingDay: row.billingDay,
      currency: row.currency,
      cancelAtPeriodEnd: row.cancelAtPeriodEnd ?? false,
      trialUsed: row.trialUsed ?? false,
    },
    savedStories: saved,
  };
}

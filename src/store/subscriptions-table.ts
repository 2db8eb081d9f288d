import type { Pool } from 'pg';
import type { OnLockedAccount } from './account-lock.ts';
import type { Database } from './connection.ts';
import { addInvoice, invoiceOf, invoicesOf } from './invoices-table.ts';
import { NEVER_SUBSCRIBED } from './never-subscribed.ts';
import type { SubscriptionRecord, SubscriptionsTable } from './types.ts';

export function subscriptionsTable(pool: Pool, onLockedAccount: OnLockedAccount): SubscriptionsTable {
  return {
    read: (accountId) => readSubscription(pool, accountId),
    change: (accountId, change) =>
      onLockedAccount(accountId, async (db) => {
        const { record, paid } = change(await readSubscription(db, accountId));
        await write(db, accountId, record);
        for (const period of paid) await addInvoice(db, accountId, period);
        return record;
      }),
    invoices: (accountId) => invoicesOf(pool, accountId),
    invoice: (accountId, id) => invoiceOf(pool, accountId, id),
  };
}

/** A SubscriptionRecord, as the columns of its row. */
export const SUBSCRIPTION_COLUMNS = `status, plan, customer, trial_end as "trialEnd", period_end as "periodEnd",
  billing_day as "billingDay", currency, cancel_at_period_end as "cancelAtPeriodEnd", trial_used as "trialUsed"`;

export async function readSubscription(db: Database, accountId: string): Promise<SubscriptionRecord> {
  const { rows } = await db.query<SubscriptionRecord>(
    `select ${SUBSCRIPTION_COLUMNS} from subscriptions where account_id = $1`,
    [accountId],
  );
  return rows[0] ?? NEVER_SUBSCRIBED;
}

async function write(db: Database, accountId: string, record: SubscriptionRecord): Promise<void> {
  const { status, plan, customer, trialEnd, periodEnd, billingDay, currency } = record;
  const { cancelAtPeriodEnd, trialUsed } = record;
  await db.query(
    `insert into subscriptions
       (account_id, status, plan, customer, trial_end, period_end, billing_day, currency, cancel_at_period_end, trial_used)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (account_id) do update set
       status = excluded.status, plan = excluded.plan, customer = excluded.customer, trial_end = excluded.trial_end,
       period_end = excluded.period_end, billing_day = excluded.billing_day, currency = excluded.currency,
       cancel_at_period_end = excluded.cancel_at_period_end, trial_used = excluded.trial_used`,
    [
      accountId,
      status,
      plan,
      customer,
      trialEnd,
      periodEnd,
      billingDay,
      currency,
      cancelAtPeriodEnd,
      trialUsed,
    ],
  );
}

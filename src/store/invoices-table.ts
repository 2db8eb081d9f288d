import { randomUUID } from 'node:crypto';
import type { PlanId } from '../contract/contract.ts';
import type { Database } from './connection.ts';
import type { PaidPeriod, StoredInvoice } from './types.ts';

interface InvoiceRow {
  id: string;
  number: number;
  plan: PlanId;
  cents: number;
  currency: string;
  period_start: Date;
  period_end: Date;
}

const COLUMNS = 'id, number, plan, cents, currency, period_start, period_end';

const fromRow = (row: InvoiceRow): StoredInvoice => ({
  id: row.id,
  number: row.number,
  plan: row.plan,
  amount: { cents: row.cents, currency: row.currency },
  start: row.period_start,
  end: row.period_end,
});

/**
 * The number is the next of all invoices. A period is paid on its first day, which is the date that the reader's invoice bears;
 * `issued_at` says it for who keeps the books, and is read by nothing here.
 */
export async function addInvoice(db: Database, accountId: string, period: PaidPeriod): Promise<void> {
  const { plan, amount, start, end } = period;
  await db.query(
    `insert into invoices (id, account_id, issued_at, plan, cents, currency, period_start, period_end)
     values ($1, $2, $6, $3, $4, $5, $6, $7)`,
    [randomUUID(), accountId, plan, amount.cents, amount.currency, start, end],
  );
}

export async function invoicesOf(db: Database, accountId: string): Promise<StoredInvoice[]> {
  const { rows } = await db.query<InvoiceRow>(
    `select ${COLUMNS} from invoices where account_id = $1 order by number desc`,
    [accountId],
  );
  return rows.map(fromRow);
}

/** Ids are compared as texts: one that is no UUID is nobody's. */
export async function invoiceOf(db: Database, accountId: string, id: string): Promise<StoredInvoice | null> {
  const { rows } = await db.query<InvoiceRow>(
    `select ${COLUMNS} from invoices where account_id = $1 and id::text = $2`,
    [accountId, id],
  );
  return rows[0] ? fromRow(rows[0]) : null;
}

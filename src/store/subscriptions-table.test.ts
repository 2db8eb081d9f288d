import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore, type Store } from './store.ts';
import { anAccount } from './testing/an-account.ts';
import { at } from './testing/examples.ts';
import { openTestStore, type TestStore } from './testing/test-store.ts';
import type { PaidPeriod, SubscriptionRecord } from './types.ts';

let store: TestStore;
/** Another process. */
let other: Store;
beforeAll(async () => {
  store = await openTestStore();
  other = await openStore(store);
});
afterAll(async () => {
  await other.close();
  await store.close();
});

const TRIAL: SubscriptionRecord = {
  status: 'trialing',
  plan: 'monthly',
  customer: 'c1',
  trialEnd: at(1),
  periodEnd: at(2),
  billingDay: 3,
  currency: 'EUR',
  cancelAtPeriodEnd: true,
  trialUsed: true,
};
const OTHER: SubscriptionRecord = {
  status: 'active',
  plan: 'yearly',
  customer: 'c2',
  trialEnd: at(4),
  periodEnd: at(5),
  billingDay: 6,
  currency: 'USD',
  cancelAtPeriodEnd: false,
  trialUsed: false,
};
const paid = (currency: string, hour: number): PaidPeriod => ({
  plan: 'monthly',
  amount: { cents: 500, currency },
  start: at(hour),
  end: at(hour + 1),
});
const keep = (accountId: string, record: SubscriptionRecord, ...periods: PaidPeriod[]) =>
  store.subscriptions.change(accountId, () => ({ record, paid: periods }));

it('a subscription is read as it was written last, its reader’s alone', async () => {
  const [mine, theirs] = [await anAccount(store), await anAccount(store)];
  await keep(theirs, TRIAL);
  for (const record of [TRIAL, OTHER, TRIAL]) {
    expect(await keep(mine, record)).toEqual(record);
    expect(await store.subscriptions.read(mine)).toEqual(record);
    expect((await store.readers.byAccount(mine))?.subscription).toEqual(record);
  }
  await keep(mine, OTHER);
  expect(await store.subscriptions.read(theirs)).toEqual(TRIAL);
});

it('invoices are told newest first, to the account that paid them', async () => {
  const [mine, theirs] = [await anAccount(store), await anAccount(store)];
  await keep(mine, TRIAL, paid('EUR', 1), paid('USD', 2));
  await keep(theirs, TRIAL, paid('GBP', 3));
  const invoices = await store.subscriptions.invoices(mine);
  expect(invoices.map(({ amount, start, end }) => [amount.currency, start, end])).toEqual([
    ['USD', at(2), at(3)],
    ['EUR', at(1), at(2)],
  ]);
  const [first] = invoices;
  expect(await store.subscriptions.invoice(mine, first?.id ?? '')).toEqual(first);
  expect(await store.subscriptions.invoice(theirs, first?.id ?? '')).toBeNull();
  expect(await store.subscriptions.invoice(mine, 'no id')).toBeNull();
});

it('changes come one after the other, from however many processes, and none to an account that is gone', async () => {
  const accountId = await anAccount(store);
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      (n % 2 ? store : other).subscriptions.change(accountId, (record) => ({
        record: { ...record, billingDay: (record.billingDay ?? 0) + 1 },
        paid: [],
      })),
    ),
  );
  expect((await store.subscriptions.read(accountId)).billingDay).toBe(20);
  expect(await keep(randomUUID(), TRIAL)).toBeNull();
});

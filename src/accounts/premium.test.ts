import { describe, expect, it } from 'vitest';
import { MS_PER_DAY } from '../contract/contract.ts';
import {
  NEVER_SUBSCRIBED,
  type PaidPeriod,
  type StoredInvoice,
  type SubscriptionsTable,
} from '../store/types.ts';
import { openPremium } from './premium.ts';

const START = new Date('2026-03-01T12:00:00Z');
const afterDays = (days: number): Date => new Date(START.getTime() + days * MS_PER_DAY);

/** One account, on a clock and with news of our own. */
function openAccount() {
  let record = NEVER_SUBSCRIBED;
  const paid: PaidPeriod[] = [];
  const world = { clock: START, news: START as Date | null };
  const invoices = async (): Promise<StoredInvoice[]> =>
    paid.map((period, at) => ({ ...period, id: String(at), number: at })).reverse();
  const subscriptions: SubscriptionsTable = {
    read: async () => record,
    async change(_account, change) {
      const changed = change(record);
      record = changed.record;
      paid.push(...changed.paid);
      return record;
    },
    invoices,
    invoice: async () => null,
  };
  const premium = openPremium({
    store: { subscriptions, newestDateGiven: async () => world.news },
    priceList: 'plans',
    portalUrl: null,
    now: () => world.clock,
  });
  return { premium, world };
}

describe('a clock a year ahead of all news', () => {
  it('pays nothing for a subscription that goes on', async () => {
    const { premium, world } = openAccount();
    await premium.subscribe('a', 'monthly', 'en');
    world.clock = afterDays(365);
    expect((await premium.billing('a', 'en')).invoices).toHaveLength(1);
    expect(await premium.invoices('a')).toHaveLength(1);
    world.clock = afterDays(1);
    const { invoices, nextBillingDate } = await premium.billing('a', 'en');
    expect([invoices.length, nextBillingDate]).toEqual([1, '2026-04-01T12:00:00.000Z']);
  });

  it('takes nobody’s trial away for good', async () => {
    const { premium, world } = openAccount();
    await premium.startTrial('a', 'monthly');
    world.clock = afterDays(365);
    expect((await premium.billing('a', 'en')).status).toBe('none');
    expect(await premium.subscription('a')).toMatchObject({ status: 'none' });
    world.clock = afterDays(1);
    expect((await premium.billing('a', 'en')).status).toBe('trialing');
  });

  it('takes nobody’s last paid days away for good', async () => {
    const { premium, world } = openAccount();
    await premium.subscribe('a', 'yearly', 'en');
    await premium.cancel('a');
    world.clock = afterDays(400);
    expect((await premium.billing('a', 'en')).status).toBe('none');
    world.clock = afterDays(1);
    expect((await premium.billing('a', 'en')).status).toBe('cancelled');
    expect(await premium.reactivate('a')).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
  });
});

describe('a subscription that goes on', () => {
  it.each([
    ['as there are news', afterDays(60), 2],
    ['where no publisher gives a date', null, 2],
    ['once there are news again: until then', afterDays(20), 1],
  ])('is paid %s', async (_when, news, count) => {
    const { premium, world } = openAccount();
    await premium.subscribe('a', 'monthly', 'en');
    Object.assign(world, { clock: afterDays(60), news });
    const { invoices, nextBillingDate } = await premium.billing('a', 'en');
    expect([invoices.length, nextBillingDate]).toEqual([count, '2026-05-01T12:00:00.000Z']);
  });
});

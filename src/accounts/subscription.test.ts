import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPremium, MS_PER_DAY, TRIAL_DAYS } from '../contract/contract.ts';
import { NEVER_SUBSCRIBED, type PaidPeriod, type SubscriptionRecord } from '../store/types.ts';
import { billingOf, invoiceNumber, planNamed, plansOf, pricesOf } from './billing.ts';
import {
  type Changed,
  cancel,
  reactivate,
  settled,
  startTrial,
  subscribe,
  subscriptionAt,
} from './subscription.ts';

const NOW = new Date('2026-01-31T10:00:00Z');
const later = (days: number): Date => new Date(NOW.getTime() + days * MS_PER_DAY);
const priceOf = pricesOf('plans', 'en');
const trial = startTrial(NEVER_SUBSCRIBED, { plan: 'monthly', customer: 'c', now: NOW });
const monthly = subscribe(NEVER_SUBSCRIBED, { plan: 'monthly', customer: 'c', now: NOW, priceOf });
const yearly = subscribe(NEVER_SUBSCRIBED, { plan: 'yearly', customer: 'c', now: NOW, priceOf });

describe('a subscription', () => {
  it('BILL-09 begins with a trial of seven days, free again at its end', () => {
    expect(subscriptionAt(trial, NOW)).toMatchObject({
      tier: 'premium',
      status: 'trialing',
      trialEnd: later(TRIAL_DAYS).toISOString(),
      customerId: 'c',
      trialUsed: true,
    });
    expect(subscriptionAt(trial, new Date(later(7).getTime() - 1)).tier).toBe('premium');
    expect(subscriptionAt(trial, later(7))).toMatchObject({ tier: 'free', status: 'none', trialUsed: true });
    expect(settled(trial, later(7), priceOf).paid).toEqual([]);
  });

  it('bought when a cancelled period is over begins then, settled or not', () => {
    const gone = cancel(monthly.record);
    const { record, paid } = subscribe(gone, { plan: 'yearly', customer: 'c', now: later(40), priceOf });
    expect(paid.map(({ start }) => start)).toEqual([later(40)]);
    expect(record.cancelAtPeriodEnd).toBe(false);
  });

  it('shows no trial that is over, as an older release may leave one', () => {
    const left = { ...monthly.record, trialEnd: later(-1) };
    expect(settled(left, NOW, priceOf).record.trialEnd).toBeNull();
  });

  it.each([
    ['during it', trial, NOW],
    ['after it', settled(trial, later(8), priceOf).record, later(8)],
    ['while a subscription runs', monthly.record, NOW],
  ])('PREM-15 ERR-54 AMBIG-40 has one trial per reader: none %s', (_when, record, now) => {
    expect(() => startTrial(record, { plan: 'monthly', customer: 'c', now })).toThrow(
      expect.objectContaining({ code: 'TRIAL_FAILED' }),
    );
  });

  it('BILL-10 PREM-19 is active at once for a month or a year, with its first period paid', () => {
    expect(subscriptionAt(monthly.record, NOW)).toMatchObject({ status: 'active', priceId: 'monthly' });
    expect(monthly.paid).toEqual([
      {
        plan: 'monthly',
        amount: { cents: 499, currency: 'USD' },
        start: NOW,
        end: new Date('2026-02-28T10:00:00Z'),
      },
    ]);
    expect(yearly.record.periodEnd).toEqual(new Date('2027-01-31T10:00:00Z'));
    expect(yearly.paid[0]?.amount.cents).toBe(4900);
  });

  it('BILL-11 BILL-16 BILL-17 keeps everything until its end when it is cancelled', () => {
    const cancelled = cancel(monthly.record);
    expect(subscriptionAt(cancelled, later(20))).toMatchObject({
      tier: 'premium',
      status: 'active',
      cancelAtPeriodEnd: true,
    });
    expect(subscriptionAt(cancelled, later(40))).toMatchObject({
      tier: 'free',
      status: 'none',
      cancelAtPeriodEnd: false,
    });
    const end = monthly.record.periodEnd ?? NOW;
    expect(subscriptionAt(cancelled, new Date(end.getTime() - 1)).tier).toBe('premium');
    expect(settled(cancelled, end, priceOf)).toMatchObject({ record: { status: 'none' }, paid: [] });
    expect(cancel(cancelled)).toEqual(cancelled);
    expect(subscriptionAt(cancel(trial), later(6)).tier).toBe('premium');
    expect(() => cancel(NEVER_SUBSCRIBED)).toThrow(
      expect.objectContaining({ code: 'NO_ACTIVE_SUBSCRIPTION' }),
    );
  });

  it('BILL-12 BILL-13 goes on when a cancellation is taken back, and only then', () => {
    expect(reactivate(cancel(monthly.record))).toEqual(monthly.record);
    for (const record of [
      NEVER_SUBSCRIBED,
      trial,
      monthly.record,
      settled(cancel(monthly.record), later(40), priceOf).record,
    ])
      expect(() => reactivate(record)).toThrow(
        expect.objectContaining({ code: 'NO_CANCELLED_SUBSCRIPTION' }),
      );
  });

  it('is paid for each period that passed, without a gap', () => {
    const { record, paid } = settled(monthly.record, later(100), priceOf);
    expect(paid).toHaveLength(3);
    expect(paid[0]?.start).toEqual(monthly.paid[0]?.end);
    expect(record.periodEnd).toEqual(paid.at(-1)?.end);
  });

  it.each([
    ['the 31st', 'monthly', '2026-01-31T10:00:00Z', ['02-28', '03-31', '04-30', '05-31', '06-30', '07-31']],
    ['the 30th', 'monthly', '2026-12-30T23:59:59Z', ['01-30', '02-28', '03-30', '04-30']],
    ['the 29th, in a leap year', 'monthly', '2028-01-29T00:00:00Z', ['02-29', '03-29', '04-29']],
    ['29 February, for a year', 'yearly', '2028-02-29T10:00:00Z', ['02-28', '02-28', '02-28', '02-29']],
  ] as const)('keeps the day it began on after a short month: %s', (_day, plan, from, ends) => {
    const begun = subscribe(NEVER_SUBSCRIBED, { plan, customer: 'c', now: new Date(from), priceOf });
    let { record } = begun;
    const paid = [...begun.paid];
    // One period at a time, as a reader who comes back now and then, and all at once.
    while (paid.length < ends.length) {
      const next = settled(record, record.periodEnd ?? NOW, priceOf);
      record = next.record;
      paid.push(...next.paid);
    }
    expect(paid.map(({ end }) => end.toISOString().slice(5, 10))).toEqual(ends);
    expect(paid.map(({ end }) => end.toISOString().slice(10, 19))).toEqual(
      ends.map(() => from.slice(10, 19)),
    );
    const last = new Date((paid.at(-1)?.start.getTime() ?? 0) + 1);
    expect(settled(begun.record, last, priceOf).record).toEqual(record);
  });

  it('takes another day when it begins anew', () => {
    const ended = settled(cancel(monthly.record), later(60), priceOf).record;
    expect(ended.billingDay).toBeNull();
    const anew = subscribe(ended, { plan: 'monthly', customer: 'c', now: later(60), priceOf }).record;
    expect(anew).toMatchObject({ billingDay: 1, periodEnd: new Date('2026-05-01T10:00:00Z') });
  });

  it('is the same customer’s when it begins anew', () => {
    const once = settled(cancel(monthly.record), later(60), priceOf).record;
    expect(subscriptionAt(once, later(60)).customerId).toBe('c');
    expect(startTrial(once, { plan: 'monthly', customer: 'd', now: later(60) }).customer).toBe('c');
    expect(subscribe(once, { plan: 'yearly', customer: 'd', now: later(60), priceOf }).record.customer).toBe(
      'c',
    );
    expect(subscriptionAt(NEVER_SUBSCRIBED, NOW).customerId).toBeNull();
  });

  it('is charged nothing for the plan it has', () => {
    const again = subscribe(cancel(monthly.record), {
      plan: 'monthly',
      customer: 'c',
      now: later(1),
      priceOf,
    });
    expect(again).toEqual({ record: monthly.record, paid: [] });
  });

  it.each([
    ['a trial, the plan that is tried', trial, 'monthly', later(7)],
    ['a trial, for a year', trial, 'yearly', later(7)],
    ['a trial that was to end', cancel(trial), 'monthly', later(7)],
    ['a month, for a year', monthly.record, 'yearly', monthly.record.periodEnd],
    ['a year, by the month', yearly.record, 'monthly', yearly.record.periodEnd],
    ['a year that was cancelled, by the month', cancel(yearly.record), 'monthly', yearly.record.periodEnd],
  ] as const)('BILL-10 begins, and is paid, where what there was ends: %s', (_has, record, plan, end) => {
    const { record: bought, paid } = subscribe(record, { plan, customer: 'c', now: later(3), priceOf });
    expect(paid).toEqual([]);
    expect(subscriptionAt(bought, later(3))).toMatchObject({
      status: 'active',
      priceId: plan,
      trialEnd: record.trialEnd?.toISOString() ?? null,
      currentPeriodEnd: end?.toISOString(),
      cancelAtPeriodEnd: false,
    });
    const { record: after, paid: then } = settled(bought, end ?? NOW, priceOf);
    expect(then).toMatchObject([{ plan, amount: priceOf(plan), start: end, end: after.periodEnd }]);
    expect(subscriptionAt(after, end ?? NOW)).toMatchObject({ status: 'active', trialEnd: null });
  });

  it('BILL-11 is free again, and costs nothing, when it is cancelled before the trial it followed ends', () => {
    const { record: kept } = subscribe(trial, { plan: 'monthly', customer: 'c', now: later(1), priceOf });
    expect(subscriptionAt(cancel(kept), later(6))).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    });
    expect(settled(cancel(kept), later(7), priceOf)).toMatchObject({ record: { status: 'none' }, paid: [] });
  });

  it('begins at once after a trial that is over, though nobody has looked since', () => {
    const bought = subscribe(trial, { plan: 'monthly', customer: 'c', now: later(9), priceOf });
    expect(bought).toMatchObject({
      record: { status: 'active', trialEnd: null },
      paid: [{ start: later(9) }],
    });
  });
});

describe('whatever a reader does', () => {
  type Step = { days: number; act: 'trial' | 'monthly' | 'yearly' | 'cancel' | 'reactivate' | 'look' };
  const steps = fc.array(
    fc.record({
      days: fc.integer({ min: 0, max: 60 }),
      act: fc.constantFrom<Step['act']>('trial', 'monthly', 'yearly', 'cancel', 'reactivate', 'look'),
    }),
    { maxLength: 25 },
  );
  const act = (record: SubscriptionRecord, how: Step['act'], now: Date): Changed => {
    const as = { plan: how === 'yearly' ? 'yearly' : 'monthly', customer: 'c', now, priceOf } as const;
    try {
      if (how === 'trial') return { record: startTrial(record, as), paid: [] };
      if (how === 'cancel') return { record: cancel(record), paid: [] };
      if (how === 'reactivate') return { record: reactivate(record), paid: [] };
      return how === 'look' ? { record, paid: [] } : subscribe(record, as);
    } catch {
      return { record, paid: [] };
    }
  };

  it('Premium is paid for or on trial, at most one trial is given, and no period is paid twice', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        let record = NEVER_SUBSCRIBED;
        let now = NOW;
        let trials = 0;
        const paid: PaidPeriod[] = [];
        for (const { days, act: how } of taken) {
          now = new Date(now.getTime() + days * MS_PER_DAY);
          const before = settled(record, now, priceOf);
          const after = act(before.record, how, now);
          if (after.record.trialEnd && after.record.trialEnd !== before.record.trialEnd) trials++;
          record = after.record;
          paid.push(...before.paid, ...after.paid);
          const subscription = subscriptionAt(record, now);
          const covered =
            paid.some(({ start, end }) => start <= now && now < end) ||
            (record.trialEnd !== null && now < record.trialEnd);
          expect(isPremium(subscription)).toBe(subscription.tier === 'premium');
          if (isPremium(subscription)) expect(covered).toBe(true);
          expect(settled(record, now, priceOf)).toEqual({ record, paid: [] });
        }
        expect(trials).toBeLessThanOrEqual(1);
        // What was paid for is had in full before more is paid.
        for (const [at, { start }] of paid.entries())
          expect(start.getTime()).toBeGreaterThanOrEqual(paid[at - 1]?.end.getTime() ?? 0);
        expect(new Set(paid.map(({ plan, start }) => `${plan} ${start.getTime()}`)).size).toBe(paid.length);
      }),
    );
  });
});

describe('prices', () => {
  it('PREM-29 PREM-30 PREM-32 are 4.99 and 49, and a year saves 11', () => {
    for (const language of ['en', 'nl'] as const)
      expect(plansOf(pricesOf('plans', language), language)).toMatchObject({
        plans: [
          { id: 'monthly', price: { cents: 499, currency: 'USD' }, interval: 'month', trialDays: 7 },
          { id: 'yearly', price: { cents: 4900, currency: 'USD' }, interval: 'year', trialDays: 7 },
        ],
        yearlySavings: { cents: 1100, currency: 'USD' },
      });
  });

  it('PREM-33 of the other list are 9.99 and 99.99, in euros for the Dutch', () => {
    const { plans } = plansOf(pricesOf('alternate', 'nl'), 'nl');
    expect(plans.map(({ price }) => price)).toEqual([
      { cents: 999, currency: 'EUR' },
      { cents: 9999, currency: 'EUR' },
    ]);
    expect(pricesOf('alternate', 'en')('yearly').currency).toBe('USD');
  });

  it('ERR-53 are of plans that exist', () => {
    expect(planNamed('yearly')).toBe('yearly');
    for (const name of ['weekly', '', '__proto__', 'toString'])
      expect(() => planNamed(name)).toThrow(expect.objectContaining({ code: 'PLAN_NOT_FOUND' }));
  });
});

describe('billing', () => {
  const how = { priceOf, language: 'en', portalUrl: null, now: NOW } as const;
  const invoices = monthly.paid.map((period) => ({ ...period, id: 'i', number: 12 }));

  it('BILL-18 BILL-19 DATA-33 DATA-34 DATA-35 shows the plan, a visa card and one paid invoice of 4.99', () => {
    expect(billingOf(monthly.record, invoices, how)).toMatchObject({
      plan: { id: 'monthly' },
      status: 'active',
      trialEndsAt: null,
      nextBillingDate: '2026-02-28T10:00:00.000Z',
      paymentMethods: [
        {
          id: 'card-visa',
          type: 'card',
          brand: 'visa',
          last4: '4242',
          expiryMonth: 12,
          expiryYear: NOW.getUTCFullYear() + 3,
        },
      ],
      invoices: [
        {
          id: 'i',
          number: 'H-2026-000012',
          date: NOW.toISOString(),
          amount: { cents: 499, currency: 'USD' },
          status: 'paid',
          description: 'Premium, one month',
        },
      ],
    });
  });

  it('BILL-11 calls the record cancelled at once, and bills no more', () => {
    expect(billingOf(cancel(monthly.record), invoices, how)).toMatchObject({
      subscription: { status: 'active' },
      status: 'cancelled',
      nextBillingDate: null,
    });
    expect(billingOf(trial, [], how)).toMatchObject({
      status: 'trialing',
      trialEndsAt: later(TRIAL_DAYS).toISOString(),
      nextBillingDate: null,
    });
    expect(billingOf(NEVER_SUBSCRIBED, [], how)).toMatchObject({
      plan: null,
      status: 'none',
      paymentMethods: [],
    });
  });

  it('numbers invoices for as long as it takes', () => {
    expect(invoiceNumber({ number: 1_234_567, start: NOW })).toBe('H-2026-1234567');
  });
});

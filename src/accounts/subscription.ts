/**
 * Premium as a state machine over one record: none → trialing → none, none or trialing → active, active ⇄ cancelled → none.
 * Active with a trial end is a trial that will be kept: nothing is paid before it ends.
 * Pure: the clock is passed in, and what time alone changes (a trial that ends, a period that is over) is worked out when
 * somebody looks. No payment network is asked, and no money is taken.
 */
import {
  type Amount,
  FREE_SUBSCRIPTION,
  isPremium,
  MS_PER_DAY,
  monthsLater,
  type PlanId,
  type Subscription,
  TRIAL_DAYS,
} from '../contract/contract.ts';
import type { PaidPeriod, SubscriptionRecord } from '../store/types.ts';
import { AccountFault } from './fault.ts';

const MONTHS: Record<PlanId, number> = { monthly: 1, yearly: 12 };

/** What a plan costs this reader. */
export type PriceOf = (plan: PlanId) => Amount;

/** A record after a change, and the periods that were paid by it. */
export interface Changed {
  record: SubscriptionRecord;
  paid: PaidPeriod[];
}

/**
 * The record at this moment. A trial that is over leaves nothing; a period that is over is followed by the next one, which
 * is paid, or by nothing when it was cancelled.
 */
export function settled(record: SubscriptionRecord, now: Date, priceOf: PriceOf): Changed {
  const { status, trialEnd, periodEnd, billingDay, plan } = record;
  if (status === 'trialing' && (!trialEnd || trialEnd <= now)) return { record: ended(record), paid: [] };
  if (status !== 'active') return { record, paid: [] };
  if (!periodEnd || !plan || (periodEnd <= now && record.cancelAtPeriodEnd))
    return { record: ended(record), paid: [] };
  const paid: PaidPeriod[] = [];
  let end = periodEnd;
  while (end <= now) {
    const period = periodFrom(end, plan, priceOf, billingDay ?? undefined);
    paid.push(period);
    end = period.end;
  }
  return {
    record: { ...record, trialEnd: trialEnd && trialEnd > now ? trialEnd : null, periodEnd: end },
    paid,
  };
}

/**
 * One trial per reader, for who has no Premium.
 * @param customer  how the built-in payment provider calls a reader it meets for the first time
 * @throws AccountFault TRIAL_FAILED
 */
export function startTrial(
  record: SubscriptionRecord,
  { plan, customer, now }: { plan: PlanId; customer: string; now: Date },
): SubscriptionRecord {
  if (record.trialUsed || record.status !== 'none') throw new AccountFault('TRIAL_FAILED');
  return {
    ...record,
    status: 'trialing',
    plan,
    customer: record.customer || customer,
    trialEnd: new Date(now.getTime() + TRIAL_DAYS * MS_PER_DAY),
    periodEnd: null,
    billingDay: null,
    cancelAtPeriodEnd: false,
    trialUsed: true,
  };
}

/**
 * Active on this plan. What is left of a trial or of a paid period is kept: the plan's first period begins, and is paid, where
 * that ends; without either, now. A subscription that was cancelled goes on.
 */
export function subscribe(
  record: SubscriptionRecord,
  { plan, customer, now, priceOf }: { plan: PlanId; customer: string; now: Date; priceOf: PriceOf },
): Changed {
  const has = endOfWhatThereIs(record, now);
  if (has)
    return {
      record: {
        ...record,
        status: 'active',
        plan,
        periodEnd: has,
        billingDay: record.billingDay ?? has.getUTCDate(),
        currency: record.currency ?? priceOf(plan).currency,
        cancelAtPeriodEnd: false,
      },
      paid: [],
    };
  const period = periodFrom(now, plan, priceOf);
  return {
    record: {
      ...record,
      status: 'active',
      plan,
      customer: record.customer || customer,
      trialEnd: null,
      periodEnd: period.end,
      billingDay: now.getUTCDate(),
      currency: period.amount.currency,
      cancelAtPeriodEnd: false,
    },
    paid: [period],
  };
}

/** Null where nothing is left. A period that may be over is followed by the next one when it is settled, a cancelled one by nothing. */
function endOfWhatThereIs(
  { status, trialEnd, periodEnd, cancelAtPeriodEnd }: SubscriptionRecord,
  now: Date,
): Date | null {
  if (status === 'trialing') return trialEnd && trialEnd > now ? trialEnd : null;
  const goesOn = periodEnd !== null && (periodEnd > now || !cancelAtPeriodEnd);
  return status === 'active' && goesOn ? periodEnd : null;
}

/** Premium stays until its end; twice is the same. @throws AccountFault NO_ACTIVE_SUBSCRIPTION */
export function cancel(record: SubscriptionRecord): SubscriptionRecord {
  if (record.status === 'none') throw new AccountFault('NO_ACTIVE_SUBSCRIPTION');
  return { ...record, cancelAtPeriodEnd: true };
}

/** @throws AccountFault NO_CANCELLED_SUBSCRIPTION */
export function reactivate(record: SubscriptionRecord): SubscriptionRecord {
  if (!record.cancelAtPeriodEnd) throw new AccountFault('NO_CANCELLED_SUBSCRIPTION');
  return { ...record, cancelAtPeriodEnd: false };
}

/** What a session is told of a settled record. */
export function toSubscription(record: SubscriptionRecord): Subscription {
  const { status, plan, customer, trialEnd, periodEnd, cancelAtPeriodEnd, trialUsed } = record;
  if (status === 'none') return { ...FREE_SUBSCRIPTION, customerId: customer || null, trialUsed };
  return {
    tier: 'premium',
    status,
    trialEnd: trialEnd?.toISOString() ?? null,
    currentPeriodEnd: (periodEnd ?? trialEnd)?.toISOString() ?? null,
    priceId: plan,
    customerId: customer,
    cancelAtPeriodEnd,
    trialUsed,
  };
}

/** The record at this moment, to look at; what periods cost does not matter to it. */
export function recordAt(record: SubscriptionRecord, now: Date): SubscriptionRecord {
  return settled(record, now, () => ({ cents: 0, currency: '' })).record;
}

export function subscriptionAt(record: SubscriptionRecord, now: Date): Subscription {
  return toSubscription(recordAt(record, now));
}

function ended(record: SubscriptionRecord): SubscriptionRecord {
  return {
    ...record,
    status: 'none',
    plan: null,
    trialEnd: null,
    periodEnd: null,
    billingDay: null,
    currency: null,
    cancelAtPeriodEnd: false,
  };
}

/** @param day  of the month it ends on, where that month has it; default: the day it starts on */
function periodFrom(start: Date, plan: PlanId, priceOf: PriceOf, day?: number): PaidPeriod {
  return { plan, amount: priceOf(plan), start, end: monthsLater(start, MONTHS[plan], day) };
}

export function hasPremium(record: SubscriptionRecord, now: Date): boolean {
  return isPremium(subscriptionAt(record, now));
}

/** Plans and their prices, and what billing shows. */
import {
  type Amount,
  type Billing,
  type InterfaceLanguage,
  PLAN_IDS,
  type Plan,
  type PlanId,
  type Plans,
  PREMIUM_FEATURES,
  PRICE_LISTS,
  type PriceList,
  TRIAL_DAYS,
} from '../contract/contract.ts';
import type { StoredInvoice, SubscriptionRecord } from '../store/types.ts';
import { textsIn } from '../texts/texts.ts';
import { AccountFault } from './fault.ts';
import { type PriceOf, toSubscription } from './subscription.ts';

const NAMES = { monthly: 'premium.monthly', yearly: 'premium.annual' } as const;
const INTERVALS = { monthly: 'month', yearly: 'year' } as const;
const MONTHS_PER_YEAR = 12;
const CENTS = 100;
/** Digits of an invoice's number; more when they are needed. */
const NUMBER_DIGITS = 6;
/** The card of the built-in payment provider: nobody's, and valid for some years yet. */
const CARD = { id: 'card-visa', type: 'card', last4: '4242', brand: 'visa', expiryMonth: 12 } as const;
const CARD_YEARS = 3;

/**
 * What plans cost a reader of this language.
 * @param paidIn  the currency of a subscription that goes on: it stays, as long as the list has it; null = a new one
 */
export function pricesOf(
  list: PriceList,
  language: InterfaceLanguage,
  paidIn: string | null = null,
): PriceOf {
  const { cents, currency } = PRICE_LISTS[list];
  const kept = Object.values(currency).find((known) => known === paidIn);
  return (plan) => ({ cents: cents[plan], currency: kept ?? currency[language] });
}

/** The price list, and what a year saves. */
export function plansOf(priceOf: PriceOf, language: InterfaceLanguage): Plans {
  const monthly = priceOf('monthly');
  const saved = monthly.cents * MONTHS_PER_YEAR - priceOf('yearly').cents;
  return {
    plans: PLAN_IDS.map((id) => planOf(id, priceOf(id), language)),
    yearlySavings: { ...monthly, cents: Math.round(saved / CENTS) * CENTS },
  };
}

/** @throws AccountFault PLAN_NOT_FOUND */
export function planNamed(id: string): PlanId {
  const plan = PLAN_IDS.find((known) => known === id);
  if (!plan) throw new AccountFault('PLAN_NOT_FOUND');
  return plan;
}

function planOf(id: PlanId, price: Amount, language: InterfaceLanguage): Plan {
  return {
    id,
    name: textsIn(language)(NAMES[id]),
    price,
    interval: INTERVALS[id],
    trialDays: TRIAL_DAYS,
    features: [...PREMIUM_FEATURES],
  };
}

/** As printed on the invoice, for example "H-2026-000012". */
export function invoiceNumber({ number, start }: Pick<StoredInvoice, 'number' | 'start'>): string {
  return `H-${start.getUTCFullYear()}-${String(number).padStart(NUMBER_DIGITS, '0')}`;
}

/**
 * @param record    settled
 * @param invoices  newest first
 * @param language  of what is written: the plan's name, a line for each invoice
 */
export function billingOf(
  record: SubscriptionRecord,
  invoices: readonly StoredInvoice[],
  {
    priceOf,
    language,
    portalUrl,
    now,
  }: { priceOf: PriceOf; language: InterfaceLanguage; portalUrl: string | null; now: Date },
): Billing {
  const t = textsIn(language);
  const subscription = toSubscription(record);
  const { status, plan, cancelAtPeriodEnd } = record;
  return {
    subscription,
    plan: plan && planOf(plan, priceOf(plan), language),
    status: status !== 'none' && cancelAtPeriodEnd ? 'cancelled' : status,
    trialEndsAt: subscription.trialEnd,
    // Nothing is charged when a trial ends that nobody kept, or after a cancellation.
    nextBillingDate: status === 'active' && !cancelAtPeriodEnd ? subscription.currentPeriodEnd : null,
    portalUrl,
    paymentMethods: status === 'none' ? [] : [{ ...CARD, expiryYear: now.getUTCFullYear() + CARD_YEARS }],
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      number: invoiceNumber(invoice),
      date: invoice.start.toISOString(),
      amount: invoice.amount,
      status: 'paid',
      description: t(`invoice.line.${invoice.plan}`),
    })),
  };
}

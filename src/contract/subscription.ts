/** Premium: plans, a reader's subscription, and what billing shows. No payment network is ever asked, and no money taken. */
import { type Static, Type } from 'typebox';
import { PLAN_IDS, SUBSCRIPTION_STATUSES, TIERS } from './premium.ts';

const time = Type.Union([Type.String(), Type.Null()]);

/**
 * What a session knows. Premium counts while tier is premium and status is trialing or active; a cancelled one keeps both
 * until its period ends, with `cancelAtPeriodEnd` set.
 */
export const SubscriptionSchema = Type.Object({
  tier: Type.Enum(TIERS),
  status: Type.Enum(SUBSCRIPTION_STATUSES),
  trialEnd: time,
  currentPeriodEnd: time,
  /** The plan: its id. */
  priceId: Type.Union([Type.String(), Type.Null()]),
  customerId: Type.Union([Type.String(), Type.Null()]),
  cancelAtPeriodEnd: Type.Boolean(),
  /** One trial per reader. */
  trialUsed: Type.Boolean(),
});
export type Subscription = Static<typeof SubscriptionSchema>;

const amount = Type.Object({
  /** Hundredths of the currency. */
  cents: Type.Integer({ minimum: 0 }),
  /** ISO 4217. */
  currency: Type.String(),
});
export type Amount = Static<typeof amount>;

const PlanSchema = Type.Object({
  id: Type.Enum(PLAN_IDS),
  /** In the language asked for. */
  name: Type.String(),
  price: amount,
  interval: Type.Enum(['month', 'year']),
  trialDays: Type.Integer(),
  features: Type.Array(Type.String()),
});
export type Plan = Static<typeof PlanSchema>;

/** GET /plans */
export const PlansSchema = Type.Object({
  plans: Type.Array(PlanSchema),
  /** What a year costs less than twelve months, in whole units of the currency. */
  yearlySavings: amount,
});
export type Plans = Static<typeof PlansSchema>;

const PaymentMethodSchema = Type.Object({
  id: Type.String(),
  type: Type.Literal('card'),
  last4: Type.String(),
  brand: Type.String(),
  expiryMonth: Type.Integer(),
  expiryYear: Type.Integer(),
});
const InvoiceSchema = Type.Object({
  id: Type.String(),
  /** As printed on it, for example "H-2026-000012". */
  number: Type.String(),
  date: Type.String(),
  amount,
  status: Type.Literal('paid'),
  description: Type.String(),
});
export type Invoice = Static<typeof InvoiceSchema>;

/** GET /subscription/billing */
export const BillingSchema = Type.Object({
  subscription: SubscriptionSchema,
  plan: Type.Union([PlanSchema, Type.Null()]),
  /** The record of the payment provider: cancelled as soon as the reader cancels. */
  status: Type.Enum([...SUBSCRIPTION_STATUSES, 'cancelled']),
  trialEndsAt: time,
  nextBillingDate: time,
  /** Test page of the card payment provider; null = the operator named none. */
  portalUrl: time,
  paymentMethods: Type.Array(PaymentMethodSchema),
  /** Newest first. Each as PDF at /subscription/invoices/{id}.pdf. */
  invoices: Type.Array(InvoiceSchema),
});
export type Billing = Static<typeof BillingSchema>;

/** POST /subscription/trial and /subscription/subscribe; both answer with the subscription as it is then. */
export const SubscribeBodySchema = Type.Object({ planId: Type.String({ maxLength: 40 }) });

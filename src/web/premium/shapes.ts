/** What the server says of plans and billing, read field by field. */
import type { Amount, Billing, Invoice, Plan, Plans } from '../../contract/contract.ts';
import { PLAN_IDS } from '../../contract/premium.ts';
import { list, nullable, number, object, oneOf, text } from '../data/shape.ts';
import { subscriptionShape } from '../session/user-shape.ts';

const amountShape = object<Amount>({ cents: number, currency: text });

const planShape = object<Plan>({
  id: oneOf(PLAN_IDS),
  name: text,
  price: amountShape,
  interval: oneOf(['month', 'year']),
  trialDays: number,
  features: list(text),
});

export const plansShape = object<Plans>({ plans: list(planShape), yearlySavings: amountShape });

export const billingShape = object<Billing>({
  subscription: subscriptionShape,
  plan: nullable(planShape),
  status: oneOf(['none', 'trialing', 'active', 'cancelled']),
  trialEndsAt: nullable(text),
  nextBillingDate: nullable(text),
  portalUrl: nullable(text),
  paymentMethods: list(
    object<Billing['paymentMethods'][number]>({
      id: text,
      type: oneOf(['card']),
      last4: text,
      brand: text,
      expiryMonth: number,
      expiryYear: number,
    }),
  ),
  invoices: list(
    object<Invoice>({
      id: text,
      number: text,
      date: text,
      amount: amountShape,
      status: oneOf(['paid']),
      description: text,
    }),
  ),
});

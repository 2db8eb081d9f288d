import type { SubscriptionRecord } from './account-types.ts';

/** Of an account that never had anything. */
export const NEVER_SUBSCRIBED: SubscriptionRecord = {
  status: 'none',
  plan: null,
  customer: '',
  trialEnd: null,
  periodEnd: null,
  billingDay: null,
  currency: null,
  cancelAtPeriodEnd: false,
  trialUsed: false,
};

/** What Premium is; plain, so that the browser may load it. Schemas are in subscription.ts. */
import type { InterfaceLanguage } from './locale.ts';

/** Days of a trial, on every plan. */
export const TRIAL_DAYS = 7;
export const PLAN_IDS = ['monthly', 'yearly'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export const PRICE_LIST_NAMES = ['plans', 'alternate'] as const;
export type PriceList = (typeof PRICE_LIST_NAMES)[number];
/** Hundredths of the currency; which list is in force is a setting of the installation. */
export const PRICE_LISTS: Record<
  PriceList,
  { cents: Record<PlanId, number>; currency: Record<InterfaceLanguage, string> }
> = {
  plans: { cents: { monthly: 499, yearly: 4900 }, currency: { en: 'USD', nl: 'USD' } },
  alternate: { cents: { monthly: 999, yearly: 9999 }, currency: { en: 'USD', nl: 'EUR' } },
};

/** What Premium gives, in the order it is listed; the texts name each: `premium.feature.<key>`. */
export const PREMIUM_FEATURES = [
  'saves',
  'muting',
  'adFree',
  'themes',
  'digest',
  'filters',
  'support',
] as const;
export type PremiumFeature = (typeof PREMIUM_FEATURES)[number];

export const TIERS = ['free', 'premium'] as const;
export const SUBSCRIPTION_STATUSES = ['none', 'trialing', 'active'] as const;

/** Somebody who never had Premium. */
export const FREE_SUBSCRIPTION = {
  tier: 'free',
  status: 'none',
  trialEnd: null,
  currentPeriodEnd: null,
  priceId: null,
  customerId: null,
  cancelAtPeriodEnd: false,
  trialUsed: false,
} as const;

interface Standing {
  readonly tier: (typeof TIERS)[number];
  readonly status: (typeof SUBSCRIPTION_STATUSES)[number];
}

/** Premium counts only when tier is premium and status is active or trialing. */
export function isPremium({ tier, status }: Standing): boolean {
  return tier === 'premium' && (status === 'active' || status === 'trialing');
}

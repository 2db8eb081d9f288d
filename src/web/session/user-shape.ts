import { THEMES } from '../../contract/choices.ts';
import type { EmailSettings, Filters, SessionUser, Subscription } from '../../contract/contract.ts';
import { SUBSCRIPTION_STATUSES, TIERS } from '../../contract/premium.ts';
import { flag, list, nullable, number, object, oneOf, record, text } from '../data/shape.ts';

export const subscriptionShape = object<Subscription>({
  tier: oneOf(TIERS),
  status: oneOf(SUBSCRIPTION_STATUSES),
  trialEnd: nullable(text),
  currentPeriodEnd: nullable(text),
  priceId: nullable(text),
  customerId: nullable(text),
  cancelAtPeriodEnd: flag,
  trialUsed: flag,
});

export const emailSettingsShape = object<EmailSettings>({
  weeklyDigest: flag,
  dailyDigest: flag,
  breakingNews: flag,
  productUpdates: flag,
});

export const filtersShape = object<Filters>({
  calm: nullable(number),
  clickbait: nullable(number),
  neutrality: nullable(number),
  repetition: nullable(number),
});

/** Somebody who is signed in, as they stand in a page and in the storage. */
export const userShape = object<SessionUser>({
  id: text,
  email: text,
  name: text,
  interests: list(text),
  age: text,
  gender: text,
  hasCompletedOnboarding: flag,
  subscription: subscriptionShape,
  savedStories: list(text),
  mutedWords: list(text),
  mutedTopics: list(text),
  muteEnds: record(text),
  emailSettings: emailSettingsShape,
  filters: filtersShape,
  theme: oneOf(THEMES),
});

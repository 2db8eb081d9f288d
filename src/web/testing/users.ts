/** Readers who are signed in, and what a server says of one. */
import type { Preferences, Profile, SessionUser, Tokens } from '../../contract/contract.ts';
import { FREE_SUBSCRIPTION } from '../../contract/premium.ts';
import { mutedPreferences } from '../../contract/user.ts';
import type { Asked } from './answers.ts';

export const FREE_USER: SessionUser = {
  id: 'account-1',
  email: 'noor@example.org',
  name: 'Noor de Wit',
  interests: ['Science', 'Space'],
  age: '35-44',
  gender: 'female',
  hasCompletedOnboarding: true,
  subscription: FREE_SUBSCRIPTION,
  savedStories: ['story-2', 'story-1'],
  mutedWords: ['royal baby'],
  mutedTopics: ['Sports', 'Kestrel Daily'],
  muteEnds: {},
  emailSettings: { weeklyDigest: true, dailyDigest: false, breakingNews: true, productUpdates: true },
  filters: { calm: null, clickbait: null, neutrality: null, repetition: null },
  theme: 'system',
};

export const TRIAL_USER: SessionUser = {
  ...FREE_USER,
  subscription: {
    ...FREE_SUBSCRIPTION,
    tier: 'premium',
    status: 'trialing',
    priceId: 'monthly',
    trialEnd: '2026-11-26T12:00:00.000Z',
    currentPeriodEnd: '2026-11-26T12:00:00.000Z',
    trialUsed: true,
  },
};

export const PREMIUM_USER: SessionUser = {
  ...TRIAL_USER,
  subscription: { ...TRIAL_USER.subscription, status: 'active', trialEnd: null },
};

/** Tokens of FREE_USER, told apart by `nth`. */
export function tokensOf(nth = 1): Tokens {
  const payload = btoa(JSON.stringify({ sub: FREE_USER.id, nth }));
  return {
    AccessToken: `h.${payload}.access-${nth}`,
    RefreshToken: 'refresh',
    IdToken: `h.${payload}.id-${nth}`,
  };
}

/** What GET /profile answers for FREE_USER, the names of mutes crossed as agreed. */
export const PROFILE: Profile = {
  username: FREE_USER.name,
  email: FREE_USER.email,
  age: '',
  gender: '',
  createdAt: '2026-11-01T12:00:00.000Z',
  preferences: {
    categories: [],
    interests: [...FREE_USER.interests],
    mutedTopics: [...FREE_USER.mutedWords],
    mutedSources: [...FREE_USER.mutedTopics],
    mutedWords: ['nobody reads this'],
    theme: 'system',
    age: '35-44',
    gender: 'female',
    onboarding_completed: true,
    emailSettings: FREE_USER.emailSettings,
    muteEnds: {},
    filters: FREE_USER.filters,
  },
};

/** What the server answers about FREE_USER. */
export const ACCOUNT_ANSWERS = {
  '/api/profile': PROFILE,
  '/api/profile/device': {},
  '/api/saved-stories': { stories: [{ storyId: 'story-2' }, { storyId: 'story-1' }] },
  '/api/subscription': FREE_SUBSCRIPTION,
  '/api/auth/logout': {},
};

/** A server that does not say what is new in the account: for tests that open what asks, and are about something else. */
const never = () => new Promise(() => {});
export const NO_NEWS = { '/api/profile': never, '/api/subscription': never };

/** A server that keeps a reader's mutes. */
export function keepingMutes(user: SessionUser) {
  const { muteEnds } = user;
  let kept: Preferences = { ...PROFILE.preferences, ...mutedPreferences(user), muteEnds };
  return {
    ...NO_NEWS,
    'GET /api/preferences': () => kept,
    'PATCH /api/preferences/muted': ({ body }: Asked) => {
      kept = { ...kept, ...(body as Partial<Preferences>) };
      return kept;
    },
  };
}

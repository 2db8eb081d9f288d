/** The user out of what the server knows of them: profile, saved stories, subscription. */
import { AGE_OPTIONS, GENDER_OPTIONS, THEMES } from '../../contract/choices.ts';
import type { Preferences, Profile, SessionUser, Subscription } from '../../contract/contract.ts';
import { mutedLists, nameOf } from '../../contract/user.ts';
import { flag, list, object, oneOf, record, type Shape, text } from '../data/shape.ts';
import { emailSettingsShape, filtersShape } from './user-shape.ts';

/** One of the options, or "" for somebody who did not say. */
const said = <T extends string>(options: readonly T[]) =>
  oneOf(['', ...options]) as Shape<Exclude<T, 'prefer-not-to-say'> | ''>;

export const preferencesShape = object<Preferences>({
  categories: list(text),
  interests: list(text),
  mutedTopics: list(text),
  mutedSources: list(text),
  mutedWords: list(text),
  theme: oneOf(THEMES),
  age: said(AGE_OPTIONS),
  gender: said(GENDER_OPTIONS),
  onboarding_completed: flag,
  emailSettings: emailSettingsShape,
  muteEnds: record(text),
  filters: filtersShape,
});

export const profileShape = object<Profile>({
  username: text,
  email: text,
  preferences: preferencesShape,
  age: text,
  gender: text,
  createdAt: text,
});

/** Ids of saved stories, newest first. */
export const savedIdsShape: Shape<string[]> = (value) => {
  const stories = list(object<{ storyId: string }>({ storyId: text }));
  return object<{ stories: { storyId: string }[] }>({ stories })(value).stories.map(({ storyId }) => storyId);
};

interface Known {
  /** The subject of the tokens; null = they name none, and the address stands for it. */
  id: string | null;
  profile: Profile;
  savedStories: readonly string[];
  subscription: Subscription;
}

export function userOf({ id, profile, savedStories, subscription }: Known): SessionUser {
  const { username, email, preferences } = profile;
  return {
    id: id ?? email,
    email,
    name: nameOf(username, email),
    interests: preferences.interests,
    age: preferences.age || profile.age,
    gender: preferences.gender || profile.gender,
    hasCompletedOnboarding: preferences.onboarding_completed,
    subscription,
    savedStories,
    ...mutedLists(preferences),
    muteEnds: preferences.muteEnds,
    emailSettings: preferences.emailSettings,
    filters: preferences.filters,
    theme: preferences.theme,
  };
}

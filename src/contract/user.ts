/** The reader who is signed in, as the browser knows them; plain, so that the first load may carry it. */

import type { Theme } from './choices.ts';
import type { Filters } from './muting.ts';
import type { EmailSettings, Preferences } from './preferences.ts';
import type { Subscription } from './subscription.ts';

export interface SessionUser {
  /** The subject of the tokens. */
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly interests: readonly string[];
  /** "" = not said. */
  readonly age: string;
  readonly gender: string;
  readonly hasCompletedOnboarding: boolean;
  readonly subscription: Subscription;
  /** Ids of saved stories, newest saved first. */
  readonly savedStories: readonly string[];
  /** Words and phrases. */
  readonly mutedWords: readonly string[];
  /** Names of topics and of publishers, in one list. */
  readonly mutedTopics: readonly string[];
  /** When timed mutes end (ISO), by the muted text. */
  readonly muteEnds: Readonly<Record<string, string>>;
  readonly emailSettings: EmailSettings;
  readonly filters: Filters;
  readonly theme: Theme;
}

/** A reader's two lists of mutes, by the names the interface has for them. */
export type MutedLists = Pick<SessionUser, 'mutedWords' | 'mutedTopics'>;
/** The same lists by the names that preferences have for them. */
type MutedPreferences = Pick<Preferences, 'mutedTopics' | 'mutedSources'>;

/**
 * The names are crossed, and agreed so: what the interface calls muted words is stored as muted topics, and its muted topics
 * as muted sources. This and `mutedPreferences` know, what reads preferences from outside (accounts/preferences.ts), where words
 * are kept in lower case, and what counts them (accounts/free-limits.ts). (The stored `mutedWords` is nobody's.)
 */
export function mutedLists({ mutedTopics, mutedSources }: MutedPreferences): MutedLists {
  return { mutedWords: mutedTopics, mutedTopics: mutedSources };
}

/** The way back: only the lists that are given. */
export function mutedPreferences({
  mutedWords,
  mutedTopics,
}: Partial<MutedLists>): Partial<MutedPreferences> {
  return {
    ...(mutedWords && { mutedTopics: [...mutedWords] }),
    ...(mutedTopics && { mutedSources: [...mutedTopics] }),
  };
}

/** What somebody is called: their name, else the part of the address before the @, else "User". */
export function nameOf(username: string, email: string): string {
  return username || email.split('@', 1)[0] || 'User';
}

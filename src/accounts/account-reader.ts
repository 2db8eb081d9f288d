/** From an account to who reads: what listings rank, mute and filter by, and what the browser gets to know. */
import {
  accuracyOf,
  type Filters,
  type InterfaceLanguage,
  isPremium,
  type LeftOut,
  mutedLists,
  nameOf,
  type Reader,
  type SessionUser,
} from '../contract/contract.ts';
import { accountMutes, locationOf, readerWho, type Said } from '../reader/reader.ts';
import type { ReadersTable, StoredReader } from '../store/types.ts';
import { orGone } from './fault.ts';
import { DEFAULT_PREFERENCES, withoutEndedMutes } from './preferences.ts';
import { hashOfToken } from './sessions.ts';
import { subscriptionAt } from './subscription.ts';

/** Somebody with an account, at the moment they were looked up. */
export interface SignedReader {
  user: SessionUser;
  /**
   * The reader of one request. What the device says counts on this device; where it is silent, what the reader's other devices
   * said, which the account keeps. Mutes, interests, filters and theme are the account's alone.
   * @param usual the language of a device that says none
   */
  reader(said: Said, usual: InterfaceLanguage): Reader;
  /** What they have read and want left out of a page's feed. */
  leftOut: LeftOut | undefined;
}

/** Each is one question to the database. */
export interface Readers {
  /** Null when there is no such session (any more). */
  ofPageCookie(cookie: string): Promise<SignedReader | null>;
  /** @throws AccountFault NOT_AUTHENTICATED when there is no such account any more */
  ofAccount(accountId: string): Promise<SignedReader>;
}

export function openReaders({ readers, now }: { readers: ReadersTable; now: () => Date }): Readers {
  return {
    async ofPageCookie(cookie) {
      const stored = await readers.byPage(hashOfToken(cookie), now());
      return stored && signedReader(stored, now());
    },
    ofAccount: async (accountId) => signedReader(orGone(await readers.byAccount(accountId)), now()),
  };
}

/** Pure: a subscription that has ended, and mutes whose time has come, do nothing from this moment on. */
export function signedReader(stored: StoredReader, now: Date): SignedReader {
  const user = userOf(stored, now);
  const premium = isPremium(user.subscription);
  const known = stored.device;
  const place = known?.place?.value ?? null;
  const hides = known?.hideOpened;
  return {
    user,
    leftOut: hides?.value ? { ids: known?.opened?.value ?? [], since: hides.changedAt } : undefined,
    reader: (said, usual) => ({
      ...readerWho(
        {
          language: said.language ?? known?.language?.value ?? null,
          reads: said.reads ?? known?.reads?.value ?? null,
          place: said.place ?? (place && locationOf({ ...place, ...accuracyOf(place.source) })),
          weights: said.weights ?? known?.weights?.value ?? null,
          timeZone: said.timeZone,
        },
        usual,
      ),
      interests: user.interests,
      mutes: accountMutes(user),
      filters: premium ? inForce(user.filters) : null,
      theme: premium ? user.theme : 'system',
      account: { plan: premium ? 'premium' : 'free' },
    }),
  };
}

function userOf(stored: StoredReader, now: Date): SessionUser {
  const { id, email, username, savedStories } = stored;
  const preferences = withoutEndedMutes(stored.preferences ?? DEFAULT_PREFERENCES, now);
  const { interests, age, gender, muteEnds, emailSettings, filters, theme } = preferences;
  return {
    id,
    email,
    name: nameOf(username, email),
    interests,
    age,
    gender,
    hasCompletedOnboarding: preferences.onboarding_completed,
    subscription: subscriptionAt(stored.subscription, now),
    savedStories,
    ...mutedLists(preferences),
    muteEnds,
    emailSettings,
    filters,
    theme,
  };
}

/** Null when every filter is off, as for readers who have none. */
function inForce(filters: Filters): Filters | null {
  return Object.values(filters).some((value) => value !== null) ? filters : null;
}

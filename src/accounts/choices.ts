/** What a reader has chosen, and what their devices know: read and changed for one account. */
import type { DeviceState, Preferences, Profile } from '../contract/contract.ts';
import type { Store, SubscriptionRecord } from '../store/types.ts';
import { knownDeviceState, mergedDeviceState, readDeviceState } from './device-state.ts';
import { orGone } from './fault.ts';
import {
  type ChangeKind,
  changedPreferences,
  DEFAULT_PREFERENCES,
  type PreferencesChange,
  readPreferencesChange,
  readReplacement,
  withoutEndedMutes,
} from './preferences.ts';
import { hasPremium } from './subscription.ts';

/** Every call but `device` throws AccountFault NOT_AUTHENTICATED when the account is gone; those that change PreferencesFault too. */
export interface Choices {
  profile(accountId: string): Promise<Profile>;
  /** The defaults for who never chose; mutes that have ended are not among them. */
  preferences(accountId: string): Promise<Preferences>;
  /** @param outside  whole preferences: what is missing gets its default, and one must be there @throws AccountFault above a limit */
  replace(accountId: string, outside: unknown): Promise<Preferences>;
  /** @param outside  a part of them, of this kind @throws AccountFault above a limit */
  change(accountId: string, kind: ChangeKind, outside: unknown): Promise<Preferences>;
  /** Empty when no device said anything, and when the account is gone. */
  device(accountId: string): Promise<DeviceState>;
  /** @returns what all devices know together now */
  mergeDevice(accountId: string, outside: unknown): Promise<DeviceState>;
}

export function openChoices({
  store,
  now,
}: {
  store: Pick<Store, 'accounts' | 'preferences' | 'devices'>;
  now: () => Date;
}): Choices {
  const change = async (accountId: string, wanted: PreferencesChange): Promise<Preferences> =>
    orGone(
      await store.preferences.change(accountId, (kept, subscription: SubscriptionRecord) =>
        changedPreferences(kept ?? DEFAULT_PREFERENCES, wanted, {
          premium: hasPremium(subscription, now()),
          now: now(),
        }),
      ),
    );
  const accountOf = async (accountId: string) => {
    const account = orGone(await store.accounts.find(accountId));
    return {
      ...account,
      preferences: withoutEndedMutes(account.preferences ?? DEFAULT_PREFERENCES, now()),
    };
  };
  return {
    async profile(accountId) {
      const { username, email, preferences, createdAt } = await accountOf(accountId);
      const { age, gender } = preferences;
      return { username, email, preferences, age, gender, createdAt: createdAt.toISOString() };
    },
    preferences: async (accountId) => (await accountOf(accountId)).preferences,
    replace: (accountId, outside) => change(accountId, readReplacement(outside)),
    change: (accountId, kind, outside) => change(accountId, readPreferencesChange(kind, outside)),
    device: async (accountId) => knownDeviceState(await store.devices.read(accountId), now()),
    async mergeDevice(accountId, outside) {
      const said = readDeviceState(outside);
      return orGone(await store.devices.change(accountId, (kept) => mergedDeviceState(kept, said, now())));
    },
  };
}

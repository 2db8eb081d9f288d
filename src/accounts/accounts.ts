/** The door of accounts: signing in, sessions, what a reader has chosen and saved, Premium. */
import type { Log, PriceList } from '../contract/contract.ts';
import type { Mailer } from '../mail/mail.ts';
import type { Store } from '../store/types.ts';
import { openReaders, type Readers } from './account-reader.ts';
import { type Choices, openChoices } from './choices.ts';
import { type Exports, openExports } from './export.ts';
import { openHashKey, openTokenKeys } from './keys.ts';
import { removeAccount } from './leaving.ts';
import { openPremium, type Premium } from './premium.ts';
import { openLimits } from './rate-limits.ts';
import { openSaved, type Saved } from './saved.ts';
import { openSessions, type Sessions } from './sessions.ts';
import { openSignIn, type SignIn } from './sign-in.ts';
import { createTokens } from './tokens.ts';

export { openReaders } from './account-reader.ts';
export { readEmail } from './address.ts';
export { DEMO_CODE } from './codes.ts';
export { AccountFault } from './fault.ts';
export { type InvoiceFonts, invoicePdf } from './invoice-pdf.ts';
export { removeAccount } from './leaving.ts';
export { type ChangeKind, DEFAULT_PREFERENCES, PreferencesFault } from './preferences.ts';
export { isSavedPicture, openSaved, type Saved, type SavedTelling } from './saved.ts';
export { SESSION_IDLE_DAYS } from './times.ts';
export type { TokenBearer } from './tokens.ts';
export { deviceOf } from './user-agent.ts';

export interface AccountsOptions {
  store: Pick<
    Store,
    | 'accounts'
    | 'attempts'
    | 'devices'
    | 'newestDateGiven'
    | 'preferences'
    | 'readers'
    | 'savedPictures'
    | 'savedStories'
    | 'secrets'
    | 'sessions'
    | 'signInCodes'
    | 'subscriptions'
  >;
  mailer: Mailer;
  /** Signing in is switched on. Sessions that have begun go on without. */
  signInEnabled: boolean;
  /** The demo code lets anybody in. */
  demoSignIn: boolean;
  priceList: PriceList;
  /** Test page of the card payment provider; null = none. */
  portalUrl: string | null;
  now: () => Date;
  log: Log;
}

export interface Accounts {
  signIn: SignIn;
  sessions: Sessions;
  readers: Readers;
  choices: Choices;
  saved: Saved;
  premium: Premium;
  /** Deletes the account and everything that belongs to it. @returns false when there is none */
  remove(accountId: string): Promise<boolean>;
  exports: Exports;
}

/** Nothing is read or made before the first reader signs in. */
export function openAccounts(options: AccountsOptions): Accounts {
  const { store, mailer, now, log } = options;
  const hashKey = openHashKey(store.secrets, now);
  const tokens = createTokens(openTokenKeys(store, now, log), now);
  const sessions = openSessions({ sessions: store.sessions, tokens, now, log });
  const signIn = openSignIn({
    store,
    mailer,
    tokens,
    hashKey,
    limits: openLimits(store.attempts, hashKey, now),
    enabled: options.signInEnabled,
    demo: options.demoSignIn,
    now,
    log,
  });
  const choices = openChoices({ store, now });
  const saved = openSaved({ store, now });
  const premium = openPremium({ store, priceList: options.priceList, portalUrl: options.portalUrl, now });
  return {
    sessions,
    signIn,
    choices,
    saved,
    premium,
    exports: openExports({ store, choices, saved, premium, sessions, now }),
    readers: openReaders({ readers: store.readers, now }),
    remove: (accountId) => removeAccount({ store, mailer, now }, accountId),
  };
}

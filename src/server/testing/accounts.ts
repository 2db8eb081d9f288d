/** Accounts for tests: none, or real ones on a database of their own with somebody signed in. */
import { type Accounts, type AccountsOptions, openAccounts } from '../../accounts/accounts.ts';
import type { Config } from '../../config.ts';
import type { Log } from '../../contract/contract.ts';
import type { Mailer } from '../../mail/mail.ts';

type AccountStore = AccountsOptions['store'];

const NO_MAIL: Mailer = { send: async () => 'nowhere' };

/** Without a store nobody can sign in, and what asks for accounts all the same fails. */
export function openTestAccounts(
  { config, now, log }: { config: Config; now: () => Date; log: Log },
  store: AccountStore = withoutAccounts(),
  mailer: Mailer = NO_MAIL,
): Accounts {
  const { flags, demoSignIn, priceList, billingPortalUrl } = config;
  return openAccounts({
    store,
    mailer,
    signInEnabled: flags.signInEnabled,
    demoSignIn,
    priceList,
    portalUrl: billingPortalUrl,
    now,
    log,
  });
}

/** Every call of every table fails. */
function withoutAccounts(): AccountStore {
  const fail = async (): Promise<never> => {
    throw new Error('This test needs a real store: startAccountServer opens one.');
  };
  const table = new Proxy({}, { get: () => fail });
  return new Proxy({}, { get: () => table }) as AccountStore;
}

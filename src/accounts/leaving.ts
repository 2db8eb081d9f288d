import type { Mailer } from '../mail/mail.ts';
import type { Store } from '../store/types.ts';

/**
 * Deletes an account with all it owns, and the letters to it that are kept on this machine's disk. The letters go first: as
 * long as the account is there, a failure can be told and tried again.
 * @returns false when there was no such account
 */
export async function removeAccount(
  { store, mailer }: { store: Pick<Store, 'accounts'>; mailer: Mailer },
  accountId: string,
): Promise<boolean> {
  const account = await store.accounts.find(accountId);
  if (!account) return false;
  await mailer.forget?.(account.email);
  return store.accounts.remove(accountId);
}

import type { Mailer } from '../mail/mail.ts';
import type { Store } from '../store/types.ts';
import { openHashKey } from './keys.ts';
import { COUNTED_OF_ADDRESS, openLimits } from './rate-limits.ts';

/**
 * Deletes an account with all it owns, the letters to it that are kept on this machine's disk, and what was counted of its
 * address. The account itself goes last: as long as it is there, a failure can be told and tried again.
 * @returns false when there was no such account
 */
export async function removeAccount(
  {
    store,
    mailer,
    now,
  }: {
    store: Pick<Store, 'accounts' | 'attempts' | 'savedPictures' | 'secrets'>;
    mailer: Mailer;
    now: () => Date;
  },
  accountId: string,
): Promise<boolean> {
  const account = await store.accounts.find(accountId);
  if (!account) return false;
  await mailer.forget?.(account.email);
  const limits = openLimits(store.attempts, openHashKey(store.secrets, now), now);
  await limits.forget(COUNTED_OF_ADDRESS, account.email);
  const removed = await store.accounts.remove(accountId);
  // Pictures that nobody saved any more. It looks at those of all readers, so nobody waits for it; what stays, retention removes.
  store.savedPictures.prune().catch(() => {});
  return removed;
}

import { DEMO_CODE, readEmail, removeAccount } from '../../accounts/accounts.ts';
import { UUID_PATTERN } from '../../contract/contract.ts';
import type { StoredAccount } from '../../store/types.ts';
import { houseMailer } from '../mailer.ts';
import { type House, withHouse } from '../open.ts';
import { countIn, UsageError } from './options.ts';
import { day, plural, print } from './print.ts';

const UUID = new RegExp(UUID_PATTERN, 'i');

/** Prints the newest accounts, one a line: id, address, since when, last seen. */
export async function listUsers({ limit }: { limit: string }): Promise<void> {
  const most = countIn('--limit', limit);
  await withHouse(async ({ store }) => {
    const accounts = await store.accounts.list(most);
    for (const { id, email, createdAt, seenAt } of accounts)
      print([id, email, day(createdAt), day(seenAt)].join('\t'));
    print(`${accounts.length} of ${plural(await store.accounts.count(), 'account')}`);
  });
}

/** Prints one account and where it is signed in: what there is to know without reading over the reader's shoulder. */
export async function showUser(user: string): Promise<void> {
  await withHouse(async (house) => {
    const { store, now } = house;
    const { id, email, createdAt, seenAt } = await findUser(house, user);
    print(`id         ${id}`, `address    ${email}`);
    print(`created    ${createdAt.toISOString()}`, `last seen  ${seenAt.toISOString()}, to the hour`);
    const sessions = await store.sessions.list(id, now());
    print(plural(sessions.length, 'session'));
    for (const session of sessions)
      print(
        `  ${session.id}  ${session.device || 'unknown device'}, since ${day(session.createdAt)}, last seen ${day(session.seenAt)}`,
      );
  });
}

/** Signs an account out everywhere, at once. */
export async function revokeUser(user: string): Promise<void> {
  await withHouse(async (house) => {
    const { id, email } = await findUser(house, user);
    print(`${email} has been signed out of ${plural(await house.store.sessions.endAll(id), 'session')}`);
  });
}

/** Deletes an account with all it owns. @throws UsageError without `yes`: there is no way back */
export async function deleteUser(user: string, { yes = false }: { yes?: boolean }): Promise<void> {
  await withHouse(async (house) => {
    const { id, email } = await findUser(house, user);
    if (!yes)
      throw new UsageError(
        `This deletes ${email} and everything the account holds, for good. Add --yes to do it.`,
      );
    await removeAccount({ store: house.store, mailer: houseMailer(house), now: house.now }, id);
    print(`${email} has been deleted`);
  });
}

/** Codes are kept as hashes under a key, so there is nothing to print; and an operator who could read them could be anybody. */
export function refuseCodes(): never {
  throw new Error(
    'Codes are not shown to anybody: whoever could read them could sign in as any reader. ' +
      `Without a mail server the e-mails are files in DATA_DIR/mail, and with the demo code on, the code is ${DEMO_CODE}.`,
  );
}

async function findUser({ store }: House, user: string): Promise<StoredAccount> {
  const address = readEmail(user);
  const account = UUID.test(user)
    ? await store.accounts.find(user)
    : address && (await store.accounts.findByEmail(address));
  if (!account) throw new Error(`There is no account "${user}": give its e-mail address or id.`);
  return account;
}

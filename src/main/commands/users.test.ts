import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_PREFERENCES } from '../../accounts/accounts.ts';
import { createFolderMailer } from '../../mail/mail.ts';
import { openStore, type Store } from '../../store/store.ts';
import { createTestDatabase, type TestDatabase } from '../../store/testing/test-store.ts';
import { deleteUser, listUsers, refuseCodes, revokeUser, showUser } from './users.ts';

const NOW = new Date();
const NOOR = 'noor@post.example';
let database: TestDatabase;
let store: Store;
let printed = '';
let dataDir = '';
beforeAll(async () => {
  database = await createTestDatabase();
  store = await openStore(database);
});
afterAll(async () => {
  await store.close();
  await database.drop();
});
beforeEach(async () => {
  printed = '';
  dataDir = mkdtempSync(join(tmpdir(), 'helder-users-'));
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', database.connectionString);
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
  for (const { id } of await store.accounts.list(10)) await store.accounts.remove(id);
  await signIn(NOOR);
  await signIn('sam@post.example');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true });
  // Each command listens for them, and here none of them ends the process.
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
});

async function signIn(email: string): Promise<void> {
  const hash = Buffer.from(randomUUID());
  const expiresAt = new Date(NOW.getTime() + 86_400_000);
  await store.signInCodes.put({ email, hash, sentAt: NOW, expiresAt });
  const session = {
    id: randomUUID(),
    refreshHash: Buffer.from(randomUUID()),
    pageHash: Buffer.from(randomUUID()),
    device: 'Firefox, Linux',
    expiresAt,
  };
  const account = { id: randomUUID(), preferences: DEFAULT_PREFERENCES };
  await store.signInCodes.redeem({ email, hash }, account, session, NOW);
}
const noor = async () => (await store.accounts.findByEmail(NOOR))?.id ?? '';

describe('helder users', () => {
  it('lists accounts, at most so many', async () => {
    await listUsers({ limit: '50' });
    expect(printed).toContain(`${await noor()}\t${NOOR}\t`);
    expect(printed).toContain('2 of 2 accounts\n');
    printed = '';
    await listUsers({ limit: '1' });
    expect(printed).toContain('1 of 2 accounts\n');
    await expect(listUsers({ limit: 'all' })).rejects.toThrow('--limit must be a whole number');
  });

  it('shows one, by address however it is written, or by id', async () => {
    await showUser(' NOOR@post.example');
    const byAddress = printed;
    printed = '';
    await showUser(await noor());
    expect(printed).toBe(byAddress);
    expect(printed).toMatch(/1 session\n {2}[\w-]{36} {2}Firefox, Linux, since/);
  });

  it('signs one out everywhere', async () => {
    await revokeUser(NOOR);
    expect(printed).toBe(`${NOOR} has been signed out of 1 session\n`);
    expect(await store.sessions.list(await noor(), NOW)).toEqual([]);
  });

  it('deletes one, when it is said twice', async () => {
    await expect(deleteUser(NOOR, {})).rejects.toThrow(/for good\. Add --yes/);
    expect(await noor()).not.toBe('');
    const letters = join(dataDir, 'mail');
    const mailer = createFolderMailer({
      folder: letters,
      from: { name: '', address: 'a@helder.example' },
      now: () => NOW,
    });
    for (const to of [NOOR, 'sam@post.example']) await mailer.send({ to, subject: 'Code', text: '1' });
    await deleteUser(NOOR, { yes: true });
    expect(readdirSync(letters)).toHaveLength(1);
    expect((await store.accounts.list(10)).map(({ email }) => email)).toEqual(['sam@post.example']);
  });

  it.each(['nobody@post.example', randomUUID(), "' or 1=1"])('says that there is no %s', async (user) => {
    for (const command of [showUser, revokeUser, (name: string) => deleteUser(name, { yes: true })])
      await expect(command(user)).rejects.toThrow(`There is no account "${user}"`);
  });
});

describe('helder codes', () => {
  it('prints none and says why', () => {
    expect(refuseCodes).toThrow(/^Codes are not shown to anybody/);
    expect(printed).toBe('');
  });
});

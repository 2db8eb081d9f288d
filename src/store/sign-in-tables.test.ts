/** Tables of accounts: what must hold however many processes come at once. */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../contract/testing/eventually.ts';
import { openStore, type Store } from './store.ts';
import { at, NOON } from './testing/examples.ts';
import { openClient, sql } from './testing/sql.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-store.ts';

let database: TestDatabase;
/** Two processes. */
let one: Store;
let other: Store;
beforeAll(async () => {
  database = await createTestDatabase();
  one = await openStore(database);
  other = await openStore(database);
});
afterAll(async () => {
  await one.close();
  await other.close();
  await database.drop();
});

const PREFERENCES = { interests: [] } as never;
const key = () => randomBytes(32);
const aSession = (over: object = {}) => ({
  id: randomUUID(),
  refreshHash: key(),
  pageHash: key(),
  device: '',
  expiresAt: at(24),
  ...over,
});
async function signIn(email: string, session = aSession(), now = NOON) {
  const hash = key();
  await one.signInCodes.put({ email, hash, sentAt: now, expiresAt: at(1) });
  const accountId = await one.signInCodes.redeem(
    { email, hash },
    { id: randomUUID(), preferences: PREFERENCES },
    session,
    now,
  );
  if (accountId === null) throw new Error('not let in');
  return { accountId, session };
}
type SignedIn = Awaited<ReturnType<typeof signIn>> & { email: string; hash: Buffer };
/** Until so many wait for a row that another has. */
const waiting = (count: number): Promise<void> =>
  eventually(async () =>
    expect(
      await sql(
        database,
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    ).toHaveLength(count),
  );
/** The same from both processes, again and again, at once. */
const together = <T>(times: number, work: (store: Store) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, n) => work(n % 2 ? one : other)));

describe('attempts', () => {
  const window = { since: NOON, until: at(1) };

  it('never pass the limit, from however many processes', async () => {
    const counted = key();
    const all = await together(60, ({ attempts }) => attempts.count(counted, window, 7));
    expect(all.filter(Boolean)).toHaveLength(7);
    await one.attempts.giveBack(counted, NOON);
    const again = await together(10, ({ attempts }) => attempts.count(counted, window, 7));
    expect(again.filter(Boolean)).toHaveLength(1);
    expect(await one.attempts.count(counted, { since: at(1), until: at(2) }, 7)).toBe(true);
  });

  it('a lock is held by one, until its time or until it is let go', async () => {
    const locked = key();
    const take = (now: Date, until: Date) =>
      together(20, ({ attempts }) => attempts.lock(locked, now, until));
    const winners = async (now: Date, until: Date) =>
      (await take(now, until)).filter((held) => held === null).length;
    expect(await winners(NOON, at(1))).toBe(1);
    expect(await winners(at(0.9), at(2))).toBe(0);
    expect(await winners(at(1), at(2))).toBe(1);
    await one.attempts.unlock(locked, at(1));
    expect(await winners(at(1.5), at(3))).toBe(0);
    await one.attempts.unlock(locked, at(2));
    expect(await winners(at(1.5), at(3))).toBe(1);
  });

  it('given back make room in their own window, and never more than was counted', async () => {
    const counted = key();
    const later = { since: at(1), until: at(2) };
    const count = (from: { since: Date; until: Date }) => one.attempts.count(counted, from, 1);
    expect([await count(window), await count(later)]).toEqual([true, true]);
    for (let times = 0; times < 3; times++) await one.attempts.giveBack(counted, NOON);
    expect([await count(window), await count(window), await count(later)]).toEqual([true, false, false]);
  });

  it('a lock of a clock that ran ahead holds nobody up once it is right; clocks that differ a little break none', async () => {
    const ahead = key();
    const second = 1 / 3_600;
    expect(await one.attempts.lock(ahead, at(9_000), at(9_001))).toBeNull();
    expect(await one.attempts.lock(ahead, NOON, at(30 * second))).toBeNull();
    expect(await other.attempts.lock(ahead, at(-second), at(29 * second))).toEqual(at(30 * second));
  });

  it('a lock that is let go leaves others, also those of the same time', async () => {
    const [mine, theirs] = [key(), key()];
    for (const locked of [mine, theirs]) expect(await one.attempts.lock(locked, NOON, at(1))).toBeNull();
    await one.attempts.unlock(mine, at(1));
    expect(await one.attempts.lock(mine, NOON, at(2))).toBeNull();
    expect(await one.attempts.lock(theirs, NOON, at(2))).toEqual(at(1));
  });

  it('that are forgotten are those of the keys alone', async () => {
    const [mine, theirs] = [key(), key()];
    for (const counted of [mine, theirs]) await one.attempts.count(counted, window, 1);
    await one.attempts.forget([mine]);
    expect(await one.attempts.count(mine, window, 1)).toBe(true);
    expect(await one.attempts.count(theirs, window, 1)).toBe(false);
  });

  it('a lock tells those who come too late until when it is held', async () => {
    const locked = key();
    await one.attempts.lock(locked, NOON, at(1));
    expect(await other.attempts.lock(locked, at(0.5), at(1.5))).toEqual(at(1));
  });
});

describe('codes', () => {
  it('give as many tries as there are, from however many processes', async () => {
    const email = 'tries@post.example';
    await one.signInCodes.put({ email, hash: key(), sentAt: NOON, expiresAt: at(1) });
    const all = await together(40, ({ signInCodes }) => signInCodes.spendTry(email, 5, NOON));
    expect(all.filter(Boolean)).toHaveLength(5);
  });

  it('make one account and one session, however many come with the right one', async () => {
    const email = 'once@post.example';
    const hash = key();
    await one.signInCodes.put({ email, hash, sentAt: NOON, expiresAt: at(1) });
    const all = await together(20, ({ signInCodes }) =>
      signInCodes.redeem({ email, hash }, { id: randomUUID(), preferences: PREFERENCES }, aSession(), NOON),
    );
    const [accountId] = all.filter(Boolean);
    expect(all.filter(Boolean)).toHaveLength(1);
    expect((await one.accounts.findByEmail(email))?.id).toBe(accountId);
    expect(await one.sessions.list(accountId ?? '', NOON)).toHaveLength(1);
  });

  it('that were replaced, or are another address’s, let nobody in', async () => {
    const [email, theirs] = ['replaced@post.example', 'replaced-not@post.example'];
    const [old, fresh, other] = [key(), key(), key()];
    for (const hash of [old, fresh])
      await one.signInCodes.put({ email, hash, sentAt: NOON, expiresAt: at(1) });
    await one.signInCodes.put({ email: theirs, hash: other, sentAt: NOON, expiresAt: at(1) });
    const redeem = (hash: Buffer) =>
      one.signInCodes.redeem(
        { email, hash },
        { id: randomUUID(), preferences: PREFERENCES },
        aSession(),
        NOON,
      );
    for (const hash of [old, other]) expect(await redeem(hash)).toBeNull();
    expect(await one.accounts.findByEmail(email)).toBeNull();
    expect(await redeem(fresh)).not.toBeNull();
    expect(await redeem(fresh)).toBeNull();
    expect(await one.signInCodes.spendTry(theirs, 5, NOON)).toEqual(other);
  });

  it('begin anew with each letter, and the one before comes back as it was when a letter does not go', async () => {
    const email = 'letters@post.example';
    const first = { email, hash: key(), sentAt: NOON, expiresAt: at(1) };
    const second = { email, hash: key(), sentAt: at(0.5), expiresAt: at(2) };
    expect(await one.signInCodes.put(first)).toBeNull();
    await one.signInCodes.spendTry(email, 5, NOON);
    expect(await one.signInCodes.put(second)).toEqual({ ...first, wrongTries: 1 });
    expect(await one.signInCodes.put(first)).toEqual({ ...second, wrongTries: 0 });
    // What is no longer the newest is not there to be taken back.
    expect(await one.signInCodes.takeBack(second, null)).toBe(0);
    await one.signInCodes.spendTry(email, 5, NOON);
    expect(await one.signInCodes.takeBack(first, { ...second, wrongTries: 3 })).toBe(1);
    expect(await one.signInCodes.put(first)).toEqual({ ...second, wrongTries: 3 });
  });

  it('are tried no more when their time is over', async () => {
    const email = 'over@post.example';
    const hash = key();
    await one.signInCodes.put({ email, hash, sentAt: NOON, expiresAt: at(1) });
    expect(await one.signInCodes.spendTry(email, 5, at(1))).toBeNull();
    expect(await one.signInCodes.spendTry('nobody@post.example', 5, NOON)).toBeNull();
    expect(await one.signInCodes.spendTry(email, 5, at(0.9))).toEqual(hash);
  });

  it('leave of when somebody came the hour alone', async () => {
    const { accountId, session } = await signIn('hour@post.example', aSession(), at(0.75));
    const seen = { seenAt: NOON, createdAt: at(0.75) };
    expect(await one.accounts.find(accountId)).toMatchObject(seen);
    expect(await one.sessions.list(accountId, at(0.75))).toEqual([{ id: session.id, device: '', ...seen }]);
    await signIn('hour@post.example', aSession(), at(1.5));
    expect(await one.accounts.find(accountId)).toMatchObject({ ...seen, seenAt: at(1) });
  });

  it('of different ones for one address the first to come makes the account, the next find it', async () => {
    const email = 'again@post.example';
    const first = await signIn(email);
    const second = await signIn(email, aSession(), at(2));
    expect(second.accountId).toBe(first.accountId);
    expect(await one.accounts.find(first.accountId)).toMatchObject({ seenAt: at(2), createdAt: NOON });
  });
});

describe('sessions', () => {
  it('are renewed by one of many, and the others learn the newest number', async () => {
    const { accountId, session } = await signIn('renew@post.example');
    const shown = { id: session.id, accountId, refreshHash: session.refreshHash, generation: 1 };
    const limits = { graceFrom: NOON, expiresAt: at(48), maxDays: 365 };
    const all = await together(20, ({ sessions }) => sessions.renew(shown, NOON, limits));
    for (const one of all) expect(one).toEqual({ generation: 2, email: 'renew@post.example' });
  });

  it('are nobody’s whose account, token or number is not the session’s', async () => {
    const { accountId, session } = await signIn('mine@post.example');
    const theirs = await signIn('theirs@post.example');
    const limits = { graceFrom: NOON, expiresAt: at(48), maxDays: 365 };
    const { id, refreshHash } = session;
    for (const shown of [
      { id, accountId: theirs.accountId, refreshHash, generation: 1 },
      { id, accountId, refreshHash: theirs.session.refreshHash, generation: 1 },
      { id: theirs.session.id, accountId, refreshHash, generation: 1 },
      { id, accountId, refreshHash, generation: 2 },
    ])
      expect(await one.sessions.renew(shown, NOON, limits)).toBeNull();
    expect(await one.sessions.holds({ id, accountId, generation: 1 }, NOON)).toBe(true);
    expect(await one.sessions.holds({ id, accountId: theirs.accountId, generation: 1 }, NOON)).toBe(false);
    expect(await one.sessions.end(theirs.accountId, id)).toBe(false);
  });

  it('are renewed for their own account alone, and leave of when the hour alone', async () => {
    const mine = await signIn('renewed@post.example');
    const theirs = await signIn('not-renewed@post.example');
    const { id, refreshHash } = mine.session;
    const shown = { id, accountId: mine.accountId, refreshHash, generation: 1 };
    const limits = { graceFrom: at(1), expiresAt: at(48), maxDays: 365 };
    expect(await one.sessions.renew(shown, at(1.5), limits)).toMatchObject({ email: 'renewed@post.example' });
    const seenAt = async ({ accountId }: { accountId: string }) => [
      (await one.accounts.find(accountId))?.seenAt,
      (await one.sessions.list(accountId, NOON))[0]?.seenAt,
    ];
    expect(await seenAt(mine)).toEqual([at(1), at(1)]);
    expect(await seenAt(theirs)).toEqual([NOON, NOON]);
  });

  it('wait for the answer that was lost, whatever others show meanwhile', async () => {
    const mine = await signIn('lost@post.example');
    const theirs = await signIn('not-lost@post.example');
    const { id, refreshHash } = mine.session;
    const shown = { id, accountId: mine.accountId, refreshHash, generation: 1 };
    const renew = (now: Date) =>
      one.sessions.renew(shown, now, { graceFrom: now, expiresAt: at(48), maxDays: 365 });
    for (const { accountId, session } of [mine, theirs]) {
      const own = { id: session.id, accountId, refreshHash: session.refreshHash, generation: 1 };
      await one.sessions.renew(own, at(1), { graceFrom: at(1), expiresAt: at(48), maxDays: 365 });
    }
    const calls = (who: typeof mine, generation: number | null, now: Date) =>
      one.sessions.holds({ id: who.session.id, accountId: who.accountId, generation }, now);
    await calls(theirs, 2, at(1));
    // Tokens from before, of this release or one that did not count them, are good and say nothing of the answer.
    for (const generation of [1, null]) expect(await calls(mine, generation, at(1))).toBe(true);
    expect(await renew(at(2))).toEqual({ generation: 2, email: 'lost@post.example' });
    await calls(mine, 2, at(2));
    expect(await renew(at(3))).toBe('ended');
  });

  it('end with their time', async () => {
    const { accountId, session } = await signIn('late@post.example');
    const { id, pageHash, refreshHash } = session;
    expect(await one.readers.byPage(pageHash, at(23))).toMatchObject({ id: accountId });
    expect(await one.readers.byPage(pageHash, at(24))).toBeNull();
    expect(await one.sessions.holds({ id, accountId, generation: 1 }, at(24))).toBe(false);
    expect(await one.sessions.list(accountId, at(24))).toEqual([]);
    const limits = { graceFrom: NOON, expiresAt: at(48), maxDays: 365 };
    expect(
      await one.sessions.renew({ id, accountId, refreshHash, generation: 1 }, at(24), limits),
    ).toBeNull();
  });
});

describe('an account', () => {
  it('AUTH-13 goes with all that refers to it, and leaves its address nowhere', async () => {
    const email = 'gone@post.example';
    const { accountId } = await signIn(email);
    await one.signInCodes.put({ email, hash: key(), sentAt: NOON, expiresAt: at(1) });
    expect(await one.accounts.remove(accountId)).toBe(true);
    expect(await one.accounts.remove(accountId)).toBe(false);
    const tables = await sql(
      database,
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of tables) {
      const left = await sql(
        database,
        `select from ${name} as one where one::text like $1 or one::text like $2`,
        [`%${email}%`, `%${accountId}%`],
      );
      expect([name, left.length]).toEqual([name, 0]);
    }
  });

  it.each([
    [
      'its session is renewed',
      'sessions',
      ({ accountId, session }: SignedIn) =>
        other.sessions.renew({ ...session, accountId, generation: 1 }, at(1), {
          graceFrom: at(0.9),
          expiresAt: at(48),
          maxDays: 30,
        }),
    ],
    [
      'somebody signs in to it',
      'sign_in_codes',
      ({ email, hash }: SignedIn) =>
        other.signInCodes.redeem(
          { email, hash },
          { id: randomUUID(), preferences: PREFERENCES },
          aSession(),
          NOON,
        ),
    ],
  ])('goes while %s, and neither fails', async (_what, table, meanwhile) => {
    const email = `${table}@post.example`;
    const signedIn = await signIn(email);
    const hash = key();
    await one.signInCodes.put({ email, hash, sentAt: NOON, expiresAt: at(1) });
    const holder = await openClient(database);
    await holder.query(`begin; select from ${table} for update`);
    const first = meanwhile({ ...signedIn, email, hash });
    await waiting(1);
    const removed = one.accounts.remove(signedIn.accountId);
    await waiting(2);
    await holder.query('commit');
    await holder.end();
    expect(await first).toBeTruthy();
    expect(await removed).toBe(true);
    expect(await sql(database, 'select from sessions where account_id = $1', [signedIn.accountId])).toEqual(
      [],
    );
    expect(await sql(database, 'select from sign_in_codes where email = $1', [email])).toEqual([]);
  });

  it('of which a newer release wrote the preferences is found all the same', async () => {
    const { accountId } = await signIn('newer@post.example');
    await sql(database, `update accounts set shape = 99, preferences = '{"other":true}' where id = $1`, [
      accountId,
    ]);
    expect(await one.accounts.find(accountId)).toMatchObject({
      email: 'newer@post.example',
      preferences: null,
    });
  });

  it('is listed newest first', async () => {
    await signIn('newest@post.example', aSession(), at(9));
    expect((await one.accounts.list(1)).map(({ email }) => email)).toEqual(['newest@post.example']);
    expect(await one.accounts.count()).toBeGreaterThan(1);
  });
});

describe('tidying', () => {
  it('removes what has had its time and nothing else', async () => {
    await one.tidySignIn(at(10_000), at(10_000));
    const kept = await signIn('kept@post.example', aSession({ expiresAt: at(100) }));
    await signIn('old@post.example', aSession({ expiresAt: at(1) }));
    await one.signInCodes.put({ email: 'a@post.example', hash: key(), sentAt: NOON, expiresAt: at(1) });
    await one.signInCodes.put({ email: 'b@post.example', hash: key(), sentAt: NOON, expiresAt: at(3) });
    await one.attempts.count(key(), { since: NOON, until: at(1) }, 5);
    await one.attempts.count(key(), { since: NOON, until: at(3) }, 5);
    expect(await one.tidySignIn(at(1), at(0))).toEqual({ codes: 1, attempts: 1, sessions: 0 });
    expect(await one.tidySignIn(at(1), at(1))).toEqual({ codes: 0, attempts: 0, sessions: 1 });
    expect(await one.tidySignIn(at(1), at(1))).toEqual({ codes: 0, attempts: 0, sessions: 0 });
    expect(await one.sessions.list(kept.accountId, at(1))).toHaveLength(1);
    expect(await one.accounts.findByEmail('old@post.example')).not.toBeNull();
  });
});

describe('secrets', () => {
  it('are agreed on', async () => {
    const all = await together(20, ({ secrets }) =>
      secrets.agree('test', { id: '1', value: key(), madeAt: NOON }),
    );
    expect(new Set(all.map(({ value }) => value.toString('hex'))).size).toBe(1);
    await one.secrets.removeBefore('test', NOON);
    expect(await other.secrets.list('test')).toHaveLength(1);
    await one.secrets.removeBefore('test', at(1));
    expect(await other.secrets.list('test')).toEqual([]);
  });

  it('are told newest first, each purpose by itself', async () => {
    const agree = (purpose: string, id: string, hour: number) =>
      one.secrets.agree(purpose, { id, value: key(), madeAt: at(hour) });
    for (const [id, hour] of [
      ['b', 2],
      ['a', 3],
      ['d', 1],
      ['c', 2],
    ] as const)
      await agree('purpose', id, hour);
    await agree('other', 'e', 1);
    const idsOf = async (purpose: string) => (await other.secrets.list(purpose)).map(({ id }) => id);
    expect(await idsOf('purpose')).toEqual(['a', 'c', 'b', 'd']);
    await one.secrets.removeBefore('purpose', at(2));
    expect(await idsOf('purpose')).toEqual(['a', 'c', 'b']);
    expect(await idsOf('other')).toEqual(['e']);
  });
});

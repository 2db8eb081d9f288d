import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MS_PER_DAY, SILENT_LOG } from '../contract/contract.ts';
import { eventually } from '../contract/testing/eventually.ts';
import { openTestStore } from '../store/testing/test-store.ts';
import type { Store } from '../store/types.ts';
import { openHashKey, openTokenKeys } from './keys.ts';
import { createTokens } from './tokens.ts';

const TOKEN = {
  accountId: '00000000-0000-4000-8000-000000000001',
  sessionId: '00000000-0000-4000-8000-000000000002',
  generation: 1,
};
let clock = new Date('2026-03-01T12:00:00Z');
const now = () => clock;
const afterDays = (days: number) => {
  clock = new Date(clock.getTime() + days * MS_PER_DAY);
};

let store: Store;
const logged: string[] = [];
const log = { ...SILENT_LOG, warn: (_about: object, said: string) => logged.push(said) };
const openKeys = (from: Pick<Store, 'secrets' | 'newestDateGiven'> = store) =>
  openTokenKeys(
    from,
    now,
    log,
  ); /** A process has made or found the key of today, and removed those that have had their time. */
async function tidied(from: Pick<Store, 'secrets' | 'newestDateGiven'> = store): Promise<void> {
  const removed = vi.fn();
  const removeBefore: Store['secrets']['removeBefore'] = (purpose, madeBefore) =>
    from.secrets.removeBefore(purpose, madeBefore).then(removed);
  await openKeys({ ...from, secrets: { ...from.secrets, removeBefore } }).current();
  await eventually(() => expect(removed).toHaveBeenCalledOnce());
}

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

describe('keys of tokens', () => {
  it('are made once by processes that start together', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => openKeys().current()));
    expect(new Set(keys.map(({ id, key }) => `${id} ${key.export().toString('hex')}`)).size).toBe(1);
    expect(await store.secrets.list('tokens')).toHaveLength(1);
  });

  it('change every thirty days; tokens of the one before are good until they expire', async () => {
    const tokens = createTokens(openKeys(), now);
    const idToken = await tokens.signId(TOKEN, 'a@post.example');
    const before = await openKeys().current();
    afterDays(31);
    expect((await openKeys().current()).id).not.toBe(before.id);
    for (const process of [tokens, createTokens(openKeys(), now)])
      expect(await process.readId(idToken)).toEqual(TOKEN);
  });

  it('are kept until their last token has expired, and forgotten then', async () => {
    const { id } = await openKeys().current();
    const kept = async (): Promise<string[]> =>
      (await store.secrets.list('tokens')).map((secret) => secret.id);
    // It may sign for thirty days, and what it signed last is good for ninety.
    afterDays(120);
    await tidied();
    expect(await kept()).toContain(id);
    afterDays(30);
    await tidied();
    expect(await kept()).not.toContain(id);
  });

  it('are kept by a clock ahead of all news', async () => {
    const tokens = createTokens(openKeys(), now);
    const idToken = await tokens.signId(TOKEN, 'a@post.example');
    const newestDateGiven = async () => new Date('2026-03-01T12:00:00Z');
    afterDays(365);
    await tidied({ ...store, newestDateGiven });
    afterDays(-365);
    expect(await createTokens(openKeys(), now).readId(idToken)).toEqual(TOKEN);
  });

  it('are at hand though removing old ones fails or takes its time, which is logged and kept from nobody', async () => {
    const token = await createTokens(openKeys(), now).signAccess(TOKEN);
    const never = new Promise<Date>(() => {});
    for (const newestDateGiven of [async () => Promise.reject(new Error('locked')), () => never])
      expect(await createTokens(openKeys({ ...store, newestDateGiven }), now).readAccess(token)).toEqual(
        TOKEN,
      );
    await eventually(() => expect(logged).toEqual(['old token keys could not be removed']));
  });

  it('are asked for once by all who need the one of today together', async () => {
    const { id } = await openKeys().current();
    const agree = vi.spyOn(store.secrets, 'agree');
    const keys = openKeys();
    const [one, ...others] = await Promise.all([keys.current(), keys.current(), keys.find(id)]);
    expect(agree).toHaveBeenCalledOnce();
    agree.mockRestore();
    expect(others).toEqual([one, one.key]);
  });

  it('are found by a process that another one has overtaken', async () => {
    const slow = createTokens(openKeys(), now);
    await slow.signAccess(TOKEN);
    afterDays(31);
    const ahead = await createTokens(openKeys(), now).signAccess(TOKEN);
    expect(await slow.readAccess(ahead)).toEqual(TOKEN);
  });

  it('that were made just now are found by a process that has looked a second ago', async () => {
    const slow = openKeys();
    afterDays(31);
    expect(await slow.find('forged')).toBeNull();
    const token = await createTokens(openKeys(), now).signAccess(TOKEN);
    expect(await createTokens(slow, now).readAccess(token)).toEqual(TOKEN);
  });

  it('are found by a process whose clock ran ahead when it last looked', async () => {
    const put = createTokens(openKeys(), now);
    const token = await put.signAccess(TOKEN);
    afterDays(0.1);
    const slow = openKeys();
    expect(await slow.find('none')).toBeNull();
    afterDays(-0.1);
    const made = { id: 'made-since', value: Buffer.alloc(32, 1), madeAt: now() };
    await store.secrets.agree('tokens', made);
    expect(await slow.find(made.id)).not.toBeNull();
    expect(await createTokens(slow, now).readAccess(token)).toEqual(TOKEN);
  });

  it('forged names do not keep the database busy', async () => {
    let looked = 0;
    const list: Store['secrets']['list'] = (purpose) => {
      looked += 1;
      return store.secrets.list(purpose);
    };
    const keys = openKeys({ ...store, secrets: { ...store.secrets, list } });
    for (let n = 0; n < 50; n++) expect(await keys.find(`forged-${n}`)).toBeNull();
    expect(looked).toBe(1);
  });

  it('are found by all who ask while a process looks for the first time', async () => {
    const token = await createTokens(openKeys(), now).signAccess(TOKEN);
    const started = createTokens(openKeys(), now);
    const all = await Promise.all([1, 2, 3].map(() => started.readAccess(token)));
    expect(all).toEqual([TOKEN, TOKEN, TOKEN]);
  });

  it('are nobody’s fault while the database is away: no good token is called bad', async () => {
    let away = true;
    const mayFail = <In extends unknown[], Out>(ask: (...about: In) => Promise<Out>) => {
      return async (...about: In): Promise<Out> => {
        if (away) throw new Error('away');
        return ask(...about);
      };
    };
    const secrets: Store['secrets'] = {
      ...store.secrets,
      list: mayFail((purpose: string) => store.secrets.list(purpose)),
      agree: mayFail((purpose: string, made: Parameters<Store['secrets']['agree']>[1]) =>
        store.secrets.agree(purpose, made),
      ),
    };
    const token = await createTokens(openKeys(), now).signAccess(TOKEN);
    const tokens = createTokens(openKeys({ ...store, secrets }), now);
    for (const _ of ['once', 'again']) await expect(tokens.readAccess(token)).rejects.toThrow('away');
    away = false;
    expect(await tokens.readAccess(token)).toEqual(TOKEN);
  });
});

describe('a token signed with our key', () => {
  it.each([
    ['as ours are', { iss: 'helder', aud: 'calls', gen: 1 }, 'HS256', TOKEN],
    [
      'as ours were before they were counted',
      { iss: 'helder', aud: 'calls' },
      'HS256',
      { ...TOKEN, generation: null },
    ],
    ['by another issuer', { iss: 'another', aud: 'calls' }, 'HS256', null],
    ['for another purpose', { iss: 'helder', aud: 'renewal' }, 'HS256', null],
    ['by another algorithm', { iss: 'helder', aud: 'calls' }, 'HS512', null],
  ])('%s', async (_how, claims, alg, bearer) => {
    const keys = openKeys();
    const { id, key } = await keys.current();
    const token = await new SignJWT({ ...claims, sub: TOKEN.accountId, sid: TOKEN.sessionId })
      .setProtectedHeader({ alg, kid: id })
      .setExpirationTime(Math.floor(now().getTime() / 1_000) + 60)
      .sign(key);
    expect(await createTokens(keys, now).readAccess(token)).toEqual(bearer);
  });
});

describe('the key of codes and counters', () => {
  it('is one for all, and is looked for again when the database was away', async () => {
    let away = true;
    const secrets: Store['secrets'] = {
      ...store.secrets,
      agree: async (purpose, secret) => {
        if (away) throw new Error('away');
        return store.secrets.agree(purpose, secret);
      },
    };
    const key = openHashKey(secrets, now);
    await expect(key()).rejects.toThrow('away');
    away = false;
    expect((await key()).export()).toEqual((await openHashKey(store.secrets, now)()).export());
  });
});

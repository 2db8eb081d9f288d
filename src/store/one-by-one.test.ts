import { randomBytes, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { oneByOne, TooManyWaiting } from './one-by-one.ts';
import { at, NOON } from './testing/examples.ts';
import { openClient } from './testing/sql.ts';
import { openTestStore, type TestStore } from './testing/test-store.ts';

describe('oneByOne', () => {
  /** Work that is done when it is told to be. */
  function aWork() {
    const finish: (() => void)[] = [];
    return { finish, work: () => new Promise<void>((resolve) => finish.push(resolve)) };
  }

  it('lets work of one name wait for the work before it, and no other', async () => {
    const inTurn = oneByOne();
    const order: string[] = [];
    const { finish, work } = aWork();
    const first = inTurn('one', work);
    const second = inTurn('one', async () => order.push('second'));
    await inTurn('other', async () => order.push('other'));
    finish[0]?.();
    await Promise.all([first, second]);
    expect(order).toEqual(['other', 'second']);
  });

  it('goes on after work that failed', async () => {
    const inTurn = oneByOne();
    const failed = inTurn('one', () => Promise.reject(new Error('no room')));
    const next = inTurn('one', async () => 'done');
    await expect(failed).rejects.toThrow('no room');
    expect(await next).toBe('done');
  });

  it('refuses what would wait behind a hundred others, until some of them are done', async () => {
    const inTurn = oneByOne();
    const { finish, work } = aWork();
    const first = inTurn('one', work);
    const waiting = Array.from({ length: 100 }, async (_, n) => inTurn('one', async () => n));
    await expect(inTurn('one', work)).rejects.toThrow(TooManyWaiting);
    finish[0]?.();
    await first;
    expect(await Promise.all(waiting)).toHaveLength(100);
    expect(await inTurn('one', async () => 'again')).toBe('again');
  });
});

describe('while one row is held, others have connections', () => {
  let store: TestStore;
  let holder: Client;
  beforeAll(async () => {
    store = await openTestStore();
    holder = await openClient(store);
  });
  afterAll(async () => {
    await holder.end();
    await store.close();
  });
  /** Holds a row until it is told to let go. */
  async function held(statement: string, values: unknown[]): Promise<() => Promise<void>> {
    await holder.query('begin');
    await holder.query(statement, values);
    let isHeld = true;
    const letGo = async () => {
      if (isHeld) await holder.query('rollback');
      isHeld = false;
    };
    onTestFinished(letGo);
    return letGo;
  }

  it('of one account, whose changes are many', async () => {
    const id = randomUUID();
    await holder.query(
      `insert into accounts (id, email, shape, preferences, created_at, seen_at) values ($1, $2, 0, '{}', $3, $3)`,
      [id, `${id}@post.example`, NOON],
    );
    const letGo = await held('select from accounts where id = $1 for update', [id]);
    const changes = Array.from({ length: 25 }, (_, n) => [
      store.savedStories.remove(id, `s${n}`, NOON),
      store.devices.change(id, (device) => device as never),
      store.preferences.change(id, (preferences) => preferences as never),
      store.subscriptions.change(id, (record) => ({ record, paid: [] })),
    ]).flat();
    expect(await store.accounts.find(randomUUID())).toBeNull();
    await letGo();
    expect(await Promise.all(changes)).toHaveLength(100);
  });

  it.each<[string, (key: Buffer) => Promise<unknown>]>([
    ['what one network has tried', (key) => store.attempts.count(key, { since: NOON, until: at(1) }, 7)],
    ['the lock of one address', (key) => store.attempts.lock(key, NOON, at(1))],
  ])('of %s, however often it tries', async (_what, attempt) => {
    const key = randomBytes(32);
    await attempt(key);
    const letGo = await held('select from attempts where key = $1 for update', [key]);
    const tries = Array.from({ length: 100 }, () => attempt(key));
    expect(await store.accounts.find(randomUUID())).toBeNull();
    await letGo();
    expect(await Promise.all(tries)).toHaveLength(100);
  });
});

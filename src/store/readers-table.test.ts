/** What an account's row holds, and what a page is told of it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES } from '../accounts/accounts.ts';
import type { DeviceState } from '../contract/contract.ts';
import { ACCOUNT_SHAPE } from './account-shape.ts';
import { anAccount } from './testing/an-account.ts';
import { aStory, at, NOON } from './testing/examples.ts';
import { sql } from './testing/sql.ts';
import { openTestStore, type TestStore } from './testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const device = (language: 'en' | 'nl'): DeviceState => ({
  language: { value: language, changedAt: NOON.toISOString() },
  opened: { value: ['s'], changedAt: NOON.toISOString() },
});

it('what one reader changes is theirs alone', async () => {
  const [mine, theirs] = [
    await anAccount(store, DEFAULT_PREFERENCES),
    await anAccount(store, DEFAULT_PREFERENCES),
  ];
  await store.devices.change(theirs, () => device('en'));
  await store.preferences.change(mine, (kept) => ({ ...DEFAULT_PREFERENCES, ...kept, theme: 'dark' }));
  await store.devices.change(mine, () => device('nl'));
  const read = async (id: string) => [
    (await store.accounts.find(id))?.preferences?.theme,
    (await store.devices.read(id))?.language?.value,
    (await store.readers.byAccount(id))?.preferences?.theme,
    (await store.readers.byAccount(id))?.device?.language?.value,
  ];
  expect(await read(mine)).toEqual(['dark', 'nl', 'dark', 'nl']);
  expect(await read(theirs)).toEqual(['system', 'en', 'system', 'en']);
});

it('of two documents one that cannot be read keeps the number it was written with', async () => {
  const id = await anAccount(store, DEFAULT_PREFERENCES);
  const shape = async () => (await sql(store, 'select shape from accounts where id = $1', [id]))[0]?.shape;
  await sql(store, `update accounts set shape = 99, preferences = '{"newer":1}' where id = $1`, [id]);
  await store.devices.change(id, () => device('nl'));
  expect(await shape()).toBe(99);
  await store.preferences.change(id, () => DEFAULT_PREFERENCES);
  expect(await shape()).toBe(ACCOUNT_SHAPE);
  await sql(store, `update accounts set shape = 99, device = '{"opened":1}' where id = $1`, [id]);
  await store.preferences.change(id, () => DEFAULT_PREFERENCES);
  expect(await shape()).toBe(99);
});

it('of two documents one that cannot be read stays when the other changes', async () => {
  const id = await anAccount(store, DEFAULT_PREFERENCES);
  await store.devices.change(id, () => device('nl'));
  await sql(store, `update accounts set preferences = '{"newer":1}' where id = $1`, [id]);
  await store.devices.change(id, (kept) => ({ ...kept, ...device('en') }));
  expect(await sql(store, 'select preferences from accounts where id = $1', [id])).toEqual([
    { preferences: { newer: 1 } },
  ]);
  await sql(store, `update accounts set device = '{"opened":1}' where id = $1`, [id]);
  await store.preferences.change(id, () => DEFAULT_PREFERENCES);
  expect(await sql(store, 'select device from accounts where id = $1', [id])).toEqual([
    { device: { opened: 1 } },
  ]);
});

it('of the time when a device could say every language, that is back to the usual', async () => {
  const id = await anAccount(store, DEFAULT_PREFERENCES);
  const changedAt = '2026-03-01T12:00:00Z';
  const older = JSON.stringify({ reads: { value: [], changedAt }, hideOpened: { value: true, changedAt } });
  await sql(store, 'update accounts set shape = 0, device = $2 where id = $1', [id, older]);
  expect(await store.devices.read(id)).toEqual({
    reads: { value: null, changedAt },
    hideOpened: { value: true, changedAt },
  });
});

it('a page is told of its reader alone, saved stories newest first, and what was opened only where that is hidden', async () => {
  const [mine, theirs] = [
    await anAccount(store, DEFAULT_PREFERENCES),
    await anAccount(store, DEFAULT_PREFERENCES),
  ];
  for (const [accountId, storyId, hour] of [
    [mine, 'a', 1],
    [theirs, 'x', 2],
    [mine, 'b', 3],
    [mine, 'c', 2],
  ] as const)
    await store.savedStories.save(
      accountId,
      { id: randomUUID(), storyId, savedAt: at(hour), story: aStory(storyId) },
      () => {},
    );
  await store.devices.change(mine, () => device('nl'));
  await store.subscriptions.change(theirs, (record) => ({
    record: { ...record, status: 'active' },
    paid: [],
  }));
  const { language } = device('nl');
  expect(await store.readers.byAccount(mine)).toMatchObject({
    id: mine,
    email: `${mine}@post.example`,
    savedStories: ['b', 'c', 'a'],
    subscription: { status: 'none' },
  });
  expect((await store.readers.byAccount(mine))?.device).toEqual({ language });
  const changedAt = '2026-03-01T12:00:00Z';
  const opened = { value: ['a'], changedAt };
  for (const [value, told] of [
    [false, {}],
    [true, { opened }],
  ] as const) {
    const hideOpened = { value, changedAt };
    await store.devices.change(mine, () => ({ opened, hideOpened }));
    expect((await store.readers.byAccount(mine))?.device).toEqual({ hideOpened, ...told });
  }
  expect(await store.readers.byAccount(theirs)).toMatchObject({
    id: theirs,
    savedStories: ['x'],
    subscription: { status: 'active' },
    device: null,
  });
  expect(await store.readers.byAccount(randomUUID())).toBeNull();
});

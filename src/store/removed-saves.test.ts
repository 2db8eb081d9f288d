/** A save that was removed a moment ago: nowhere to be seen, and back when its reader takes the removal back. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES } from '../accounts/accounts.ts';
import { SAVE_UNDO_MS, type Story } from '../contract/contract.ts';
import { anAccount } from './testing/an-account.ts';
import { aReport, aStory, at, NOON } from './testing/examples.ts';
import { sql } from './testing/sql.ts';
import { openTestStore, type TestStore } from './testing/test-store.ts';

const REMOVED = at(1);
const IN_TIME = new Date(REMOVED.getTime() + SAVE_UNDO_MS - 1);
const TOO_LATE = new Date(REMOVED.getTime() + SAVE_UNDO_MS);
const OLD = at(-24 * 100).toISOString();

let store: TestStore;
let accountId: string;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  accountId = await anAccount(store, DEFAULT_PREFERENCES);
});

const full = (): never => {
  throw new Error('no more');
};
const publish = (...stories: Story[]) =>
  store.publish(async (tx) => {
    await tx.insertReports(
      stories.map(({ id }) => aReport(id)),
      new Map(stories.map(({ id }) => [id, id])),
    );
    await tx.upsertStories(stories);
  });
const save = (storyId: string, allow = (_saved: number): void => {}, savedAt = NOON) =>
  store.savedStories.save(
    accountId,
    { id: randomUUID(), storyId, savedAt, story: aStory(storyId, { published_at: OLD }) },
    allow,
  );
const remove = (id: string, now = REMOVED) => store.savedStories.remove(accountId, id, now);
const bringBack = (storyId: string, now = IN_TIME, allow = full) =>
  store.savedStories.bringBack(accountId, storyId, now, allow);
const savedIds = () => store.savedStories.list(accountId, ({ storyId }) => storyId);

it('is back as it was, in its place, though its story is kept nowhere else', async () => {
  const first = await save('first', undefined, at(-3));
  await save('second', undefined, at(-2));
  expect(await remove('first')).toBe(true);
  expect(await bringBack('first')).toEqual({ id: first?.id, savedAt: at(-3) });
  expect(await savedIds()).toEqual(['second', 'first']);
  expect((await store.stories.find('first'))?.id).toBe('first');
  // There is nothing more to bring back.
  expect(await bringBack('first')).toBeNull();
});

it('is seen, counted and found by nobody', async () => {
  await save('x');
  const kept = await save('y');
  await remove('x');
  await remove(kept?.id ?? '');
  expect(await savedIds()).toEqual([]);
  expect((await store.readers.byAccount(accountId))?.savedStories).toEqual([]);
  for (const id of ['x', 'y', kept?.id ?? '']) {
    expect(await store.savedStories.find(accountId, id)).toBeNull();
    expect(await store.stories.find(id)).toBeNull();
    expect(await remove(id)).toBe(false);
  }
  const counted: number[] = [];
  await save('z', (saved) => void counted.push(saved));
  expect(counted).toEqual([0]);
});

it('is gone after its time, or when all were removed: the story is saved anew', async () => {
  const first = await save('late');
  await remove('late');
  expect(await bringBack('late', TOO_LATE)).toBeNull();
  const second = await save('late');
  expect(second).toMatchObject({ isNew: true });
  expect(second?.id).not.toBe(first?.id);
  await store.savedStories.removeAll(accountId);
  expect(await bringBack('late')).toBeNull();
});

it('is brought back by its own reader only', async () => {
  await save('mine');
  await remove('mine');
  expect(await store.savedStories.bringBack(randomUUID(), 'mine', IN_TIME, full)).toBeNull();
});

it('asks for no place, in whatever order they come back, up to as many as there were', async () => {
  for (const id of ['a', 'b', 'c', 'd']) await save(id);
  for (const id of ['a', 'b', 'c']) await remove(id);
  for (const id of ['a', 'c', 'b']) expect(await bringBack(id)).not.toBeNull();
  expect((await savedIds()).sort()).toEqual(['a', 'b', 'c', 'd']);
});

it('asks for a place when another took its own, also when that one was removed and comes back behind it', async () => {
  for (const id of ['a', 'b']) await save(id);
  await remove('a');
  await save('c');
  await expect(bringBack('a')).rejects.toThrow('no more');
  await remove('c');
  expect(await bringBack('a')).not.toBeNull();
  await expect(bringBack('c')).rejects.toThrow('no more');
  expect((await savedIds()).sort()).toEqual(['a', 'b']);
});

it('goes for good after its time, and its picture with it; also when it was removed by a clock that ran ahead', async () => {
  const picture = { hash: Buffer.alloc(32, 7), type: 'image/webp', bytes: Buffer.from('x') };
  const kept = await save('pictured');
  await remove('pictured');
  // The picture may come after the removal, and the reader after the picture.
  await store.savedPictures.keep({ id: kept?.id ?? '', story: aStory('pictured') }, picture, REMOVED);
  await store.savedStories.forgetRemoved(IN_TIME);
  expect(await store.savedPictures.prune()).toBe(0);
  expect(await bringBack('pictured')).not.toBeNull();
  await remove('pictured');
  await save('ahead');
  await remove('ahead', at(24 * 365));
  await save('kept');
  await store.savedStories.forgetRemoved(TOO_LATE);
  expect(await store.savedPictures.prune()).toBe(1);
  expect(await sql(store, 'select story_id from saved_stories where account_id = $1', [accountId])).toEqual([
    { story_id: 'kept' },
  ]);
});

it('goes with its account at once', async () => {
  await save('left');
  await remove('left');
  await store.accounts.remove(accountId);
  expect(await sql(store, 'select from saved_stories where account_id = $1', [accountId])).toEqual([]);
});

it('follows its story when that is merged meanwhile', async () => {
  await publish(aStory('from'), aStory('to'));
  const kept = await save('from');
  await remove('from');
  await store.publish((tx) => tx.mergeStories([{ from: 'from', to: 'to' }]));
  expect(await bringBack('from')).toMatchObject({ id: kept?.id });
  expect(await savedIds()).toEqual(['to']);
});

it('is in no merge’s way: what is saved still follows, and is not there twice', async () => {
  await publish(aStory('one'), aStory('other'));
  await save('other');
  await remove('other');
  const kept = await save('one');
  await store.publish((tx) => tx.mergeStories([{ from: 'one', to: 'other' }]));
  expect(await savedIds()).toEqual(['other']);
  expect(await bringBack('other')).toBeNull();
  expect(await store.savedStories.list(accountId, ({ id }) => id)).toEqual([kept?.id]);
});

/** Saves of stories that were merged one into the other and then came apart: each means again what its reader saved. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Story } from '../contract/contract.ts';
import { anAccount } from './testing/an-account.ts';
import { aStory, at } from './testing/examples.ts';
import { openTestStore, type TestStore } from './testing/test-store.ts';

const SOON = at(1);
const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((id) => aStory(id)) as [Story, Story, Story, Story];

let store: TestStore;
let accountId: string;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  accountId = await anAccount(store);
  await publish(A, B, C, D);
});

const publish = (...stories: Story[]) => store.publish((tx) => tx.upsertStories(stories));
const save = (story: Story) =>
  store.savedStories.save(accountId, { id: randomUUID(), storyId: story.id, savedAt: SOON, story }, () => {});
const saves = () => store.savedStories.list(accountId, ({ id, storyId }) => ({ id, storyId }));
const savedIds = () => store.savedStories.list(accountId, ({ storyId }) => storyId);
const merge = (from: string, to: string) => store.publish((tx) => tx.mergeStories([{ from, to }]));
const mergeAll = async () => {
  await merge('a', 'b');
  await merge('b', 'c');
  await merge('d', 'c');
};
/** Takes the second out of the third, and the first with it. */
const takeApart = () =>
  store.publish(async (tx) => {
    await tx.upsertStories([B]);
    await tx.redirect(['a', 'b', 'elsewhere'].map((id) => ({ id, story: 'b' })));
  });

it.each([
  ['the first', [A], ['b']],
  ['the second', [B], ['b']],
  ['the third', [C], ['c']],
  ['the first and the third', [A, C], ['b', 'c']],
  ['the second and the third', [B, C], ['b', 'c']],
  ['one that came to the third by itself', [D], ['c']],
])('mean again what they meant: %s', async (_which, stories, expected) => {
  const kept = [];
  for (const story of stories) kept.push((await save(story))?.id);
  await mergeAll();
  await takeApart();
  const meant = await saves();
  expect(kept.map((id) => meant.find((each) => each.id === id)?.storyId)).toEqual(expected);
  await publish(A);
  for (const { id } of stories) {
    const found = await store.savedStories.find(accountId, id);
    expect(found?.storyId).toBe(id === 'd' ? 'c' : id);
  }
});

it('stay two of one reader when both were saved, each of its own', async () => {
  const kept = [await save(A), await save(B)];
  await mergeAll();
  await takeApart();
  await publish(A);
  for (const [index, id] of ['a', 'b'].entries())
    expect((await store.savedStories.find(accountId, id))?.id).toBe(kept[index]?.id);
  expect(await saves()).toHaveLength(2);
});

it('are each their own reader’s', async () => {
  await save(A);
  const [first, other] = [accountId, await anAccount(store)];
  accountId = other;
  await save(C);
  await mergeAll();
  await takeApart();
  expect(await savedIds()).toEqual(['c']);
  accountId = first;
  expect(await savedIds()).toEqual(['b']);
});

it('stay where they are when the reader has saved the other since', async () => {
  await save(A);
  await mergeAll();
  await store.publish((tx) => tx.upsertStories([B]));
  await save(B);
  await store.publish((tx) => tx.redirect([{ id: 'a', story: 'b' }]));
  expect((await savedIds()).sort()).toEqual(['b', 'c']);
});

it('that were removed meanwhile stay removed, and can be brought back', async () => {
  const kept = await save(A);
  await mergeAll();
  await store.savedStories.remove(accountId, 'c', SOON);
  await takeApart();
  expect(await savedIds()).toEqual([]);
  expect(await store.savedStories.bringBack(accountId, 'a', SOON, () => {})).toMatchObject({ id: kept?.id });
  expect(await savedIds()).toEqual(['b']);
});

it('made of the successor since then stay with it', async () => {
  await mergeAll();
  await save(C);
  await takeApart();
  expect(await savedIds()).toEqual(['c']);
});

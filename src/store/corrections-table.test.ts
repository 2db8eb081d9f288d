import { afterEach, beforeEach, expect, it } from 'vitest';
import { aStory, at } from './testing/examples.ts';
import { openTestStore } from './testing/test-store.ts';
import type { NewCorrection, Store } from './types.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

const correction = (from: string, to: string, kind: NewCorrection['kind'] = 'move'): NewCorrection => ({
  at: at(1),
  kind,
  from,
  to,
  reports: [`of-${from}`],
  redirects: [`once-${from}`],
});
const add = (...corrections: NewCorrection[]) =>
  store.publish(async (tx) => {
    for (const each of corrections) await tx.addCorrection(each);
  });

it('lists corrections newest first, at most the limit, and finds each by its number', async () => {
  const all = [correction('a', 'b'), correction('c', 'd', 'merge'), correction('e', 'f', 'split')];
  await add(...all);
  const kept = all.map((each, index) => ({ ...each, number: index + 1, undoneAt: null }));
  expect(await store.corrections.list(2)).toEqual([kept[2], kept[1]]);
  expect(await store.corrections.list(9)).toEqual(kept.toReversed());
  expect(await store.corrections.find(2)).toEqual(kept[1]);
  expect(await store.corrections.find(4)).toBeNull();
});

it('holds to those in force, oldest first, with the stories as they stand today', async () => {
  await store.publish((tx) => tx.upsertStories(['a', 'b', 'c', 'd', 'e'].map((id) => aStory(id))));
  await add(
    correction('a', 'b', 'split'),
    correction('c', 'b', 'merge'),
    correction('b', 'd'),
    correction('d', 'e'),
  );
  await store.publish((tx) =>
    tx.mergeStories([
      { from: 'b', to: 'c' },
      { from: 'd', to: 'e' },
    ]),
  );
  await store.publish((tx) => tx.undoCorrection(1, at(2)));
  expect(await store.corrections.inForce()).toEqual([
    { number: 2, apart: null },
    { number: 3, apart: ['c', 'e'] },
    // What became one since then cannot be kept apart.
    { number: 4, apart: null },
  ]);
});

it('keeps when a correction was undone, and undoes no other', async () => {
  await add(correction('a', 'b'), correction('c', 'd'));
  for (const hour of [2, 3]) await store.publish((tx) => tx.undoCorrection(1, at(hour)));
  expect((await store.corrections.list(9)).map(({ undoneAt }) => undoneAt)).toEqual([null, at(2)]);
});

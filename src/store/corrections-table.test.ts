import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aReport, aStory, at } from './testing/examples.ts';
import { openTestStore } from './testing/test-store.ts';
import type { FirstStory, NewCorrection, Store } from './types.ts';

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
  expect((await store.corrections.inForce()).map(({ number, apart }) => [number, apart])).toEqual([
    [2, null],
    [3, ['c', 'e']],
    // What became one since then cannot be kept apart.
    [4, null],
  ]);
});

describe('the first story of what corrections took', () => {
  const first = (what: FirstStory['what'], id: string, story: string, since = 1): FirstStory => ({
    what,
    id,
    story,
    since,
  });
  const keep = (...all: FirstStory[]) => store.publish((tx) => tx.keepFirstStories(all));
  beforeEach(async () => {
    await store.publish(async (tx) => {
      await tx.insertReports([aReport('told')], new Map([['told', 'b']]));
      await tx.upsertStories(['a', 'b', 'c', 'd'].map((id) => aStory(id)));
    });
  });

  it('is the first that is told, and goes with the one of today', async () => {
    await store.publish((tx) => tx.emptyStory({ from: 'a', to: 'b' }));
    await keep(first('report', 'told', 'a'), first('report', 'gone', 'a'), first('address', 'a', 'a'));
    await keep(
      first('report', 'told', 'c', 2),
      first('address', 'd', 'c', 2),
      first('address', 'never', 'c', 2),
    );
    expect(await store.corrections.firstStories()).toEqual([
      { ...first('address', 'a', 'a'), today: 'b' },
      { ...first('address', 'd', 'c', 2), today: 'd' },
      { ...first('address', 'never', 'c', 2), today: null },
      { ...first('report', 'gone', 'a'), today: null },
      { ...first('report', 'told', 'a'), today: 'b' },
    ]);
  });

  it('is forgotten of what is there', async () => {
    await store.publish((tx) => tx.emptyStory({ from: 'a', to: 'b' }));
    await store.publish((tx) => tx.insertReports([aReport('later')], new Map([['later', 'c']])));
    const there = [first('report', 'told', 'b'), first('address', 'a', 'b'), first('address', 'c', 'd')];
    await keep(...there, first('report', 'gone', 'b'));
    await store.publish((tx) => tx.forgetFirstStories(there.slice(1)));
    expect((await store.corrections.firstStories()).map(({ id }) => id)).toEqual(['gone', 'told']);
    await store.publish((tx) => tx.forgetFirstStories([first('report', 'gone', 'b'), ...there]));
    expect((await store.corrections.firstStories()).map(({ id }) => id)).toEqual(['gone']);
  });

  it('is kept of a story that stands only by what corrections put into it', async () => {
    const address = first('address', 'b', 'd');
    await keep(address, first('report', 'told', 'a'));
    await store.publish((tx) => tx.forgetFirstStories([address]));
    expect(await store.corrections.firstStories()).toHaveLength(2);
  });

  it('is kept of what is elsewhere', async () => {
    await store.publish((tx) => tx.emptyStory({ from: 'a', to: 'b' }));
    const elsewhere = [first('address', 'a', 'c'), first('report', 'told', 'a')];
    await keep(...elsewhere);
    await store.publish((tx) => tx.forgetFirstStories(elsewhere));
    expect(await store.corrections.firstStories()).toHaveLength(2);
  });

  it.each([
    ['grouping makes part of another is that one', 'mergeStories' as const, 'd', ['d', 'b']],
    ['an operator left empty is still itself', 'emptyStory' as const, 'a', ['a', 'b']],
  ])('that %s, and so it is for corrections in force', async (_which, how, story, ends) => {
    await add(correction('a', 'b'), correction('a', 'b'));
    await keep(first('report', 'told', 'a'), first('address', 'old', 'a'), first('address', 'a', 'c'));
    await store.publish(async (tx) => {
      await tx.undoCorrection(1, at(2));
      await (how === 'mergeStories'
        ? tx.mergeStories([{ from: 'a', to: 'd' }])
        : tx.emptyStory({ from: 'a', to: 'd' }));
    });
    const known = await store.corrections.firstStories();
    expect(known.filter(({ id }) => id !== 'a').map((each) => each.story)).toEqual([story, story]);
    expect(known.filter(({ id }) => id === 'a')).toHaveLength(how === 'mergeStories' ? 0 : 1);
    const [undone, inForce] = (await store.corrections.list(9)).toReversed();
    expect([undone?.from, undone?.to]).toEqual(['a', 'b']);
    expect([inForce?.from, inForce?.to]).toEqual(ends);
  });
});

it('keeps when a correction was undone, and undoes no other', async () => {
  await add(correction('a', 'b'), correction('c', 'd'));
  for (const hour of [2, 3]) await store.publish((tx) => tx.undoCorrection(1, at(hour)));
  expect((await store.corrections.list(9)).map(({ undoneAt }) => undoneAt)).toEqual([null, at(2)]);
});

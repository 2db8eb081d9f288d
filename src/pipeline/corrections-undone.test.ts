/** Corrections that are undone after others, and bring back no more and no less than they took. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPublisher, aReport } from '../contract/testing/reports.ts';
import { openTestStore } from '../store/testing/test-store.ts';
import type { Store } from '../store/types.ts';
import { storyIdOf } from './5-group/group.ts';
import { createPatience, createStoryWriter, type StoryWriter } from './6-write/write.ts';
import { type Corrections, createCorrections } from './corrections.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const now = () => NOW;
const PUBLISHER = aPublisher('gazette');
const publishers = (id: string) => (id === PUBLISHER.id ? PUBLISHER : undefined);

/** Each story has two reports, and its id from the first. */
interface Told {
  id: string;
  first: string;
  second: string;
}
const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((story) => {
  const [first, second] = [`${story}-first-told-by-gazette`, `${story}-second-told-by-gazette`];
  return { id: storyIdOf(first), first, second };
}) as [Told, Told, Told, Told];

let store: Store;
let corrections: Corrections;
let writer: StoryWriter;
beforeEach(async () => {
  store = await openTestStore();
  await store.feeds.sync([PUBLISHER], NOW);
  corrections = createCorrections({ store, publishers, now });
  const patiently = createPatience({ log: { warn: () => {} }, wait: async () => {} });
  writer = createStoryWriter({ store, publishers, now, patiently });
  const assignments = [A, B, C, D].flatMap(({ id, first, second }) =>
    [first, second].map((reportId) => ({ reportId, storyId: id, merged: [] })),
  );
  const fresh = assignments.map(({ reportId }, hour) =>
    aReport(reportId, { publishedAt: `2026-03-02T0${hour}:00:00.000Z` }),
  );
  await writer.write({ fresh, corrected: [], assignments, feeds: [] });
});
afterEach(() => store.close());

const merge = (story: Told, into: Told) => corrections.merge(into.id, story.id);
const leadsTo = async (...ids: string[]) =>
  Promise.all(ids.map(async (id) => (await store.stories.find(id))?.id));
const storyOf = async (report: string) => (await store.reports.find(report))?.storyId;
/** Pairs that stay apart, in either order. */
const apart = async () =>
  (await store.corrections.inForce()).map(({ apart }) => apart?.toSorted().join()).filter(Boolean);

it('what had become part of a merged story is part of it again; what came to the other by itself stays', async () => {
  await merge(A, C);
  await merge(B, D);
  const { number } = await merge(C, D);
  expect(await leadsTo(A.id, B.id)).toEqual([D.id, D.id]);
  await corrections.undo(number);
  expect(await leadsTo(A.id, B.id)).toEqual([C.id, D.id]);
});

it('a merge is undone where its story went, also when the report that named that story was moved on', async () => {
  const { number } = await merge(A, B);
  await merge(B, C);
  await corrections.move(B.first, D.id);
  expect((await corrections.undo(number)).moved).toEqual([
    { from: C.id, to: A.id, reports: [A.first, A.second] },
  ]);
  expect(await leadsTo(A.id, B.id)).toEqual([A.id, C.id]);
});

it.each([
  ['moved to another story', async () => (await corrections.move(A.first, D.id)).to],
  ['split off', async () => (await corrections.split(A.id, [A.first])).to],
])(
  'an address stays with the rest when its first report was %s, which is merged and undone',
  async (_how, go) => {
    const elsewhere = await go();
    await merge(A, B);
    const before = [await leadsTo(A.id), await apart()];
    const { number } = await corrections.merge(B.id, elsewhere);
    await corrections.undo(number);
    expect([await leadsTo(A.id), await apart()]).toEqual(before);
    expect(before).toEqual([[B.id], [[B.id, elsewhere].toSorted().join()]]);
  },
);

it('an address goes back with the rest when its first report had been moved away', async () => {
  await corrections.move(A.first, D.id);
  await merge(A, B);
  const { number } = await merge(B, C);
  await corrections.undo(number);
  expect(await leadsTo(A.id)).toEqual([B.id]);
});

it('what was split stays apart from where the rest is, when the report that named it moves on', async () => {
  const { to } = await corrections.split(A.id, [A.second]);
  await merge(C, A);
  await merge(A, B);
  await corrections.move(A.first, D.id);
  expect(await apart()).toContain([B.id, to].toSorted().join());
});

it('an address that leads elsewhere is not given to what is split off', async () => {
  await corrections.move(A.first, D.id);
  await merge(A, B);
  const { number, to } = await corrections.split(D.id, [A.first]);
  expect([to, await storyOf(A.first)]).toEqual([`s${A.first}`, `s${A.first}`]);
  await corrections.undo(number);
  expect(await leadsTo(A.id)).toEqual([B.id]);
  expect(await storyOf(A.first)).toBe(D.id);
});

it('the address of a story that was split off leads back, also when its last report had been moved there', async () => {
  const split = await corrections.split(A.id, [A.second]);
  const moved = await corrections.move(D.first, split.to);
  await corrections.undo(split.number);
  expect(await leadsTo(split.to)).toEqual([split.to]);
  await corrections.undo(moved.number);
  expect(await leadsTo(split.to)).toEqual([A.id]);
});

/** The reports of each of the four stories, by story. */
const everything = async () =>
  Object.fromEntries(
    await Promise.all(
      [A, B, C, D].map(async ({ id, first, second }) => [
        id,
        await Promise.all([first, second].map(storyOf)),
      ]),
    ),
  );
const AS_GROUPED = Object.fromEntries([A, B, C, D].map(({ id }) => [id, [id, id]]));

describe('corrections that are undone from the first to the last bring back what grouping made', () => {
  const cases: [string, () => Promise<{ number: number }[]>][] = [
    [
      'a merge, and a split of reports of both',
      async () => [await merge(B, A), await corrections.split(A.id, [B.first, A.second])],
    ],
    [
      'a merge, and a split of all that the other had',
      async () => [await merge(B, A), await corrections.split(A.id, [A.first, A.second])],
    ],
    [
      'a move, and a merge of the story that the report left',
      async () => [await corrections.move(A.first, B.id), await merge(A, C)],
    ],
    [
      'two moves of one report',
      async () => [await corrections.move(A.first, B.id), await corrections.move(A.first, C.id)],
    ],
    [
      'a move there and back, and a merge',
      async () => [
        await corrections.move(A.first, B.id),
        await corrections.move(A.first, A.id),
        await merge(A, C),
      ],
    ],
    ['merges in a row', async () => [await merge(A, B), await merge(B, C), await merge(C, D)]],
  ];
  it.each(cases)('%s', async (_what, make) => {
    for (const { number } of await make()) await corrections.undo(number);
    expect(await everything()).toEqual(AS_GROUPED);
    expect(await leadsTo(A.id, B.id, C.id, D.id)).toEqual([A.id, B.id, C.id, D.id]);
  });
});

it('what grouping made part of a story leads there again, also when that story had no report for a while', async () => {
  await store.publish((tx) => tx.mergeStories([{ from: D.id, to: A.id }]));
  const { number } = await merge(B, A);
  const split = await corrections.split(A.id, [A.first, A.second, D.first, D.second]);
  await corrections.undo(number);
  expect(await leadsTo(A.id, D.id)).toEqual([B.id, B.id]);
  await corrections.undo(split.number);
  expect(await leadsTo(A.id, D.id)).toEqual([A.id, A.id]);
});

it('says what moved between which stories, and what other corrections hold', async () => {
  const merged = await merge(B, A);
  const moved = await corrections.move(B.first, C.id);
  expect(await corrections.undo(merged.number)).toEqual({
    moved: [{ from: A.id, to: B.id, reports: [B.second] }],
    kept: new Map([[moved.number, 1]]),
  });
});

describe('what no correction takes any more is grouping’s alone', () => {
  /** A report that grouping finds to belong in a story, of which it makes others part. */
  const come = (storyId: string, ...merged: string[]) =>
    writer.write({
      fresh: [aReport('late-told-by-gazette', { publishedAt: NOW.toISOString() })],
      corrected: [],
      assignments: [{ reportId: 'late-told-by-gazette', storyId, merged }],
      feeds: [],
    });
  const undoAnother = async () => corrections.undo((await corrections.split(D.id, [D.second])).number);

  it('an address whose split was undone, but which is a story’s by now, goes with that story', async () => {
    const split = await corrections.split(A.id, [A.second]);
    await come(split.to);
    await corrections.undo(split.number);
    await corrections.merge(B.id, split.to);
    await undoAnother();
    expect(await leadsTo(split.to)).toEqual([B.id]);
  });

  it('a report whose move was undone stays in its story, whatever corrections say of one that became part of it', async () => {
    await corrections.undo((await corrections.move(C.first, D.id)).number);
    await merge(A, B);
    expect((await corrections.split(B.id, [A.first])).to).toBe(A.id);
    await come(C.id, A.id);
    await undoAnother();
    expect(await storyOf(C.first)).toBe(C.id);
  });
});

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LabelledReport } from '../contract/contract.ts';
import { aPublisher, aReport } from '../contract/testing/reports.ts';
import { openTestStore } from '../store/testing/test-store.ts';
import type { Store } from '../store/types.ts';
import { storyIdOf } from './5-group/group.ts';
import { createPatience, createStoryWriter } from './6-write/write.ts';
import { type Corrections, createCorrections } from './corrections.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const now = () => NOW;
const PUBLISHER = aPublisher('gazette');
const publishers = (id: string) => (id === PUBLISHER.id ? PUBLISHER : undefined);
/** Stories at the beginning, and reports of each. */
const STORIES = 3;
const REPORTS = 3;
/** Longer than the ids of stories, so that a report can name two. */
const named = (story: number, report: number) => `report-${story}-${report}-of-the-gazette`;

let store: Store;
let corrections: Corrections;
const reports: LabelledReport[] = [];
beforeAll(async () => {
  store = await openTestStore();
  await store.feeds.sync([PUBLISHER], NOW);
  corrections = createCorrections({ store, publishers, now });
  const patiently = createPatience({ log: { warn: () => {} }, wait: async () => {} });
  const writer = createStoryWriter({ store, publishers, now, patiently });
  for (let story = 0; story < STORIES; story++)
    for (let report = 0; report < REPORTS; report++)
      reports.push(aReport(named(story, report), { publishedAt: `2026-03-02T0${report}:0${story}:00.000Z` }));
  await writer.write({
    fresh: reports,
    corrected: [],
    assignments: reports.map(({ id }) => ({ reportId: id, storyId: storyIdOf(id), merged: [] })),
    feeds: [],
  });
  // Each story has others that became part of it, whose addresses lead there.
  for (let story = 0; story < STORIES; story++)
    for (let report = 1; report < REPORTS; report++)
      await corrections.merge(storyIdOf(named(story, 0)), storyIdOf(named(story, report)));
});
afterAll(() => store.close());

/** Ids of reports by story. */
async function everything(): Promise<Record<string, string[]>> {
  const { stories } = await store.stories.active(new Date(0));
  return Object.fromEntries(
    stories.map(({ id, sources }) => [id, sources.map(({ report_id }) => report_id).sort()]),
  );
}

/** What undoing brings back: where reports are, where each address leads that led anywhere, and what is to stay apart. */
async function state() {
  const ids = reports.flatMap(({ id }) => [storyIdOf(id), `s${id}`]);
  const led = await Promise.all(ids.map(async (id) => [id, (await store.stories.find(id))?.id] as const));
  return {
    reports: await everything(),
    addresses: Object.fromEntries(led.filter(([, story]) => story !== undefined)),
    corrections: await store.corrections.inForce(),
  };
}

const which = fc.nat(50);
const step = fc.oneof(
  fc.record({ kind: fc.constant('merge' as const), into: which, story: which }),
  fc.record({ kind: fc.constant('split' as const), story: which, count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('move' as const), report: which, into: which }),
);
const pick = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
};

/** @returns the number of the correction, or null for one that is refused */
async function take(taken: typeof step extends fc.Arbitrary<infer T> ? T : never): Promise<number | null> {
  const state = await everything();
  const stories = Object.keys(state).sort();
  try {
    if (taken.kind === 'merge')
      return (await corrections.merge(pick(stories, taken.into), pick(stories, taken.story))).number;
    if (taken.kind === 'move')
      return (await corrections.move(pick(reports, taken.report).id, pick(stories, taken.into))).number;
    const story = pick(stories, taken.story);
    return (await corrections.split(story, (state[story] ?? []).slice(0, taken.count))).number;
  } catch (error) {
    // Refused in words for an operator, and nothing changed.
    expect((error as Error).message).toMatch(
      / already (?:one story|in story |exist\.)|^It is the only report|^These are all the reports/,
    );
    expect(await everything()).toEqual(state);
    return null;
  }
}

it('corrections undone from the last to the first leave reports, addresses and what is to stay apart as each found them', async () => {
  const beginning = Object.values(await everything());
  expect(beginning.map((list) => list.length)).toEqual(Array(STORIES).fill(REPORTS));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12, size: 'max' }), async (steps) => {
      const made: { number: number; before: Awaited<ReturnType<typeof state>> }[] = [];
      for (const each of steps) {
        const before = await state();
        const number = await take(each);
        if (number !== null) made.push({ number, before });
        expect(
          Object.values(await everything())
            .flat()
            .sort(),
        ).toEqual(reports.map(({ id }) => id).sort());
      }
      for (const { number, before } of made.reverse()) {
        await corrections.undo(number);
        expect(await state()).toMatchObject(before);
      }
    }),
    { numRuns: 8 },
  );
});

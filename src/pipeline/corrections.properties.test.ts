import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LabelledReport } from '../contract/contract.ts';
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
/** Stories at the beginning, and reports of each. */
const STORIES = 3;
const REPORTS = 3;
/** Longer than the ids of stories, so that a report can name two. */
const named = (story: number, report: number) => `report-${story}-${report}-of-the-gazette`;

let store: Store;
let corrections: Corrections;
let writer: StoryWriter;
let reports: LabelledReport[];
async function open(): Promise<void> {
  store = await openTestStore();
  reports = [];
  await store.feeds.sync([PUBLISHER], NOW);
  corrections = createCorrections({ store, publishers, now });
  const patiently = createPatience({ log: { warn: () => {} }, wait: async () => {} });
  writer = createStoryWriter({ store, publishers, now, patiently });
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
}
const close = () => store.close();

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
    addresses: Object.fromEntries(
      led.flatMap(([id, story]) => (story === undefined ? [] : [[id, story]])),
    ) as Record<string, string>,
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

it('corrections undone from the last to the first leave reports, addresses and what is to stay apart as each found them', () =>
  fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 1, maxLength: 12, size: 'max' }), async (steps) => {
        const beginning = Object.values(await everything());
        expect(beginning.map((list) => list.length)).toEqual(Array(STORIES).fill(REPORTS));
        const made: { number: number; before: Awaited<ReturnType<typeof state>> }[] = [];
        for (const each of steps) {
          const before = await state();
          const number = await take(each);
          if (number !== null) made.push({ number, before });
          const all = Object.values(await everything()).flat();
          expect(all.sort()).toEqual(reports.map(({ id }) => id).sort());
        }
        for (const { number, before } of made.reverse()) {
          await corrections.undo(number);
          expect(await state()).toMatchObject(before);
        }
      })
      .beforeEach(open)
      .afterEach(close),
    { numRuns: 8 },
  ));

/** What would be without any correction: the story of each report, and where each id leads. */
interface Grouped {
  reports: Map<string, string>;
  addresses: Map<string, string>;
}

/** A report that grouping finds to belong in a story, and maybe in another, which becomes part of the first. */
async function come({ into, merged }: Come, grouped: Grouped): Promise<void> {
  const stories = Object.keys(await everything()).sort();
  const storyId = pick(stories, into);
  const other = merged === null ? storyId : pick(stories, merged);
  const isApart = (await store.corrections.inForce()).some(
    ({ apart }) => apart?.includes(storyId) && apart.includes(other),
  );
  const gone = other === storyId || isApart ? [] : [other];
  const report = aReport(`late-report-${reports.length}-of-the-gazette`, { publishedAt: NOW.toISOString() });
  reports.push(report);
  await writer.write({
    fresh: [report],
    corrected: [],
    assignments: [{ reportId: report.id, storyId, merged: gone }],
    feeds: [],
  });
  grouped.reports.set(report.id, storyId);
  for (const map of [grouped.reports, grouped.addresses])
    for (const [id, story] of map) if (gone.includes(story)) map.set(id, storyId);
  // Also the address of a story that was split off: grouping had the last word on it.
  for (const id of gone) if (grouped.addresses.has(id)) grouped.addresses.set(id, storyId);
}

interface Come {
  into: number;
  merged: number | null;
}
const anything = fc.oneof(
  { weight: 4, arbitrary: step },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('come' as const), into: which, merged: fc.option(which) }),
  },
);

it('corrections undone in any order leave reports and addresses where grouping alone would have put them, and none that leads nowhere', () =>
  fc.assert(
    fc
      .asyncProperty(
        fc.array(anything, { minLength: 2, maxLength: 14, size: 'max' }),
        fc.array(which, { minLength: 20, maxLength: 20 }),
        async (steps, order) => {
          const ownStories = reports.map(({ id }) => [id, storyIdOf(id)] as const);
          const grouped: Grouped = {
            reports: new Map(ownStories),
            addresses: new Map(ownStories.map(([, story]) => [story, story])),
          };
          const made = (await store.corrections.inForce()).map(({ number }) => number);
          const undo = async (index: number) => {
            const ledSomewhere = Object.keys((await state()).addresses);
            const [number = 0] = made.splice(index % made.length, 1);
            await corrections.undo(number);
            expect(Object.keys((await state()).addresses)).toEqual(expect.arrayContaining(ledSomewhere));
          };
          for (const each of steps) {
            if (each.kind === 'come') await come(each, grouped);
            else if (each.kind !== 'undo')
              made.push(...[await take(each)].filter((number) => number !== null));
            else if (made.length > 0) await undo(each.which);
          }
          for (const index of order) if (made.length > 0) await undo(index);
          expect(made).toEqual([]);
          const end = await state();
          const stories = Object.fromEntries(
            Object.entries(end.reports).flatMap(([story, ids]) => ids.map((id) => [id, story])),
          );
          expect(stories).toEqual(Object.fromEntries(grouped.reports));
          // An id that grouping gave up, and under which it found reports again, is a story's.
          const stands = new Set(grouped.reports.values());
          expect(end.addresses).toMatchObject(
            Object.fromEntries(
              [...grouped.addresses].map(([id, story]) => [id, stands.has(id) ? id : story]),
            ),
          );
          expect(end.corrections).toEqual([]);
        },
      )
      .beforeEach(open)
      .afterEach(close),
    // Looking for a shorter example would take ten minutes.
    { numRuns: 12, endOnFailure: true },
  ));

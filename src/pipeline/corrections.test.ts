import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LabelledReport } from '../contract/contract.ts';
import { aPublisher, aReport } from '../contract/testing/reports.ts';
import { openTestStore } from '../store/testing/test-store.ts';
import type { Store } from '../store/types.ts';
import { createPatience, createStoryWriter } from './6-write/write.ts';
import { type Corrections, createCorrections } from './corrections.ts';
import { groupAndWrite } from './group-and-write.ts';
import { createLiveGrouper } from './live-grouper.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const now = () => NOW;
const PUBLISHERS = ['gazette', 'courier', 'herald', 'tribune'].map((id) => aPublisher(id));
const publishers = (id: string) => PUBLISHERS.find((candidate) => candidate.id === id);

let store: Store;
let corrections: Corrections;
beforeEach(async () => {
  store = await openTestStore();
  await store.feeds.sync(PUBLISHERS, NOW);
  corrections = createCorrections({ store, publishers, now });
});
afterEach(() => store.close());

/** A worker: each round sees what others have done meanwhile. */
function aWorker() {
  const patiently = createPatience({ log: { warn: () => {} }, wait: async () => {} });
  const grouper = createLiveGrouper({ store, now, patiently });
  const writer = createStoryWriter({ store, publishers, now, patiently });
  return async (...reports: LabelledReport[]) => {
    await grouper.catchUp();
    return groupAndWrite({ reports, feeds: [] }, { grouper, writer });
  };
}

const told = (id: string, publisherId: string, hour: number, title: string) =>
  aReport(id, { publisherId, title, publishedAt: `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z` });
const eruption = told('eruption-gazette', 'gazette', 1, 'Volcano Hekla erupts, flights cancelled');
const ash = told('ash-cloud-courier', 'courier', 2, 'Ash cloud over Iceland: villages evacuated near Hekla');
const both = told(
  'both-events-herald',
  'herald',
  3,
  'Volcano Hekla erupts: ash cloud over Iceland, flights cancelled, villages evacuated',
);
const rowing = told('rowing-final-courier', 'courier', 1, 'Rowing final in Lisbon postponed by fog');
const rowingToo = told('fog-on-river-tribune', 'tribune', 4, 'Fog postpones rowing final in Lisbon');

/** Ids of reports by story. */
async function everything(): Promise<Record<string, string[]>> {
  const { stories } = await store.stories.active(new Date(0));
  return Object.fromEntries(
    stories.map(({ id, sources }) => [id, sources.map(({ report_id }) => report_id).sort()]),
  );
}

describe('while a round is at work', () => {
  it.each([
    ['waits for its end', 3, true],
    ['gives up when that takes too long', 2, false],
  ])('a correction %s', async (_what, patience, isMade) => {
    await aWorker()(eruption, rowing);
    const [hekla = '', lisbon = ''] = Object.keys(await everything()).sort();
    let [waits, endRound] = [0, () => {}];
    const patient = createCorrections({
      store,
      publishers,
      now,
      async anotherTry() {
        waits++;
        if (waits === 3) {
          endRound();
          await round;
        }
        return waits <= patience;
      },
    });
    let begun = () => {};
    const isRunning = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const round = store.whileIngesting(() => {
      begun();
      return new Promise<void>((resolve) => {
        endRound = resolve;
      });
    });
    await isRunning;
    const correction = patient.merge(hekla, lisbon);
    if (isMade) expect(await correction).toMatchObject({ from: lisbon, to: hekla });
    else await expect(correction).rejects.toThrow('A round of fetching is running');
    expect(waits).toBe(3);
    expect(Object.keys(await everything())).toHaveLength(isMade ? 1 : 2);
  });
});

describe('two stories that an operator makes one', () => {
  it.each(['the same worker', 'another worker'])(
    'stay one for %s, and the old id leads there',
    async (who) => {
      const worker = aWorker();
      await worker(eruption, rowing);
      const stories = await everything();
      const [hekla = '', lisbon = ''] = Object.keys(stories).sort();
      const corrected = await corrections.merge(hekla, lisbon);
      expect(corrected).toMatchObject({ from: lisbon, to: hekla, reports: [rowing.id] });
      await (who === 'the same worker' ? worker : aWorker())(rowingToo);
      expect(await everything()).toEqual({ [hekla]: [eruption.id, rowingToo.id, rowing.id].sort() });
      expect(await store.stories.find(lisbon)).toMatchObject({ id: hekla });
    },
  );

  it('are two again when that is undone, under their own ids, and grouping goes on in both', async () => {
    const worker = aWorker();
    await worker(eruption, rowing);
    const [hekla = '', lisbon = ''] = Object.keys(await everything()).sort();
    const { number } = await corrections.merge(hekla, lisbon);
    await worker();
    expect((await corrections.undo(number)).moved).toEqual([
      { from: hekla, to: lisbon, reports: [rowing.id] },
    ]);
    await worker(rowingToo);
    expect(await everything()).toEqual({
      [hekla]: [eruption.id],
      [lisbon]: [rowingToo.id, rowing.id].sort(),
    });
    expect(await store.stories.find(lisbon)).toMatchObject({ id: lisbon });
    await expect(corrections.undo(number)).rejects.toThrow('has already been undone');
  });
});

describe('a story that an operator takes apart', () => {
  it('names in both parts the publishers that were taken off the list meanwhile', async () => {
    await aWorker()(rowing, rowingToo);
    const [lisbon = ''] = Object.keys(await everything());
    const later = createCorrections({ store, publishers: () => undefined, now });
    const { to } = await later.split(lisbon, [rowingToo.id]);
    const names = (await store.stories.many([lisbon, to]))
      .flatMap(({ sources }) => sources)
      .map(({ name }) => name);
    expect(names).toEqual(['Courier', 'Tribune']);
  });

  it.each(['the same worker', 'another worker'])(
    'stays so for %s, whatever connects the two',
    async (who) => {
      const worker = aWorker();
      await worker(eruption);
      await worker(ash);
      const [cloud = '', hekla = ''] = Object.keys(await everything()).sort();
      await corrections.merge(hekla, cloud);
      const { to } = await corrections.split(hekla, [ash.id]);
      expect(to).toBe(cloud);
      expect(await (who === 'the same worker' ? worker : aWorker())(both)).toMatchObject({
        storiesMerged: 0,
      });
      const after = await everything();
      expect(Object.keys(after).sort()).toEqual([cloud, hekla]);
      expect(after[hekla]).toContain(eruption.id);
      expect(after[cloud]).toContain(ash.id);
    },
  );

  it('is one again when that is undone; then grouping decides', async () => {
    const worker = aWorker();
    await worker(eruption);
    await worker(ash);
    await worker(both);
    const [hekla = '', ...others] = Object.keys(await everything());
    expect(others).toEqual([]);
    const { number, to } = await corrections.split(hekla, [both.id]);
    expect(await everything()).toEqual({ [hekla]: [ash.id, eruption.id], [to]: [both.id] });
    await corrections.undo(number);
    expect(await everything()).toEqual({ [hekla]: [ash.id, both.id, eruption.id] });
    expect(await store.stories.find(to)).toMatchObject({ id: hekla });
    expect(await store.corrections.inForce()).toEqual([]);
  });

  it('tells each anew from its own reports', async () => {
    const worker = aWorker();
    await worker(eruption);
    await worker(ash);
    await worker(both);
    const [hekla = ''] = Object.keys(await everything());
    const { to } = await corrections.split(hekla, [eruption.id]);
    const [rest, own] = await store.stories.many([hekla, to]);
    expect(own).toMatchObject({ headline: eruption.title, origin_count: 1 });
    expect(rest).toMatchObject({ origin_count: 2 });
    expect(rest?.sources.map(({ report_id }) => report_id)).not.toContain(eruption.id);
  });
});

describe('a report that an operator moves', () => {
  it('stays where it was put, and the two stories are never made one', async () => {
    const worker = aWorker();
    await worker(eruption, rowing, rowingToo);
    const [hekla = '', lisbon = ''] = Object.keys(await everything()).sort();
    const { number } = await corrections.move(rowingToo.url, hekla);
    await worker(told('lisbon-again-gazette', 'gazette', 6, 'Lisbon rowing final postponed by fog'));
    expect((await everything())[hekla]).toContain(rowingToo.id);
    expect((await store.corrections.inForce())[0]?.apart).toEqual([lisbon, hekla]);
    expect((await corrections.undo(number)).moved).toMatchObject([{ to: lisbon, reports: [rowingToo.id] }]);
    expect((await everything())[lisbon]).toContain(rowingToo.id);
  });
});

describe('a correction between stories that have become others since', () => {
  it('is undone between those', async () => {
    const worker = aWorker();
    await worker(eruption);
    await worker(rowing, rowingToo);
    await worker(told('election-herald', 'herald', 5, 'Mayor of Arvona wins second term by nine votes'));
    const storyOf = async (id: string) => (await store.reports.find(id))?.storyId ?? '';
    const [hekla, lisbon, arvona] = [
      await storyOf(eruption.id),
      await storyOf(rowing.id),
      await storyOf('election-herald'),
    ];
    const { number } = await corrections.move(rowingToo.id, hekla);
    await corrections.merge(arvona, hekla);
    expect((await corrections.undo(number)).moved).toEqual([
      { from: arvona, to: lisbon, reports: [rowingToo.id] },
    ]);
    expect(await everything()).toEqual({
      [lisbon]: [rowing.id, rowingToo.id].sort(),
      [arvona]: [eruption.id, 'election-herald'].sort(),
    });
  });
});

describe('what cannot be done', () => {
  it('is said, and nothing changes', async () => {
    await aWorker()(eruption, rowing, rowingToo);
    const before = await everything();
    const [hekla = '', lisbon = ''] = Object.keys(before).sort();
    const cases: [() => Promise<unknown>, string][] = [
      [() => corrections.merge(hekla, 'nowhere'), 'There is no story "nowhere": give its id or address.'],
      [() => corrections.merge(hekla, hekla), 'are already one story'],
      [() => corrections.split(lisbon, [eruption.id]), `Report ${eruption.id} is not in story ${lisbon}`],
      [() => corrections.split(lisbon, []), 'Name the reports'],
      [() => corrections.split(lisbon, [rowing.id, rowingToo.id]), 'These are all the reports'],
      [
        () => corrections.move('nothing', hekla),
        'There is no report "nothing": give its id, or its address at the publisher.',
      ],
      [() => corrections.move(rowing.id, lisbon), 'is already in story'],
      [() => corrections.move(eruption.id, lisbon), 'It is the only report of story'],
      [() => corrections.undo(99), 'There is no correction 99'],
    ];
    for (const [command, words] of cases) await expect(command()).rejects.toThrow(words);
    await store.whileIngesting(() =>
      expect(corrections.merge(hekla, lisbon)).rejects.toThrow('A round of fetching is running'),
    );
    expect(await everything()).toEqual(before);
    expect(await store.corrections.list(10)).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LabelledReport } from '../contract/contract.ts';
import { aPublisher, aReport } from '../contract/testing/reports.ts';
import { openTestStore, rowsIn, type TestStore } from '../store/testing/test-store.ts';
import { type FeedState, type PublishTransaction, type Store, StoreAway } from '../store/types.ts';
import { createPatience, createStoryWriter, type PatienceOptions } from './6-write/write.ts';
import { type Batch, groupAndWrite } from './group-and-write.ts';
import { createLiveGrouper } from './live-grouper.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const PUBLISHERS = ['gazette', 'courier', 'herald'].map((id) => aPublisher(id));
const AWAY = new StoreAway(new Error('connect ECONNREFUSED'));

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
  await store.feeds.sync(PUBLISHERS, NOW);
});
afterEach(() => store.close());

const warnings: string[] = [];
/** Stages 5 and 6 of one process. */
function aProcess({ on = store, ...patience }: { on?: Store } & Partial<PatienceOptions> = {}) {
  warnings.length = 0;
  const patiently = createPatience({
    log: { warn: (_fields, message) => warnings.push(message) },
    wait: async () => {},
    ...patience,
  });
  const now = () => NOW;
  const publishers = (id: string) => PUBLISHERS.find((candidate) => candidate.id === id);
  const grouper = createLiveGrouper({ store: on, now, patiently });
  const writer = createStoryWriter({ store: on, publishers, now, patiently });
  return { grouper, writer, take: (batch: Batch) => groupAndWrite(batch, { grouper, writer }) };
}

const quake = aReport('quake-gazette', {
  title: 'Earthquake of 6.4 shakes Arvona, twelve dead',
  publishedAt: '2026-03-02T08:00:00.000Z',
});
const quakeToo = aReport('quake-courier', {
  publisherId: 'courier',
  title: 'Twelve dead as 6.4 earthquake hits Arvona',
  publishedAt: '2026-03-02T09:00:00.000Z',
});
const rowing = aReport('rowing-herald', {
  publisherId: 'herald',
  title: 'Rowing final postponed by fog',
  publishedAt: '2026-03-02T07:00:00.000Z',
});

/** Two stories until the third report tells of both. */
const one = aReport('volcano-1', {
  title: 'Volcano Hekla erupts, flights cancelled',
  publishedAt: '2026-03-02T01:00:00.000Z',
});
const two = aReport('volcano-2', {
  publisherId: 'courier',
  title: 'Ash cloud over Iceland: villages evacuated near Hekla',
  publishedAt: '2026-03-02T02:00:00.000Z',
});
const both = aReport('volcano-3', {
  publisherId: 'herald',
  title: 'Volcano Hekla erupts: ash cloud over Iceland, flights cancelled, villages evacuated',
  publishedAt: '2026-03-02T03:00:00.000Z',
});

/** As its publisher writes it anew. */
const retitled = (report: LabelledReport, title: string): LabelledReport => ({
  ...report,
  title,
  writtenTitle: title,
  textHash: `text of ${title}`,
});

/** A store whose next publications end as told: before anything happens, or after the commit, its answer lost. */
function failing(...ways: ('before' | 'after' | Error)[]): Store {
  return {
    ...store,
    async publish(write: (tx: PublishTransaction) => Promise<void>) {
      const way = ways.shift();
      if (way === undefined) return store.publish(write);
      if (way === 'after') await store.publish(write);
      throw way instanceof Error ? way : AWAY;
    },
  };
}

async function everything() {
  const { stories } = await store.stories.active(new Date(0));
  return stories
    .map((story) => story.sources.map(({ report_id }) => report_id).sort())
    .sort((a, b) => a.join().localeCompare(b.join()));
}

describe('a batch', () => {
  it('has each report in the story that was given for it, in whatever order', async () => {
    const [first, second] = [
      { reportId: quake.id, storyId: 'story-quake', merged: [] },
      { reportId: rowing.id, storyId: 'story-rowing', merged: [] },
    ];
    const batch = { fresh: [quake, rowing], corrected: [], assignments: [second, first], feeds: [] };
    await aProcess().writer.write(batch);
    expect((await store.stories.find('story-quake'))?.headline).toBe(quake.title);
    await expect(aProcess().writer.write({ ...batch, fresh: [quakeToo] })).rejects.toThrow(
      'was given no story',
    );
  });

  it('GEN-02 becomes stories with all their reports', async () => {
    const summary = await aProcess().take({ reports: [quake, rowing, quakeToo], feeds: [] });
    expect(summary).toEqual({
      newReports: 3,
      known: 0,
      corrected: 0,
      filledAnew: 0,
      storiesNew: 2,
      storiesChanged: 0,
      storiesMerged: 0,
    });
    expect(await everything()).toEqual([['quake-courier', 'quake-gazette'], ['rowing-herald']]);
  });

  it('adds to stories that are stored, without touching the others', async () => {
    const live = aProcess();
    await live.take({ reports: [quake, rowing], feeds: [] });
    const version = await store.stories.version();
    const summary = await live.take({ reports: [quakeToo], feeds: [] });
    expect(summary).toMatchObject({ newReports: 1, storiesNew: 0, storiesChanged: 1 });
    const changes = await store.stories.changedAfter(version);
    expect(changes.stories.map(({ origin_count }) => origin_count)).toEqual([2]);
  });

  it('stores a piece once, however often it comes', async () => {
    const live = aProcess();
    const again = { ...quake, id: 'other-id', feedUrl: 'https://gazette.example/world' };
    expect(await live.take({ reports: [quake, again], feeds: [] })).toMatchObject({
      newReports: 1,
      known: 1,
    });
    expect(await live.take({ reports: [again], feeds: [] })).toMatchObject({ newReports: 0, known: 1 });
    const { stories } = await store.stories.active(new Date(0));
    expect(stories.map(({ headline }) => headline)).toEqual([quake.title]);
  });

  it('says what a publisher corrected its headline to, at the time of the first one', async () => {
    const live = aProcess();
    await live.take({ reports: [quake, quakeToo, rowing], feeds: [] });
    const version = await store.stories.version();
    const corrected = {
      ...retitled(quakeToo, 'Ten dead as 6.1 earthquake hits Arvona'),
      summary: 'Two of the dead were counted twice.',
      publishedAt: '2026-03-02T11:00:00.000Z',
      firstSeenAt: '2026-03-02T11:30:00.000Z',
    };
    const summary = await live.take({ reports: [corrected, rowing], feeds: [] });
    expect(summary).toMatchObject({
      newReports: 0,
      known: 2,
      corrected: 1,
      storiesNew: 0,
      storiesChanged: 1,
    });
    const { stories } = await store.stories.changedAfter(version);
    const sources = stories.flatMap((story) => story.sources);
    expect(sources.map(({ original_headline, publishedAt }) => [original_headline, publishedAt])).toEqual([
      [corrected.title, quakeToo.publishedAt],
      [quake.title, quake.publishedAt],
    ]);
    expect(sources[0]).toMatchObject({ summary: corrected.summary, first_seen_at: quakeToo.firstSeenAt });
    expect(await live.take({ reports: [corrected], feeds: [] })).toMatchObject({ known: 1, corrected: 0 });
  });

  it('says the corrected headline of a story whose other reports join it in the same batch', async () => {
    const live = aProcess();
    await live.take({ reports: [quake], feeds: [] });
    const corrected = retitled(quake, 'Earthquake of 6.1 shakes Arvona, ten dead');
    await live.take({ reports: [corrected, quakeToo], feeds: [] });
    const { stories } = await store.stories.active(new Date(0));
    expect(stories.map(({ sources }) => sources.map(({ original_headline }) => original_headline))).toEqual([
      [quakeToo.title, corrected.title],
    ]);
  });

  it('merges stories that turn out to be one, and the old id leads to the new', async () => {
    const live = aProcess();
    await live.take({ reports: [one, rowing], feeds: [] });
    await live.take({ reports: [two], feeds: [] });
    expect(await everything()).toHaveLength(3);
    expect(await live.take({ reports: [both], feeds: [] })).toMatchObject({
      storiesMerged: 1,
      storiesChanged: 1,
    });
    expect(await everything()).toEqual([['rowing-herald'], ['volcano-1', 'volcano-2', 'volcano-3']]);
    expect(await store.stories.find('svolcano-2')).toMatchObject({ id: 'svolcano-1' });
  });

  it('saves the states of its feeds with it', async () => {
    const [state] = await store.feeds.list();
    const feed: FeedState = {
      ...(state as FeedState),
      etag: '"v1"',
      nextDueAt: new Date('2026-03-02T13:00:00Z'),
    };
    await aProcess().take({ reports: [quake], feeds: [feed] });
    expect((await store.feeds.list()).find(({ url }) => url === feed.url)).toEqual(feed);
  });

  it('with nothing new in it saves them too, and nobody is told of another version', async () => {
    const live = aProcess();
    await live.take({ reports: [quake], feeds: [] });
    const version = await store.stories.version();
    const [state] = await store.feeds.list();
    const feed: FeedState = { ...(state as FeedState), etag: '"v2"' };
    await live.take({ reports: [], feeds: [feed] });
    expect(await live.take({ reports: [quake], feeds: [] })).toMatchObject({ known: 1, storiesChanged: 0 });
    expect(await store.stories.version()).toBe(version);
    expect((await store.feeds.list()).find(({ url }) => url === feed.url)).toEqual(feed);
    expect(await live.take({ reports: [quakeToo], feeds: [] })).toMatchObject({ storiesChanged: 1 });
  });

  it('counts no merge of a story that nobody ever saw, and keeps no address of it', async () => {
    expect(await aProcess().take({ reports: [one, two, both], feeds: [] })).toMatchObject({
      storiesNew: 1,
      storiesMerged: 0,
    });
    expect(await everything()).toEqual([['volcano-1', 'volcano-2', 'volcano-3']]);
    expect((await store.stories.changedAfter(0)).removed).toEqual([]);
  });
});

describe('when the database goes away', () => {
  it.each([
    ['before the commit', ['before', 'before'] as const],
    ['after the commit, before its answer', ['after', 'before'] as const],
  ])('%s: nothing is lost and nothing doubled', async (_when, ways) => {
    const live = aProcess({ on: failing(...ways) });
    await live.take({ reports: [quake, rowing], feeds: [] });
    await live.take({ reports: [quakeToo], feeds: [] });
    expect(warnings).toHaveLength(2);
    expect(await rowsIn(store, 'reports')).toBe(3);
    expect(await everything()).toEqual([['quake-courier', 'quake-gazette'], ['rowing-herald']]);
  });

  it('waits longer each time, then gives the batch up', async () => {
    const waits: number[] = [];
    const live = aProcess({
      on: failing(...Array<'before'>(20).fill('before')),
      wait: async (ms) => void waits.push(ms),
      patienceMs: 4_000,
    });
    await expect(live.take({ reports: [quake], feeds: [] })).rejects.toBe(AWAY);
    expect(waits).toEqual([250, 500, 1000, 2000]);
    expect(await rowsIn(store, 'reports')).toBe(0);
  });
});

describe('when a batch is refused', () => {
  it('the grouper forgets it, so that stories are founded by stored reports only', async () => {
    const live = aProcess({ on: failing(new TypeError('refused')) });
    await expect(live.take({ reports: [quake], feeds: [] })).rejects.toThrow('refused');
    await live.take({ reports: [quakeToo], feeds: [] });
    expect((await store.stories.active(new Date(0))).stories.map(({ id }) => id)).toEqual(['squake-courie']);
  });
});

describe('a new process', () => {
  it('goes on with the stories of the one before', async () => {
    await aProcess().take({ reports: [quake, rowing], feeds: [] });
    const next = aProcess();
    await next.grouper.catchUp();
    expect(await next.take({ reports: [quakeToo], feeds: [] })).toMatchObject({
      storiesNew: 0,
      storiesChanged: 1,
    });
  });

  it('sees what another process has published since', async () => {
    const one = aProcess();
    const other = aProcess();
    await one.grouper.catchUp();
    await other.take({ reports: [quake], feeds: [] });
    await one.grouper.catchUp();
    expect(await one.take({ reports: [quakeToo], feeds: [] })).toMatchObject({
      storiesNew: 0,
      storiesChanged: 1,
    });
  });

  it('takes a piece once from a feed that gives it another address at every fetch', async () => {
    const { take } = aProcess();
    const { textHash } = quake;
    const again = ['second', 'third'].map((id) =>
      aReport(id, { ...quake, id, textHash, dedupeKey: id, url: id }),
    );
    await take({ reports: [quake], feeds: [] });
    expect(await take({ reports: [...again, rowing], feeds: [] })).toMatchObject({ newReports: 1, known: 2 });
    expect(await rowsIn(store, 'reports')).toBe(2);
  });

  it('reads only what another process has written since, and all of it after a merge', async () => {
    let filled = 0;
    const since = (from: Date) => {
      filled++;
      return store.reports.since(from);
    };
    const one = aProcess({ on: { ...store, reports: { ...store.reports, since } } });
    const other = aProcess();
    await other.take({ reports: [quake, rowing], feeds: [] });
    await one.grouper.catchUp();
    await other.take({ reports: [quakeToo], feeds: [] });
    await one.grouper.catchUp();
    expect(filled).toBe(1);
    await store.publish((tx) => tx.mergeStories([{ from: 'srowing-heral', to: 'squake-gazett' }]));
    await one.grouper.catchUp();
    expect(filled).toBe(2);
  });
});

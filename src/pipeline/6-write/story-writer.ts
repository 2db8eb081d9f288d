import { setImmediate as breathe } from 'node:timers/promises';
import type { Assignment, LabelledReport, PublisherLookup, Story } from '../../contract/contract.ts';
import type { FeedState, Store } from '../../store/types.ts';
import { afterMerges, composeStory } from '../5-group/group.ts';
import { type Compared, compared } from './compared.ts';
import type { Patience } from './patience.ts';
import { writeWhileMaking } from './write-while-making.ts';

/** Stories composed before the database is heard and other work of the process gets its turn: some milliseconds. */
const AT_ONCE = 10;
/** Stories handed to the database at once. */
const PER_STATEMENT = 100;

/** What is written while the next is made. */
interface Part {
  reports: LabelledReport[];
  stories: Story[];
}

export interface StoryWriterOptions {
  store: Pick<Store, 'feeds' | 'reports' | 'stories' | 'publish'>;
  publishers: PublisherLookup;
  now: () => Date;
  /** How an absent database is waited for. */
  patiently: Patience;
}

/** What is new, with the story of each report, and the states of the feeds they came from. */
export interface GroupedBatch extends Pick<Compared, 'fresh' | 'corrected'> {
  /** The story of each fresh report. */
  assignments: Assignment[];
  feeds: FeedState[];
}

export interface Written {
  /** The store's version from now on; null: it is the one it was, since no story is new or changed. */
  version: number | null;
  storiesNew: number;
  storiesChanged: number;
  /** Of those that were published before. */
  storiesMerged: number;
}

export interface StoryWriter {
  /** What the store does not have of these reports. */
  compare(reports: readonly LabelledReport[]): Promise<Compared>;
  /**
   * Stores reports with their stories, feeds and merges: all or nothing, never twice. While the database is away it
   * waits. One batch at a time.
   * @throws when the database refuses or stays away; then nothing of the batch counts and the feeds stay as they were
   */
  write(batch: GroupedBatch): Promise<Written>;
}

export function createStoryWriter(options: StoryWriterOptions): StoryWriter {
  const { store, publishers, patiently } = options;
  return {
    async compare(reports) {
      const known = await patiently(() => store.reports.known(reports));
      const unknown = reports.filter(({ dedupeKey }) => !known.has(dedupeKey));
      // Some publishers write the headline into the address, so that both change together.
      const sameItems = await patiently(() => store.reports.sameItems(unknown));
      // Some feeds write other addresses at every fetch; each would be one more piece.
      const feedUrls = feedUrlsOf(reports, publishers);
      const readdressed = await patiently(() => store.reports.readdressed(unknown, [...feedUrls]));
      return compared(reports, { known, sameItems, readdressed, feedUrls });
    },
    write: (batch) => patiently(() => writeOnce(batch, options)),
  };
}

/** The feeds that are on the list, of the publishers of these reports. */
function feedUrlsOf(reports: readonly LabelledReport[], publishers: PublisherLookup): Set<string> {
  const ids = new Set(reports.map(({ publisherId }) => publisherId));
  return new Set([...ids].flatMap((id) => publishers(id)?.feeds.map(({ url }) => url) ?? []));
}

/** Safe to run again: what an interrupted run has committed stays as it is. */
async function writeOnce(
  { fresh, corrected, assignments, feeds }: GroupedBatch,
  { store, publishers, now }: StoryWriterOptions,
): Promise<Written> {
  const storyOf = afterMerges(assignments);
  const merged = assignments.flatMap((assignment) => assignment.merged);
  const storyIds = [...new Set([...assignments, ...corrected].map(({ storyId }) => storyOf(storyId)))];
  if (storyIds.length === 0) {
    await store.feeds.save(feeds);
    return { version: null, storiesNew: 0, storiesChanged: 0, storiesMerged: 0 };
  }
  const concerned = [...storyIds, ...merged];
  const [stored, previous] = await Promise.all([
    store.reports.ofStories(concerned),
    store.stories.many(concerned),
  ]);
  // A story of this batch that became part of another was never published: nobody has its address.
  const merges = merged.filter((from) => stored.has(from)).map((from) => ({ from, to: storyOf(from) }));
  const ofReport = new Map(assignments.map(({ reportId, storyId }) => [reportId, storyOf(storyId)]));
  const reports = collect(stored, { fresh, corrected }, ofReport, storyOf);
  const before = new Map<string, Story[]>();
  for (const story of previous)
    before.set(storyOf(story.id), [...(before.get(storyOf(story.id)) ?? []), story]);
  const compose = (id: string): Story =>
    composeStory(id, reports.get(id) ?? [], before.get(id) ?? [], publishers, now());
  const version = await store.publish(async (tx) => {
    const write = async ({ reports, stories }: Part): Promise<void> => {
      await tx.insertReports(reports, ofReport);
      await tx.upsertStories(stories);
    };
    await tx.replaceReports(corrected.map(({ report }) => report));
    await writeWhileMaking(tx.mergeStories(merges), inParts(fresh, storyIds, compose), write);
    await tx.saveFeeds(feeds);
  });
  const isOurs = new Set(storyIds);
  const storiesChanged = previous.filter(({ id }) => isOurs.has(id)).length;
  return {
    version,
    storiesNew: storyIds.length - storiesChanged,
    storiesChanged,
    storiesMerged: merges.length,
  };
}

/**
 * Some at a time, with pauses in which the database is heard and other work of the process gets its turn. Reports go in their
 * order beside stories that need not be theirs, so that making and writing take as long as each other from the first to the last.
 */
async function* inParts(
  reports: LabelledReport[],
  storyIds: string[],
  compose: (id: string) => Story,
): AsyncGenerator<Part> {
  const parts = Math.ceil(storyIds.length / PER_STATEMENT);
  for (let part = 0; part < parts; part++) {
    const stories: Story[] = [];
    for (const id of sliceOf(storyIds, part, parts)) {
      if (stories.length % AT_ONCE === AT_ONCE - 1) await breathe();
      stories.push(compose(id));
    }
    yield { reports: sliceOf(reports, part, parts), stories };
  }
}

const sliceOf = <T>(list: T[], part: number, parts: number): T[] =>
  list.slice(Math.ceil((list.length * part) / parts), Math.ceil((list.length * (part + 1)) / parts));

/** All reports by final story: what is stored, under its newest title, and what is new, each once. */
function collect(
  stored: Map<string, LabelledReport[]>,
  { fresh, corrected }: Pick<GroupedBatch, 'fresh' | 'corrected'>,
  ofReport: ReadonlyMap<string, string>,
  storyOf: (storyId: string) => string,
): Map<string, LabelledReport[]> {
  const byStory = new Map<string, Map<string, LabelledReport>>();
  const put = (storyId: string, report: LabelledReport): void => {
    const reports = byStory.get(storyOf(storyId)) ?? new Map<string, LabelledReport>();
    byStory.set(storyOf(storyId), reports.set(report.id, report));
  };
  for (const [storyId, reports] of stored) for (const report of reports) put(storyId, report);
  for (const { report, storyId } of corrected) put(storyId, report);
  for (const report of fresh) {
    const storyId = ofReport.get(report.id);
    if (storyId === undefined) throw new Error(`Report ${report.id} was given no story.`);
    put(storyId, report);
  }
  return new Map([...byStory].map(([id, reports]) => [id, [...reports.values()]]));
}

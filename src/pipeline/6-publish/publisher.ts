import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises';
import type { Assignment, LabelledReport, PublisherLookup, Story } from '../../contract/contract.ts';
import type { FeedState, Store } from '../../store/types.ts';
import { composeStory, createGrouper, type Grouper, HISTORY_MS } from '../5-group/group.ts';
import { type PatienceOptions, patiently } from './patience.ts';

/** Waiting for an absent database before a batch is given up; its feeds stay due, so nothing is lost. */
const PATIENCE_MS = 5 * 60_000;

/** Reports restored before other work of the process gets its turn. */
const RESTORED_AT_ONCE = 500;

/** The part of a pino logger that publishing uses. */
export interface PublishLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface PublisherOptions {
  store: Pick<Store, 'reports' | 'stories' | 'publish'>;
  publishers: PublisherLookup;
  now: () => Date;
  log: PublishLog;
  /** For tests: how to wait, and how long at most. */
  wait?: (ms: number) => Promise<void>;
  patienceMs?: number;
}

export interface PublishBatch {
  reports: LabelledReport[];
  /** States of the feeds the reports came from: saved in the same transaction. */
  feeds: FeedState[];
}

export interface BatchSummary {
  newReports: number;
  /** Reports that were known already. */
  known: number;
  storiesNew: number;
  storiesChanged: number;
  storiesMerged: number;
}

export interface StoryPublisher {
  /**
   * Fills the grouper from the store, unless it matches it already: at start, and before each round, since another
   * process may have published meanwhile.
   */
  restore(): Promise<void>;
  /**
   * Stores what is new of a batch, with its stories, feeds and merges: all or nothing, never twice. While the
   * database is away it waits. One batch at a time.
   * @throws when the database refuses or stays away; then nothing of the batch counts and the feeds stay as they were
   */
  publish(batch: PublishBatch): Promise<BatchSummary>;
  /** Reports that new ones can join. */
  readonly joinable: number;
}

export function createPublisher(options: PublisherOptions): StoryPublisher {
  return new BatchPublisher(options);
}

class BatchPublisher implements StoryPublisher {
  readonly #options: PublisherOptions;
  readonly #patience: PatienceOptions;
  /** null = does not match the store and has to be filled from it. */
  #grouper: Grouper | null = null;
  /** The store's version that the grouper matches. */
  #version = -1;

  constructor(options: PublisherOptions) {
    this.#options = options;
    this.#patience = {
      patienceMs: options.patienceMs ?? PATIENCE_MS,
      wait: options.wait ?? sleep,
      onWait: (error, ms) =>
        options.log.warn({ error: error.message, retryInMs: ms }, 'the database is away; waiting'),
    };
  }

  get joinable(): number {
    return this.#grouper?.size ?? 0;
  }

  async restore(): Promise<void> {
    const version = await patiently(() => this.#options.store.stories.version(), this.#patience);
    if (version !== this.#version) this.#grouper = null;
    await this.#restored();
  }

  async publish(batch: PublishBatch): Promise<BatchSummary> {
    const grouper = await this.#restored();
    const fresh = await this.#fresh(batch.reports);
    // From here on the grouper knows more than the store, until the commit.
    this.#grouper = null;
    const assignments = fresh.map((report) => grouper.add(report));
    const { version, ...summary } = await patiently(
      () => this.#write(batch, fresh, assignments),
      this.#patience,
    );
    grouper.expire(this.#options.now());
    this.#grouper = grouper;
    this.#version = version;
    return { ...summary, known: batch.reports.length - fresh.length };
  }

  async #restored(): Promise<Grouper> {
    if (this.#grouper) return this.#grouper;
    const { store, now } = this.#options;
    const since = new Date(now().getTime() - HISTORY_MS);
    // The version first: what is published between the two calls shows as a difference later.
    const version = await patiently(() => store.stories.version(), this.#patience);
    const stored = await patiently(() => store.reports.since(since), this.#patience);
    const grouper = createGrouper();
    for (const [index, { report, storyId }] of stored.entries()) {
      if (index % RESTORED_AT_ONCE === 0) await breathe();
      grouper.restore(report, storyId);
    }
    grouper.expire(now());
    this.#grouper = grouper;
    this.#version = version;
    return grouper;
  }

  /** The reports not stored yet, each piece once, in the order in which they were published. */
  async #fresh(reports: LabelledReport[]): Promise<LabelledReport[]> {
    const byKey = new Map(reports.toReversed().map((report) => [report.dedupeKey, report]));
    const known = await patiently(() => this.#options.store.reports.known([...byKey.keys()]), this.#patience);
    return [...byKey.values()]
      .filter(({ dedupeKey }) => !known.has(dedupeKey))
      .sort((a, b) => compare(a.publishedAt, b.publishedAt) || compare(a.id, b.id));
  }

  /** Safe to run again: what an interrupted run has committed stays as it is. */
  async #write(
    batch: PublishBatch,
    fresh: LabelledReport[],
    assignments: Assignment[],
  ): Promise<Omit<BatchSummary, 'known'> & { version: number }> {
    const { store, publishers, now } = this.#options;
    const storyOf = finalStories(assignments);
    const merges = assignments.flatMap(({ merged }) => merged.map((from) => ({ from, to: storyOf(from) })));
    const storyIds = [...new Set(assignments.map(({ storyId }) => storyOf(storyId)))];
    const [stored, previous] = await Promise.all([
      store.reports.ofStories([...storyIds, ...merges.map(({ from }) => from)]),
      store.stories.many(storyIds),
    ]);
    const reports = collect(stored, fresh, assignments, storyOf);
    const before = new Map<string, Story>(previous.map((story) => [story.id, story]));
    const stories = storyIds.map((id) =>
      composeStory(id, reports.get(id) ?? [], before.get(id) ?? null, publishers, now()),
    );
    const version = await store.publish(async (tx) => {
      await tx.insertReports(fresh);
      await tx.assign(assignments.map(({ reportId, storyId }) => ({ reportId, storyId: storyOf(storyId) })));
      await tx.mergeStories(merges);
      await tx.upsertStories(stories);
      await tx.saveFeeds(batch.feeds);
    });
    const storiesNew = stories.filter(({ id }) => !before.has(id)).length;
    return {
      version,
      newReports: fresh.length,
      storiesNew,
      storiesChanged: stories.length - storiesNew,
      storiesMerged: merges.length,
    };
  }
}

/** Where each story of a batch ended, after all merges of the batch. */
function finalStories(assignments: Assignment[]): (storyId: string) => string {
  const into = new Map<string, string>();
  for (const { storyId, merged } of assignments) for (const id of merged) into.set(id, storyId);
  const final = (storyId: string): string => {
    const next = into.get(storyId);
    return next === undefined ? storyId : final(next);
  };
  return final;
}

/** All reports by final story: what is stored, and what is new, each once. */
function collect(
  stored: Map<string, LabelledReport[]>,
  fresh: LabelledReport[],
  assignments: Assignment[],
  storyOf: (storyId: string) => string,
): Map<string, LabelledReport[]> {
  const byStory = new Map<string, Map<string, LabelledReport>>();
  const put = (storyId: string, report: LabelledReport): void => {
    const reports = byStory.get(storyOf(storyId)) ?? new Map<string, LabelledReport>();
    byStory.set(storyOf(storyId), reports.set(report.id, report));
  };
  for (const [storyId, reports] of stored) for (const report of reports) put(storyId, report);
  for (const [index, report] of fresh.entries()) put(assignments[index]?.storyId ?? '', report);
  return new Map([...byStory].map(([id, reports]) => [id, [...reports.values()]]));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The table of contents of the pipeline:
 * 1-fetch → 2-parse → 3-clean → 4-label → 5-group → 6-write.
 */
import {
  demoStillNeeded,
  ENOUGH_REAL_STORIES,
  type Fault,
  type Feed,
  isDemoAddress,
  type Log,
  MS_PER_DAY,
  type Publisher,
  publisherLookup,
} from '../contract/contract.ts';
import type { FeedState, Store } from '../store/types.ts';
import { afterUnreadable, type Fetcher, type FetchOutcome, hasRested } from './1-fetch/fetch.ts';
import { FeedFault } from './2-parse/parse.ts';
import { createPatience, createStoryWriter } from './6-write/write.ts';
import { type Batches, type BatchLimits, createBatches } from './batches.ts';
import type { FeedBody, FeedReader, ReadFeed } from './feed-reader.ts';
import { groupAndWrite } from './group-and-write.ts';
import { createLiveGrouper } from './live-grouper.ts';
import { countBatch, countFault, emptySummary, type RoundSummary } from './summary.ts';

export type { FeedBody, FeedReader } from './feed-reader.ts';
export { emptySummary, type RoundSummary } from './summary.ts';

export interface PipelineLimits extends BatchLimits {
  /** Due feeds asked in one round; the others wait for the next. */
  feedsPerRound: number;
  /** Days since publication after which an item is no news any more. */
  windowDays: number;
}

/** A round over some hundred feeds is a small batch and a large one; reports wait in memory, 3 kB each. */
const DEFAULT_LIMITS: PipelineLimits = {
  feedsPerBatch: 1_000,
  reportsPerBatch: 8_000,
  gatherMs: 500,
  feedsPerRound: 2_000,
  windowDays: 7,
};
const HOURS_PER_DAY = 24;

export interface PipelineOptions {
  store: Pick<
    Store,
    'feeds' | 'reports' | 'stories' | 'corrections' | 'lastRound' | 'publish' | 'whileIngesting'
  >;
  publishers: readonly Publisher[];
  fetcher: Pick<Fetcher, 'fetchDue'>;
  reader: FeedReader;
  now: () => Date;
  log: Pick<Log, 'info' | 'warn'>;
  /** Demo publishers: auto = only until real ones have delivered enough stories. Default: auto. */
  demo?: 'auto' | 'on' | 'off';
  limits?: Partial<PipelineLimits>;
  /** How to wait for an absent database, for tests. */
  wait?: (ms: number) => Promise<void>;
}

export interface Pipeline {
  /**
   * Makes the queue match the publishers, asks feeds, and groups and writes what is new. null: another process is at it.
   * @param options.feeds  those that are due (default), all, or the due demo feeds, which need no network
   * @throws when the database refuses a batch or stays away; the feeds concerned are then still due, and are asked again five minutes after
   */
  round(options?: { feeds?: 'due' | 'all' | 'demo' }): Promise<RoundSummary | null>;
  /**
   * Takes feeds that were captured before through the same stages, at now(). null: another process is at it.
   * Batches do not depend on how fast the machine is, so the same captures give the same stories.
   */
  replay(
    feeds: AsyncIterable<FeedBody> | Iterable<FeedBody>,
    onFeed: (summary: RoundSummary) => void,
  ): Promise<RoundSummary | null>;
}

export function createPipeline(options: PipelineOptions): Pipeline {
  const { store, now, log, demo = 'auto' } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const publishers = publisherLookup(options.publishers);
  const patiently = createPatience({ log, wait: options.wait });
  const stages = {
    fetcher: options.fetcher,
    reader: options.reader,
    grouper: createLiveGrouper({ store, now, patiently }),
    writer: createStoryWriter({ store, publishers, now, patiently }),
  };
  /** When each feed was asked last: of one whose batch was refused the store does not know it. */
  const askedAt = new Map<string, Date>();
  const isRested = ({ url }: FeedState): boolean => {
    const at = askedAt.get(url);
    return !at || hasRested(at, now());
  };

  /**
   * Demo feeds leave the queue when they are not needed, and come back when they are. Before every round: a command with other
   * settings may have put its own list there meanwhile.
   */
  async function syncFeeds(): Promise<void> {
    const since = new Date(now().getTime() - limits.windowDays * MS_PER_DAY);
    const needed =
      demo === 'on' ||
      (demo === 'auto' && demoStillNeeded(await store.stories.countReal(since, ENOUGH_REAL_STORIES)));
    const wanted = options.publishers.filter((candidate) => needed || !candidate.demo);
    await store.feeds.sync(wanted, now());
  }

  async function take(
    state: FeedState,
    outcome: FetchOutcome,
    batches: Batches,
    summary: RoundSummary,
  ): Promise<void> {
    const { lastFetchedAt } = outcome.next;
    if (lastFetchedAt) askedAt.set(state.url, lastFetchedAt);
    if (outcome.kind === 'not-asked') summary.feeds.notAsked++;
    else summary.feeds.asked++;
    if (outcome.kind === 'not-modified') summary.feeds.unchanged++;
    if (outcome.kind === 'fault') noteFault(summary, outcome.fault);
    const source = feedOf(publishers(state.publisherId), state.url);
    if (outcome.kind !== 'body' || !source)
      return batches.add({ reports: [], feeds: [askedForWhole(outcome.next)] });
    const read = await readOrFault({ ...source, ...outcome }, summary);
    if ('code' in read) return batches.add({ reports: [], feeds: [afterUnreadable(state, read, now())] });
    return batches.add({ reports: read.reports, feeds: [healthy(outcome.next, read)] });
  }

  async function readOrFault(body: FeedBody, summary: RoundSummary): Promise<ReadFeed | Fault> {
    try {
      const read = await stages.reader.read(body, {
        now: now(),
        maxAgeHours: limits.windowDays * HOURS_PER_DAY,
      });
      summary.feeds.read++;
      summary.items += read.items;
      summary.reports += read.reports.length;
      for (const { code } of read.dropped) countFault(summary.dropped, code);
      for (const { code } of read.faults) countFault(summary.feedFaults, code);
      return read;
    } catch (error) {
      if (!(error instanceof FeedFault)) throw error;
      const fault = { code: error.code, message: error.message };
      noteFault(summary, fault);
      return fault;
    }
  }

  /** Runs `work` alone among all processes; what it gathers is grouped and written. */
  function ingest(
    what: string,
    limitsOfBatch: BatchLimits,
    work: (batches: Batches, summary: RoundSummary) => Promise<void>,
  ): Promise<RoundSummary | null> {
    return store.whileIngesting(async () => {
      const startedAt = performance.now();
      const summary = emptySummary();
      const batches = createBatches(async (batch) => {
        countBatch(summary, await groupAndWrite(batch, stages));
      }, limitsOfBatch);
      await work(batches, summary);
      await batches.finish();
      summary.ms = Math.round(performance.now() - startedAt);
      log.info({ ...summary }, what);
      return summary;
    });
  }

  return {
    async round({ feeds = 'due' } = {}) {
      let isWhole = feeds !== 'demo';
      const summary = await ingest('round done', limits, async (batches, summary) => {
        await syncFeeds();
        const asked =
          feeds === 'all' ? await store.feeds.list() : await store.feeds.due(now(), limits.feedsPerRound);
        const wanted = feeds === 'demo' ? asked.filter(({ url }) => isDemoAddress(url)) : asked;
        const states = feeds === 'all' ? wanted : wanted.filter(isRested);
        if (states.length < wanted.length) isWhole = false;
        // Seconds where much is stored: not for a round that asks nobody, which the first page waits for.
        if (states.length > 0) await stages.grouper.catchUp();
        await stages.fetcher.fetchDue(states, (state, outcome) => take(state, outcome, batches, summary));
      });
      // One that leaves out what was refused before is no sign that all is well.
      if (summary && isWhole) {
        const { newReports } = summary;
        await store.lastRound.write({ at: now(), feeds: summary.feeds.asked, newReports });
      }
      return summary;
    },
    replay: (feeds, onFeed) =>
      ingest('replay done', { ...limits, gatherMs: Infinity }, async (batches, summary) => {
        await stages.grouper.catchUp();
        for await (const body of feeds) {
          summary.feeds.asked++;
          const read = await readOrFault(body, summary);
          if (!('code' in read)) await batches.add({ reports: read.reports, feeds: [] });
          onFeed(summary);
        }
      }),
  };
}

function feedOf(publisher: Publisher | undefined, url: string): { publisher: Publisher; feed: Feed } | null {
  const feed = publisher?.feeds.find((candidate) => candidate.url === url);
  return publisher && feed ? { publisher, feed } : null;
}

/** The state of a feed that was read: the age of its newest item is the real sign of health. */
function healthy(state: FeedState, read: ReadFeed): FeedState {
  const { newestAt, faults } = read;
  const known = state.newestItemAt;
  const newestItemAt = newestAt && (!known || newestAt > known) ? newestAt : known;
  return askedForWhole({ ...state, newestItemAt, fault: faults[0] ?? whyNothing(read) });
}

/** A feed that came in part is asked for unconditionally: "not modified" would hide the rest. The same part is known by its hash. */
function askedForWhole(state: FeedState): FeedState {
  return state.fault?.code === 'cut-short' ? { ...state, etag: null, lastModified: null } : state;
}

/** The commonest fault of the items of a feed in which nothing was of use, else null. */
function whyNothing({ items, dropped }: ReadFeed): Fault | null {
  if (dropped.length < items) return null;
  const counts: Record<string, number> = {};
  for (const { code } of dropped) countFault(counts, code);
  const times = ({ code }: Fault): number => counts[code] ?? 0;
  return dropped.reduce<Fault | null>(
    (most, fault) => (most && times(most) >= times(fault) ? most : fault),
    null,
  );
}

function noteFault(summary: RoundSummary, { code }: Fault): void {
  summary.feeds.faulty++;
  countFault(summary.feedFaults, code);
}

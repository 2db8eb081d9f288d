import { setImmediate as breathe } from 'node:timers/promises';
import { type Assignment, compare } from '../contract/contract.ts';
import type { CorrectionInForce, Store, StoredReport } from '../store/types.ts';
import { createGrouper, type Grouper, type GroupInput, groupRound, HISTORY_MS } from './5-group/group.ts';
import type { Patience } from './6-write/write.ts';

/** Reports restored before other work of the process gets its turn: a tenth of a second. */
const AT_ONCE = 500;

export interface LiveGrouperOptions {
  store: Pick<Store, 'reports' | 'stories' | 'corrections'>;
  now: () => Date;
  /** How an absent database is waited for. */
  patiently: Patience;
}

/** 5-group in step with the store, which other processes write to as well. */
export interface LiveGrouper {
  /** Makes it match the store: at start, and before each round, since another process may have written meanwhile. */
  catchUp(): Promise<void>;
  /** The story of each report. Until they are written it knows more than the store, and is filled anew if they never are. */
  group(reports: readonly GroupInput[]): Promise<Assignment[]>;
  /** What was grouped last is stored, under this version. */
  written(version: number): void;
}

export function createLiveGrouper({ store, now, patiently }: LiveGrouperOptions): LiveGrouper {
  /** The grouper, and the store's version that it matches; null = has to be filled from the store. */
  let current: { grouper: Grouper; version: number } | null = null;
  /** What an operator decided, as of the last catchUp(). */
  let corrections: CorrectionInForce[] = [];
  /** Between group() and written(). */
  let ahead: Grouper | null = null;

  const historyFrom = (): Date => new Date(now().getTime() - HISTORY_MS);

  const keepApart = (grouper: Grouper): void => {
    for (const { apart } of corrections) if (apart) grouper.keepApart(...apart);
  };

  async function fill(): Promise<Grouper> {
    // The version first: what is written between the two calls shows as a difference later.
    const version = await patiently(() => store.stories.version());
    const grouper = createGrouper();
    const from = historyFrom();
    for (const { storyId, at } of await patiently(() => store.reports.beganBefore(from)))
      grouper.began(storyId, at.getTime());
    await restore(grouper, await patiently(() => store.reports.since(from)));
    keepApart(grouper);
    grouper.expire(now());
    current = { grouper, version };
    return grouper;
  }

  /** Adds what others have written. @returns false when stories it holds were merged or removed, which only filling anew can follow */
  async function follow({ grouper, version: from }: NonNullable<typeof current>): Promise<boolean> {
    const { stories, removed, version } = await patiently(() => store.stories.changedAfter(from));
    if (removed.some((id) => grouper.holds(id))) return false;
    const byStory = await patiently(() => store.reports.ofStories(stories.map(({ id }) => id)));
    const since = historyFrom().toISOString();
    const reports = [...byStory]
      .flatMap(([storyId, list]) => list.map((report) => ({ report, storyId })))
      .filter(({ report }) => report.firstSeenAt >= since)
      .sort((a, b) => compare(orderOf(a), orderOf(b)));
    await restore(grouper, reports);
    keepApart(grouper);
    grouper.expire(now());
    current = { grouper, version };
    return true;
  }

  return {
    async catchUp() {
      const before = numbersOf(corrections);
      corrections = await patiently(() => store.corrections.inForce());
      // A correction moves reports that are known already, which only filling anew can follow.
      if (numbersOf(corrections) !== before) current = null;
      if (!current || !(await follow(current))) await fill();
    },
    async group(reports) {
      ahead = current?.grouper ?? (await fill());
      const grouper = ahead;
      current = null;
      return groupRound(grouper, reports, breathe);
    },
    written(version) {
      if (!ahead) throw new RangeError('nothing was grouped');
      // Nothing expires before the next round: a later batch may bring the same old event from other feeds.
      current = { grouper: ahead, version };
      ahead = null;
    },
  };
}

/** Puts reports back into their stories; those it has already stay as they are. */
async function restore(grouper: Grouper, reports: readonly StoredReport[]): Promise<void> {
  for (const [index, { report, storyId }] of reports.entries()) {
    if (index % AT_ONCE === 0) await breathe();
    grouper.restore(report, storyId);
  }
}

const numbersOf = (corrections: readonly CorrectionInForce[]): string =>
  corrections.map(({ number }) => number).join();

/** As they were stored: batch by batch, and within a batch as they were published. */
const orderOf = ({ report }: StoredReport): string =>
  `${report.firstSeenAt} ${report.publishedAt} ${report.id}`;

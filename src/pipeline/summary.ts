import type { BatchSummary } from './group-and-write.ts';

/** What a round did, in numbers. */
export interface RoundSummary {
  feeds: {
    asked: number;
    /** Answered with something to read. */
    read: number;
    unchanged: number;
    faulty: number;
    /** Not among those asked: passed over because of what others of their host met. */
    notAsked: number;
  };
  /** Faults of whole feeds, by code. */
  feedFaults: Record<string, number>;
  /** Items that stood in the feeds, and those of them that became reports. */
  items: number;
  reports: number;
  /** Items that did not, by code; and reports that were not stored, since an older one is, of a page that is filled anew ("filled-anew"). */
  dropped: Record<string, number>;
  newReports: number;
  /**
   * Reports that were not new: stored before, also under another address, or twice in one batch. Then those of them that their
   * publisher has corrected.
   */
  known: number;
  corrected: number;
  stories: { new: number; changed: number; merged: number };
  batches: number;
  ms: number;
}

export function emptySummary(): RoundSummary {
  return {
    feeds: { asked: 0, read: 0, unchanged: 0, faulty: 0, notAsked: 0 },
    feedFaults: {},
    items: 0,
    reports: 0,
    dropped: {},
    newReports: 0,
    known: 0,
    corrected: 0,
    stories: { new: 0, changed: 0, merged: 0 },
    batches: 0,
    ms: 0,
  };
}

export function countFault(counts: Record<string, number>, code: string, times = 1): void {
  counts[code] = (counts[code] ?? 0) + times;
}

export function countBatch(summary: RoundSummary, batch: BatchSummary): void {
  summary.batches++;
  summary.newReports += batch.newReports;
  summary.known += batch.known;
  summary.corrected += batch.corrected;
  if (batch.filledAnew > 0) countFault(summary.dropped, 'filled-anew', batch.filledAnew);
  summary.stories.new += batch.storiesNew;
  summary.stories.changed += batch.storiesChanged;
  summary.stories.merged += batch.storiesMerged;
}

import type { Batch } from './group-and-write.ts';

export interface BatchLimits {
  /** A batch is written when it holds this many feeds or reports… */
  feedsPerBatch: number;
  reportsPerBatch: number;
  /** …or when a part comes and its first one has waited this long, in milliseconds: that of the first batch, later ones may wait longer. */
  gatherMs: number;
}

/**
 * Each batch may wait this many times as long as the one before: readers of a new machine wait for the first, and every later
 * one composes again the stories that it adds to.
 */
const LONGER_EACH_TIME = 8;

/** Gathers what feeds deliver and has it written in batches, one at a time. */
export interface Batches {
  /** Resolves when the part is taken, or written if it filled its batch: so readers wait for a slow database. */
  add(part: Batch): Promise<void>;
  /** Has the rest written and waits for all. */
  finish(): Promise<void>;
}

/**
 * After a batch has failed, nothing more is written: add() and finish() throw its error.
 * @param write groups and writes one batch
 */
export function createBatches(write: (batch: Batch) => Promise<void>, limits: BatchLimits): Batches {
  let gathered: Batch = { reports: [], feeds: [] };
  let feeds = 0;
  let begunAt = 0;
  let { gatherMs } = limits;
  let work: Promise<void> = Promise.resolve();
  let failure: { error: unknown } | null = null;

  const writeOut = (): Promise<void> => {
    const batch = gathered;
    gathered = { reports: [], feeds: [] };
    feeds = 0;
    gatherMs *= LONGER_EACH_TIME;
    work = work.then(() => write(batch));
    // Whoever adds or finishes sees the failure; until then it must not count as unhandled.
    work.catch((error) => {
      failure = { error };
    });
    return work;
  };

  return {
    async add(part) {
      if (failure) throw failure.error;
      if (feeds === 0) begunAt = performance.now();
      gathered.reports.push(...part.reports);
      gathered.feeds.push(...part.feeds);
      feeds++;
      const full = feeds >= limits.feedsPerBatch || gathered.reports.length >= limits.reportsPerBatch;
      if (full || performance.now() - begunAt >= gatherMs) await writeOut();
    },
    async finish() {
      await (feeds > 0 ? writeOut() : work);
    },
  };
}

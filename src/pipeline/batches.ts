import type { BatchSummary, PublishBatch, StoryPublisher } from './6-publish/publish.ts';

export interface BatchLimits {
  /** A batch is published when it holds this many feeds or reports… */
  feedsPerBatch: number;
  reportsPerBatch: number;
  /** …or when its first part has waited this long, in milliseconds: readers of a new machine wait for it. */
  gatherMs: number;
}

/** Gathers what feeds deliver and publishes it in batches, one at a time. */
export interface Batches {
  /** Resolves when the part is taken, or published if it filled its batch: so readers wait for a slow database. */
  add(part: PublishBatch): Promise<void>;
  /** Publishes the rest and waits for all. */
  finish(): Promise<void>;
}

/**
 * After a batch has failed, nothing more is published: add() and finish() throw its error.
 * @param onPublished told of every batch that was committed
 */
export function createBatches(
  publisher: Pick<StoryPublisher, 'publish'>,
  limits: BatchLimits,
  onPublished: (summary: BatchSummary) => void,
): Batches {
  let gathered: PublishBatch = { reports: [], feeds: [] };
  let feeds = 0;
  let begunAt = 0;
  let work: Promise<void> = Promise.resolve();

  const publish = (): Promise<void> => {
    const batch = gathered;
    gathered = { reports: [], feeds: [] };
    feeds = 0;
    work = work.then(async () => onPublished(await publisher.publish(batch)));
    // Whoever adds or finishes sees the failure; until then it must not count as unhandled.
    work.catch(() => {});
    return work;
  };

  return {
    async add(part) {
      if (feeds === 0) begunAt = performance.now();
      gathered.reports.push(...part.reports);
      gathered.feeds.push(...part.feeds);
      feeds++;
      const full = feeds >= limits.feedsPerBatch || gathered.reports.length >= limits.reportsPerBatch;
      if (full || performance.now() - begunAt >= limits.gatherMs) await publish();
    },
    async finish() {
      await (feeds > 0 ? publish() : work);
    },
  };
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aReport } from '../contract/testing/reports.ts';
import type { FeedState } from '../store/types.ts';
import { createBatches } from './batches.ts';

const FEED = { reports: [], feeds: [{} as FeedState] };
const SECOND = 1_000;

/** Batches of at most three feeds that wait two seconds at first. `sizes` are the feeds of each that was written. */
function open(feedsPerBatch = 3) {
  const sizes: number[] = [];
  const write = async ({ feeds }: { feeds: unknown[] }): Promise<void> => {
    sizes.push(feeds.length);
  };
  const limits = { feedsPerBatch, reportsPerBatch: 100, gatherMs: 2 * SECOND };
  return { sizes, batches: createBatches(write, limits) };
}

describe('batches', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('are written when they hold enough feeds, and what is left at the end', async () => {
    const { sizes, batches } = open();
    for (let feed = 0; feed < 7; feed++) await batches.add(FEED);
    await batches.finish();
    expect(sizes).toEqual([3, 3, 1]);
  });

  it('are written when they hold enough reports', async () => {
    const written: number[] = [];
    const limits = { feedsPerBatch: 100, reportsPerBatch: 4, gatherMs: SECOND };
    const batches = createBatches(async ({ reports }) => void written.push(reports.length), limits);
    const part = { reports: [aReport('one'), aReport('two')], feeds: [] };
    for (let feed = 0; feed < 5; feed++) await batches.add(part);
    await batches.finish();
    expect(written).toEqual([4, 4, 2]);
  });

  it('are written when their first part has waited, the first soon and each later one eight times as long', async () => {
    const { sizes, batches } = open(100);
    for (let second = 0; second < 25; second++) {
      await batches.add(FEED);
      vi.advanceTimersByTime(SECOND);
    }
    await batches.finish();
    expect(sizes).toEqual([3, 17, 5]);
  });

  it.each([1, 2])(
    'of %i are written no more after one has failed, and everybody hears of it',
    async (feedsPerBatch) => {
      const write = vi.fn(() => Promise.reject(new Error('disk full')));
      const failing = createBatches(write, { feedsPerBatch, reportsPerBatch: 100, gatherMs: SECOND });
      for (let feed = 1; feed < feedsPerBatch; feed++) await failing.add(FEED);
      for (let again = 0; again < 3; again++) await expect(failing.add(FEED)).rejects.toThrow('disk full');
      await expect(failing.finish()).rejects.toThrow('disk full');
      expect(write).toHaveBeenCalledTimes(1);
    },
  );
});

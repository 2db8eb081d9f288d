import { expect, it } from 'vitest';
import { aReport } from '../contract/testing/reports.ts';
import type { Store } from '../store/types.ts';
import { createLiveGrouper } from './live-grouper.ts';

const NOW = new Date('2026-03-09T12:00:00Z');
const SIX_DAYS_AGO = '2026-03-03T12:00:00.000Z';

it('joins an old event told in two batches of one round as it does in one', async () => {
  const grouper = createLiveGrouper({
    store: {
      reports: { since: async () => [] },
      stories: { version: async () => 1 },
    } as unknown as Pick<Store, 'reports' | 'stories' | 'corrections'>,
    now: () => NOW,
    patiently: (work) => work(),
  });
  const told = (id: string) =>
    aReport(id, { title: 'Veldmark miners rescued after two days', publishedAt: SIX_DAYS_AGO });
  const [first] = await grouper.group([told('a')]);
  grouper.written(2);
  const [second] = await grouper.group([told('b')]);
  expect(second?.storyId).toBe(first?.storyId);
});

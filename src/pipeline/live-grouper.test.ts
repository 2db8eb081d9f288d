import { expect, it } from 'vitest';
import { aReport } from '../contract/testing/reports.ts';
import type { Store, StoredReport } from '../store/types.ts';
import { createLiveGrouper } from './live-grouper.ts';

const NOW = new Date('2026-03-09T12:00:00Z');
const SIX_DAYS_AGO = '2026-03-03T12:00:00.000Z';
const MINERS = 'Veldmark miners rescued after two days';
const FERRY = 'Ferry to Wendmouth runs aground in fog';

/** A grouper over what is stored now, and what another process did to it since, which a test changes as it goes. */
function scene() {
  const stored = {
    reports: [] as StoredReport[],
    began: [] as { storyId: string; at: Date }[],
    changed: [] as string[],
    removed: [] as string[],
    version: 1,
    fillings: 0,
  };
  const grouper = createLiveGrouper({
    store: {
      reports: {
        since: async () => {
          stored.fillings++;
          return stored.reports;
        },
        beganBefore: async () => stored.began,
        ofStories: async (ids: readonly string[]) =>
          new Map(
            ids.map((id) => [
              id,
              stored.reports.filter(({ storyId }) => storyId === id).map(({ report }) => report),
            ]),
          ),
      },
      stories: {
        version: async () => stored.version,
        changedAfter: async () => ({ ...stored, stories: stored.changed.map((id) => ({ id })) }),
      },
      corrections: { inForce: async () => [] },
    } as unknown as Pick<Store, 'reports' | 'stories' | 'corrections'>,
    now: () => NOW,
    patiently: (work) => work(),
  });
  const told = (id: string, title: string, publishedAt = NOW.toISOString()) =>
    aReport(id, { title, publishedAt, firstSeenAt: publishedAt });
  const storyOf = async (id: string, title: string): Promise<string | undefined> =>
    (await grouper.group([told(id, title)]))[0]?.storyId;
  return { stored, grouper, told, storyOf };
}

it('joins an old event told in two batches of one round as it does in one', async () => {
  const { grouper, told } = scene();
  const [first] = await grouper.group([told('a', MINERS, SIX_DAYS_AGO)]);
  grouper.written(2);
  const [second] = await grouper.group([told('b', MINERS, SIX_DAYS_AGO)]);
  expect(second?.storyId).toBe(first?.storyId);
});

it('lets new reports join the story that another process made of two', async () => {
  const { stored, grouper, told, storyOf } = scene();
  const [miners, ferry] = [told('a', MINERS), told('b', FERRY)];
  stored.reports = [
    { report: miners, storyId: 'sa' },
    { report: ferry, storyId: 'sb' },
  ];
  await grouper.catchUp();
  Object.assign(stored, { changed: ['sa'], removed: ['sb'], version: 2 });
  stored.reports = [miners, ferry].map((report) => ({ report, storyId: 'sa' }));
  await grouper.catchUp();
  expect(await storyOf('c', FERRY)).toBe('sa');
});

it('takes the story that was stored first for the older one, in whatever order it hears of them', async () => {
  const { stored, grouper, told, storyOf } = scene();
  await grouper.catchUp();
  stored.reports = [
    { report: told('a', MINERS, '2026-03-09T10:00:00.000Z'), storyId: 'sa' },
    { report: told('b', MINERS, '2026-03-09T11:00:00.000Z'), storyId: 'sb' },
  ];
  Object.assign(stored, { changed: ['sb', 'sa'], version: 2 });
  await grouper.catchUp();
  expect(await storyOf('c', MINERS)).toBe('sa');
});

it('goes on with the older of two stories after a start, though its first reports are no longer restored', async () => {
  const { stored, grouper, told, storyOf } = scene();
  stored.began = [{ storyId: 'sold', at: new Date(SIX_DAYS_AGO) }];
  stored.reports = [
    { report: told('b', MINERS, '2026-03-09T10:00:00.000Z'), storyId: 'syoung' },
    { report: told('a', MINERS, '2026-03-09T11:00:00.000Z'), storyId: 'sold' },
  ];
  await grouper.catchUp();
  expect(await storyOf('c', MINERS)).toBe('sold');
});

it('is filled anew when a story it holds was removed, and not when one was that it has long forgotten', async () => {
  const { stored, grouper, told } = scene();
  stored.reports = [{ report: told('a', MINERS), storyId: 'sa' }];
  await grouper.catchUp();
  Object.assign(stored, { removed: ['spruned'], version: 2 });
  await grouper.catchUp();
  expect(stored.fillings).toBe(1);
  Object.assign(stored, { removed: ['sa'], version: 3 });
  await grouper.catchUp();
  expect(stored.fillings).toBe(2);
});

import { createSecretKey } from 'node:crypto';
import { expect, it } from 'vitest';
import type { AttemptsTable } from '../store/types.ts';
import { LIMITS, openLimits } from './rate-limits.ts';

it('what is taken back is taken from the hour in which it was counted', async () => {
  const counts = new Map<string, number>();
  const add = (since: Date, more: number) => {
    const hour = since.toISOString();
    counts.set(hour, (counts.get(hour) ?? 0) + more);
  };
  const attempts: Pick<AttemptsTable, 'count' | 'giveBack'> = {
    count: async (_key, { since }) => {
      add(since, 1);
      return true;
    },
    giveBack: async (_key, since) => add(since, -1),
  };
  let time = '2026-03-01T10:59:59Z';
  const limits = openLimits(
    attempts as AttemptsTable,
    async () => createSecretKey(Buffer.alloc(32)),
    () => new Date(time),
  );
  const takeBack = await limits.count(LIMITS.codesPerNetwork, 'a school');
  time = '2026-03-01T11:00:05Z';
  await limits.count(LIMITS.codesPerNetwork, 'a school');
  if (typeof takeBack === 'function') await takeBack();
  expect(Object.fromEntries(counts)).toEqual({
    '2026-03-01T10:00:00.000Z': 0,
    '2026-03-01T11:00:00.000Z': 1,
  });
});

import { describe, expect, it, vi } from 'vitest';
import { MS_PER_DAY, SILENT_LOG } from '../contract/contract.ts';
import type { JobTools } from './job.ts';
import { retention } from './retention.ts';

const TODAY = new Date('2026-03-02T12:00:00Z');
const daysFromToday = (days: number): Date => new Date(TODAY.getTime() + days * MS_PER_DAY);

/** @param newest days from today to the newest date that a publisher gave; null = none has */
async function ran(clock: Date, newest: number | null) {
  const prune = vi.fn(async (_before: Date) => 0);
  const warn = vi.fn();
  const store = {
    prune,
    newestDateGiven: async () => (newest === null ? null : daysFromToday(newest)),
    savedPictures: { prune: async () => 0 },
  };
  const tools = { store, config: { retentionDays: 90 }, now: () => clock, log: { ...SILENT_LOG, warn } };
  await retention(tools as unknown as JobTools).run();
  return { before: prune.mock.calls, warned: warn.mock.calls };
}

describe('what retention counts back from', () => {
  it.each([
    ['news of this minute', 0],
    ['the last news of yesterday', -1],
    ['news of a time to come', 5],
    ['no dated news at all', null],
  ])('is the clock, and nothing is said, with %s', async (_what, newest) => {
    expect(await ran(TODAY, newest)).toEqual({ before: [[daysFromToday(-90)]], warned: [] });
  });

  it('is the day after the newest news when the clock is a year ahead, which is said', async () => {
    const { before, warned } = await ran(daysFromToday(365), 0);
    expect(before).toEqual([[daysFromToday(1 - 90)]]);
    expect(warned).toEqual([
      [
        { clock: daysFromToday(365), newestNews: TODAY },
        expect.stringContaining('the clock runs ahead, or no news came for long'),
      ],
    ]);
  });
});

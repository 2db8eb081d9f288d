import { describe, expect, it, vi } from 'vitest';
import { MS_PER_DAY, SILENT_LOG } from '../contract/contract.ts';
import { retention } from './retention.ts';

const TODAY = new Date('2026-03-02T12:00:00Z');
const daysFromToday = (days: number): Date => new Date(TODAY.getTime() + days * MS_PER_DAY);

/** @param newest days from today to the newest date that a publisher gave; null = none has */
async function ran(clock: Date, newest: number | null) {
  const prune = vi.fn(async (_before: Date) => 0);
  const warn = vi.fn();
  const savedTold: unknown[] = [];
  const store = {
    prune,
    savedStories: { forgetRemoved: async (at: Date) => savedTold.push(at) },
    newestDateGiven: async () => (newest === null ? null : daysFromToday(newest)),
    savedPictures: { prune: async () => savedTold.push('pictures') },
  };
  const log = { ...SILENT_LOG, warn };
  await retention({ store, config: { retentionDays: 90 }, now: () => clock, log }).run();
  return { before: prune.mock.calls, savedTold, warned: warn.mock.calls };
}

describe('what retention counts back from', () => {
  it.each([
    ['news of this minute', 0],
    ['the last news of yesterday', -1],
    ['news of a time to come', 5],
    ['no dated news at all', null],
  ])('is the clock, and nothing is said, with %s', async (_what, newest) => {
    expect(await ran(TODAY, newest)).toMatchObject({ before: [[daysFromToday(-90)]], warned: [] });
  });

  it('is the day after the newest news when the clock is a year ahead, which is said', async () => {
    const { before, warned } = await ran(daysFromToday(365), 0);
    expect(before).toEqual([[daysFromToday(1 - 90)]]);
    expect(warned).toEqual([
      [
        { clock: daysFromToday(365), newestNews: TODAY },
        expect.stringContaining('the clock runs ahead, or no news has come for a long time'),
      ],
    ]);
  });
});

it('what readers removed goes by the clock, and only then the pictures that nobody shows any more', async () => {
  const clock = daysFromToday(365);
  expect((await ran(clock, 0)).savedTold).toEqual([clock, 'pictures']);
});

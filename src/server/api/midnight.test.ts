import { describe, expect, it } from 'vitest';
import { midnight } from './midnight.ts';

describe('a reader’s midnight', () => {
  it.each([
    ['in winter', '2026-01-10T12:34:56.789Z', 'Europe/Amsterdam', '2026-01-09T23:00:00.000Z'],
    ['just before', '2026-01-10T22:59:59.999Z', 'Europe/Amsterdam', '2026-01-09T23:00:00.000Z'],
    ['just then', '2026-01-10T23:00:00.000Z', 'Europe/Amsterdam', '2026-01-10T23:00:00.000Z'],
    [
      'on the day the clocks go forward',
      '2026-03-29T12:00:00.000Z',
      'Europe/Amsterdam',
      '2026-03-28T23:00:00.000Z',
    ],
    ['on the day they go back', '2026-10-25T12:00:00.000Z', 'Europe/Amsterdam', '2026-10-24T22:00:00.000Z'],
    ['that the clocks jump over', '2026-03-08T12:00:00.000Z', 'America/Havana', '2026-03-08T05:00:00.000Z'],
    ['that the clocks show twice', '2026-11-01T12:00:00.000Z', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    ['west of Greenwich', '2026-01-10T03:00:00.000Z', 'America/New_York', '2026-01-09T05:00:00.000Z'],
    ['at half an hour', '2026-01-10T12:00:00.000Z', 'Asia/Kolkata', '2026-01-09T18:30:00.000Z'],
    ['nowhere in particular', '2026-01-10T12:00:00.000Z', 'UTC', '2026-01-10T00:00:00.000Z'],
  ])('%s', (_name, now, timeZone, expected) => {
    expect(midnight(new Date(now), timeZone).toISOString()).toBe(expected);
  });
});

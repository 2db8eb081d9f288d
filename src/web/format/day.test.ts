import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayIn, localDay } from './day.ts';

const dayOf = (day: number) => new Date(day).toISOString().slice(0, 10);

afterEach(() => vi.unstubAllEnvs());

const cases: [what: string, zone: string, at: string, day: string][] = [
  ['a minute past midnight in Amsterdam', 'Europe/Amsterdam', '2026-02-21T23:01:00Z', '2026-02-22'],
  ['a minute before it', 'Europe/Amsterdam', '2026-02-21T22:59:00Z', '2026-02-21'],
  ['the morning in Tokyo', 'Asia/Tokyo', '2026-02-21T15:00:00Z', '2026-02-22'],
  ['the day before in Honolulu', 'Pacific/Honolulu', '2026-02-22T09:59:00Z', '2026-02-21'],
  ['fourteen hours ahead', 'Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
  ['clocks go forward: before', 'Europe/Amsterdam', '2026-03-28T22:59:00Z', '2026-03-28'],
  ['clocks go forward: after', 'Europe/Amsterdam', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['clocks go back: before', 'Europe/Amsterdam', '2026-10-24T22:00:00Z', '2026-10-25'],
  ['clocks go back: after', 'Europe/Amsterdam', '2026-10-25T22:59:00Z', '2026-10-25'],
];

describe('which day it is', () => {
  it.each(cases)('NAV-02 %s (%s)', (_, zone, at, day) => {
    expect(dayOf(dayIn(zone, Date.parse(at)))).toBe(day);
    vi.stubEnv('TZ', zone);
    expect(dayOf(localDay(Date.parse(at)))).toBe(day);
  });

  it('NAV-02 device and server agree in every zone, on the day before, the same or the next', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const moments = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) });
    fc.assert(
      fc.property(zones, moments, (zone, at) => {
        vi.stubEnv('TZ', zone);
        expect(dayOf(localDay(at))).toBe(dayOf(dayIn(zone, at)));
        const utc = Date.parse(dayOf(at));
        expect([-1, 0, 1]).toContain((Date.parse(dayOf(localDay(at))) - utc) / 86_400_000);
      }),
    );
  });
});

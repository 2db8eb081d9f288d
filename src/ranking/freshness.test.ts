import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MS_PER_HOUR } from '../contract/contract.ts';
import { ageHours, freshness } from './freshness.ts';
import { NOW } from './testing/stories.ts';

describe('freshness', () => {
  it.each([
    [0, 1],
    [24, 0.905724],
    [168, 0.5],
    [336, 0.25],
  ])('RANK-05 after %d hours is %d: the half-life is 168 hours', (age, value) => {
    expect(freshness(age)).toBeCloseTo(value, 6);
  });

  it('RANK-03 is never below 0.001', () => {
    expect(freshness(100_000)).toBe(0.001);
  });

  it('RANK-21 a story without dates is 24 hours old', () => {
    expect(ageHours(Number.NaN, NOW)).toBe(24);
  });

  it('a date in the future is now', () => {
    expect(ageHours(NOW + MS_PER_HOUR, NOW)).toBe(0);
    expect(ageHours(NOW - 3 * MS_PER_HOUR, NOW)).toBe(3);
  });

  it('never rises with age and stays within 0.001 and 1', () => {
    const hours = fc.double({ min: 0, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(hours, hours, (a, b) => {
        expect(freshness(Math.min(a, b))).toBeGreaterThanOrEqual(freshness(Math.max(a, b)));
        expect(freshness(a)).toBeGreaterThanOrEqual(0.001);
        expect(freshness(a)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

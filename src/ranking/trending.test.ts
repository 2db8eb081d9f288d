import { describe, expect, it } from 'vitest';
import { MS_PER_HOUR } from '../contract/contract.ts';
import { NOW } from './testing/stories.ts';
import { coverage, recency, recentOrigins, trending } from './trending.ts';

const ago = (hours: number): number => NOW - hours * MS_PER_HOUR;

describe('trending', () => {
  it.each([
    [0, 0],
    [1, 0.22767],
    [4, 0.52863],
    [20, 1],
    [40, 1],
  ])('RANK-20 %d origins cover %d on a log scale up to 20', (origins, share) => {
    expect(coverage(origins)).toBeCloseTo(share, 5);
  });

  it('RANK-07 weighs source count 0.6 and recency 0.4', () => {
    expect(trending(1, 0)).toBeCloseTo(0.6, 12);
    expect(trending(0, 1)).toBeCloseTo(0.4, 12);
    expect(trending(1, 1)).toBe(1);
  });

  it('RANK-03 is never below 0.001', () => {
    expect(trending(0, 0)).toBe(0.001);
  });

  it('RANK-08 recency halves every 24 hours', () => {
    expect(recency(0)).toBe(1);
    expect(recency(24)).toBe(0.5);
    expect(recency(48)).toBe(0.25);
  });

  it('RANK-09 counts origins of the last 48 hours', () => {
    expect(recentOrigins([ago(1), ago(48), ago(48.01), Number.NaN], true, NOW)).toBe(2);
  });

  it('counts those of one story among the times of many', () => {
    const times = [ago(1), ago(2), ago(60), ago(3), ago(4)];
    expect(recentOrigins(times, true, NOW, 1, 4)).toBe(2);
    expect(recentOrigins(times, true, NOW, 1, 3)).toBe(1);
    expect(recentOrigins(times, false, NOW, 1, 4)).toBe(3);
  });

  it('RANK-21 counts every origin of a story without dates, which is 24 hours old', () => {
    expect(recentOrigins([Number.NaN, Number.NaN], false, NOW)).toBe(2);
  });
});

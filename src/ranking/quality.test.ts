import { describe, expect, it } from 'vitest';
import { quality } from './quality.ts';
import { normalised } from './scale.ts';

describe('quality', () => {
  it.each([
    ['cleanliness', [1, 0, 0], 0.4],
    ['neutrality', [0, 1, 0], 0.4],
    ['engagement', [0, 0, 1], 0.2],
  ])('RANK-06 %s alone gives %j → %d', (_, [clean = 0, neutral = 0, engaged = 0], value) => {
    expect(quality(clean, neutral, engaged)).toBeCloseTo(value, 12);
  });

  it('RANK-03 is never below 0.001', () => {
    expect(quality(0, 0, 0)).toBe(0.001);
  });

  it('RANK-02 is not a number when one part is not', () => {
    expect(quality(Number.NaN, 1, 1)).toBeNaN();
  });
});

describe('scores a story carries', () => {
  it.each([
    [0, 0],
    [7.5, 0.75],
    [10, 1],
    [-3, 0],
    [42, 1],
    [null, 0.5],
    [undefined, 0.5],
    [Number.NaN, Number.NaN],
    [Number.POSITIVE_INFINITY, Number.NaN],
    ['n/a' as unknown as number, Number.NaN],
  ])('%s on the 0–10 scale is %s', (raw, value) => {
    expect(normalised(raw)).toBe(value);
  });
});

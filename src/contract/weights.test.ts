import { describe, expect, it } from 'vitest';
import { NEUTRAL_WEIGHTS, readWeights, unlessNeutral, writeWeights } from './weights.ts';

describe('sliders as text', () => {
  it.each([
    ['0,1,1,1,1', { ...NEUTRAL_WEIGHTS, nearness: 0 }],
    ['1,0.5,1,1,1', { ...NEUTRAL_WEIGHTS, freshness: 0.5 }],
    ['1,1,1.25,1,1', { ...NEUTRAL_WEIGHTS, quality: 1.25 }],
    ['1,1,1,2,1', { ...NEUTRAL_WEIGHTS, coverage: 2 }],
    ['1,1,1,1,2.00', { ...NEUTRAL_WEIGHTS, interests: 2 }],
  ])('%s are five sliders in their order', (text, weights) => {
    expect(readWeights(text)).toEqual(weights);
    expect(readWeights(writeWeights(weights))).toEqual(weights);
  });

  it('all in the middle can be said, and is nothing to weigh', () => {
    expect(readWeights('1,1,1.0,1,1.00')).toEqual(NEUTRAL_WEIGHTS);
    expect(unlessNeutral({ ...NEUTRAL_WEIGHTS })).toBeNull();
    expect(unlessNeutral({ ...NEUTRAL_WEIGHTS, coverage: 0 })).toEqual({ ...NEUTRAL_WEIGHTS, coverage: 0 });
  });

  it.each([
    '',
    '1,1,1,1',
    '1,1,1,1,1,1',
    '1,1,1,1,2.01',
    '-1,1,1,1,1',
    '1,1,1,1,NaN',
    '1,1,1,1,0.555',
    ' 1,1,1,1,2',
  ])('%j is none', (text) => {
    expect(readWeights(text)).toBeNull();
  });

  it('writes two decimals at most', () => {
    expect(writeWeights({ ...NEUTRAL_WEIGHTS, quality: 1 / 3 })).toBe('1,1,0.33,1,1');
  });
});

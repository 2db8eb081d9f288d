import { describe, expect, it } from 'vitest';
import { readWeights, writeWeights } from './weights.ts';

const NORMAL = { nearness: 1, freshness: 1, quality: 1, coverage: 1, interests: 1 };

describe('sliders as text', () => {
  it.each([
    ['0,1,1,1,1', { ...NORMAL, nearness: 0 }],
    ['1,0.5,1,1,1', { ...NORMAL, freshness: 0.5 }],
    ['1,1,1.25,1,1', { ...NORMAL, quality: 1.25 }],
    ['1,1,1,2,1', { ...NORMAL, coverage: 2 }],
    ['1,1,1,1,2.00', { ...NORMAL, interests: 2 }],
  ])('%s are five sliders in their order', (text, weights) => {
    expect(readWeights(text)).toEqual(weights);
    expect(readWeights(writeWeights(weights))).toEqual(weights);
  });

  it('all in the middle is nothing to weigh', () => {
    expect(readWeights('1,1,1.0,1,1.00')).toBeNull();
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
    expect(writeWeights({ ...NORMAL, quality: 1 / 3 })).toBe('1,1,0.33,1,1');
  });
});

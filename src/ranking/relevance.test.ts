import { describe, expect, it } from 'vitest';
import {
  blend,
  blendWeights,
  boost,
  interestShare,
  isGated,
  leadingCategory,
  relevance,
  requiredGlobalRelevance,
  withInterest,
} from './relevance.ts';

describe('weights of the blend', () => {
  it.each([
    ['Sports', 0.2, 0.8],
    ['Crime', 0.2, 0.8],
    ['Politics', 0.3, 0.7],
    ['Business', 0.4, 0.6],
    ['Science', 0.8, 0.2],
    ['World', 0.8, 0.2],
    ['Technology', 0.7, 0.3],
    ['tech', 0.7, 0.3],
    ['Environment', 0.6, 0.4],
    ['Health', 0.5, 0.5],
    ['Entertainment', 0.5, 0.5],
    ['gardening', 0.5, 0.5],
    ['constructor', 0.5, 0.5],
  ])(
    'RANK-25 RANK-26 RANK-27 RANK-28 RANK-29 RANK-30 RANK-31 RANK-32 RANK-33 RANK-34 RANK-35 of %s: global %d, local %d',
    (category, global, local) => {
      expect(blendWeights(leadingCategory([category, 'sports']), 'home')).toEqual([global, local]);
    },
  );

  it('RANK-36 are 0.1 and 0.9 for every category in the local view', () => {
    for (const category of ['sports', 'science', 'gardening'])
      expect(blendWeights(category, 'local')).toEqual([0.1, 0.9]);
  });

  it('RANK-35 a story without a category gets the default', () => {
    expect(blendWeights(leadingCategory([]), 'home')).toEqual([0.5, 0.5]);
  });

  it('blend the two relevances, distance and boost acting on the local part alone', () => {
    expect(blend([0.2, 0.8], 1, 0.5, 0.1, 1)).toBeCloseTo(0.24, 12);
    expect(blend([0.1, 0.9], 0, 1, 1, 15)).toBeCloseTo(13.5, 12);
  });
});

describe('global relevance requirement', () => {
  it.each(['business', 'crime', 'education', 'health'])('RANK-15 is 0.6 for %s', (category) => {
    expect(requiredGlobalRelevance(category)).toBe(0.6);
  });

  it.each(['world', 'sports', 'gardening', ''])('RANK-16 is 0.3 for "%s"', (category) => {
    expect(requiredGlobalRelevance(category)).toBe(0.3);
  });

  it.each([
    ['far, abroad and below', 3000.1, false, 0.59, true],
    ['far and abroad, exactly enough', 3000.1, false, 0.6, false],
    ['at the threshold', 3000, false, 0, false],
    ['far, but from the own country', 9000, true, 0, false],
  ])('RANK-15 RANK-16 sinks a story %s: %s', (_, km, own, global, gated) => {
    expect(isGated(km, own, global, 0.6)).toBe(gated);
  });

  it('RANK-03 a sunk story keeps the minimum multiplier, whatever its blend', () => {
    expect(relevance(0.9, true)).toBe(0.001);
    expect(relevance(0, false)).toBe(0.001);
    expect(relevance(0.9, false)).toBe(0.9);
  });
});

describe('boost', () => {
  it.each([
    ['the reader’s country, far', 9000, true, 15],
    ['the reader’s country, near', 100, true, 15],
    ['abroad, just under 5000 km', 4999.9, false, 1.5],
    ['abroad, at 5000 km', 5000, false, 1],
  ])('RANK-18 RANK-19 in the local view, from %s (%d km)', (_, km, own, value) => {
    expect(boost('local', km, own)).toBe(value);
  });

  it('AMBIG-101 is 1 in the home feed', () => {
    expect(boost('home', 100, true)).toBe(1);
  });
});

describe('interest', () => {
  it('RANK-11 takes half of the relevance', () => {
    expect(withInterest(0.56, 1, interestShare(1))).toBeCloseTo(0.78, 12);
    expect(withInterest(0.56, 0, interestShare(1))).toBeCloseTo(0.28, 12);
  });
});

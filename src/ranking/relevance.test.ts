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
    ['RANK-25', 'Sports', 0.2, 0.8],
    ['RANK-26', 'Crime', 0.2, 0.8],
    ['RANK-27', 'Politics', 0.3, 0.7],
    ['RANK-28', 'Business', 0.4, 0.6],
    ['RANK-29', 'Science', 0.8, 0.2],
    ['RANK-30', 'World', 0.8, 0.2],
    ['RANK-31', 'Technology', 0.7, 0.3],
    ['RANK-31', 'tech', 0.7, 0.3],
    ['RANK-32', 'Environment', 0.6, 0.4],
    ['RANK-33', 'Health', 0.5, 0.5],
    ['RANK-34', 'Entertainment', 0.5, 0.5],
    ['RANK-35', 'gardening', 0.5, 0.5],
    ['RANK-35', 'constructor', 0.5, 0.5],
  ])('%s %s: global %d, local %d', (_, category, global, local) => {
    expect(blendWeights(leadingCategory([category, 'sports']), 'home')).toEqual([global, local]);
  });

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
    ['RANK-18 own country', 9000, true, 15],
    ['RANK-18 own country, near', 100, true, 15],
    ['RANK-19 abroad under 5000 km', 4999.9, false, 1.5],
    ['RANK-19 abroad at 5000 km', 5000, false, 1],
  ])('%s', (_, km, own, value) => {
    expect(boost('local', km, own)).toBe(value);
    expect(boost('home', km, own)).toBe(1);
  });
});

describe('interest', () => {
  it('RANK-11 takes half of the relevance', () => {
    expect(withInterest(0.56, 1, interestShare(1))).toBeCloseTo(0.78, 12);
    expect(withInterest(0.56, 0, interestShare(1))).toBeCloseTo(0.28, 12);
  });
});

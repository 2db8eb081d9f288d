import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEUTRAL_WEIGHTS } from '../contract/contract.ts';
import type { RankingStory } from './ranking.ts';
import { tilted } from './relevance.ts';
import { scoreStory } from './testing/oracle.ts';
import { anyReader, anyStory, anyWeights, MADRID, NOW, rankingStory, readerIn } from './testing/stories.ts';

describe('reader weights', () => {
  it('still multiply out to the score', () => {
    const slider = fc.double({ min: 0, max: 2, noNaN: true });
    const weights = anyWeights(slider);
    fc.assert(
      fc.property(anyStory, anyReader, weights, (story, reader, chosen) => {
        const f = scoreStory(story, reader, NOW, chosen);
        expect(f.relevance * f.freshness * f.quality * f.trending).toBe(f.score);
        expect(Number.isFinite(f.score)).toBe(true);
      }),
    );
  });

  const old = rankingStory({ id: 'old', points: [MADRID] }, [9, 2, 5, 5, 5], [100]);
  const score = (story: RankingStory, over: object, reader = readerIn()): number =>
    scoreStory(story, reader, NOW, { ...NEUTRAL_WEIGHTS, ...over }).score;

  it.each([
    ['freshness 0 makes age free', { freshness: 0 }, 'freshness', 1],
    ['quality 0 makes quality free', { quality: 0 }, 'quality', 1],
    ['coverage 0 leaves recency alone', { coverage: 0 }, 'trending', 0.5 ** (100 / 24)],
    ['nearness 0 leaves the global part alone', { nearness: 0 }, 'relevance', 0.9],
  ] as const)('%s', (_, over, factor, value) => {
    expect(scoreStory(old, readerIn(), NOW, { ...NEUTRAL_WEIGHTS, ...over })[factor]).toBeCloseTo(value, 12);
  });

  it.each([
    [0, 1, 0],
    [0.5, 0.75, 0.25],
    [1, 0.6, 0.4],
    [2, 0.6 / 1.4, 0.8 / 1.4],
  ])(
    'nearness %d turns shares of 0.6 and 0.4 into %d and %d, which add up to 1',
    (nearness, global, local) => {
      const tilt = tilted([0.6, 0.4], nearness);
      expect(tilt[0]).toBeCloseTo(global, 12);
      expect(tilt[1]).toBeCloseTo(local, 12);
    },
  );

  it('interests 2 lets interests decide relevance alone', () => {
    const reader = readerIn({ interests: ['World News'] });
    expect(scoreStory(old, reader, NOW, { ...NEUTRAL_WEIGHTS, interests: 2 }).relevance).toBe(1);
    expect(score(old, { interests: 0 }, reader)).toBeCloseTo(score(old, {}), 12);
  });
});

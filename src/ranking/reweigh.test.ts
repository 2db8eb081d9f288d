import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reweighed } from './reweigh.ts';
import { scoreStory } from './score.ts';
import { anyReader, anyStory, NOW, rankingStory, readerIn } from './testing/stories.ts';
import { NEUTRAL_WEIGHTS } from './weights.ts';

const slider = fc.double({ min: 0, max: 2, noNaN: true });
const anyWeights = fc.record({
  nearness: slider,
  freshness: slider,
  quality: slider,
  coverage: slider,
  interests: slider,
});

describe('reweighed', () => {
  it('gives what scoring with the weights gives, to the last bit', () => {
    fc.assert(
      fc.property(anyStory, anyReader, anyWeights, (story, reader, weights) => {
        const neutral = scoreStory(story, reader, NOW);
        expect(reweighed(neutral, weights)).toEqual(scoreStory(story, reader, NOW, weights));
      }),
    );
  });

  it('neutral weights change nothing', () => {
    const neutral = scoreStory(rankingStory(), readerIn(), NOW);
    expect(reweighed(neutral, NEUTRAL_WEIGHTS)).toEqual(neutral);
  });

  it('RANK-02 a score that is not a number stays at 0 under every weight', () => {
    const broken = rankingStory({ globalRelevance: Number.POSITIVE_INFINITY });
    const weights = { ...NEUTRAL_WEIGHTS, nearness: 2, interests: 2 };
    expect(reweighed(scoreStory(broken, readerIn(), NOW), weights).score).toBe(0);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRanked, scoreStory } from './testing/oracle.ts';
import { anyReader, anyStory, NOW } from './testing/stories.ts';

const score = fc.double({ min: 0, max: 10, noNaN: true });
const ranked = fc.record({
  id: fc.string({ maxLength: 3 }),
  score: fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true })),
  ageHours: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 500, noNaN: true })),
});

describe('the order of stories', () => {
  it('is one order: turned around it is turned around, and it never goes in a circle', () => {
    fc.assert(
      fc.property(ranked, ranked, ranked, (a, b, c) => {
        expect(Math.sign(compareRanked(a, b)) + Math.sign(compareRanked(b, a))).toBe(0);
        if (compareRanked(a, b) <= 0 && compareRanked(b, c) <= 0)
          expect(compareRanked(a, c)).toBeLessThanOrEqual(0);
        if (compareRanked(a, b) === 0)
          expect([a.id, a.score, a.ageHours]).toEqual([b.id, b.score, b.ageHours]);
      }),
    );
  });
});

describe('a story never falls', () => {
  const points = ['globalRelevance', 'localRelevance', 'cleanliness', 'neutrality', 'popularity'] as const;
  it('when one of its points rises', () => {
    fc.assert(
      fc.property(
        anyStory,
        anyReader,
        fc.constantFrom(...points),
        score,
        score,
        (story, reader, which, a, b) => {
          const [low, high] = [Math.min(a, b), Math.max(a, b)];
          const before = scoreStory({ ...story, [which]: low }, reader, NOW).score;
          expect(scoreStory({ ...story, [which]: high }, reader, NOW).score).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });

  it('when another origin reports it now', () => {
    fc.assert(
      fc.property(anyStory, anyReader, (story, reader) => {
        // An undated story counts as a day old, whatever its origins.
        if (Number.isNaN(story.newestAt)) return;
        const more = {
          ...story,
          originTimes: [...story.originTimes, NOW],
          newestAt: Math.max(NOW, story.newestAt),
        };
        const before = scoreStory(story, reader, NOW).score;
        expect(scoreStory(more, reader, NOW).score).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('when the reader comes to where it happened', () => {
    fc.assert(
      fc.property(anyStory, anyReader, (story, reader) => {
        const [place] = story.points;
        if (!place) return;
        const before = scoreStory(story, reader, NOW).score;
        const there = scoreStory(story, { ...reader, position: place }, NOW);
        expect(there.score).toBeGreaterThanOrEqual(before * (1 - Number.EPSILON * 8));
        expect(there.distanceKm).toBeLessThan(0.001);
      }),
    );
  });
});

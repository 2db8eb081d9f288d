import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEUTRAL_WEIGHTS, type RankingReader } from '../contract/contract.ts';
import { isFromCountry, type RankingStory } from './ranking.ts';
import { compareRanked, type Ranked, scoreStory } from './testing/oracle.ts';
import * as at from './testing/stories.ts';
import { anyReader, anyStory, NOW, rankingStory, readerIn } from './testing/stories.ts';

/** The worked examples, seen from Lisbon on 15 January 2025. */
const EXAMPLES: {
  id: string;
  what: string;
  story: RankingStory;
  reader?: Partial<RankingReader>;
  factors: { km: number; D: number; B: number; R: number; F: number; Q: number; T: number; score: number };
}[] = [
  {
    id: 'E01',
    what: 'near, all maxima, 20 fresh sources',
    story: rankingStory({}, [10, 10, 10, 10, 10], Array(20).fill(0)),
    factors: { km: 0, D: 1, B: 1, R: 1, F: 1, Q: 1, T: 1, score: 1 },
  },
  {
    id: 'E02',
    what: 'Berlin politics: inside 3000 km',
    story: rankingStory(
      { categories: ['Politics'], countries: ['Germany'], points: [at.BERLIN] },
      [6, 5, 8, 7, 6],
      [2, 5, 9, 30],
    ),
    factors: { km: 2312.12, D: 1, B: 1, R: 0.53, F: 0.991782, Q: 0.72, T: 0.69473, score: 0.26293 },
  },
  {
    id: 'E03',
    what: 'New York technology: distance costs',
    story: rankingStory(
      { categories: ['Technology'], countries: ['United States'], points: [at.NEW_YORK] },
      [8, 6, 9, 8, 7],
      [6, 12, 20],
    ),
    factors: {
      km: 5422.03,
      D: 0.110212,
      B: 1,
      R: 0.579838,
      F: 0.975549,
      Q: 0.82,
      T: 0.609563,
      score: 0.282741,
    },
  },
  {
    id: 'E04',
    what: 'Tokyo business below the requirement',
    story: rankingStory(
      { categories: ['Business'], countries: ['Japan'], points: [at.TOKYO] },
      [5, 7, 9, 9, 6],
      [3, 4],
    ),
    factors: {
      km: 11142.6,
      D: 0.035534,
      B: 1,
      R: 0.001,
      F: 0.987699,
      Q: 0.84,
      T: 0.583311,
      score: 0.000483954,
    },
  },
  {
    id: 'E05',
    what: 'Tokyo business exactly at the requirement',
    story: rankingStory(
      { categories: ['Business'], countries: ['Japan'], points: [at.TOKYO] },
      [6, 7, 9, 9, 6],
      [3, 4],
    ),
    factors: {
      km: 11142.6,
      D: 0.035534,
      B: 1,
      R: 0.254924,
      F: 0.987699,
      Q: 0.84,
      T: 0.583311,
      score: 0.123372,
    },
  },
  {
    id: 'E06',
    what: 'no known place, no dates, 2 sources',
    story: rankingStory(
      { categories: ['Science'], countries: [], points: [] },
      [7, 4, 8, 8, 5],
      [null, null],
    ),
    factors: {
      km: 10_000,
      D: 0.0410959,
      B: 1,
      R: 0.563288,
      F: 0.905724,
      Q: 0.74,
      T: 0.416509,
      score: 0.157247,
    },
  },
  {
    id: 'E07',
    what: 'one half-life old',
    story: rankingStory(
      { categories: ['Environment'], countries: ['Spain'], points: [at.MADRID] },
      [7, 5, 8, 9, 4],
      [168],
    ),
    factors: { km: 502.447, D: 1, B: 1, R: 0.62, F: 0.5, Q: 0.76, T: 0.003125, score: 0.00073625 },
  },
  {
    id: 'E08',
    what: 'personalised, interest matches',
    story: rankingStory({ categories: ['Sports'], points: [at.PORTO] }, [4, 6, 8, 8, 7], [1, 3, 8]),
    reader: { interests: ['Sports'] },
    factors: { km: 274.296, D: 1, B: 1, R: 0.78, F: 0.995883, Q: 0.78, T: 0.661817, score: 0.400992 },
  },
  {
    id: 'E09',
    what: 'personalised, interest does not match',
    story: rankingStory({ categories: ['Sports'], points: [at.PORTO] }, [4, 6, 8, 8, 7], [1, 3, 8]),
    reader: { interests: ['Science'] },
    factors: { km: 274.296, D: 1, B: 1, R: 0.28, F: 0.995883, Q: 0.78, T: 0.661817, score: 0.143946 },
  },
  {
    id: 'E10',
    what: 'local view, own country',
    story: rankingStory({ categories: ['Crime'], points: [at.PORTO] }, [3, 8, 7, 8, 6], [4, 10]),
    reader: { mode: 'local' },
    factors: { km: 274.296, D: 1, B: 15, R: 10.83, F: 0.983632, Q: 0.72, T: 0.572869, score: 4.39389 },
  },
  {
    id: 'E11',
    what: 'local view, other country under 5000 km',
    story: rankingStory(
      { categories: ['Crime'], countries: ['Germany'], points: [at.BERLIN] },
      [3, 8, 7, 8, 6],
      [4, 10],
    ),
    reader: { mode: 'local' },
    factors: { km: 2312.12, D: 1, B: 1.5, R: 1.11, F: 0.983632, Q: 0.72, T: 0.572869, score: 0.450343 },
  },
  {
    id: 'E12',
    what: 'local view, Wellington at the floor',
    story: rankingStory(
      { categories: ['Environment'], countries: ['New Zealand'], points: [at.WELLINGTON] },
      [5, 8, 8, 8, 6],
      [4, 10],
    ),
    reader: { mode: 'local' },
    factors: {
      km: 19576.4,
      D: 0.001,
      B: 1,
      R: 0.05072,
      F: 0.983632,
      Q: 0.76,
      T: 0.572869,
      score: 0.021721,
    },
  },
];

/** Equal to six significant digits. */
function expectNear(actual: number, expected: number, name: string): void {
  expect(Math.abs(actual - expected), `${name}: ${actual}`).toBeLessThanOrEqual(Math.abs(expected) * 1e-5);
}

describe('score', () => {
  it.each(EXAMPLES)('RANK-01 GEN-01 GEN-08 $id $what', ({ story, reader, factors: expected }) => {
    const factors = scoreStory(story, readerIn(reader), NOW);
    expectNear(factors.distanceKm, expected.km, 'km');
    expectNear(factors.distanceFactor, expected.D, 'D');
    expectNear(factors.boost, expected.B, 'B');
    expectNear(factors.relevance, expected.R, 'R');
    expectNear(factors.freshness, expected.F, 'F');
    expectNear(factors.quality, expected.Q, 'Q');
    expectNear(factors.trending, expected.T, 'T');
    expectNear(factors.score, expected.score, 'score');
  });

  it('RANK-02 is 0 when a factor is not a number', () => {
    const story = rankingStory({ cleanliness: 'n/a' as unknown as number });
    expect(scoreStory(story, readerIn(), NOW)).toMatchObject({ score: 0, quality: 0, cleanliness: 0 });
  });

  it('RANK-02 is 0 when a relevance is not a number, even for a story that would sink', () => {
    const story = rankingStory({ globalRelevance: Number.NaN, points: [], countries: [] });
    expect(scoreStory(story, readerIn(), NOW)).toMatchObject({ score: 0, relevance: 0, gated: false });
  });

  it('RANK-02 is 0 for a story that sinks, too', () => {
    const story = rankingStory({ globalRelevance: 0, localRelevance: Number.NaN, points: [], countries: [] });
    expect(scoreStory(story, readerIn(), NOW)).toMatchObject({ score: 0, relevance: 0, gated: true });
  });

  it('RANK-01 is exactly what its four factors multiply out to, for any story and reader', () => {
    fc.assert(
      fc.property(anyStory, anyReader, (story, reader) => {
        const f = scoreStory(story, reader, NOW);
        expect(f.relevance * f.freshness * f.quality * f.trending).toBe(f.score);
      }),
    );
  });

  it('RANK-03 keeps every factor at 0.001 or more, and every number finite', () => {
    fc.assert(
      fc.property(anyStory, anyReader, (story, reader) => {
        const f = scoreStory(story, reader, NOW);
        for (const value of Object.values(f))
          if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
        for (const factor of [f.relevance, f.freshness, f.quality, f.trending])
          expect(factor === 0 || factor >= 0.001).toBe(true);
        if (reader.mode === 'home') expect(f.score).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never rises while a story only gets older', () => {
    const hours = fc.double({ min: 0, max: 500, noNaN: true });
    fc.assert(
      fc.property(anyStory, anyReader, hours, (story, reader, later) => {
        const now = Math.max(NOW, Number.isNaN(story.newestAt) ? NOW : story.newestAt);
        const before = scoreStory(story, reader, now).score;
        expect(scoreStory(story, reader, now + later * 3_600_000).score).toBeLessThanOrEqual(before);
      }),
    );
  });

  it.each([
    ['both are known', [at.MADRID], at.LISBON, true],
    ['the story has no place', [], at.LISBON, false],
    ['the reader has none', [at.MADRID], null, false],
    ['neither has one', [], null, false],
  ])('the distance is known when %s', (_when, points, position, known) => {
    const { distanceKnown } = scoreStory(rankingStory({ points }), readerIn({ position }), NOW);
    expect(distanceKnown).toBe(known);
  });

  it('AMBIG-102 interests count in the home feed only', () => {
    const story = rankingStory({ categories: ['sports'] });
    expect(scoreStory(story, readerIn({ interests: ['Sports'] }), NOW).interest).toBe(1);
    expect(scoreStory(story, readerIn({ interests: ['Chess'] }), NOW).interest).toBe(0);
    expect(scoreStory(story, readerIn({ interests: [] }), NOW).interest).toBeNull();
    expect(scoreStory(story, readerIn({ interests: ['Sports'], mode: 'local' }), NOW).interest).toBeNull();
  });

  it('the topic that lifted a story is named where topics count: in the home feed', () => {
    const story = rankingStory({ categories: ['sports'] });
    const topicFor = (reader: Partial<RankingReader>): string | null =>
      scoreStory(story, readerIn({ interests: ['Chess', 'Sports'], ...reader }), NOW).topic;
    expect(topicFor({})).toBe('Sports');
    expect(topicFor({ interests: ['Chess'] })).toBeNull();
    expect(topicFor({ mode: 'local' })).toBeNull();
  });

  it('a story that only shares the category of a chosen topic is lifted as much, and never said to be about it', () => {
    const lifted = (tags: string[]) =>
      scoreStory(rankingStory({ categories: ['science'], tags }), readerIn({ interests: ['Space'] }), NOW);
    expect(lifted([])).toMatchObject({ interest: 1, topic: null, nearTopic: 'Space' });
    expect(lifted(['Space'])).toMatchObject({ interest: 1, topic: 'Space', nearTopic: null });
    expect(lifted([]).score).toBe(lifted(['Space']).score);
  });

  describe('a story too small for the world, far away', () => {
    const small = { categories: ['science'], countries: ['Japan'], points: [at.TOKYO] };
    const scored = (reader: Partial<RankingReader>, interests = 1) =>
      scoreStory(rankingStory(small, [1, 2, 8, 8, 6]), readerIn(reader), NOW, {
        ...NEUTRAL_WEIGHTS,
        interests,
      });

    it('GEN-08 does not sink for a reader who chose its topic', () => {
      // Half of its blend, and four fifths of what a match counts.
      const blended = 0.8 * 0.1 + 0.2 * 0.2 * (1 / (1 + (scored({}).distanceKm - 3000) / 300));
      const asked = scored({ interests: ['Science'] });
      expect(asked).toMatchObject({ gated: false, interest: 0.8, topic: 'Science' });
      expect(asked.relevance).toBeCloseTo(0.5 * blended + 0.5 * 0.8, 12);
    });

    it('rises with what only shares the category of the topic, too', () => {
      expect(scored({ interests: ['Space'] })).toMatchObject({ gated: false, nearTopic: 'Space' });
    });

    it.each([
      ['chose nothing', scored({})],
      ['chose something else', scored({ interests: ['Sports'] })],
      ['lets interests count for nothing', scored({ interests: ['Science'] }, 0)],
      ['reads the local list', scored({ interests: ['Science'], mode: 'local' })],
    ])('RANK-16 sinks for a reader who %s', (_who, factors) => {
      expect(factors).toMatchObject({ gated: true, relevance: 0.001 });
    });
  });

  it('says how the world and the neighbourhood were weighed', () => {
    const story = rankingStory({ categories: ['sports'] });
    expect(scoreStory(story, readerIn(), NOW)).toMatchObject({ globalWeight: 0.2, localWeight: 0.8 });
  });

  it.each([
    ['same country', ['Portugal'], 'portugal ', true],
    ['another', ['Spain'], 'Portugal', false],
    ['one of several', ['Spain', 'Portugal'], 'Portugal', true],
    ['reader unknown', [''], '', false],
    ['reader without country', ['Portugal'], null, false],
  ])('RANK-18 from the reader’s country: %s', (_, countries, country, own) => {
    expect(isFromCountry(countries, country)).toBe(own);
  });
});

describe('order', () => {
  it('RANK-01 of the examples in the home feed is E01, E03, E02, E06, E05, E07, E04', () => {
    const ranked = EXAMPLES.slice(0, 7)
      .map(({ id, story }) => ({ ...scoreStory(story, readerIn(), NOW), id }))
      .sort(compareRanked);
    expect(ranked.map(({ id }) => id)).toEqual(['E01', 'E03', 'E02', 'E06', 'E05', 'E07', 'E04']);
  });

  it('ties go to the newer story, then to the smaller id', () => {
    const rows = [
      { id: 'b', score: 1, ageHours: 2 },
      { id: 'a', score: 1, ageHours: 2 },
      { id: 'z', score: 1, ageHours: 1 },
      { id: 'y', score: 2, ageHours: 9 },
    ];
    expect(rows.sort(compareRanked).map(({ id }) => id)).toEqual(['y', 'z', 'a', 'b']);
  });

  it('is the same whichever of two is asked about first', () => {
    const [a, b] = ['a', 'b'].map((id) => ({ id, score: 1, ageHours: 2 })) as [Ranked, Ranked];
    expect([compareRanked(a, b), compareRanked(b, a), compareRanked(a, { ...a })]).toEqual([-1, 1, 0]);
  });
});

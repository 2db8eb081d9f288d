import * as fc from 'fast-check';
import { MS_PER_HOUR, type RankingReader } from '../../contract/contract.ts';
import type { RankingStory } from '../story.ts';

/** The moment every ranking test stands at. */
export const NOW = Date.parse('2025-01-15T12:00:00Z');

export const LISBON = { latitude: 38.7223, longitude: -9.1393 };
export const PORTO = { latitude: 41.1579, longitude: -8.6291 };
export const BERLIN = { latitude: 52.52, longitude: 13.405 };
export const MADRID = { latitude: 40.4168, longitude: -3.7038 };
export const NEW_YORK = { latitude: 40.7128, longitude: -74.006 };
export const TOKYO = { latitude: 35.6762, longitude: 139.6503 };
export const WELLINGTON = { latitude: -41.2866, longitude: 174.7756 };

/** A reader in Lisbon. */
export function readerIn(over: Partial<RankingReader> = {}): RankingReader {
  return { position: LISBON, country: 'Portugal', interests: [], mode: 'home', ...over };
}

/** A story whose origins reported `ages` hours before NOW (null = undated). Scores: global, local, clean, neutral, popular. */
export function rankingStory(
  over: Partial<RankingStory> = {},
  scores: readonly number[] = [10, 10, 10, 10, 10],
  ages: readonly (number | null)[] = [0],
): RankingStory {
  const times = ages.map((hours) => (hours === null ? Number.NaN : NOW - hours * MS_PER_HOUR));
  const dated = times.filter((time) => !Number.isNaN(time));
  const [globalRelevance, localRelevance, cleanliness, neutrality, popularity] = scores;
  return {
    id: 'story',
    points: [LISBON],
    exact: true,
    countries: ['Portugal'],
    categories: ['world'],
    tags: [],
    globalRelevance,
    localRelevance,
    cleanliness,
    neutrality,
    popularity,
    newestAt: dated.length > 0 ? Math.max(...dated) : Number.NaN,
    originTimes: times,
    ...over,
  };
}

const COUNTRIES = ['Portugal', 'Germany', 'Japan', 'United States'];
const CATEGORIES = [
  'Sports',
  'crime',
  'politics',
  'business',
  'science',
  'world',
  'tech',
  'health',
  'gardening',
];
const TOPICS = ['Sports', 'Science', 'World News', 'Economy', 'Local News', 'chess'];

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
/** Mostly a proper score, sometimes missing, out of range or nonsense. */
const score = fc.oneof(
  { weight: 8, arbitrary: fc.double({ min: 0, max: 10, noNaN: true }) },
  fc.constantFrom(null, undefined, -3, 42, Number.NaN, Number.POSITIVE_INFINITY),
);
const age = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: 0, max: 400, noNaN: true }) },
  fc.constantFrom(null, 0, 24, 48, -5),
);

/** Any story: known and unknown places, good and bad scores, dated and undated reports; ids are not unique. */
export const anyStory: fc.Arbitrary<RankingStory> = fc
  .record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    points: fc.array(point, { maxLength: 3 }),
    exact: fc.boolean(),
    countries: fc.subarray(COUNTRIES, { maxLength: 2 }),
    categories: fc.subarray(CATEGORIES, { maxLength: 3 }),
    weighedAs: fc.option(fc.constantFrom('world', 'Business'), { nil: undefined, freq: 3 }),
    tags: fc.subarray(['chess', 'climate', 'Science'], { maxLength: 2 }),
    scores: fc.array(score, { minLength: 5, maxLength: 5 }),
    ages: fc.array(age, { maxLength: 30 }),
  })
  .map(({ scores, ages, ...story }) => {
    const [globalRelevance, localRelevance, cleanliness, neutrality, popularity] = scores;
    return {
      ...rankingStory(story, [], ages),
      globalRelevance,
      localRelevance,
      cleanliness,
      neutrality,
      popularity,
    };
  });

export const anyReader: fc.Arbitrary<RankingReader> = fc.record({
  position: fc.option(
    fc.oneof(
      point,
      fc
        .tuple(point, fc.double({ min: 0, max: 200, noNaN: true }))
        .map(([at, accuracy]) => ({ ...at, accuracy })),
    ),
  ),
  country: fc.option(fc.constantFrom(...COUNTRIES)),
  interests: fc.subarray(TOPICS),
  mode: fc.constantFrom('home' as const, 'local' as const),
});

/** Weights of a reader, each as `slider` makes it. */
export const anyWeights = (slider: fc.Arbitrary<number>) =>
  fc.record({ nearness: slider, freshness: slider, quality: slider, coverage: slider, interests: slider });

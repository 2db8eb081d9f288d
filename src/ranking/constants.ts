import { MAX_ACCURACY_KM } from '../contract/contract.ts';

/**
 * Every number of the ranking formula, with its unit. Lines marked "stated" are the product's specification;
 * the others fill what it leaves open (docs/technotes/ranking.md).
 */
export const RANKING = {
  /** No factor is ever below this. Stated. */
  minMultiplier: 0.001,
  /** km beyond the threshold that halve the local part. Stated. */
  distanceScaleKm: 300,
  /** Share of the scale that is left in local mode: 300 → 15 km. Stated. */
  localScaleShare: 0.05,
  /** km within which distance costs nothing. Stated. */
  distanceThresholdKm: 3000,
  /** km assumed when the story's or the reader's place is unknown. Stated. */
  unknownDistanceKm: 10_000,
  /** Lowest distance factor: the minimum multiplier, reached in local mode only. */
  distanceFloor: 0.001,
  /** A reader's position less accurate than this (km) is not a known place. Stated. */
  maxAccuracyKm: MAX_ACCURACY_KM,
  /** Hours in which a story loses half of its freshness. Stated. */
  halfLifeHours: 168,
  /** Age in hours of a story whose reports carry no date. Stated. */
  undatedAgeHours: 24,
  /** Weights of quality; engagement is the popularity score. Stated. */
  quality: { cleanliness: 0.4, neutrality: 0.4, engagement: 0.2 },
  /** Weights of trending. Stated. */
  trending: { coverage: 0.6, recency: 0.4 },
  /** Hours in which the recency part halves: the popularity window. Stated as a window. */
  recencyHalfLifeHours: 24,
  /** Reports older than this (hours) no longer count as coverage. Stated. */
  coverageWindowHours: 48,
  /** Independent origins at which coverage is full. Stated. */
  coverageCap: 20,
  /** Share of relevance that a personalised feed gives to interests. Stated. */
  interestWeight: 0.5,
  /** What a chosen topic counts (0–1) for a story that would sink if nobody had asked for it. */
  smallMatch: 0.8,
  /** Local mode: a story from the reader's country. Stated. */
  countryBoost: 15,
  /** Local mode: a story nearer than nearBoostKm. Stated. */
  nearBoost: 1.5,
  nearBoostKm: 5000,
  /** Global relevance (0–1) that distant stories from abroad need. Stated. */
  globalRequirement: { strict: 0.6, usual: 0.3 },
  strictCategories: ['business', 'crime', 'education', 'health'],
  /** [global, local] by first category. Stated. */
  categoryWeights: {
    sports: [0.2, 0.8],
    crime: [0.2, 0.8],
    politics: [0.3, 0.7],
    business: [0.4, 0.6],
    science: [0.8, 0.2],
    world: [0.8, 0.2],
    technology: [0.7, 0.3],
    environment: [0.6, 0.4],
    health: [0.5, 0.5],
    entertainment: [0.5, 0.5],
  },
  /** [global, local] of every other category, and of all of them in local mode. Stated. */
  otherWeights: [0.5, 0.5],
  localWeights: [0.1, 0.9],
  /** Scale of the scores a story carries. Stated. */
  analyticsMax: 10,
  /** Normalised value of a score a story does not carry. */
  missingScore: 0.5,
  /** First places of the home ranking that do not repeat in the local tab when further than this (km). Stated. */
  homeTop: 10,
  homeTopMaxKm: 1000,
} as const;

/** [global, local]; the two add up to 1. */
export type WeightPair = readonly [number, number];

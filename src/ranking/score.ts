import type { Factors, RankingReader } from '../contract/contract.ts';
import {
  distanceFactor,
  distanceScaleKm,
  distanceToNearestKm,
  type Point,
  readerVector,
  unitVectors,
} from './distance.ts';
import { ageHours, freshness } from './freshness.ts';
import { interestKeys, matchesInterest } from './interests.ts';
import { quality } from './quality.ts';
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
import { finiteOrZero, normalised, type RawScore, termKey } from './scale.ts';
import { coverage, recency, recentOrigins, trending } from './trending.ts';
import { NEUTRAL_WEIGHTS, type ReaderWeights, raised } from './weights.ts';

/** A story as ranking needs it: its place is resolved by the caller, so that no table of places is needed here. */
export interface RankingStory {
  id: string;
  /** Where it happened, or every place it may be: the one nearest to the reader counts. None = 10000 km away. */
  points: readonly Point[];
  /** Countries the story is from, named as the reader's country is (aliases resolved by the caller). */
  countries: readonly string[];
  /** The first one decides. */
  categories: readonly string[];
  tags: readonly string[];
  /** 0–10 each. */
  globalRelevance: RawScore;
  localRelevance: RawScore;
  cleanliness: RawScore;
  neutrality: RawScore;
  popularity: RawScore;
  /** ms since 1970 of the newest dated report; NaN when no report is dated. */
  newestAt: number;
  /** ms of one report per independent origin, NaN = undated. */
  originTimes: readonly number[];
}

/** True when one of the story's countries is the reader's. */
export function isFromCountry(countries: readonly string[], country: string | null): boolean {
  const wanted = termKey(country ?? '');
  return wanted !== '' && countries.some((name) => termKey(name) === wanted);
}

/** Interests count in the home feed only. */
export function isPersonalised(reader: RankingReader): boolean {
  return reader.mode === 'home' && interestKeys(reader.interests).size > 0;
}

/**
 * Scores one story for one reader.
 * `relevance * freshness * quality * trending`, multiplied from left to right, is `score` to the last bit.
 * A factor that is not a number is 0, and so is the score (RANK-02).
 * @param now     ms since 1970
 * @param weights the reader's own sliders; neutral is the exact formula
 */
export function scoreStory(
  story: RankingStory,
  reader: RankingReader,
  now: number,
  weights: ReaderWeights = NEUTRAL_WEIGHTS,
): Factors {
  const places = unitVectors(story.points);
  const from = readerVector(reader);
  const distanceKm = distanceToNearestKm(places, from);
  const own = isFromCountry(story.countries, reader.country);
  const category = leadingCategory(story.categories);
  const pair = blendWeights(category, reader.mode, weights.nearness);
  const global = normalised(story.globalRelevance);
  const local = normalised(story.localRelevance);
  const nearness = raised(distanceFactor(distanceKm, distanceScaleKm(reader.mode)), weights.nearness);
  const boosted = boost(reader.mode, distanceKm, own);
  const gated = isGated(distanceKm, own, global, requiredGlobalRelevance(category));
  const interest = isPersonalised(reader)
    ? matchesInterest(story, interestKeys(reader.interests))
      ? 1
      : 0
    : null;

  const blended = blend(pair, global, local, nearness, boosted);
  const shared =
    interest === null ? blended : withInterest(blended, interest, interestShare(weights.interests));
  const age = ageHours(story.newestAt, now);
  const origins = recentOrigins(story.originTimes, !Number.isNaN(story.newestAt), now);
  const cleanliness = normalised(story.cleanliness);
  const neutrality = normalised(story.neutrality);
  const engagement = normalised(story.popularity);

  const factors = {
    relevance: finiteOrZero(relevance(shared, gated)),
    freshness: raised(freshness(age), weights.freshness),
    quality: finiteOrZero(raised(quality(cleanliness, neutrality, engagement), weights.quality)),
    trending: trending(coverage(origins), recency(age), weights.coverage),
  };
  return {
    score: factors.relevance * factors.freshness * factors.quality * factors.trending,
    ...factors,
    distanceKm,
    distanceKnown: places.length > 0 && from !== null,
    distanceFactor: nearness,
    boost: boosted,
    globalWeight: pair[0],
    localWeight: pair[1],
    globalRelevance: finiteOrZero(global),
    localRelevance: finiteOrZero(local),
    interest,
    gated,
    ageHours: age,
    cleanliness: finiteOrZero(cleanliness),
    neutrality: finiteOrZero(neutrality),
    engagement: finiteOrZero(engagement),
    recentOrigins: origins,
    coverage: coverage(origins),
    recency: recency(age),
  };
}

/** What two stories are ordered by. */
export interface Ranked {
  id: string;
  score: number;
  ageHours: number;
}

/** Highest score first; ties: newer first, then id ascending (RP-1). */
export function compareRanked(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.ageHours - b.ageHours || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

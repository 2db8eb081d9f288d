import {
  type Factors,
  NEUTRAL_WEIGHTS,
  type RankingReader,
  type ReaderWeights,
} from '../contract/contract.ts';
import { distanceFactor, distanceScaleKm, distanceToNearestKm, readerVector } from './distance.ts';
import { ageHours, freshness } from './freshness.ts';
import { interestKeys, interestNear, interestOf, matchesInterest } from './interests.ts';
import {
  blend,
  blendWeights,
  boost,
  interestShare,
  isAskedFor,
  isGated,
  matchTerm,
  relevance,
  withInterest,
} from './relevance.ts';
import { finiteOrZero } from './scale.ts';
import { isFromCountry, type PreparedStory } from './story.ts';
import { coverage, coverageWeight, recency, recentOrigins, trending } from './trending.ts';
import { raised } from './weights.ts';

/** Interests count in the home feed only. */
export function isPersonalised(reader: RankingReader): boolean {
  return reader.mode === 'home' && interestKeys(reader.interests).size > 0;
}

/**
 * Scores one story for one reader.
 * `relevance * freshness * quality * trending`, multiplied from left to right, is `score` to the last bit.
 * A factor that is not a number is 0, and so is the score.
 * @param now     ms since 1970
 * @param weights the reader's own sliders; neutral is the exact formula
 */
export function scorePrepared(
  story: PreparedStory,
  reader: RankingReader,
  now: number,
  weights: ReaderWeights = NEUTRAL_WEIGHTS,
): Factors {
  const { global, local, cleanliness, neutrality, engagement } = story;
  const from = readerVector(reader);
  const distanceKm = distanceToNearestKm(story.places, from);
  const own = isFromCountry(story.countries, reader.country);
  const pair = blendWeights(story.category, reader.mode, weights.nearness);
  const near = raised(distanceFactor(distanceKm, distanceScaleKm(reader.mode)), weights.nearness);
  const boosted = boost(reader.mode, distanceKm, own);
  const wouldSink = isGated(distanceKm, own, global, story.required);
  const personalised = isPersonalised(reader);
  const isMatch = personalised && matchesInterest(story, interestKeys(reader.interests), distanceKm);
  const interest = personalised ? matchTerm(isMatch, wouldSink) : null;
  const topic = isMatch ? interestOf(story, reader.interests, distanceKm) : null;
  const share = interestShare(weights.interests);
  const gated = wouldSink && !isAskedFor(isMatch, share);

  const blended = blend(pair, global, local, near, boosted);
  const shared = interest === null ? blended : withInterest(blended, interest, share);
  const age = ageHours(story.newestAt, now);
  const origins = recentOrigins(story.originTimes, !Number.isNaN(story.newestAt), now);

  const factors = {
    relevance: finiteOrZero(relevance(shared, gated)),
    freshness: raised(freshness(age), weights.freshness),
    quality: finiteOrZero(raised(story.quality, weights.quality)),
    trending: trending(coverage(origins), recency(age), weights.coverage),
  };
  return {
    score: factors.relevance * factors.freshness * factors.quality * factors.trending,
    ...factors,
    distanceKm,
    distanceKnown: story.places.length > 0 && from !== null,
    distanceFactor: near,
    boost: boosted,
    globalWeight: pair[0],
    localWeight: pair[1],
    globalRelevance: finiteOrZero(global),
    localRelevance: finiteOrZero(local),
    interest,
    topic,
    nearTopic: isMatch && topic === null ? interestNear(story, reader.interests, distanceKm) : null,
    gated,
    ageHours: age,
    cleanliness: finiteOrZero(cleanliness),
    neutrality: finiteOrZero(neutrality),
    engagement: finiteOrZero(engagement),
    recentOrigins: origins,
    coverage: coverage(origins),
    coverageWeight: coverageWeight(weights.coverage),
    recency: recency(age),
  };
}

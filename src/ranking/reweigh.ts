import type { Factors, ReaderWeights } from '../contract/contract.ts';
import { blend, interestShare, relevance, tilted, withInterest } from './relevance.ts';
import { finiteOrZero } from './scale.ts';
import { trending } from './trending.ts';
import { raised } from './weights.ts';

/**
 * The factors of the same story under a reader's own weights, to the last bit what scoreStory gives for them.
 * This is how a browser ranks without knowing the stories' places and scores: from the factors it was sent.
 * @param neutral factors as scored with neutral weights
 */
export function reweighed(neutral: Factors, weights: ReaderWeights): Factors {
  const [globalWeight, localWeight] = tilted([neutral.globalWeight, neutral.localWeight], weights.nearness);
  const distanceFactor = raised(neutral.distanceFactor, weights.nearness);
  const { globalRelevance, localRelevance, boost, interest, gated, coverage, recency } = neutral;
  const blended = blend([globalWeight, localWeight], globalRelevance, localRelevance, distanceFactor, boost);
  const shared =
    interest === null
      ? blended
      : withInterest(blended, interest === 1 ? 1 : 0, interestShare(weights.interests));
  const factors = {
    // A relevance of 0 was not a number, which no weight mends.
    relevance: neutral.relevance === 0 ? 0 : relevance(shared, gated),
    freshness: raised(neutral.freshness, weights.freshness),
    quality: finiteOrZero(raised(neutral.quality, weights.quality)),
    trending: trending(coverage, recency, weights.coverage),
  };
  return {
    ...neutral,
    score: factors.relevance * factors.freshness * factors.quality * factors.trending,
    ...factors,
    distanceFactor,
    globalWeight,
    localWeight,
  };
}

import { RANKING, type WeightPair } from './constants.ts';
import { atLeastMinimum, categoryKey } from './scale.ts';

const CATEGORY_WEIGHTS: ReadonlyMap<string, WeightPair> = new Map(Object.entries(RANKING.categoryWeights));
const STRICT_CATEGORIES: ReadonlySet<string> = new Set(RANKING.strictCategories);

/** The category that decides weights and requirement: the first one. */
export function leadingCategory([first = '']: readonly string[]): string {
  return categoryKey(first);
}

/**
 * [global, local] share of the blend.
 * @param nearness a reader's slider: gain of the local share; 1 leaves the table's pair as it is
 */
export function blendWeights(category: string, mode: 'home' | 'local', nearness = 1): WeightPair {
  const pair =
    mode === 'local' ? RANKING.localWeights : (CATEGORY_WEIGHTS.get(category) ?? RANKING.otherWeights);
  return tilted(pair, nearness);
}

/** A pair with its local share multiplied by the reader's slider, adding up to 1 again. */
export function tilted(pair: WeightPair, nearness: number): WeightPair {
  if (nearness === 1) return pair;
  const [global, local] = pair;
  const sum = global + local * nearness;
  return [global / sum, (local * nearness) / sum];
}

/** Global relevance (0–1) that a distant story from abroad needs in this category. */
export function requiredGlobalRelevance(category: string): number {
  return STRICT_CATEGORIES.has(category) ? RANKING.globalRequirement.strict : RANKING.globalRequirement.usual;
}

/** True when the story is too far, from abroad and not relevant enough for the world: it sinks, unless its reader asked for it. */
export function isGated(
  distanceKm: number,
  fromReadersCountry: boolean,
  globalRelevance: number,
  required: number,
): boolean {
  return distanceKm > RANKING.distanceThresholdKm && !fromReadersCountry && globalRelevance < required;
}

/** 15 for the reader's country, 1.5 under 5000 km, else 1; home mode knows no boost. */
export function boost(mode: 'home' | 'local', distanceKm: number, fromReadersCountry: boolean): number {
  if (mode === 'home') return 1;
  if (fromReadersCountry) return RANKING.countryBoost;
  return distanceKm < RANKING.nearBoostKm ? RANKING.nearBoost : 1;
}

/** Global part plus local part, the latter scaled by distance and boost. All 0–1 but the boost. */
export function blend(
  weights: WeightPair,
  globalRelevance: number,
  localRelevance: number,
  distanceFactor: number,
  boostFactor: number,
): number {
  return weights[0] * globalRelevance + weights[1] * localRelevance * distanceFactor * boostFactor;
}

/** Share of a personalised feed's relevance that interests decide: 0.5, times the reader's slider. */
export function interestShare(gain: number): number {
  return RANKING.interestWeight * gain;
}

/** Whether the reader asked for a story: what they chose does not sink, unless their own slider lets it count for nothing. */
export function isAskedFor(isMatch: boolean, share: number): boolean {
  return isMatch && share > 0;
}

/** What a story counts as a match, 0–1: less when it would sink, so that one topic does not fill the page with small news. */
export function matchTerm(isMatch: boolean, wouldSink: boolean): number {
  if (!isMatch) return 0;
  return wouldSink ? RANKING.smallMatch : 1;
}

/** (1 − share)·blend + share·match. @param match 0–1, of `matchTerm` */
export function withInterest(blended: number, match: number, share: number): number {
  return (1 - share) * blended + share * match;
}

/** The relevance factor: at least 0.001, and exactly that when gated; NaN stays NaN. */
export function relevance(blended: number, gated: boolean): number {
  if (Number.isNaN(blended)) return blended;
  return gated ? RANKING.minMultiplier : atLeastMinimum(blended);
}

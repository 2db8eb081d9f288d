import { RANKING } from './constants.ts';
import { atLeastMinimum } from './scale.ts';

/** 0.4 cleanliness + 0.4 neutrality + 0.2 engagement, each 0–1, at least 0.001. */
export function quality(cleanliness: number, neutrality: number, engagement: number): number {
  const weights = RANKING.quality;
  return atLeastMinimum(
    weights.cleanliness * cleanliness + weights.neutrality * neutrality + weights.engagement * engagement,
  );
}

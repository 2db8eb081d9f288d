import type { ReaderWeights } from '../contract/contract.ts';

export const NEUTRAL_WEIGHTS: ReaderWeights = {
  nearness: 1,
  freshness: 1,
  quality: 1,
  coverage: 1,
  interests: 1,
};

const MAX_WEIGHT = 2;

/** Clamps to 0–2; anything that is not a number becomes 1. */
export function readerWeights(weights: Partial<ReaderWeights>): ReaderWeights {
  const clean = (value: number | undefined): number =>
    value === undefined || Number.isNaN(value) ? 1 : Math.min(MAX_WEIGHT, Math.max(0, value));
  return {
    nearness: clean(weights.nearness),
    freshness: clean(weights.freshness),
    quality: clean(weights.quality),
    coverage: clean(weights.coverage),
    interests: clean(weights.interests),
  };
}

/** value^exponent, and the value itself, bit for bit, for exponent 1. */
export function raised(value: number, exponent: number): number {
  return exponent === 1 ? value : value ** exponent;
}

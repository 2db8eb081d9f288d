import type { ReaderWeights } from '../contract/contract.ts';

export const NEUTRAL_WEIGHTS: ReaderWeights = {
  nearness: 1,
  freshness: 1,
  quality: 1,
  coverage: 1,
  interests: 1,
};

/** value^exponent, and the value itself, bit for bit, for exponent 1. */
export function raised(value: number, exponent: number): number {
  return exponent === 1 ? value : value ** exponent;
}

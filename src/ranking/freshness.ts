import { MS_PER_HOUR } from '../contract/contract.ts';
import { RANKING } from './constants.ts';
import { atLeastMinimum } from './scale.ts';

/**
 * Hours since the newest dated report, never below 0; 24 when no report carries a date.
 * @param newestAt ms since 1970, NaN = undated
 */
export function ageHours(newestAt: number, now: number): number {
  if (Number.isNaN(newestAt)) return RANKING.undatedAgeHours;
  return Math.max(0, (now - newestAt) / MS_PER_HOUR);
}

/** 0.5^(hours/halfLife), written with exp, which costs a quarter of a power. */
export function decay(hours: number, halfLife: number): number {
  return Math.exp((-Math.LN2 * hours) / halfLife);
}

/** 0.5^(age/168), at least 0.001. */
export function freshness(age: number): number {
  return atLeastMinimum(decay(age, RANKING.halfLifeHours));
}

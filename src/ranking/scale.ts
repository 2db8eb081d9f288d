import { TECH_ALIAS } from '../contract/contract.ts';
import { RANKING } from './constants.ts';

/** A score as a story carries it: 0–10, perhaps missing, perhaps nonsense from outside. */
export type RawScore = number | null | undefined;

/**
 * 0–10 → 0–1, clamped.
 * @returns 0.5 when missing; NaN when present but not a finite number, so that the story scores 0
 */
export function normalised(score: RawScore): number {
  if (score === undefined || score === null) return RANKING.missingScore;
  if (!Number.isFinite(score)) return Number.NaN;
  return Math.min(1, Math.max(0, score / RANKING.analyticsMax));
}

/** max(minimum multiplier, value), keeping NaN as it is. */
export function atLeastMinimum(value: number): number {
  return Math.max(RANKING.minMultiplier, value);
}

/** A factor that is not a number counts, and is shown, as 0. */
export function finiteOrZero(value: number): number {
  return Number.isFinite(value) ? value : 0;
}

/** The form in which categories, tags, topics and countries are compared. */
export function termKey(text: string): string {
  return text.trim().toLowerCase();
}

/** The same of a category: "Tech" is technology. */
export function categoryKey(name: string): string {
  const key = termKey(name);
  return key === TECH_ALIAS ? 'technology' : key;
}

/** How the points of importance add up. Apart from their names, which every page loads. */
import type { IMPORTANCE_PARTS } from './importance.ts';

/** Those that count nearby as well: not how far away others tell it. */
const PARTS_NEARBY: ReadonlySet<(typeof IMPORTANCE_PARTS)[number]> = new Set([
  'subject',
  'origins',
  'regional',
  'specialist',
  'reports',
  'alone',
  'gravity',
  'kind',
  'live',
  'life',
]);

interface Part {
  part: (typeof IMPORTANCE_PARTS)[number];
  points: number;
}

export const countsNearby = ({ part }: Part): boolean => PARTS_NEARBY.has(part);

/** What they are worth nearby, without the place. */
export const pointsNearby = (parts: readonly Part[]): number =>
  parts.filter(countsNearby).reduce((total, { points }) => total + points, 0);

/** Importance, like all analytics, ends at zero and at ten. */
export const TOP_SCORE = 10;

/** Between 0 and 10, two decimals. */
export function onScale(score: number): number {
  return Math.round(Math.min(TOP_SCORE, Math.max(0, score)) * 100) / 100;
}

/** What the end of the scale adds to a sum of points, or takes from it; two decimals. */
export const beyondScale = (sum: number): number => Math.round((onScale(sum) - sum) * 100) / 100;

/** What it counts who tells a story, and how lately. */
import { type ImportancePart, MS_PER_HOUR, type PublisherLookup, timeOf } from '../../contract/contract.ts';
import { type Coverage, coverageOf, reachOf } from './coverage.ts';
import type { Sourced } from './origins.ts';
import { part, sumOf } from './parts.ts';

/** Points for every doubling of the newsrooms that report it themselves. */
const PER_DOUBLING = 1.7;
/** Points for every doubling of the reports per newsroom: what matters gets more than one. */
const PER_DOUBLING_OF_REPORTS = 0.8;
/** Points when they write from two countries, and from three or more. */
const TWO_COUNTRIES = 0.6;
const MORE_COUNTRIES = 1.2;
/**
 * What is reported of it in so many hours before its newest report tells how much it matters now: what went on for a week is no larger than
 * its last day. What newsrooms told before is still not one's alone, nor one country's.
 */
const LATELY_HOURS = 18;
/**
 * Else one follow-up of the next day would take its newsrooms from a story: coverage that goes further back counts too, for less and less, and for
 * nothing from so many hours on. The ranking takes at least as much for those hours, so what a newer report takes is never more than what it gives.
 */
const FADED_HOURS = 84;

/** The coverage that counts, and what its points are worth, 0–1. */
export interface Recent {
  coverage: Coverage;
  worth: number;
}

/** Who tells it. */
export function partsForCoverage({ coverage, worth }: Recent): ImportancePart[] {
  const { origins, regional, specialist, reach, countries, reports } = coverage;
  const forOrigins = pointsForOrigins(origins);
  const withRegions = pointsForOrigins(reachOf(origins, regional));
  const forReports = (pointsForReports(reports / origins) * reach) / origins;
  const { size } = countries;
  const forCountries = size > 2 ? MORE_COUNTRIES : size > 1 ? TWO_COUNTRIES : 0;
  return [
    part('origins', worth * forOrigins, { count: origins }),
    part('regional', worth * (withRegions - forOrigins), { count: regional }),
    part('specialist', worth * (pointsForOrigins(reach) - withRegions), { count: specialist }),
    part('reports', worth * forReports, { count: reports }),
    part('countries', worth * forCountries, { count: size }),
  ];
}

/** The coverage that has most points: of its last hours in full, or from one of its earlier reports on for less. */
export function recentCoverage(telling: Sourced[], publishers: PublisherLookup): Recent {
  const back = hoursBack(telling);
  const earlier = new Set(back.filter((hours) => hours > LATELY_HOURS && hours < FADED_HOURS));
  let best: Recent = { coverage: coverageOf(ofLastHours(telling), publishers), worth: 1 };
  for (const span of earlier) {
    const since = telling.filter((_, index) => !((back[index] ?? Number.NaN) > span));
    const worth = (FADED_HOURS - span) / (FADED_HOURS - LATELY_HOURS);
    const other = { coverage: coverageOf(since, publishers), worth };
    if (pointsOf(other) > pointsOf(best)) best = other;
  }
  return best;
}

const pointsOf = (recent: Recent): number => sumOf(partsForCoverage(recent));

/** Those of its last hours; all that are undated. */
export function ofLastHours(telling: Sourced[]): Sourced[] {
  const back = hoursBack(telling);
  return telling.filter((_, index) => !((back[index] ?? Number.NaN) > LATELY_HOURS));
}

/** Of each, how many hours before the newest it came; NaN for what is undated. */
function hoursBack(telling: Sourced[]): number[] {
  const times = telling.map(({ report }) => timeOf(report.publishedAt));
  const newest = Math.max(...times.filter(Number.isFinite));
  return times.map((time) => (newest - time) / MS_PER_HOUR);
}

const pointsForOrigins = (origins: number): number => PER_DOUBLING * Math.log2(origins);

const pointsForReports = (perOrigin: number): number => PER_DOUBLING_OF_REPORTS * Math.log2(perOrigin);

/** Who tells a story: newsrooms of their own, the countries they write from, how often they come back to it. */
import type { Labels, PublisherLookup } from '../../contract/contract.ts';
import { countryCode } from '../../geo/geo.ts';
import type { Sourced } from './origins.ts';

/** What a newsroom counts that writes for one region, beside one that writes for a country or for the world. */
const REGIONAL_SHARE = 0.5;

export interface Coverage {
  /** Newsrooms of their own. */
  origins: number;
  /** Of them those that write for one region only; a publisher nobody knows does not. */
  regional: number;
  /** The newsrooms, those of a region counted by half; at least 1. */
  reach: number;
  /** Countries that they write from, invented publishers left out. */
  countries: number;
  /** Newsrooms that write from another country than the one where it happens. */
  abroad: number;
  /** Reports under headlines of their own. */
  reports: number;
}

/**
 * @param telling the reports that count, oldest first
 * @param labels the story's own
 */
export function coverageOf(telling: Sourced[], { place }: Labels, publishers: PublisherLookup): Coverage {
  const distinct = (sources: Sourced[]): number => new Set(sources.map(({ origin }) => origin)).size;
  const publisherOf = ({ report }: Sourced): ReturnType<PublisherLookup> => publishers(report.publisherId);
  const home = countryCode(place?.country ?? '');
  const origins = distinct(telling);
  const regional = origins - distinct(telling.filter((source) => publisherOf(source)?.scope !== 'regional'));
  return {
    origins,
    regional,
    reach: Math.max(1, origins - regional * (1 - REGIONAL_SHARE)),
    countries: countriesOf(telling, publishers),
    abroad: distinct(telling.filter((source) => publisherOf(source)?.country !== home)),
    reports: ownReports(telling),
  };
}

/** Of each origin the country of its first report. */
function countriesOf(telling: Sourced[], publishers: PublisherLookup): number {
  const first = new Map(telling.toReversed().map(({ origin, report }) => [origin, report]));
  const countries = [...first].flatMap(([origin, { publisherId }]) => {
    const publisher = publishers(publisherId);
    return publisher && !publisher.demo && origin ? [publisher.country] : [];
  });
  return new Set(countries).size;
}

/** Of every origin, as many reports under headlines of their own as its busiest publisher has: sister papers print the same ones. */
function ownReports(telling: Sourced[]): number {
  const headlines = new Map<string, Map<string, Set<string>>>();
  for (const { origin, report } of telling) {
    const publishers = headlines.get(origin) ?? new Map<string, Set<string>>();
    const known = publishers.get(report.publisherId) ?? new Set();
    headlines.set(origin, publishers.set(report.publisherId, known.add(report.title)));
  }
  return [...headlines.values()].reduce(
    (sum, publishers) => sum + Math.max(...[...publishers.values()].map(({ size }) => size)),
    0,
  );
}

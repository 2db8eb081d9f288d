/** Who tells a story: newsrooms of their own, the countries they write from, how often they come back to it. */
import type { FeedSection, Publisher, PublisherLookup } from '../../contract/contract.ts';
import { countryKey } from '../../geo/geo.ts';
import type { Sourced } from './origins.ts';

/** What a newsroom counts that writes for one region or of one subject, beside one that writes of everything for a country or for the world. */
const NARROW_SHARE = 0.5;
/** A newsroom whose feeds have one of these sections each writes of its subject alone; papers of business and politics tell what else matters. */
const SUBJECTS: ReadonlySet<FeedSection> = new Set([
  'technology',
  'science',
  'health',
  'environment',
  'sports',
  'entertainment',
]);

export interface Coverage {
  /** Newsrooms of their own. */
  origins: number;
  /** Of them those that write for one region only; a publisher nobody knows does not. */
  regional: number;
  /** Of the others those that write of one subject only: what the makers of gadgets show is news to every paper about gadgets. */
  specialist: number;
  /** The newsrooms, those of a region or a subject counted by half; at least 1. */
  reach: number;
  /** Countries that they write from, as stories name countries; invented publishers are left out. */
  countries: ReadonlySet<string>;
  /** Reports under headlines of their own. */
  reports: number;
}

/** @param telling the reports that count, oldest first */
export function coverageOf(telling: Sourced[], publishers: PublisherLookup): Coverage {
  const distinct = (sources: Sourced[]): number => new Set(sources.map(({ origin }) => origin)).size;
  const publisherOf = ({ report }: Sourced): Publisher | undefined => publishers(report.publisherId);
  const origins = distinct(telling);
  const national = telling.filter((source) => publisherOf(source)?.scope !== 'regional');
  const wide = distinct(national.filter((source) => !isSpecialist(publisherOf(source))));
  const regional = origins - distinct(national);
  return {
    origins,
    regional,
    specialist: origins - regional - wide,
    reach: reachOf(origins, origins - wide),
    countries: countriesOf(telling, publishers),
    reports: ownReports(telling),
  };
}

/** @returns the newsrooms, the narrow ones of them counted by half; at least 1 */
export const reachOf = (origins: number, narrow: number): number =>
  Math.max(1, origins - narrow * (1 - NARROW_SHARE));

/** One that is on the list no more has no feeds that would say it. */
const isSpecialist = ({ feeds }: Pick<Publisher, 'feeds'> = { feeds: [] }): boolean =>
  feeds.length > 0 && feeds.every(({ section }) => section !== undefined && SUBJECTS.has(section));

/** Of each origin the country its first report is written from. */
function countriesOf(telling: Sourced[], publishers: PublisherLookup): ReadonlySet<string> {
  const first = new Map(telling.toReversed().map(({ origin, report }) => [origin, report]));
  const countries = [...first].flatMap(([origin, { publisherId, labels }]) => {
    const publisher = publishers(publisherId);
    if (!publisher || publisher.demo || !origin) return [];
    const [told, ...others] = publisher.relays ? labels.relevantCountries : [];
    return [told && others.length === 0 ? told : countryKey(publisher.country)];
  });
  return new Set(countries);
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

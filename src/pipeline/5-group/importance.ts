/** How much a story matters far away and nearby: who reports it, how often, from where, what happened, what kind of piece it is. */
import {
  type ImportancePart,
  type LabelledReport,
  type Labels,
  PARTS_NEARBY,
  type PublisherLookup,
  TELLS_NEWS,
} from '../../contract/contract.ts';
import { countryCode } from '../../geo/geo.ts';
import { type Gravity, gravityOf, NO_GRAVITY } from '../4-label/label.ts';
import type { Sourced } from './origins.ts';

/** Points for every doubling of the newsrooms that report it themselves, and at most. */
const PER_DOUBLING = 1.7;
const MOST_FOR_ORIGINS = 6;
/** What a newsroom counts that writes for one region, beside one that writes for a country or for the world. */
const REGIONAL_SHARE = 0.5;
/** Points for every doubling of the reports per newsroom: what matters gets more than one. And at most. */
const PER_DOUBLING_OF_REPORTS = 0.8;
const MOST_FOR_REPORTS = 1.5;
/** Taken from what one newsroom alone has, less what it weighs: most often its own choice of subject. */
const ALONE = 1.8;
/** Share of what lies above what the ranking asks that such a story keeps: else they would all weigh the same. */
const KEPT_ALONE = 0.25;
/** Points when they write from two countries, and from three or more. */
const TWO_COUNTRIES = 0.6;
const MORE_COUNTRIES = 1.2;
/** A story has the gravity that this share of its news reports give it: one desk's side remark is not the event. */
const GRAVE_SHARE = 1 / 3;
/** What happens in games and on stages is told with the words of war. */
const PLAYED: ReadonlySet<string> = new Set(['sports', 'entertainment']);
const PLAYED_SHARE = 0.4;
/** Gravity of many deaths: that is world news, whatever its section. */
const MANY_DEAD = 2.5;
/** Gravity of an attack on the public, or of several deaths: no crime of its town where some newsrooms tell it. */
const GRAVE_CRIME = 1.4;
/** Taken from a story that few live blogs tell and no report: what they told last is one of many things. */
const ONLY_LIVE = -1;
const FEW = 2;
/** Taken from a story that no report tells as news, and what its origins count: many newsrooms print galleries of a feast. */
const NOT_NEWS = -1.5;
const NOT_NEWS_SHARE = 0.4;
/** Taken from a life that one newsroom alone tells: whose death is news of the world, others report as well. */
const ONE_LIFE = -1;
/**
 * What the ranking asks of a distant story. What newsrooms of several countries report is never too small for it, and nothing becomes so
 * because one newsroom alone has it.
 */
const ASKED = 3;
const ASKED_STRICT = 6;
const ASKS_MORE: ReadonlySet<string> = new Set(['business', 'crime', 'education', 'health']);

/** Points nearby for where it happens and whom its publishers write for, as the labels say it; the rest is what has happened and who tells it. */
const LEAST_NEARBY = 3.5;
const PLACE_SHARE = 0.2;

/**
 * One country's politics is weighed as world news when so many newsrooms report it, from so many countries: the specified weights give
 * politics to readers nearby. It stays on the page of politics.
 */
const WORLD_ORIGINS = 3;
const WORLD_COUNTRIES = 2;
/** Of them at least so many that write from another country than the one it happens in: one correspondent's choice is not the world's. */
const FROM_ABROAD = 2;

/**
 * What so many newsrooms report is front-page news whatever its section; so is what some do that come back to it, with so many reports
 * each: not politics, where one country's procedure gets a report a day. One that writes for a region counts half.
 */
const MANY_ORIGINS = 5;
const SOME_ORIGINS = 3;
const AGAIN = 1.5;
/** So is what newsrooms of two countries tell so often each. */
const AGAIN_AND_AGAIN = 2.5;

export interface Importance {
  /** From 0 up; the scale of analytics ends at 10. */
  global: number;
  /** How much it matters where it happens: a village fair is near, and still no news of a country. */
  nearby: number;
  /** What `global` is made of; the points add up to `global`. */
  parts: ImportancePart[];
}

/**
 * @param labels the story's own, from all of its reports
 */
export function importanceOf(sources: Sourced[], labels: Labels, publishers: PublisherLookup): Importance {
  const news = sources.filter(({ report }) => TELLS_NEWS.has(report.labels.genre));
  const telling = news.length > 0 ? news : sources;
  const subject = upperMean(telling.map(({ report }) => report.labels.globalRelevance));
  const origins = new Set(telling.map(({ origin }) => origin)).size;
  const countries = new Set(
    [...standing(telling)].flatMap(([origin, { publisherId }]) => {
      const publisher = publishers(publisherId);
      return publisher && !publisher.demo && origin ? [publisher.country] : [];
    }),
  ).size;
  const regional = origins - originsBeyondRegions(telling, publishers);
  const own = ownReports(telling);
  const finished = news.filter(({ report }) => report.labels.genre !== 'live');
  const onlyLive = news.length > 0 && finished.length === 0;
  const gravity = sharedGravity((onlyLive ? news : finished).map(({ report }) => report));
  const played = PLAYED.has(labels.categories[0]?.key ?? '') && !gravity.inEarnest ? PLAYED_SHARE : 1;
  const weight = gravity.points * played;
  const told = news.length > 0 ? 1 : NOT_NEWS_SHARE;
  const forOrigins = pointsForOrigins(origins) * told;
  const reach = Math.max(1, origins - regional * (1 - REGIONAL_SHARE));
  const isLife = origins === 1 && telling.every(({ report }) => report.labels.genre === 'obituary');
  const life = isLife ? ONE_LIFE : 0;
  const kind = news.length > 0 ? 0 : NOT_NEWS;
  const live = onlyLive && origins <= FEW ? ONLY_LIVE : 0;
  const asked = ASKS_MORE.has(labels.categories[0]?.key ?? '') ? ASKED_STRICT : ASKED;
  const parts = [
    part('subject', subject),
    part('origins', forOrigins, { count: origins }),
    part('regional', pointsForOrigins(reach) * told - forOrigins, { count: regional }),
    part('reports', (pointsForReports(own / origins) * told * reach) / origins, { count: own }),
    part('alone', origins === 1 ? pointsForOne(subject + weight + kind + live + life, weight, asked) : 0),
    part('countries', countries > 2 ? MORE_COUNTRIES : countries > 1 ? TWO_COUNTRIES : 0, {
      count: countries,
    }),
    part('gravity', weight, { text: gravity.because }),
    part('kind', kind, { text: labels.genre }),
    part('live', live),
    part('life', life),
  ].filter(({ points }) => points !== 0);
  const sum = parts.reduce((total, { points }) => total + points, 0);
  const abroad =
    countries > 1 && news.length > 0 ? part('abroad', Math.max(0, asked - sum), { count: countries }) : null;
  const isPolitics = isPolitical(labels);
  const isPoliticsOfMany =
    isPolitics &&
    origins >= WORLD_ORIGINS &&
    countries >= WORLD_COUNTRIES &&
    originsAbroad(telling, labels, publishers) >= FROM_ABROAD;
  const isGraveCrime = weight >= GRAVE_CRIME && labels.categories[0]?.key === 'crime';
  const isWidelyTold =
    news.length > 0 &&
    (reach >= MANY_ORIGINS ||
      (!isPolitics && reach >= SOME_ORIGINS && own / origins >= AGAIN) ||
      (!isPolitics && countries >= FEW && own / origins >= AGAIN_AND_AGAIN) ||
      (origins >= SOME_ORIGINS && isGraveCrime) ||
      (reach >= SOME_ORIGINS && isDiplomacy(labels)));
  /** Why it is weighed as world news: the first that holds is told. */
  const frontPage = [
    ...(isPoliticsOfMany ? [part('worldwide', 0, { count: countries })] : []),
    ...(weight >= MANY_DEAD ? [part('worldwide', 0, { count: 0 })] : []),
    ...(isWidelyTold ? [part('widely', 0, { count: origins })] : []),
  ];
  const all = [...parts, ...(abroad && abroad.points > 0 ? [abroad] : []), ...frontPage.slice(0, 1)];
  return {
    global: all.reduce((total, { points }) => total + points, 0),
    nearby:
      LEAST_NEARBY +
      PLACE_SHARE * labels.localRelevance +
      parts.filter(({ part }) => PARTS_NEARBY.has(part)).reduce((total, { points }) => total + points, 0),
    parts: all,
  };
}

/** Politics, or a crime that is politics as well. */
const isPolitical = ({ categories: [first, second] }: Labels): boolean =>
  first?.key === 'politics' || (first?.key === 'crime' && second?.key === 'politics');

/** For each origin the first of these reports: its very first may have been an essay. */
function standing(telling: Sourced[]): Map<string, LabelledReport> {
  return new Map(telling.toReversed().map(({ origin, report }) => [origin, report]));
}

/** Politics that is world news as well: a cabinet acts against another country. */
const isDiplomacy = ({ categories: [first, second] }: Labels): boolean =>
  first?.key === 'politics' && second?.key === 'world';

/** Newsrooms of their own that write from another country than the one where it happens. */
function originsAbroad(telling: Sourced[], { place }: Labels, publishers: PublisherLookup): number {
  const home = countryCode(place?.country ?? '');
  const abroad = telling.filter(({ report }) => publishers(report.publisherId)?.country !== home);
  return new Set(abroad.map(({ origin }) => origin)).size;
}

/** Newsrooms of their own that write for a country or for the world; so does a publisher nobody knows. */
function originsBeyondRegions(telling: Sourced[], publishers: PublisherLookup): number {
  const wide = telling.filter(({ report }) => publishers(report.publisherId)?.scope !== 'regional');
  return new Set(wide.map(({ origin }) => origin)).size;
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

const pointsForOrigins = (origins: number): number =>
  Math.min(MOST_FOR_ORIGINS, PER_DOUBLING * Math.log2(origins));

function pointsForOne(before: number, weight: number, asked: number): number {
  const lost = Math.max(0, ALONE - weight);
  return -(before < asked ? lost : Math.min(lost, (before - asked) * (1 - KEPT_ALONE)));
}

const pointsForReports = (perOrigin: number): number =>
  Math.min(MOST_FOR_REPORTS, PER_DOUBLING_OF_REPORTS * Math.log2(perOrigin));

function sharedGravity(reports: LabelledReport[]): Gravity {
  const found = reports.map(gravityOfReport).sort((a, b) => b.points - a.points);
  return found[Math.floor(found.length * GRAVE_SHARE)] ?? NO_GRAVITY;
}

/** An obituary tells of one death, which who it was makes important: how many report it says that. */
const gravityOfReport = (report: LabelledReport): Gravity =>
  report.labels.genre === 'obituary' ? NO_GRAVITY : gravityOf(report);

function part(
  name: ImportancePart['part'],
  points: number,
  detail: Omit<ImportancePart, 'part' | 'points'> = {},
): ImportancePart {
  return { part: name, points: Math.round(points * 100) / 100, ...detail };
}

/** Of the upper half: whoever tells least of it does not make it smaller. */
function upperMean(values: number[]): number {
  const upper = [...values].sort((a, b) => b - a).slice(0, Math.ceil(values.length / 2));
  return upper.reduce((sum, value) => sum + value, 0) / (upper.length || 1);
}

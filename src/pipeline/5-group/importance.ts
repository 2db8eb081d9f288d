/** How much a story matters far away and nearby: who reports it, how often, from where, what happened, what kind of piece it is. */
import {
  type ImportancePart,
  type LabelledReport,
  type Labels,
  type PublisherLookup,
  pointsNearby,
} from '../../contract/contract.ts';
import { type Gravity, gravityOf, NO_GRAVITY, showsToll } from '../4-label/story-labels.ts';
import { isNews } from './behind.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { ofLastHours, partsForCoverage, type Recent, recentCoverage } from './coverage-points.ts';
import type { Sourced } from './origins.ts';
import { part, rounded, sumOf } from './parts.ts';
import { asWorldNews, type WorldFacts, type WorldNews } from './world-news.ts';

/** Taken from what one newsroom alone has, or two of regions or subjects, less what it weighs: most often its own choice. */
const ALONE = 1.8;
/** From what a newsroom of one subject alone has: who was appointed is news to its trade. What politics has a part in concerns others too. */
const ALONE_OF_SUBJECT = 2.2;
/** Share of what lies above what the ranking asks that such a story keeps: else they would all weigh the same. */
const KEPT_ALONE = 0.25;
/**
 * Taken from what newsrooms of one country alone tell of it, less what it weighs: what matters elsewhere is told elsewhere too. Only in languages that
 * are read far from home; whoever reads another is at home most often.
 */
const HOME_AFFAIR = 2;
const READ_ABROAD: ReadonlySet<string> = new Set(['en', 'es', 'fr', 'pt']);
/** A story has the gravity that this share of its news reports give it: one desk's side remark is not the event. */
const GRAVE_SHARE = 0.4;
/** What happens in games and on stages is told with the words of war. */
const PLAYED: ReadonlySet<string> = new Set(['sports', 'entertainment']);
const PLAYED_SHARE = 0.4;
/** Taken from a story that few live blogs tell and no report: what they told last is one of many things. */
const ONLY_LIVE = -2;
const FEW = 2;
/** Taken from a story that no report tells as news, less what it weighs. */
const NOT_NEWS = 1.5;
/** Taken from a life that one newsroom alone tells: whose death is news of the world, others report as well. */
const ONE_LIFE = -1;
/**
 * What the ranking asks of a distant story. What newsrooms of several countries report is never too small for it, and nothing becomes so
 * because one newsroom alone has it.
 */
const ASKED = 3;
const ASKED_STRICT = 6;
const ASKS_MORE: ReadonlySet<string> = new Set(['business', 'crime', 'education', 'health']);

/** Points nearby for where it happens and whom its publishers write for, as the labels say it; the rest counts far away as well. */
const LEAST_NEARBY = 1.5;
const PLACE_SHARE = 0.2;
/**
 * Taken nearby from games and stages that a whole country is told of, less what they weigh: the ranking gives sports 0.8 of its weight
 * there, and a player who changed clubs stood above what parliament decided. A town's own club is told by its own newsrooms alone.
 */
const FOR_FOLLOWERS = 2;
/** Taken nearby from games that one newsroom of a region alone tells, less what they weigh: every village has some every week. */
const OF_A_VILLAGE = 0.8;

export interface Importance {
  /** From 0 up; the scale of analytics ends at 10. */
  global: number;
  /** How much it matters where it happens: a village fair is near, and still no news of a country. */
  nearby: number;
  /** What `global` is made of; the points add up to `global`. */
  parts: ImportancePart[];
  /** Of `nearby`: for where it happens and for whom. The rest of it are the parts that count nearby. */
  place: number;
}

/**
 * @param sources oldest first
 * @param labels the story's own, from all of its reports
 */
export function importanceOf(sources: Sourced[], labels: Labels, publishers: PublisherLookup): Importance {
  const facts = factsOf(sources, labels, publishers);
  const own = ownParts(facts);
  const weighed = asWorldNews(labels, facts, sumOf(own));
  // How grave it is pictures tell as well; newsrooms that tell it as news are needed for the rest.
  const world = facts.isTold || weighed?.part === 'worldwide' ? weighed : null;
  const parts = [...own, ...partsForWorld(facts, own, world)];
  const place = pointsOfPlace(facts, world);
  return { global: sumOf(parts), nearby: place + pointsNearby(parts), parts, place };
}

interface Facts extends WorldFacts, Recent {
  labels: Labels;
  /** A report tells it as news. */
  isTold: boolean;
  /** The reports that count: its news, or all where none of them is. */
  telling: Sourced[];
  /** Those of its last hours. */
  lately: Sourced[];
  gravity: Gravity;
  /** The coverage by all that count, however long ago. */
  everCoverage: Coverage;
  /** Points that the ranking asks of it from afar. */
  asked: number;
}

function factsOf(sources: Sourced[], labels: Labels, publishers: PublisherLookup): Facts {
  const news = sources.filter(({ report }) => isNews(report));
  const isTold = news.length > 0;
  const telling = isTold ? news : sources;
  const lately = ofLastHours(telling);
  const { coverage, worth } = recentCoverage(telling, publishers);
  const everCoverage = lately.length < telling.length ? coverageOf(telling, publishers) : coverage;
  return {
    labels,
    isTold,
    telling,
    lately,
    coverage,
    worth,
    everCoverage,
    gravity: gravityOfStory(sources.filter(weighs), labels),
    concernsOthers: labels.relevantCountries.some((name) => !everCoverage.countries.has(name)),
    asked: ASKS_MORE.has(labels.categories[0]?.key ?? '') ? ASKED_STRICT : ASKED,
  };
}

/** What it weighs by itself, before it is news of the world. */
function ownParts(facts: Facts): ImportancePart[] {
  const { lately, everCoverage, gravity, asked } = facts;
  const subject = part('subject', upperMean(lately.map(({ report }) => report.labels.globalRelevance)));
  const what = [part('gravity', gravity.points, { text: gravity.because }), ...partsForKind(facts)];
  const isAlone = everCoverage.reach === 1;
  const lost = Math.max(0, takenAlone(facts) - gravity.points);
  const alone = isAlone ? pointsForOne(sumOf([subject, ...what]), lost, asked) : 0;
  const home = isHomeAffair(facts) ? -Math.max(0, HOME_AFFAIR - gravity.points) : 0;
  return [subject, ...partsForCoverage(facts), part('alone', alone), part('home', home), ...what].filter(
    // What is not told as news is called so, whatever that takes.
    (made) => made.points !== 0 || made.part === 'kind',
  );
}

function isHomeAffair({ labels, telling, everCoverage, concernsOthers }: Facts): boolean {
  const isOfOneCountry = labels.relevantCountries.length === 1 && everCoverage.countries.size === 1;
  return isReadAbroad(telling) && isOfOneCountry && !concernsOthers;
}

/** What newsrooms of several countries lift to what is asked from afar, and why it is news of the world. */
function partsForWorld(
  { isTold, everCoverage, asked }: Facts,
  own: ImportancePart[],
  world: WorldNews | null,
): ImportancePart[] {
  const { size } = everCoverage.countries;
  const missing = isTold && size > 1 ? Math.max(0, asked - sumOf(own)) : 0;
  return [
    ...(missing > 0 ? [part('abroad', missing, { count: size })] : []),
    ...(world ? [part(world.part, 0, { count: world.count })] : []),
  ];
}

/** Where it happens and for whom. */
function pointsOfPlace(facts: Facts, world: WorldNews | null): number {
  const { labels, gravity } = facts;
  const played = isPlayed(labels) && !world ? Math.max(0, takenFromPlayed(facts) - gravity.points) : 0;
  return rounded(LEAST_NEARBY + PLACE_SHARE * labels.localRelevance - played);
}

function takenFromPlayed({ labels, coverage, everCoverage }: Facts): number {
  if (coverage.regional < coverage.origins) return FOR_FOLLOWERS;
  const isGame = labels.categories[0]?.key === 'sports' && labels.genre !== 'obituary';
  return isGame && everCoverage.origins === 1 ? OF_A_VILLAGE : 0;
}

/** What kind of pieces tell it, where none of them is plain news. */
function partsForKind({ isTold, lately, labels, gravity, coverage: { origins } }: Facts): ImportancePart[] {
  const genres = lately.map(({ report }) => report.labels.genre);
  const isOnlyLive = genres.every((genre) => genre === 'live') && origins <= FEW;
  const isOneLife = genres.every((genre) => genre === 'obituary') && origins === 1;
  return [
    ...(isTold ? [] : [part('kind', Math.min(0, gravity.points - NOT_NEWS), { text: labels.genre })]),
    part('live', isOnlyLive ? ONLY_LIVE : 0),
    part('life', isOneLife ? ONE_LIFE : 0),
  ];
}

const isReadAbroad = (telling: Sourced[]): boolean =>
  telling.some(({ report }) => READ_ABROAD.has(report.language));

function takenAlone({ everCoverage: { origins, specialist }, labels }: Facts): number {
  const isPolitics = labels.categories.slice(0, 2).some(({ key }) => key === 'politics');
  return origins === 1 && specialist === 1 && !isPolitics ? ALONE_OF_SUBJECT : ALONE;
}

function pointsForOne(before: number, lost: number, asked: number): number {
  return -(before < asked ? lost : Math.min(lost, (before - asked) * (1 - KEPT_ALONE)));
}

/** News does, and pictures of a toll. */
const weighs = ({ report }: Sourced): boolean => isNews(report) || showsToll(report, report.labels.genre);

/** What happened, as its finished reports have it, or its live ones where there is no other; weighed for what is played. */
function gravityOfStory(weighing: Sourced[], labels: Labels): Gravity {
  const finished = weighing.filter(({ report }) => report.labels.genre !== 'live');
  const found = (finished.length > 0 ? finished : weighing)
    .map(({ report }) => gravityOfReport(report))
    .sort((a, b) => b.points - a.points);
  const shared = found[Math.ceil(found.length * GRAVE_SHARE) - 1] ?? NO_GRAVITY;
  return isPlayed(labels) && !shared.inEarnest ? { ...shared, points: shared.points * PLAYED_SHARE } : shared;
}

const isPlayed = ({ categories: [first] }: Labels): boolean => PLAYED.has(first?.key ?? '');

/** An obituary tells of one death, which who it was makes important: how many report it says that. */
const gravityOfReport = (report: LabelledReport): Gravity =>
  report.labels.genre === 'obituary' ? NO_GRAVITY : gravityOf(report);

/** Of the upper half: whoever tells least of it does not make it smaller. */
function upperMean(values: number[]): number {
  const upper = [...values].sort((a, b) => b - a).slice(0, Math.ceil(values.length / 2));
  return upper.reduce((sum, value) => sum + value, 0) / (upper.length || 1);
}

import {
  type LabelledReport,
  MS_PER_HOUR,
  type PublisherLookup,
  preferredRank,
} from '../../contract/contract.ts';
import { gravityOf } from '../4-label/story-labels.ts';
import { daysBehind, isNews, startOfRecent } from './behind.ts';
import { isQuoting, isReaction, isStatement, saysWho } from './headline-wording.ts';
import type { Sourced } from './origins.ts';
import { tokens } from './words/tokens.ts';

/** Language that wins when two have as many origins: English is the reference. */
const REFERENCE_LANGUAGE = 'en';
/** A headline with at least this cleanliness (0–10) is clean: then the publisher decides. */
const CLEAN = 7;
/** A headline is central when it shares at least this part of what the most central one shares with the others. */
const CENTRAL = 0.6;
/** Words that a headline counts for at least: a name and a verb stand in all the others, and say little. */
const FEWEST_WORDS = 6;
/** A headline is about what its first words name: one of so many stands in others too, where a story has enough to compare. */
const FIRST_WORDS = 2;
const FEWEST_HEADLINES = 4;
/** Where this part of the headlines, and at least two, say that somebody died, ruled, attacked, one that does not leaves out what happened. */
const GRAVE_PART = 1 / 2;
const FEWEST_GRAVE = 2;
/** Milliseconds by which a headline is behind before a recent one takes its place. */
const BEHIND_MS = 6 * MS_PER_HOUR;

/** The language that most independent origins write in. */
export function mainLanguage(sources: Sourced[]): string {
  const origins = new Map<string, Set<string>>();
  for (const { report, origin } of sources) {
    const known = origins.get(report.language) ?? new Set();
    origins.set(report.language, known.add(origin));
  }
  const preference = ([language, names]: [string, Set<string>]): number =>
    names.size + (language === REFERENCE_LANGUAGE ? 0.5 : 0);
  const best = [...origins].sort((a, b) => preference(b) - preference(a))[0];
  return best ? best[0] : REFERENCE_LANGUAGE;
}

/** The words of headlines, in their order. */
type Words = ReadonlyMap<LabelledReport, readonly string[]>;

/** What decides between two headlines. */
interface Criterion {
  /** Why the better one is ahead, in words for an operator. */
  because: string;
  /** The higher wins. */
  worth: (source: Sourced) => number;
  /** Ahead in this, another headline is worth changing the one that readers know. */
  overturns?: true;
}

/**
 * The report whose headline speaks for the story in one language: the first by the criteria below. The headline the story has stays
 * unless the first is ahead in what overturns it, or the story has moved on by hours.
 * @param sources oldest first
 * @param current the headline readers know, if any
 * @returns null when no report is in this language
 */
export function chooseHeadline(
  sources: Sourced[],
  language: string,
  publishers: PublisherLookup,
  current: string | null,
): Sourced | null {
  const { ranked, criteria } = rankHeadlines(sources, language, publishers);
  const [best] = ranked;
  if (!best) return null;
  // The best of those that have it, as when it was chosen.
  const standing = ranked.find(({ report }) => report.title === current);
  if (!standing) return best;
  const hoursBehind = Date.parse(best.report.publishedAt) - Date.parse(standing.report.publishedAt);
  const isOverturned = criteria.some(
    (criterion) => criterion.overturns && compareBy(criterion, best, standing) < 0,
  );
  return isOverturned || hoursBehind >= BEHIND_MS ? best : standing;
}

/** Why a headline is not the story's. */
export interface PassedOver {
  report: LabelledReport;
  /** What is better about the story's own; null where this one is better, but not clearly enough to change what readers know. */
  because: string | null;
}

/**
 * Why the other reports lent the story no headline, the best of them first.
 * @param chosen what chooseHeadline() gave for these sources
 */
export function passedOver(sources: Sourced[], chosen: Sourced, publishers: PublisherLookup): PassedOver[] {
  const { ranked, criteria } = rankHeadlines(sources, chosen.report.language, publishers);
  const place = ranked.indexOf(chosen);
  return ranked.flatMap((source, index) => {
    if (source === chosen) return [];
    const decided = criteria.find((criterion) => compareBy(criterion, source, chosen) !== 0);
    return [{ report: source.report, because: index < place ? null : (decided?.because ?? 'came first') }];
  });
}

/** Headlines in one language, the best first, and what decided. */
function rankHeadlines(
  sources: Sourced[],
  language: string,
  publishers: PublisherLookup,
): { ranked: Sourced[]; criteria: readonly Criterion[] } {
  const inLanguage = sources.filter(({ report }) => report.language === language);
  const reports = inLanguage.map(({ report }) => report);
  // Most stories have one report, which is compared with nothing.
  const words = new Map(reports.length < 2 ? [] : reports.map((report) => [report, wordsOf(report)]));
  const central = centralOnes(words);
  const onSubject = onSubjectOnes(words);
  const days = daysBehind(reports);
  const recentFrom = startOfRecent(reports);
  // What happened is known a day later: then what came of it is told.
  const grave = new Set(graveOnes(inLanguage).filter(({ report }) => days(report) < 1));
  // What was said of it does not finish what a live page tells.
  const isFinished = ({ report }: Sourced): boolean =>
    isNews(report) && !isLive(report) && !isReaction(report);
  const hasFinished = inLanguage.some(isFinished);
  const isUnfinished = ({ report }: Sourced): boolean =>
    isLive(report) && (hasFinished || isReaction(report));
  const criteria: readonly Criterion[] = [
    { because: 'is cleanly worded', worth: (source) => Number(isClean(source)), overturns: true },
    { because: 'is not invented', worth: (source) => -Number(isDemo(source, publishers)), overturns: true },
    { because: 'tells news', worth: ({ report }) => Number(isNews(report)), overturns: true },
    { because: 'is finished', worth: (source) => -Number(isUnfinished(source)) },
    { because: 'says who did what', worth: ({ report }) => Number(isStatement(report.title)) },
    { because: 'says what has happened', worth: (source) => Number(grave.has(source)) },
    {
      because: 'says what the others say too',
      worth: ({ report }) => Number(central.has(report)),
      overturns: true,
    },
    { because: 'tells the newest of it', worth: ({ report }) => -days(report), overturns: true },
    {
      because: 'is about what the others are about',
      worth: ({ report }) => Number(onSubject.has(report)),
    },
    {
      because: 'is among the newest',
      worth: ({ report }) => Number(Date.parse(report.publishedAt) >= recentFrom),
    },
    {
      because: 'says whom it is about',
      worth: ({ report }) => Number(saysWho(report)),
    },
    { because: 'says it without a quotation', worth: ({ report }) => -Number(isQuoting(report.title)) },
    { because: 'is from a preferred publisher', worth: (source) => -rank(source, publishers) },
    { because: 'is the cleanest', worth: ({ report }) => report.labels.cleanliness },
  ];
  const ranked = inLanguage.sort((a, b) => {
    for (const criterion of criteria) {
      const order = compareBy(criterion, a, b);
      if (order !== 0) return order;
    }
    return 0;
  });
  return { ranked, criteria };
}

/** Below 0 when `a` goes before `b`. */
function compareBy({ worth }: Criterion, a: Sourced, b: Sourced): number {
  const [first, second] = [worth(a), worth(b)];
  return first === second ? 0 : second - first;
}

/** Headlines that tell something grave, where most do; none where few do: then it is one desk's side remark. */
function graveOnes(sources: Sourced[]): Sourced[] {
  if (sources.length < FEWEST_GRAVE) return [];
  const grave = sources.filter(({ report }) => gravityOf({ ...report, summary: '' }).points > 0);
  return grave.length >= Math.max(FEWEST_GRAVE, sources.length * GRAVE_PART) ? grave : [];
}

/** Headlines that open with what another one names too: "Wales declares drought" among the droughts, and not who speaks of one. */
function onSubjectOnes(words: Words): Set<LabelledReport> {
  const all = [...words];
  if (all.length < FEWEST_HEADLINES) return new Set(words.keys());
  const isNamed = (word: string, by: LabelledReport): boolean =>
    all.some(([report, own]) => report !== by && own.includes(word));
  return new Set(
    all.flatMap(([report, own]) =>
      own.slice(0, FIRST_WORDS).some((word) => isNamed(word, report)) ? [report] : [],
    ),
  );
}

/** Headlines that share enough of their words with the others: at least a part of what the one does that shares most. */
function centralOnes(words: Words): Set<LabelledReport> {
  const headlinesWith = new Map<string, number>();
  const distinct = [...words].map(([report, own]) => ({ report, own: new Set(own) }));
  for (const { own } of distinct)
    for (const word of own) headlinesWith.set(word, (headlinesWith.get(word) ?? 0) + 1);
  const shared = distinct.map(({ report, own }) => {
    const found = [...own].reduce((sum, word) => sum + (headlinesWith.get(word) ?? 1) - 1, 0);
    return { report, part: found / Math.max(FEWEST_WORDS, own.size) };
  });
  const most = Math.max(...shared.map(({ part }) => part));
  return new Set(shared.flatMap(({ report, part }) => (part >= most * CENTRAL ? [report] : [])));
}

const wordsOf = ({ title, language }: LabelledReport): string[] => tokens(title, language);
const isLive = ({ labels }: LabelledReport): boolean => labels.genre === 'live';
const isClean = ({ report }: Sourced): boolean => report.labels.cleanliness >= CLEAN;
const isDemo = ({ report }: Sourced, publishers: PublisherLookup): boolean =>
  publishers(report.publisherId)?.demo ?? false;

function rank({ report }: Sourced, publishers: PublisherLookup): number {
  return preferredRank(publishers(report.publisherId)?.name ?? '') ?? Infinity;
}

/** What makes one headline of a story better than another: the criteria in their order, the first that differs decides. */
import { type LabelledReport, type PublisherLookup, preferredRank } from '../../contract/contract.ts';
import { behindToll, gravityOfHeadline } from '../4-label/story-labels.ts';
import { daysBehind, halfDaysBehind, isNews, startOfRecent } from './behind.ts';
import { isQuoting, isReaction, isStatement, saysWho } from './headline-wording.ts';
import type { Sourced } from './origins.ts';
import { tokens } from './words/tokens.ts';

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

/** The words of headlines, in their order. */
type Words = ReadonlyMap<LabelledReport, readonly string[]>;

/** What decides between two headlines. */
export interface Criterion {
  /** Why the better one is ahead, in words for an operator. */
  because: string;
  /** The higher wins. */
  worth: (source: Sourced) => number;
  /** Ahead in this, another headline is worth changing the one that readers know. */
  overturns?: true;
}

/** Below 0 when `a` goes before `b`. */
export function compareBy({ worth }: Criterion, a: Sourced, b: Sourced): number {
  const [first, second] = [worth(a), worth(b)];
  return first === second ? 0 : second - first;
}

/**
 * The criteria by which the headlines of a story are compared, the weightiest first.
 * @param sources all of the story's in one language, oldest first
 */
export function criteriaFor(sources: readonly Sourced[], publishers: PublisherLookup): readonly Criterion[] {
  const { isCentral, isOnSubject, isGrave, isUnfinished, isRecent, days, halfDays } = amongOthers(sources);
  return [
    { because: 'is cleanly worded', worth: (source) => Number(isClean(source)), overturns: true },
    { because: 'is not invented', worth: (source) => -Number(isDemo(source, publishers)), overturns: true },
    { because: 'reports news', worth: ({ report }) => Number(isNews(report)), overturns: true },
    { because: 'is complete', worth: (source) => -Number(isUnfinished(source)) },
    { because: 'says who did what', worth: ({ report }) => Number(isStatement(report.title)) },
    { because: 'says what has happened', worth: (source) => Number(isGrave(source)) },
    {
      because: 'says what the others say too',
      worth: (source) => Number(isCentral(source)),
      overturns: true,
    },
    { because: 'has the latest news of it', worth: (source) => -days(source), overturns: true },
    { because: 'is about what the others are about', worth: (source) => Number(isOnSubject(source)) },
    { because: 'is among the newest', worth: (source) => Number(isRecent(source)) },
    { because: 'is newer by half a day', worth: (source) => -halfDays(source) },
    { because: 'says whom it is about', worth: ({ report }) => Number(saysWho(report)) },
    { because: 'says it without a quotation', worth: ({ report }) => -Number(isQuoting(report.title)) },
    { because: 'is from a preferred publisher', worth: (source) => -rank(source, publishers) },
    { because: 'is the cleanest', worth: ({ report }) => report.labels.cleanliness },
  ];
}

type Predicate = (source: Sourced) => boolean;

/** What a headline is only beside the others of its story. */
interface AmongOthers {
  isCentral: Predicate;
  isOnSubject: Predicate;
  isGrave: Predicate;
  isUnfinished: Predicate;
  isRecent: Predicate;
  /** How many days it is behind their news. */
  days: (source: Sourced) => number;
  /** How many half days it is older than their newest news: the newest third of a long story goes back a day. */
  halfDays: (source: Sourced) => number;
}

function amongOthers(sources: readonly Sourced[]): AmongOthers {
  const reports = sources.map(({ report }) => report);
  // Most stories have one report, which is compared with nothing.
  const words = new Map(reports.length < 2 ? [] : reports.map((report) => [report, wordsOf(report)]));
  const central = centralOnes(words);
  const onSubject = onSubjectOnes(words);
  const grave = new Set(graveOnes(sources));
  const daysOf = daysBehind(reports);
  const halfDaysOf = halfDaysBehind(reports);
  const recentFrom = startOfRecent(reports);
  return {
    isCentral: ({ report }) => central.has(report),
    isOnSubject: ({ report }) => onSubject.has(report),
    // What happened is known a day later: then what came of it is told.
    isGrave: (source) => grave.has(source) && daysOf(source.report) < 1,
    isUnfinished: unfinishedAmong(reports),
    isRecent: ({ report }) => Date.parse(report.publishedAt) >= recentFrom,
    days: ({ report }) => daysOf(report),
    halfDays: ({ report }) => halfDaysOf(report),
  };
}

/** A live page is unfinished where anything is finished; what was said of the event does not finish what a live page tells. */
function unfinishedAmong(reports: readonly LabelledReport[]): Predicate {
  const hasFinished = reports.some((report) => isNews(report) && !isLive(report) && !isReaction(report));
  return ({ report }) => isLive(report) && (hasFinished || isReaction(report));
}

/** Headlines that tell something grave, where most do; none where few do: then it is one desk's side remark. */
function graveOnes(sources: readonly Sourced[]): readonly Sourced[] {
  if (sources.length < FEWEST_GRAVE) return [];
  const grave = sources.filter(({ report }) => gravityOfHeadline(report).points > 0);
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
      opening(report, own).some((word) => isNamed(word, report)) ? [report] : [],
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

/** What a headline opens with, and what follows a toll that opens it: "Two killed as ferry sinks" is about the ferry. */
function opening({ title, language }: LabelledReport, own: readonly string[]): string[] {
  const behind = behindToll({ title, language });
  const openings = behind === title ? [own] : [own, tokens(behind, language)];
  return openings.flatMap((words) => words.slice(0, FIRST_WORDS));
}
const wordsOf = ({ title, language }: LabelledReport): string[] => tokens(title, language);
const isLive = ({ labels }: LabelledReport): boolean => labels.genre === 'live';
const isClean = ({ report }: Sourced): boolean => report.labels.cleanliness >= CLEAN;
const isDemo = ({ report }: Sourced, publishers: PublisherLookup): boolean =>
  publishers(report.publisherId)?.demo ?? false;

function rank({ report }: Sourced, publishers: PublisherLookup): number {
  return preferredRank(publishers(report.publisherId)?.name ?? '') ?? Infinity;
}

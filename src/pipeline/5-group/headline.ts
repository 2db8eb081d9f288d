import {
  type LabelledReport,
  MS_PER_HOUR,
  type PublisherLookup,
  preferredRank,
  TELLS_NEWS,
} from '../../contract/contract.ts';
import { gravityOf } from '../4-label/story-labels.ts';
import { daysBehind, startOfRecent } from './behind.ts';
import { isQuoting, isReaction, isStatement, isTeasing, saysWho } from './headline-wording.ts';
import type { Sourced } from './origins.ts';
import { textOf } from './summary.ts';
import { tokens } from './words/tokens.ts';

/** Language that wins when two have as many origins: English is the reference. */
const REFERENCE_LANGUAGE = 'en';
/** A headline with at least this cleanliness (0–10) is clean: then the publisher decides. */
const CLEAN = 7;
/** Points of cleanliness another headline must be ahead before a story changes the headline readers know. */
const CLEARLY_CLEANER = 2;
/** A headline is central when it shares at least this part of what the most central one shares with the others. */
const CENTRAL = 0.6;
/** Words that a headline counts for at least: a name and a verb stand in all the others, and say little. */
const FEWEST_WORDS = 6;
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

/** What decides between two headlines. */
interface Criterion {
  /** Why the better one is ahead, in words for an operator. */
  because: string;
  /** The higher wins. */
  worth: (source: Sourced) => number;
}

/**
 * The report whose headline speaks for the story in one language: clean before unclean, real before demo, news before
 * galleries and explainers, a finished report of it before a live one, a statement before a question or a quotation, what happened before what
 * came of it, what others say too before what only one says, what is fewer days behind (behind.ts), the newest third before what came
 * earlier, a name before "man" or "this village", what it is before a teaser, the desk's own words before a quotation at the end,
 * then one with a text to stand under it, then the preferred publishers, then the cleanest, then the first. The headline
 * the story has stays unless another is clearly better, or it is hours or more days behind.
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
  const { inLanguage, ranked, isCentral, behind } = rankHeadlines(sources, language, publishers);
  const [best] = ranked;
  if (!best) return null;
  // The best of those that have it, as when it was chosen; a reprint when nobody else is left.
  const standing = [...ranked, ...inLanguage].find(({ report }) => report.title === current);
  if (!standing || (isCentral(best) && !isCentral(standing))) return best;
  const isBehind =
    behind(standing) > behind(best) ||
    Date.parse(best.report.publishedAt) - Date.parse(standing.report.publishedAt) >= BEHIND_MS;
  return isBehind || clearlyBetter(best, standing, publishers) ? best : standing;
}

/** Why a headline is not the story's. */
export interface PassedOver {
  report: LabelledReport;
  /** What is better about the story's own; null where this one is better, but not clearly enough to change what readers know. */
  because: string | null;
}

/**
 * Why the other reports lent the story no headline, the best of them first; reprints of a text are not among them.
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
): {
  inLanguage: Sourced[];
  ranked: Sourced[];
  criteria: readonly Criterion[];
  isCentral: (source: Sourced) => boolean;
  behind: (source: Sourced) => number;
} {
  const inLanguage = sources.filter(({ report }) => report.language === language);
  const shared = sharedShares(inLanguage);
  const most = Math.max(...shared.values());
  const isCentral = (source: Sourced): boolean => (shared.get(source) ?? 0) >= most * CENTRAL;
  const reports = inLanguage.map(({ report }) => report);
  const recentFrom = startOfRecent(reports);
  const days = daysBehind(reports);
  const behind = (source: Sourced): number => days(source.report);
  // What happened is known a day later: then what came of it is told.
  const grave = new Set(graveOnes(inLanguage).filter((source) => behind(source) < 1));
  const hasFinished = inLanguage.some((source) => !isFeature(source) && !isLive(source) && !isAnswer(source));
  const criteria: readonly Criterion[] = [
    { because: 'is cleanly worded', worth: (source) => Number(isClean(source)) },
    { because: 'is not invented', worth: (source) => -Number(isDemo(source, publishers)) },
    { because: 'tells news', worth: (source) => -Number(isFeature(source)) },
    { because: 'is finished', worth: (source) => -Number(hasFinished && isLive(source)) },
    { because: 'tells what happened and not a life', worth: (source) => -Number(isObituary(source)) },
    { because: 'says who did what', worth: ({ report }) => Number(isStatement(report.title)) },
    { because: 'says what has happened', worth: (source) => Number(grave.has(source)) },
    { because: 'says what the others say too', worth: (source) => Number(isCentral(source)) },
    { because: 'tells the newest of it', worth: (source) => -behind(source) },
    {
      because: 'is among the newest',
      worth: ({ report }) => Number(Date.parse(report.publishedAt) >= recentFrom),
    },
    {
      because: 'says whom it is about',
      worth: ({ report }) => Number(saysWho(report.title, report.language)),
    },
    { because: 'says what it is', worth: ({ report }) => -Number(isTeasing(report.title, report.language)) },
    { because: 'says it without a quotation', worth: ({ report }) => -Number(isQuoting(report.title)) },
    { because: 'has a text to stand under it', worth: (source) => Number(hasText(source)) },
    { because: 'is from a preferred publisher', worth: (source) => -rank(source, publishers) },
    { because: 'is the cleanest', worth: cleanliness },
  ];
  const ranked = withoutReprints(inLanguage).sort((a, b) => {
    for (const criterion of criteria) {
      const order = compareBy(criterion, a, b);
      if (order !== 0) return order;
    }
    return 0;
  });
  return { inLanguage, ranked, criteria, isCentral, behind };
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

/** The first report of each text: whoever prints it later did not write its headline. */
function withoutReprints(sources: Sourced[]): Sourced[] {
  const seen = new Set<string>();
  return sources.filter(({ report }) => !seen.has(report.textHash) && seen.add(report.textHash));
}

/** For each report, the share of its headline's words that stand in the others' headlines, on average. */
function sharedShares(sources: Sourced[]): Map<Sourced, number> {
  // Most stories have one report only.
  if (sources.length < 2) return new Map(sources.map((source) => [source, 0]));
  const words = sources.map(({ report }) => new Set(tokens(report.title, report.language)));
  const reportsWith = new Map<string, number>();
  for (const own of words) for (const word of own) reportsWith.set(word, (reportsWith.get(word) ?? 0) + 1);
  return new Map(
    sources.map((source, index) => {
      const own = [...(words[index] ?? [])];
      const found = own.reduce((sum, word) => sum + (reportsWith.get(word) ?? 1) - 1, 0);
      return [source, found / Math.max(FEWEST_WORDS, own.length)];
    }),
  );
}

function clearlyBetter(best: Sourced, standing: Sourced, publishers: PublisherLookup): boolean {
  return (
    (isDemo(standing, publishers) && !isDemo(best, publishers)) ||
    (isFeature(standing) && !isFeature(best)) ||
    cleanliness(best) - cleanliness(standing) >= CLEARLY_CLEANER
  );
}

/** What is still being written: its headline says how it is told, or the latest of many things. */
const isLive = ({ report }: Sourced): boolean => report.labels.genre === 'live';
/** What was said of it does not finish what a live page tells. */
const isAnswer = ({ report }: Sourced): boolean => isReaction(report.title, report.language);
/** A life told after the death: who reports the death says what happened. */
const isObituary = ({ report }: Sourced): boolean => report.labels.genre === 'obituary';
/** A whole sentence of its own to stand under the headline. */
const hasText = ({ report }: Sourced): boolean => textOf(report) !== '';
const isFeature = ({ report }: Sourced): boolean => !TELLS_NEWS.has(report.labels.genre);
const cleanliness = ({ report }: Sourced): number => report.labels.cleanliness;
const isClean = (source: Sourced): boolean => cleanliness(source) >= CLEAN;
const isDemo = ({ report }: Sourced, publishers: PublisherLookup): boolean =>
  publishers(report.publisherId)?.demo ?? false;

function rank({ report }: Sourced, publishers: PublisherLookup): number {
  return preferredRank(publishers(report.publisherId)?.name ?? '') ?? Infinity;
}

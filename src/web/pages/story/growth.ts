/** How a story grew, from its reports: steps for the chart, moments for the list. Pure. */
import type { ArticleSource, InterfaceLanguage, StoryDetail } from '../../../contract/contract.ts';
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '../../../contract/time.ts';

export interface Step {
  /** ms since 1970. */
  at: number;
  /** False for a report that repeats another. */
  own: boolean;
}

export type Moment =
  | { kind: 'first'; at: number; publisher: string }
  | { kind: 'secondOrigin'; at: number; publisher: string }
  | { kind: 'firstIn'; at: number; publisher: string; language: string }
  | {
      kind: 'headline';
      at: number;
      headline: string;
      language: string;
    };

/** A history that is too long for it has steps of several. */
const LONGEST_STEP = 14 * MS_PER_DAY;
/** Steps between ticks that people count in. */
const TICK_STEPS = [
  5 * MS_PER_MINUTE,
  15 * MS_PER_MINUTE,
  30 * MS_PER_MINUTE,
  MS_PER_HOUR,
  2 * MS_PER_HOUR,
  3 * MS_PER_HOUR,
  6 * MS_PER_HOUR,
  12 * MS_PER_HOUR,
  MS_PER_DAY,
  2 * MS_PER_DAY,
  7 * MS_PER_DAY,
  LONGEST_STEP,
];
/** So many labels fit on a phone. */
const MOST_TICKS = 4;
/** More changes of headline than this are a list of their own. */
const MOST_HEADLINES = 4;
/** A headline that was replaced sooner was on nobody's screen. */
const READABLE = MS_PER_MINUTE;

interface Dated {
  source: ArticleSource;
  at: number;
}

function dated(sources: readonly ArticleSource[]): Dated[] {
  return sources
    .map((source) => ({
      source,
      at: source.publishedAt === null ? Number.NaN : Date.parse(source.publishedAt),
    }))
    .filter(({ at }) => !Number.isNaN(at))
    .sort((a, b) => a.at - b.at);
}

/** One step per report with a readable date, oldest first. */
export function stepsOf(sources: readonly ArticleSource[]): Step[] {
  return dated(sources).map(({ source, at }) => ({ at, own: source.isOrigin }));
}

/** What a reader would want to know of that history, oldest first. */
export function momentsOf(
  story: Pick<StoryDetail, 'sources' | 'headlines' | 'language'>,
  language: InterfaceLanguage,
): Moment[] {
  const reports = dated(story.sources);
  const [first] = reports;
  if (!first) return [];
  const second = reports.find(({ source }) => source.origin !== first.source.origin);
  const own = reports.find(({ source }) => source.language === language);
  const moments: Moment[] = [{ kind: 'first', at: first.at, publisher: first.source.name }];
  if (second) moments.push({ kind: 'secondOrigin', at: second.at, publisher: second.source.name });
  if (own && first.source.language !== language)
    moments.push({ kind: 'firstIn', at: own.at, publisher: own.source.name, language });
  return [...moments, ...changedHeadlines(story)].sort((a, b) => a.at - b.at);
}

/** Those that somebody could read in the language the story is told in. The first is no change; of many, the last ones count. */
function changedHeadlines({
  headlines,
  sources,
  language,
}: Pick<StoryDetail, 'sources' | 'headlines' | 'language'>): Moment[] {
  // Of a headline that no report has any more, only the language of all reports tells which it was in.
  const common = sources.every((source) => source.language === language) ? language : undefined;
  const languageOf = (told: string) => sources.find(({ headline }) => headline === told)?.language ?? common;
  return headlines
    .map(({ at, headline }) => ({ at: Date.parse(at), headline }))
    .filter(({ at }) => !Number.isNaN(at))
    .filter(({ at }, index, all) => (all[index + 1]?.at ?? Number.POSITIVE_INFINITY) - at >= READABLE)
    .filter(({ headline }) => languageOf(headline) === language)
    .filter(({ headline }, index, all) => index > 0 && headline !== all[index - 1]?.headline)
    .slice(-MOST_HEADLINES)
    .map((change) => ({ kind: 'headline', ...change, language }));
}

export interface Scale {
  from: number;
  to: number;
  /** From the one to the other. */
  ticks: number[];
}

/**
 * Round times around the steps, at most four.
 * @param zone ms to add to UTC for the clock of whoever looks
 */
export function scaleOf(steps: readonly Step[], zone: number): Scale {
  const first = steps[0]?.at ?? 0;
  const last = steps.at(-1)?.at ?? first;
  const countOf = (step: number): number => spanOf(first, last, step, zone).count;
  const step =
    TICK_STEPS.find((each) => countOf(each) <= MOST_TICKS) ??
    LONGEST_STEP * Math.ceil((countOf(LONGEST_STEP) - 1) / (MOST_TICKS - 1));
  const { from, count } = spanOf(first, last, step, zone);
  const to = from + (count - 1) * step;
  const ticks = Array.from({ length: count }, (_, index) => from + index * step);
  return { from, to, ticks };
}

/** The round times from before the first to after the last, and how many they are (at least two). */
function spanOf(first: number, last: number, step: number, zone: number): { from: number; count: number } {
  // Steps of days begin on the first day, whichever that is.
  const round = Math.min(step, MS_PER_DAY);
  const from = Math.floor((first + zone) / round) * round - zone;
  return { from, count: Math.ceil((last + 1 - from) / step) + 1 };
}

/** How far a headline is behind the news of its story. */
import { type LabelledReport, MS_PER_DAY, MS_PER_HOUR, TELLS_NEWS } from '../../contract/contract.ts';
import { tollOf } from '../4-label/story-labels.ts';
import { isReaction, looksAhead } from './headline-wording.ts';

type Told = Pick<LabelledReport, 'title' | 'language' | 'publishedAt' | 'labels'>;

/** What was said about it counts as so many days older than what happened. */
const REACTION_DAYS = 2;
/** A toll that a later headline corrects is as good as so many days old; so is what was to come and has come. */
const OLD_TOLL_DAYS = 2;
const PAST_PREVIEW_DAYS = 1;
/** Milliseconds after which a report that does not look ahead any more tells that it has come. */
const COME_MS = 3 * MS_PER_HOUR;

/** The newest part of a story's news is recent, and all that came within so many milliseconds of the newest. */
const RECENT_PART = 1 / 3;
const RECENT_MS = 3 * MS_PER_HOUR;
const HALF_DAY_MS = MS_PER_DAY / 2;

const toldAt = ({ publishedAt }: Told): number => Date.parse(publishedAt);
/** True for what tells what happened: an essay lends no headline where there is one, and renews nothing. */
export const isNews = ({ labels }: Pick<LabelledReport, 'labels'>): boolean => TELLS_NEWS.has(labels.genre);

/** The reports that tell the news; all of them where none does. */
function newsOrAll<R extends Pick<LabelledReport, 'labels'>>(reports: readonly R[]): readonly R[] {
  const news = reports.filter(isNews);
  return news.length > 0 ? news : reports;
}

/**
 * What says of each report how many days its headline is behind: whole days before the newest report, and more for what was only
 * said about it, for a toll that a later headline corrects and for a preview of what has come.
 * @param reports of one story in one language
 */
export function daysBehind(reports: readonly Told[]): (report: Told) => number {
  // Most stories have one report, which is behind nothing.
  if (reports.length < 2) return () => 0;
  const telling = newsOrAll(reports);
  const newest = Math.max(...telling.map(toldAt));
  const settled = Math.max(...telling.filter((report) => !looksAhead(report)).map(toldAt));
  const tolls = telling.flatMap((report) => {
    const toll = tollOf(report);
    return toll ? [{ at: toldAt(report), toll }] : [];
  });
  const hasOldToll = (report: Told): boolean => {
    const own = tollOf(report);
    if (!own) return false;
    return tolls.some(({ at, toll }) => at > toldAt(report) && toll.least > own.most);
  };
  const daysOf = (report: Told): number =>
    Math.max(0, Math.floor((newest - toldAt(report)) / MS_PER_DAY)) +
    (isReaction(report) ? REACTION_DAYS : 0) +
    (hasOldToll(report) ? OLD_TOLL_DAYS : 0) +
    (looksAhead(report) && settled - toldAt(report) >= COME_MS ? PAST_PREVIEW_DAYS : 0);
  // Asked for each report as often as it is compared with another.
  const known = new Map<Told, number>();
  return (report) => {
    const days = known.get(report) ?? daysOf(report);
    known.set(report, days);
    return days;
  };
}

/** What says of each report by how many whole half days it is older than the newest news. */
export function halfDaysBehind(reports: readonly Told[]): (report: Told) => number {
  const newest = Math.max(...newsOrAll(reports).map(toldAt));
  return (report) => Math.max(0, Math.floor((newest - toldAt(report)) / HALF_DAY_MS));
}

/** When the newest third of a story's news began, in milliseconds since 1970; what thinks about it does not count. */
export function startOfRecent(reports: readonly Told[]): number {
  const times = newsOrAll(reports)
    .map(toldAt)
    .sort((a, b) => a - b);
  const third = times[Math.floor(times.length * (1 - RECENT_PART))] ?? Infinity;
  return Math.min(third, Math.max(...times) - RECENT_MS);
}

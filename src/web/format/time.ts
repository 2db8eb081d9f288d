import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '../../contract/time.ts';
import type { Translate } from '../../texts/browser.ts';
import { localDay } from './day.ts';

/** Days up to 6, weeks up to 29 days. */
export const LAST_DAY = 6;
const LAST_WEEK_DAY = 29;

/**
 * How long ago, in words (floor arithmetic; the future is "Just now"); what is long ago, as a date of the device's own
 * calendar. A page that the server renders writes that as a LocalDate (isLongAgo).
 * @param iso  when it was published; unreadable or null reads "Recently"
 * @param now  milliseconds since 1970
 */
export function timeAgo(iso: string | null, now: number, t: Translate): string {
  const at = iso === null ? Number.NaN : Date.parse(iso);
  if (Number.isNaN(at)) return t('time.recently');
  const age = now - at;
  const days = Math.floor(age / MS_PER_DAY);
  if (age < MS_PER_MINUTE) return t('time.now');
  if (age < MS_PER_HOUR) return t('time.minutes', { count: Math.floor(age / MS_PER_MINUTE) });
  if (age < MS_PER_DAY) return t('time.hours', { count: Math.floor(age / MS_PER_HOUR) });
  if (days <= LAST_DAY) return t('time.days', { count: days });
  if (days <= LAST_WEEK_DAY) return t('time.weeks', { count: Math.floor(days / 7) });
  return shortDate(localDay(at), t);
}

/** True when a date says more than an age. Both in milliseconds since 1970. */
export function isLongAgo(at: number, now: number): boolean {
  return now - at >= (LAST_WEEK_DAY + 1) * MS_PER_DAY;
}

/** "Nov 21, 2026", "21 nov 2026". @param day a moment on that day in UTC */
export function shortDate(day: number, t: Translate): string {
  return t('date.full', partsOf(day, 'date.monthsShort', t));
}

/** "November 21, 2026", "21 november 2026". @param day a moment on that day in UTC */
export function longDate(day: number, t: Translate): string {
  return t('date.full', partsOf(day, 'date.months', t));
}

/** Weekday, day, month and year for the masthead, day first in both languages. @param day a moment on that day in UTC */
export function today(day: number, t: Translate): string {
  return t('date.today', partsOf(day, 'date.months', t));
}

/** "Nov 21", "21 nov". */
export function dayAndMonth(at: number, t: Translate): string {
  return t('date.dayMonth', partsOf(at, 'date.monthsShort', t));
}

/** "05:12", of ms since 1970 on whatever clock they were shifted to. */
export function clockTime(at: number): string {
  return new Date(at).toISOString().slice(11, 16);
}

export function isSameDay(a: number, b: number): boolean {
  return Math.floor(a / MS_PER_DAY) === Math.floor(b / MS_PER_DAY);
}

/**
 * What a date is made of, in UTC, so that server and browser write the same words whatever zone each lives in. The names
 * are texts of ours: the browser's own would cost a slow phone some 70 ms at their first use, on every page.
 */
function partsOf(at: number, months: 'date.months' | 'date.monthsShort', t: Translate) {
  const date = new Date(at);
  return {
    weekday: t('date.weekdays').split(' ')[date.getUTCDay()] ?? '',
    day: date.getUTCDate(),
    month: t(months).split(' ')[date.getUTCMonth()] ?? '',
    year: String(date.getUTCFullYear()),
  };
}

import type { InterfaceLanguage } from '../../contract/contract.ts';
import type { Translate } from '../language/texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** TIME-03, TIME-04: days up to 6, weeks up to 29 days. */
const LAST_DAY = 6;
const LAST_WEEK_DAY = 29;

/** English dates are written the US way (TIME-05, STORY-02). */
const DATE_LOCALE: Record<InterfaceLanguage, string> = { en: 'en-US', nl: 'nl-NL' };
/** The masthead's date is written day first in both languages (NAV-02). */
const TODAY_LOCALE: Record<InterfaceLanguage, string> = { en: 'en-GB', nl: 'nl-NL' };

/**
 * How long ago, in words: TIME-01…05, edges as in AMBIG-65 (floor arithmetic; the future is "Just now").
 * @param iso  when it was published; unreadable or null reads "Recently" (AMBIG-64)
 * @param now  milliseconds since 1970
 */
export function timeAgo(iso: string | null, now: number, language: InterfaceLanguage, t: Translate): string {
  const at = iso === null ? Number.NaN : Date.parse(iso);
  if (Number.isNaN(at)) return t('time.recently');
  const age = now - at;
  const days = Math.floor(age / DAY);
  if (age < MINUTE) return t('time.now');
  if (age < HOUR) return t('time.minutes', { count: Math.floor(age / MINUTE) });
  if (age < DAY) return t('time.hours', { count: Math.floor(age / HOUR) });
  if (days <= LAST_DAY) return t('time.days', { count: days });
  if (days <= LAST_WEEK_DAY) return t('time.weeks', { count: Math.floor(days / 7) });
  return format(at, DATE_LOCALE[language], { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A story's created date, long form of the language (STORY-02, ruling 14); unreadable: "Unknown date". */
export function longDate(iso: string | null, language: InterfaceLanguage, t: Translate): string {
  const at = iso === null ? Number.NaN : Date.parse(iso);
  if (Number.isNaN(at)) return t('time.unknown');
  return format(at, DATE_LOCALE[language], { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Weekday, day, month and year for the masthead (NAV-02). */
export function today(now: number, language: InterfaceLanguage): string {
  const text = format(now, TODAY_LOCALE[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** "05:12", of ms since 1970 on whatever clock they were shifted to. */
export function clockTime(at: number): string {
  return new Date(at).toISOString().slice(11, 16);
}

/** "Nov 21", "21 nov". */
export function dayAndMonth(at: number, language: InterfaceLanguage): string {
  return format(at, DATE_LOCALE[language], { day: 'numeric', month: 'short' });
}

export function isSameDay(a: number, b: number): boolean {
  return Math.floor(a / DAY) === Math.floor(b / DAY);
}

/** In UTC, so that server and browser write the same words whatever zone each lives in. */
function format(at: number, locale: string, parts: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(parts);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
  formats.set(key, known);
  return known.format(at);
}

/** Which day a moment is on. A day is told by a moment on that day in UTC, so that writing it needs no time zone. */
import type { InterfaceLanguage } from '../../contract/contract.ts';
import { MS_PER_MINUTE } from '../../contract/time.ts';

/** Where readers of a language mostly are: what a page says that no script of ours has seen yet. */
export const HOME_ZONE: Record<InterfaceLanguage, string> = { en: 'UTC', nl: 'Europe/Amsterdam' };

/** In the browser: day and time as the device's calendar and clock had them at that moment. @param at milliseconds since 1970 */
export function localDay(at: number): number {
  return at - new Date(at).getTimezoneOffset() * MS_PER_MINUTE;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** On the server: the day in a time zone. @param at milliseconds since 1970 */
export function dayIn(timeZone: string, at: number): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  formats.set(timeZone, format);
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day') ?? 1);
}

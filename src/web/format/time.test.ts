import { describe, expect, it, vi } from 'vitest';
import { textsIn } from '../../texts/texts.ts';
import { dayAndMonth, isLongAgo, longDate, shortDate, timeAgo, today } from './time.ts';

const NOW = Date.parse('2026-02-20T12:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const en = textsIn('en');
const nl = textsIn('nl');

describe('timeAgo', () => {
  const rows: [id: string, age: number, english: string, dutch: string][] = [
    ['TIME-01', 0, 'Just now', 'Zojuist'],
    ['TIME-01', MINUTE - SECOND, 'Just now', 'Zojuist'],
    ['TIME-01', -5 * MINUTE, 'Just now', 'Zojuist'],
    ['TIME-02', MINUTE, '1 minute ago', '1 minuut geleden'],
    ['TIME-02', HOUR - SECOND, '59 minutes ago', '59 minuten geleden'],
    ['TIME-02', HOUR, '1 hour ago', '1 uur geleden'],
    ['TIME-02', DAY - SECOND, '23 hours ago', '23 uur geleden'],
    ['TIME-03', DAY, '1 day ago', '1 dag geleden'],
    ['TIME-03', 7 * DAY - SECOND, '6 days ago', '6 dagen geleden'],
    ['TIME-04', 7 * DAY, '1 week ago', '1 week geleden'],
    ['TIME-04', 30 * DAY - SECOND, '4 weeks ago', '4 weken geleden'],
    ['TIME-05', 30 * DAY, 'Jan 21, 2026', '21 jan 2026'],
  ];
  it.each(rows)('%s %d ms ago reads "%s"', (_id, age, english, dutch) => {
    const at = new Date(NOW - age).toISOString();
    expect(timeAgo(at, NOW, en)).toBe(english);
    expect(timeAgo(at, NOW, nl)).toBe(dutch);
  });

  it('TIME-05 the date of what is long ago is the one on the reader’s calendar', () => {
    vi.stubEnv('TZ', 'Europe/Amsterdam');
    expect(timeAgo('2026-01-20T23:30:00Z', NOW, en)).toBe('Jan 21, 2026');
    vi.unstubAllEnvs();
  });

  it.each([null, '', 'yesterday'])('TIME-08 an unreadable date (%j) reads "Recently"', (at) => {
    expect(timeAgo(at, NOW, en)).toBe('Recently');
    expect(timeAgo(at, NOW, nl)).toBe('Onlangs');
  });
});

describe('dates', () => {
  const day = Date.parse('2025-01-13T10:00:00Z');
  it('STORY-02 the created date in the long form of the language', () => {
    expect(longDate(day, en)).toBe('January 13, 2025');
    expect(longDate(day, nl)).toBe('13 januari 2025');
  });

  it('TIME-05 the short one for what is long ago', () => {
    expect(shortDate(day, en)).toBe('Jan 13, 2025');
    expect(shortDate(day, nl)).toBe('13 jan 2025');
    expect([30 * DAY - SECOND, 30 * DAY].map((age) => isLongAgo(NOW - age, NOW))).toEqual([false, true]);
    expect(isLongAgo(Number.NaN, NOW)).toBe(false);
  });
});

describe('today', () => {
  it('NAV-02 weekday, day, full month and year in the language', () => {
    expect(today(NOW, en)).toBe('Friday, 20\u00a0February\u00a02026');
    expect(today(NOW, nl)).toBe('Vrijdag 20\u00a0februari\u00a02026');
  });
});

describe('dates without the browser’s own names', () => {
  const days = Array.from({ length: 366 }, (_, day) => Date.UTC(2028, 0, 1 + day, 12));
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const locales = [
    ['en', en, 'en-US', 'en-GB'],
    ['nl', nl, 'nl-NL', 'nl-NL'],
  ] as const;

  it.each(locales)('are what they would be with them (%s)', (_language, t, locale, dayFirst) => {
    const by = (where: string, options: Intl.DateTimeFormatOptions) => {
      const dates = new Intl.DateTimeFormat(where, { ...options, timeZone: 'UTC' });
      return days.map((day) => dates.format(day));
    };
    const iso = (day: number) => new Date(day).toISOString();
    const [day, year] = ['numeric', 'numeric'] as const;
    expect(days.map((at) => longDate(at, t))).toEqual(by(locale, { day, month: 'long', year }));
    expect(days.map((at) => timeAgo(iso(at), at + 40 * DAY, t))).toEqual(
      by(locale, { day, month: 'short', year }),
    );
    expect(days.map((at) => dayAndMonth(at, t))).toEqual(by(locale, { day, month: 'short' }));
    expect(days.map((at) => today(at, t).replaceAll('\u00a0', ' '))).toEqual(
      by(dayFirst, { weekday: 'long', day, month: 'long', year }).map(capital),
    );
  });
});

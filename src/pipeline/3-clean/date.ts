import { MS_PER_MINUTE } from '../../contract/contract.ts';
import { aheadWhenClocksShow } from '../../geo/geo.ts';
import { lexicon, monthOf } from '../../lexicon/lexicon.ts';
import { offsetOfZone } from './zone-names.ts';

const MAX_LENGTH = 100;
const EARLIEST_YEAR = 1970;
const LATEST_YEAR = 2200;
/** Two-digit years below this belong to this century. */
const CENTURY_TURN = 70;
const MAX_OFFSET_MINUTES = 14 * 60 + 59;

interface Fields {
  year?: string | undefined;
  month?: number | string | undefined;
  day?: string | undefined;
  hour?: string | undefined;
  minute?: string | undefined;
  second?: string | undefined;
  /** "am" or "p.m." */
  half?: string | undefined;
  zone?: string | undefined;
}

const TIME =
  '(?<hour>\\d{1,2})[:.hu](?<minute>\\d{1,2})(?:[:.](?<second>\\d{1,2})(?:[.,:]\\d+)?)?\\s*(?<half>[ap]\\.?\\s?m\\.?(?![a-z]))?';
const AT = `[\\s,T\\-]+(?:${lexicon.calendar.at}|-)?\\s*`;
const REST = `(?:${AT}${TIME}\\s*(?<zone>.*))?$`;

/** Tried in order; the first that matches decides. */
const PATTERNS: readonly RegExp[] = [
  // 20260217T143000Z, 20260217 14:30
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?:[T\s]?(?<hour>\d\d):?(?<minute>\d\d):?(?<second>\d\d)?(?:[.,]\d+)?)?\s*(?<zone>.*)$/i,
  // 2026-02-17T14:30:00+01:00, 2026/2/17 2:30 pm
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T\s]+(?<hour>\d{1,2}):(?<minute>\d{1,2})(?::(?<second>\d{1,2})(?:[.,:]\d+)?)?\s*(?<half>[ap]\.?\s?m\.?(?![a-z]))?\s*(?<zone>.*))?$/i,
  // 2026-02-17+01:00
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?<zone>Z|[+-]\d\d:\d\d)$/i,
  // Tue, 17 Feb 2026 14:30:00 GMT; za 3 mei 2025, 18:00; 17th February 2026
  new RegExp(
    `(?:^|[\\s,])(?<day>\\d{1,2})(?:st|nd|rd|th|er|e|\\.)?[\\s.\\-/]+(?:de\\s+)?(?<month>\\p{L}{3,})\\.?,?[\\s.\\-/]+(?:de\\s+)?(?<year>\\d{4}|\\d{2})${REST}`,
    'iu',
  ),
  // Tue Feb 17 14:30:00 CET 2026
  new RegExp(
    `^\\p{L}+,?\\s+(?<month>\\p{L}{3,})\\s+(?<day>\\d{1,2}),?\\s+${TIME}\\s*(?<zone>[A-Z+][\\w+:-]*)?\\s+(?<year>\\d{4})$`,
    'iu',
  ),
  // February 17, 2026 at 2:30 pm
  new RegExp(
    `(?:^|[\\s,])(?<month>\\p{L}{3,})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<year>\\d{4})${REST}`,
    'iu',
  ),
];
/** 17-02-2026 14:30, or 02/17/2026 where the month comes first. */
const NUMBERS = new RegExp(
  `^(?:\\p{L}+,?\\s+)?(?<first>\\d{1,2})(?<separator>[/.\\-])(?<second_>\\d{1,2})[/.\\-](?<year>\\d{4}|\\d{2})${REST}`,
  'iu',
);

/**
 * A feed's date as milliseconds since 1970, or null when it is none. Never depends on the machine's own zone.
 * @param timeZone IANA name of the publisher's zone, for dates that do not tell an offset
 */
export function parseDate(written: string, timeZone: string): number | null {
  const text = written.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (text === '' || text.length > MAX_LENGTH) return null;
  if (/^\d{10}$/.test(text)) return Number(text) * 1_000;
  if (/^\d{13}$/.test(text)) return Number(text);
  for (const pattern of PATTERNS) {
    const fields = pattern.exec(text)?.groups;
    if (fields) return instant(fields, timeZone);
  }
  const numbers = NUMBERS.exec(text)?.groups;
  return numbers ? instant({ ...numbers, ...dayAndMonth(numbers, timeZone) }, timeZone) : null;
}

/** Day first, except where it cannot be, and in slashed dates of American publishers. */
function dayAndMonth(
  { first = '', second_: second = '', separator }: Readonly<Record<string, string | undefined>>,
  timeZone: string,
): Pick<Fields, 'day' | 'month'> {
  const monthFirst =
    Number(second) > 12 || (separator === '/' && timeZone.startsWith('America/') && Number(first) <= 12);
  return monthFirst ? { day: second, month: first } : { day: first, month: second };
}

function instant(fields: Fields, timeZone: string): number | null {
  const month = /^\d+$/.test(String(fields.month)) ? Number(fields.month) : monthOf(String(fields.month));
  const day = Number(fields.day);
  const year = fullYear(fields.year ?? '');
  const hour = hourOf(Number(fields.hour ?? 0), fields.half);
  const minute = Number(fields.minute ?? 0);
  const second = Number(fields.second ?? 0);
  if (month === null || year < EARLIEST_YEAR || year > LATEST_YEAR) return null;
  if (hour > 24 || (hour === 24 && minute + second > 0) || minute > 59 || second > 60) return null;
  const midnight = new Date(Date.UTC(year, month - 1, day));
  // 31 February and month 13 roll over into another month.
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return null;
  const wall = Date.UTC(year, month - 1, day, hour, minute, Math.min(second, 59));
  const offset = offsetOf(fields.zone, wall, timeZone);
  return offset === null ? null : wall - offset * MS_PER_MINUTE;
}

function fullYear(written: string): number {
  const year = Number(written);
  if (written.length > 2) return year;
  return year + (year < CENTURY_TURN ? 2_000 : 1_900);
}

function hourOf(hour: number, half: string | undefined): number {
  if (!half) return hour;
  return (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
}

/**
 * Minutes east of Greenwich: a number ("+01:00", "GMT-5"), a place ("Europe/Amsterdam"), a name ("CEST"), else `timeZone`.
 * Null for numbers that are none of these: the time was not read as it was meant.
 */
function offsetOf(written: string | undefined, wall: number, timeZone: string): number | null {
  const zone = (written ?? '').trim().replace(/^\(|\)$/g, '');
  const number = /^(?:gmt|utc|ut|z)?\s*([+-])\s*(\d{1,2}):?(\d\d)?(?!\d)/i.exec(zone);
  if (number) return offsetOfNumber(number[1] === '-' ? -1 : 1, Number(number[2]), Number(number[3] ?? 0));
  const place = /^[A-Za-z_]+\/[A-Za-z_/+-]+\d*/.exec(zone)?.[0];
  const name = /^[A-Za-z]+/.exec(zone)?.[0];
  const said =
    (place ? aheadWhenClocksShow(place, wall) : null) ?? (name ? offsetOfZone(name, wall, timeZone) : null);
  if (said === null && /\d/.test(zone)) return null;
  return said ?? aheadWhenClocksShow(timeZone, wall) ?? 0;
}

function offsetOfNumber(sign: 1 | -1, hours: number, minutes: number): number | null {
  const offset = hours * 60 + minutes;
  return minutes > 59 || offset > MAX_OFFSET_MINUTES ? null : sign * offset;
}

/** How far the clocks of a time zone are from UTC, as the engine's own table has it. */
import { MS_PER_MINUTE } from '../contract/contract.ts';

/** By the zone in lower case: its name may be written in any case, and each of these takes some 27 kB. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Null for a zone nobody knows: the caller goes on without it. */
function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const key = timeZone.toLowerCase();
  const known = formats.get(key);
  if (known) return known;
  try {
    const made = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(key, made);
    return made;
  } catch {
    return null;
  }
}

/**
 * Minutes that a zone's clocks are ahead of UTC.
 * @param instant milliseconds since 1970
 * @returns null for a zone that does not exist
 */
export function aheadOfUtc(timeZone: string, instant: number): number | null {
  const format = formatOf(timeZone);
  if (!format) return null;
  const part = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const shown = Date.UTC(
    part.year ?? 0,
    (part.month ?? 1) - 1,
    part.day ?? 1,
    part.hour ?? 0,
    part.minute ?? 0,
    part.second ?? 0,
  );
  return Math.round((shown - instant) / MS_PER_MINUTE);
}

/**
 * Minutes that a zone's clocks are ahead of UTC when they show `wall`.
 * @param wall the time on the clock, written as if it were UTC, in milliseconds
 * @returns null for a zone that does not exist
 */
export function aheadWhenClocksShow(timeZone: string, wall: number): number | null {
  const first = aheadOfUtc(timeZone, wall);
  // The second look is right on the days the clocks change.
  return first === null ? null : aheadOfUtc(timeZone, wall - first * MS_PER_MINUTE);
}

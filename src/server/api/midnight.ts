import { MS_PER_DAY, MS_PER_MINUTE } from '../../contract/contract.ts';
import { aheadOfUtc, aheadWhenClocksShow } from '../../geo/geo.ts';

/**
 * When the day of this moment began where a reader is.
 * @param timeZone IANA name; in a zone that nobody knows days begin as in UTC
 */
export function midnight(now: Date, timeZone: string): Date {
  const local = now.getTime() + (aheadOfUtc(timeZone, now.getTime()) ?? 0) * MS_PER_MINUTE;
  const start = Math.floor(local / MS_PER_DAY) * MS_PER_DAY;
  // Where a clock was changed since, midnight had another offset than now.
  const began = start - (aheadWhenClocksShow(timeZone, start) ?? 0) * MS_PER_MINUTE;
  // Where the clock jumps over midnight, the day begins behind the jump.
  const shown = began + (aheadOfUtc(timeZone, began) ?? 0) * MS_PER_MINUTE;
  return new Date(began + Math.max(0, start - shown));
}

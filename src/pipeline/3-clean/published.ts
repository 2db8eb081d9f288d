import { type Fault, MS_PER_HOUR } from '../../contract/contract.ts';
import { parseDate } from './date.ts';

/** Clocks and time zones go wrong by a day; beyond this the date is nonsense. */
const MAX_HOURS_AHEAD = 48;

export interface DateOptions {
  /** IANA name of the publisher's zone. */
  timeZone: string;
  now: Date;
  /** False when no item of the feed has a date: then items count as published when first seen. */
  feedHasDates: boolean;
  /** Older items are left out; undefined = any age. */
  maxAgeHours: number | undefined;
}

/**
 * When an item was published, never later than `now`.
 * Faults: no-date, bad-date, date-in-future (more than 48 hours ahead), too-old.
 */
export function publishedAt(written: string | null, options: DateOptions): { at: Date } | { fault: Fault } {
  const { timeZone, now, feedHasDates, maxAgeHours } = options;
  if (written === null)
    return feedHasDates ? fault('no-date', 'The item has no date, others of its feed have.') : { at: now };
  const time = parseDate(written, timeZone);
  if (time === null) return fault('bad-date', `"${written.slice(0, 60)}" is no date.`);
  if (time > now.getTime() + MAX_HOURS_AHEAD * MS_PER_HOUR)
    return fault('date-in-future', `The date ${new Date(time).toISOString()} has not come yet.`);
  if (maxAgeHours !== undefined && time < now.getTime() - maxAgeHours * MS_PER_HOUR)
    return fault('too-old', `The item is older than ${maxAgeHours} hours.`);
  return { at: new Date(Math.min(time, now.getTime())) };
}

const fault = (code: string, message: string): { fault: Fault } => ({ fault: { code, message } });

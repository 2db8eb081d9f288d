/**
 * The same time of day some months later, UTC; on the last of the month where it has no such day.
 * @param day    of the month, 1 to 31: what is counted on from a short month keeps the day it began with
 */
export function monthsLater(date: Date, months: number, day = date.getUTCDate()): Date {
  const later = new Date(date);
  later.setUTCMonth(date.getUTCMonth() + months, day);
  // The 31st of a month with 30 days runs over into the next.
  if (later.getUTCDate() !== day) later.setUTCDate(0);
  return later;
}

/** ms since 1970; NaN when missing or invalid. */
export function timeOf(date: string | null | undefined): number {
  return date ? Date.parse(date) : Number.NaN;
}

export const MS_PER_MINUTE = 60_000;
export const MS_PER_HOUR = 60 * MS_PER_MINUTE;
/** Not a day on a calendar: where clocks change, that has an hour more or less. */
export const MS_PER_DAY = 24 * MS_PER_HOUR;

/**
 * Whether so long has passed since then, all in ms. What lies further ahead than that was noted by a clock that has been put right
 * since: it must not hold anything up until its time has come.
 */
export const hasPassed = (ms: number, since: number, now: number): boolean => Math.abs(now - since) >= ms;

/** Where feeds are asked, some news is never older than this. */
const CLOCK_AHEAD_OF_NEWS_MS = MS_PER_DAY;

/**
 * The time as far as it is proven: what the clock says, but no later than a day after the newest date that a publisher gave. What
 * cannot be taken back goes by it, such as removing for good: a clock that runs ahead would let everything have had its time. After
 * days without news, it waits for the next.
 * @param dateGiven null = no publisher has given any: there is only the clock
 */
export function provenTime(clock: Date, dateGiven: Date | null): Date {
  if (dateGiven === null) return clock;
  return new Date(Math.min(clock.getTime(), dateGiven.getTime() + CLOCK_AHEAD_OF_NEWS_MS));
}

/** So long a reader goes on from page to page of an edition, and comes back to where they were. Whoever does later wants what is new. */
export const SITTING_MS = 2 * MS_PER_HOUR;

/** What an average reader reads. */
export const WORDS_PER_MINUTE = 200;

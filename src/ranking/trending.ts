import { MS_PER_HOUR } from '../contract/contract.ts';
import { RANKING } from './constants.ts';
import { decay } from './freshness.ts';
import { atLeastMinimum } from './scale.ts';

/**
 * Independent origins within the last 48 hours (ruling of independent origins: reprints of one text
 * and titles of one family are one origin).
 * @param originTimes ms of each origin's report, NaN = undated
 * @param dated       whether any report of the story carries a date; if none does, every origin counts
 * @param from        first origin of the story in `originTimes`, and
 * @param to          the one after its last
 */
export function recentOrigins(
  originTimes: ArrayLike<number>,
  dated: boolean,
  now: number,
  from = 0,
  to = originTimes.length,
): number {
  if (!dated) return to - from;
  const oldest = now - RANKING.coverageWindowHours * MS_PER_HOUR;
  let count = 0;
  for (let i = from; i < to; i++) if ((originTimes[i] as number) >= oldest) count++;
  return count;
}

/** 0–1 on a log scale, full at 20 origins: ln(1+n)/ln(21). One entry per n. */
const COVERAGE = Float64Array.from(
  { length: RANKING.coverageCap + 1 },
  (_, n) => Math.log(1 + n) / Math.log(1 + RANKING.coverageCap),
);

export function coverage(origins: number): number {
  return COVERAGE[Math.min(origins, RANKING.coverageCap)] ?? 0;
}

/** 1 for a report of this minute, halving every 24 hours. */
export function recency(age: number): number {
  return decay(age, RANKING.recencyHalfLifeHours);
}

/** What coverage counts for, of 1; recency counts for the rest. @param gain  the reader's slider */
export function coverageWeight(gain: number): number {
  const { coverage: part, recency: rest } = RANKING.trending;
  return gain === 1 ? part : (part * gain) / (part * gain + rest);
}

/** 0.6 coverage + 0.4 recency, at least 0.001. */
export function trending(coverageShare: number, recencyShare: number, coverageGain = 1): number {
  const { coverage: part, recency: rest } = RANKING.trending;
  if (coverageGain === 1) return atLeastMinimum(part * coverageShare + rest * recencyShare);
  const gained = part * coverageGain;
  return atLeastMinimum((gained * coverageShare + rest * recencyShare) / (gained + rest));
}

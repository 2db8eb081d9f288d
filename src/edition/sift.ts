import type { MuteFilter } from '../reader/reader.ts';
import type { Row } from './row.ts';
import type { Hidden } from './types.ts';

/** What a reader's mutes leave of some stories, in the same order, and how many each rule took. */
export function sift<T>(
  among: readonly T[],
  rowOf: (one: T) => Row | undefined,
  mutes: MuteFilter | null,
): { left: readonly T[]; hidden: readonly Hidden[] } {
  if (!mutes) return { left: among, hidden: [] };
  const taken = new Map<Hidden['rule'], number>();
  const left = among.filter((one) => {
    const row = rowOf(one);
    const rule = row && mutes.hides(row.story);
    if (rule) taken.set(rule, (taken.get(rule) ?? 0) + 1);
    return !rule;
  });
  return { left, hidden: [...taken].map(([rule, stories]) => ({ rule, stories })) };
}

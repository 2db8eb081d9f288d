/** Why reports stand in their stories: what grouping said when they came, asked again of the reports as they are stored. */
import type { StoredReport } from '../store/types.ts';
import { type Comparison, createGrouper, type Verdict } from './5-group/group.ts';

/** Reports between two expiries of the grouper. */
const EXPIRE_EVERY = 500;

/** What the grouper knew when some reports came. */
export interface History {
  /** What was stored in the days before and up to them, in the order of storing. */
  stored: readonly StoredReport[];
  /** Stories that had begun before those days. */
  began: readonly { storyId: string; at: Date }[];
}

export interface Joins {
  /** Of each report asked for, in the order in which they were stored. */
  verdicts: Map<string, Verdict>;
  /** How alike two reports are, when the last of all has come; null when one is too old to be known. */
  compare: (one: string, other: string) => Comparison | null;
}

/**
 * Pure. A story that was made of several counts as one from its beginning.
 * @param wanted ids of the reports asked for
 * @param apart  stories that an operator told apart
 */
export function joinsOf(
  { stored, began }: History,
  wanted: ReadonlySet<string>,
  apart: readonly [string, string][] = [],
): Joins {
  const grouper = createGrouper();
  const verdicts = new Map<string, Verdict>();
  for (const { storyId, at } of began) grouper.began(storyId, at.getTime());
  for (const [index, { report, storyId }] of stored.entries()) {
    if (index % EXPIRE_EVERY === 0) grouper.expire(new Date(report.firstSeenAt));
    if (wanted.has(report.id)) verdicts.set(report.id, grouper.weigh(report));
    grouper.restore(report, storyId);
  }
  for (const pair of apart) grouper.keepApart(...pair);
  return { verdicts, compare: (one, other) => grouper.compare(one, other) };
}

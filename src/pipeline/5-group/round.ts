import { type Assignment, compare, MS_PER_HOUR } from '../../contract/contract.ts';
import type { Grouper, GroupInput } from './types.ts';

/** Reports grouped before other work of the process gets its turn: a tenth of a second. */
const AT_ONCE = 500;

/**
 * Groups what arrived together: by time, whatever the order of arrival, and with a second look at the end.
 * @param breathe lets other work have its turn
 * @returns one assignment for each report, in the order given
 */
export async function groupRound(
  grouper: Pick<Grouper, 'add' | 'lookAgain'>,
  reports: readonly GroupInput[],
  breathe: () => Promise<void> = async () => {},
): Promise<Assignment[]> {
  const assignments = new Map<string, Assignment>();
  for (const [index, report] of byTime(reports).entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await breathe();
    if (!assignments.has(report.id)) assignments.set(report.id, grouper.add(report));
  }
  for (const { reportId, storyId, merged } of grouper.lookAgain()) {
    const before = assignments.get(reportId);
    assignments.set(reportId, { reportId, storyId, merged: [...(before?.merged ?? []), ...merged] });
  }
  return reports.flatMap(({ id }) => assignments.get(id) ?? []);
}

/** What a story is part of in the end. @param assignments  of one grouper, in the order they came */
export function afterMerges(assignments: readonly Assignment[]): (storyId: string) => string {
  const mergedInto = new Map(assignments.flatMap(({ storyId, merged }) => merged.map((id) => [id, storyId])));
  const standing = (id: string): string => {
    const next = mergedInto.get(id);
    return next === undefined ? id : standing(next);
  };
  return standing;
}

/** The story of each report, by id, after all merges. @param assignments  of one grouper, in the order they came */
export function finalStories(assignments: readonly Assignment[]): Map<string, string> {
  const standing = afterMerges(assignments);
  return new Map(assignments.map(({ reportId, storyId }) => [reportId, standing(storyId)]));
}

/** Reports of a longer time as the rounds of one hour in which they would have come. */
export function hourlyRounds<R extends GroupInput>(reports: readonly R[]): R[][] {
  const rounds: R[][] = [];
  let hour = Number.NaN;
  for (const report of byTime(reports)) {
    const at = Math.floor(Date.parse(report.publishedAt) / MS_PER_HOUR);
    if (at !== hour) rounds.push([]);
    hour = at;
    rounds.at(-1)?.push(report);
  }
  return rounds;
}

/** Oldest first; ties by id, so that the order never depends on chance. */
function byTime<R extends GroupInput>(reports: readonly R[]): R[] {
  return [...reports].sort((a, b) => compare(a.publishedAt, b.publishedAt) || compare(a.id, b.id));
}

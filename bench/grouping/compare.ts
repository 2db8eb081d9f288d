/** Helder's grouping of labelled headlines beside the naive way. */
import type { Assignment } from '../../src/contract/contract.ts';
import {
  createGrouper,
  finalStories,
  type GroupInput,
  groupRound,
} from '../../src/pipeline/5-group/group.ts';
import { type Agreement, agreement } from './measure.ts';
import { NaiveGrouper } from './naive.ts';
import type { LabelledSet } from './sets.ts';

/** Reports come in rounds of this long. */
const ROUND_MS = 3_600_000;

export interface Measured {
  agreement: Agreement;
  /** Reports a second. */
  rate: number;
}

export async function compare(set: LabelledSet): Promise<{ helder: Measured; naive: Measured }> {
  return { helder: await measure(set, storiesOf), naive: await measure(set, withNaive) };
}

type Group = (set: LabelledSet) => Promise<Map<string, string>> | Map<string, string>;

async function measure(set: LabelledSet, group: Group): Promise<Measured> {
  const start = performance.now();
  const stories = await group(set);
  const seconds = (performance.now() - start) / 1000;
  const rate = Math.round((set.warm.length + set.reports.length) / seconds);
  return { agreement: agreement(stories, set.gold), rate };
}

/** Helder's story of each report, in rounds of an hour, within which reports come in the order given. */
export async function storiesOf({ warm, reports }: LabelledSet): Promise<Map<string, string>> {
  const grouper = createGrouper();
  const assignments: Assignment[] = [];
  for (const round of inRounds([...warm, ...reports])) {
    grouper.expire(new Date(round[0]?.publishedAt ?? 0));
    assignments.push(...(await groupRound(grouper, round)));
  }
  const stories = finalStories(assignments);
  return new Map(reports.map(({ id }) => [id, stories.get(id) ?? id]));
}

const hourOf = ({ publishedAt }: GroupInput): number => Math.floor(Date.parse(publishedAt) / ROUND_MS);

function inRounds(reports: readonly GroupInput[]): GroupInput[][] {
  const rounds: GroupInput[][] = [];
  for (const [index, report] of reports.entries()) {
    const before = reports[index - 1];
    if (!before || hourOf(before) !== hourOf(report)) rounds.push([]);
    rounds.at(-1)?.push(report);
  }
  return rounds;
}

function withNaive({ warm, reports }: LabelledSet): Map<string, string> {
  const grouper = new NaiveGrouper();
  const stories = new Map<string, string>();
  for (const report of [...warm, ...reports])
    stories.set(report.id, grouper.add(`${report.title} ${report.summary}`, Date.parse(report.publishedAt)));
  return new Map(reports.map(({ id }) => [id, stories.get(id) ?? id]));
}

/** One line of figures, in per cent. */
export function format({ bcubed, pairs, multi }: Agreement): string {
  const percent = (share: number): string => (share * 100).toFixed(1).padStart(5);
  return [
    `B³ P ${percent(bcubed.precision)} R ${percent(bcubed.recall)} F1 ${percent(bcubed.f1)}`,
    `pair P ${percent(pairs.precision)} R ${percent(pairs.recall)} F1 ${percent(pairs.f1)}`,
    `multi-B³ F1 ${percent(multi.f1)}`,
  ].join(' | ');
}

/** Helder's grouping of labelled headlines beside the naive way. */
import { createGrouper } from '../../src/pipeline/5-group/group.ts';
import { type Agreement, agreement } from './measure.ts';
import { NaiveGrouper } from './naive.ts';
import type { LabelledSet } from './sets.ts';

/** Milliseconds of the stream between two expiries. */
const EXPIRE_EVERY = 3_600_000;

export interface Measured {
  agreement: Agreement;
  /** Reports a second. */
  rate: number;
}

export function compare(set: LabelledSet): { helder: Measured; naive: Measured } {
  return { helder: measure(set, withHelder), naive: measure(set, withNaive) };
}

function measure(set: LabelledSet, group: (set: LabelledSet) => Map<string, string>): Measured {
  const start = performance.now();
  const stories = group(set);
  const seconds = (performance.now() - start) / 1000;
  const rate = Math.round((set.warm.length + set.reports.length) / seconds);
  return { agreement: agreement(stories, set.gold), rate };
}

function withHelder({ warm, reports }: LabelledSet): Map<string, string> {
  const grouper = createGrouper();
  const stories = new Map<string, string>();
  const mergedInto = new Map<string, string>();
  let expireAt = 0;
  for (const report of [...warm, ...reports]) {
    const at = Date.parse(report.publishedAt);
    if (at >= expireAt) {
      grouper.expire(new Date(at));
      expireAt = at + EXPIRE_EVERY;
    }
    const { storyId, merged } = grouper.add(report);
    stories.set(report.id, storyId);
    for (const id of merged) mergedInto.set(id, storyId);
  }
  const standing = (id: string): string => {
    const next = mergedInto.get(id);
    return next === undefined ? id : standing(next);
  };
  return new Map(reports.map(({ id }) => [id, standing(stories.get(id) ?? id)]));
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

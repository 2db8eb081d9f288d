/**
 * npm run eval -- <folder> [<folder of more labelled sets>]
 * How well Helder groups hand-labelled headlines, beside the naive method in the same run.
 */
import { join } from 'node:path';
import { createGrouper } from '../src/pipeline/5-group/group.ts';
import { type Agreement, agreement } from './grouping/measure.ts';
import { NaiveGrouper } from './grouping/naive.ts';
import { type LabelledSet, labelledSets } from './grouping/sets.ts';

/** B³ F1 on the set called dev below which this program fails. */
const FLOOR = 0.9;
/** Milliseconds of the stream between two expiries. */
const EXPIRE_EVERY = 3_600_000;

const [folder, ...more] = process.argv.slice(2);
if (!folder) {
  console.error('usage: npm run eval -- <folder with grouping/dev.tsv> [<folder of more labelled sets> …]');
  process.exit(2);
}

const sets = (await Promise.all([join(folder, 'grouping'), ...more].map(labelledSets))).flat();
let devF1: number | null = null;
for (const set of sets) {
  const ours = measure(set, withHelder);
  const naive = measure(set, withNaive);
  console.log(
    `${set.name}: ${ours.agreement.reports} reports scored, ${set.warm.length} before them for word statistics`,
  );
  console.log(`  Helder        ${format(ours.agreement)}   ${ours.rate} reports/s`);
  console.log(`  naive cosine  ${format(naive.agreement)}   ${naive.rate} reports/s`);
  if (set.name === 'dev') devF1 = ours.agreement.bcubed.f1;
}
if (devF1 === null || devF1 < FLOOR) {
  console.error(devF1 === null ? 'No set called dev was found.' : `B³ F1 on dev is below ${FLOOR}.`);
  process.exit(1);
}

function measure(set: LabelledSet, group: (set: LabelledSet) => Map<string, string>) {
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

function format({ bcubed, pairs, multi }: Agreement): string {
  const percent = (share: number): string => (share * 100).toFixed(1).padStart(5);
  return [
    `B³ P ${percent(bcubed.precision)} R ${percent(bcubed.recall)} F1 ${percent(bcubed.f1)}`,
    `pair P ${percent(pairs.precision)} R ${percent(pairs.recall)} F1 ${percent(pairs.f1)}`,
    `multi-B³ F1 ${percent(multi.f1)}`,
  ].join(' | ');
}

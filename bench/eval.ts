/**
 * npm run eval -- <folder of development data> [<folder of more labelled sets> …] [--errors <folder>]
 * What Helder makes of news that people have labelled, line by line: today, the first release, the bar. Grouping stands beside the
 * naive method in the same run. Fails when a line is below its bar. docs/quality.md says what the figures mean.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare, format } from './grouping/compare.ts';
import { labelledSets } from './grouping/sets.ts';
import { meetsBar } from './quality/line.ts';
import { labelLines } from './quality/lines.ts';

/** B³ F1 on the set called dev below which this program fails. */
const FLOOR = 0.9;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { errors: { type: 'string' } },
});
const [folder, ...more] = positionals;
if (!folder) {
  console.error('usage: npm run eval -- <folder of development data> [<folder> …] [--errors <folder>]');
  process.exit(2);
}

let failed = 0;
const sets = (await Promise.all([join(folder, 'grouping'), ...more].map(labelledSets))).flat();
for (const set of sets) {
  const { helder, naive } = await compare(set);
  console.log(
    `${set.name}: ${helder.agreement.reports} reports scored, ${set.warm.length} before them for word statistics`,
  );
  console.log(`  Helder        ${format(helder.agreement)}   ${helder.rate} reports/s`);
  console.log(`  naive cosine  ${format(naive.agreement)}   ${naive.rate} reports/s`);
  if (set.name === 'dev' && helder.agreement.bcubed.f1 < FLOOR) failed += 1;
}
if (!sets.some(({ name }) => name === 'dev')) throw new Error('No set called dev was found.');

if (existsSync(join(folder, 'newsroom'))) {
  if (values.errors) mkdirSync(values.errors, { recursive: true });
  console.log(`\n${'what'.padEnd(48)}    now  first    bar`);
  for (const line of await labelLines(folder, values.errors)) {
    const [now, first, bar] = [line.now, line.first, line.bar].map((value) => `${value ?? '–'}`.padStart(6));
    console.log(`${line.what.padEnd(48)} ${now} ${first} ${bar}${meetsBar(line) ? '' : '  below'}`);
    if (!meetsBar(line)) failed += 1;
  }
}
if (failed > 0) console.error(`${failed} below the bar.`);
process.exitCode = failed > 0 ? 1 : 0;

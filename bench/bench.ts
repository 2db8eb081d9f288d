/**
 * `npm run bench [-- name …] [--feeds <folder>] [--write]`: speed and weight, each beside a floor, a peer or a naive way
 * in the same run. --write puts the tables of the benches that ran into docs/benchmarks.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { benchFeedApi } from './feed-api.ts';
import { benchFirstRound, FIRST_ROUND_BUDGET } from './first-round.ts';
import { benchGroup } from './group.ts';
import { benchOwnPage } from './own-page.ts';
import { benchPageCache } from './page-cache.ts';
import { benchParse, PARSE_BUDGET_MB_PER_S } from './parse.ts';
import { benchRank } from './rank.ts';
import { benchSearch } from './search.ts';
import { benchSignIn, SIGN_IN_BUDGET } from './sign-in.ts';
import { benchVitals } from './vitals.ts';

type Row = Record<string, string | number | boolean>;
interface Outcome {
  /** What we hold ourselves to, in words. */
  bar: string;
  rows: Row[];
}

const DOCUMENT = 'docs/benchmarks.md';
const BETWEEN = /(<!-- figures -->\n)([\s\S]*?)(\n<!-- end of figures -->)/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { feeds: { type: 'string' }, write: { type: 'boolean', default: false } },
});

const plain = (rows: readonly object[]): Row[] => rows.map((row) => ({ ...row }));

/** Name → what runs. Only the feeds of `--feeds` come from outside. */
const BENCHES: Record<string, () => Outcome | Promise<Outcome>> = {
  parse: () => ({ bar: `at least ${PARSE_BUDGET_MB_PER_S} MB/s`, rows: plain(benchParse(values.feeds)) }),
  group: () => ({ bar: 'at least 2,500 reports a second, 99 % within 5 ms', rows: plain([benchGroup()]) }),
  'first-round': async () => {
    const { firstS, unchangedS, farS, rssMb } = FIRST_ROUND_BUDGET;
    const bar = `at most ${firstS} s, ${unchangedS} s and ${farS} s, within ${rssMb} MiB`;
    return { bar, rows: plain(await benchFirstRound()) };
  },
  rank: () => {
    const { rows, budgetMs } = benchRank();
    return { bar: `at most ${budgetMs} ms`, rows: plain(rows) };
  },
  search: async () => ({ bar: 'p99 at most 60 ms', rows: plain(await benchSearch()) }),
  'feed-api': async () => {
    const { rows, budgetMs } = await benchFeedApi();
    return { bar: `p99 at most ${budgetMs} ms`, rows: plain(rows) };
  },
  'page-cache': async () => {
    const { rows, budgets } = await benchPageCache();
    const bar = `cached at least ${budgets.cachedPerSecond} and rendered at least ${budgets.renderedPerSecond} requests a second, p99 at most ${budgets.steadyP99} ms at 1,000 a second`;
    return { bar, rows: plain(rows) };
  },
  'sign-in': async () => {
    const { perSecond, p99 } = SIGN_IN_BUDGET;
    const bar = `at least ${perSecond} verified a second, p99 at most ${p99} ms`;
    return { bar, rows: plain(await benchSignIn()) };
  },
  'own-page': async () => {
    const { rows, steadyP99 } = await benchOwnPage();
    return { bar: `p99 at most ${steadyP99} ms for a page of one’s own at a steady rate`, rows: plain(rows) };
  },
  vitals: async () => {
    const { rows, bar } = await benchVitals();
    return { bar, rows: plain(rows) };
  },
};

function table(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  const cell = (value: Row[string] | undefined): string =>
    typeof value === 'number'
      ? value.toLocaleString('en', { maximumFractionDigits: 2 })
      : String(value ?? '');
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => cell(row[column])))),
  ].join('\n');
}

const chosen = positionals.length > 0 ? positionals : Object.keys(BENCHES);
const sections = new Map<string, string>();
for (const name of chosen) {
  const bench = BENCHES[name];
  if (!bench) throw new Error(`There is no bench "${name}": choose ${Object.keys(BENCHES).join(', ')}`);
  const { bar, rows } = await bench();
  const section = `### ${name}\n\nBar: ${bar}. \`npm run bench -- ${name}\`\n\n${table(rows)}`;
  console.log(`${section}\n`);
  sections.set(name, section);
}

if (values.write) {
  const document = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(
    DOCUMENT,
    document.replace(BETWEEN, (_all, before, figures, after) => `${before}${renewed(figures)}${after}`),
  );
}

/** The figures with today's tables in place of those of the same benches. */
function renewed(figures: string): string {
  const cpu = cpus()[0]?.model.trim() ?? 'unknown processor';
  const machine = `Node ${process.version}, ${cpus().length} cores (${cpu}), ${Math.round(totalmem() / 2 ** 30)} GiB, ${new Date().toISOString().slice(0, 10)}. Shared machine: ratios hold, absolute figures vary.`;
  const [, ...old] = figures.trim().split(/\n\n(?=### )/);
  const nameOf = (section: string): string => /^### (\S+)/.exec(section)?.[1] ?? '';
  const kept = old.map((section) => sections.get(nameOf(section)) ?? section);
  const added = [...sections].filter(([name]) => !old.some((section) => nameOf(section) === name));
  return `\n${[machine, ...kept, ...added.map(([, section]) => section)].join('\n\n')}\n`;
}

/** How many reports a second are grouped with a full window behind them, beside the naive method. */
import { createGrouper, type GroupInput } from '../src/pipeline/5-group/group.ts';
import { NaiveGrouper } from './grouping/naive.ts';

/** Reports in the window before the clock starts, and reports grouped against the clock. */
const IN_WINDOW = 16_000;
const TIMED = 4_000;
/** Spread so that all of them stay in one window. */
const GAP_MS = 15_000;
/** Invented words: as many, and as unequally used, as in headlines. */
const VOCABULARY = 30_000;
/** Words of a headline that are no stop words. */
const WORDS_PER_TITLE = 8;
/** Zipf–Mandelbrot: the n-th word is used 1/(n + this) as often; the first then stands in one headline of twenty. */
const FLATNESS = 20;
/** Share of reports about an event somebody has reported before. */
const REPEATED = 0.5;
const WORDS_KEPT = 0.6;
const SEED = 20_260_301;
const PERCENTILE = 0.99;

export interface GroupBench {
  inWindow: number;
  timed: number;
  /** Reports per second. */
  helder: number;
  naive: number;
  /** Milliseconds within which 99 % of reports were grouped. */
  helderP99Ms: number;
}

/** Groups made-up titles; the same ones every time. */
export function benchGroup(): GroupBench {
  const reports = madeUpReports(IN_WINDOW + TIMED);
  const grouper = createGrouper();
  const helder = time(reports, (report) => grouper.add(report));
  const naiveGrouper = new NaiveGrouper();
  const naive = time(reports, ({ title, publishedAt }) => naiveGrouper.add(title, Date.parse(publishedAt)));
  return {
    inWindow: IN_WINDOW,
    timed: TIMED,
    helder: helder.perSecond,
    naive: naive.perSecond,
    helderP99Ms: helder.p99Ms,
  };
}

function time(reports: GroupInput[], add: (report: GroupInput) => unknown) {
  for (const report of reports.slice(0, IN_WINDOW)) add(report);
  const took: number[] = [];
  for (const report of reports.slice(IN_WINDOW)) {
    const start = performance.now();
    add(report);
    took.push(performance.now() - start);
  }
  const total = took.reduce((sum, ms) => sum + ms, 0);
  took.sort((a, b) => a - b);
  return {
    perSecond: Math.round((TIMED / total) * 1000),
    p99Ms: Number((took[Math.floor(TIMED * PERCENTILE)] ?? 0).toFixed(2)),
  };
}

function madeUpReports(count: number): GroupInput[] {
  const random = generator(SEED);
  const words = Array.from({ length: VOCABULARY }, (_, n) => word(n));
  const ratio = (VOCABULARY + FLATNESS) / (1 + FLATNESS);
  const anyWord = (): string =>
    words[Math.floor((1 + FLATNESS) * ratio ** random() - FLATNESS - 1)] ?? 'word';
  const titles: string[][] = [];
  const reports: GroupInput[] = [];
  for (let n = 0; n < count; n++) {
    const earlier = random() < REPEATED ? titles[Math.floor(random() * titles.length)] : undefined;
    const title = Array.from({ length: WORDS_PER_TITLE }, (_, at) =>
      random() < WORDS_KEPT ? (earlier?.[at] ?? anyWord()) : anyWord(),
    );
    titles.push(title);
    const publishedAt = new Date(Date.UTC(2026, 2, 1) + n * GAP_MS).toISOString();
    reports.push({ id: `report-${n}`, title: title.join(' '), summary: '', language: 'en', publishedAt });
  }
  return reports;
}

/** A pronounceable word for a number. */
function word(n: number): string {
  const syllables = [
    'ba',
    'ke',
    'li',
    'mo',
    'nu',
    'ra',
    'se',
    'ti',
    'vo',
    'zu',
    'den',
    'far',
    'gol',
    'hin',
    'pel',
    'tor',
  ];
  let rest = n + syllables.length;
  let text = '';
  while (rest > 0) {
    text += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  }
  return text;
}

/** Lehmer's generator: the same numbers everywhere. */
function generator(seed: number): () => number {
  let state = seed % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

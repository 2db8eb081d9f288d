/**
 * Ranking at size: 100,000 active stories for one reader, the first 20 with their reasons.
 * The floor is what any ranking pays at least: a plain sort of as many objects by a ready score.
 */
import { MS_PER_HOUR, type RankingReader } from '../src/contract/contract.ts';
import {
  atTime,
  type PreparedStory,
  prepareStory,
  type RankingStory,
  rankTop,
  scorePrepared,
  toColumns,
} from '../src/ranking/ranking.ts';
import { randomNumbers } from './random.ts';

const STORIES = 100_000;
const FIRST = 20;
const WARM_UP = 5;
const ROUNDS = 25;
const WINDOW_HOURS = 168;
const NOW = Date.parse('2026-02-18T12:00:00Z');
/** Milliseconds, for half of the rounds: the other half also measures whatever else the machine does. */
const BUDGET_MS = 25;

const READER: RankingReader = {
  position: { latitude: 52.37, longitude: 4.9 },
  country: 'Netherlands',
  interests: ['Science', 'Climate Change', 'Sports'],
  mode: 'home',
};

export interface BenchRow {
  what: string;
  /** Milliseconds, half of the rounds below and 95 % below. */
  p50: number;
  p95: number;
}

const CATEGORIES = [
  'world',
  'politics',
  'science',
  'business',
  'technology',
  'environment',
  'health',
  'sports',
];
const COUNTRIES = [
  'Netherlands',
  'Germany',
  'Japan',
  'United States',
  'Brazil',
  'Kenya',
  'India',
  'Australia',
];

/** Invented stories with the spread of a real window: most have one or two origins, a few have dozens. */
function benchStories(count: number, seed = 1): RankingStory[] {
  const random = randomNumbers(seed);
  const oneOf = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  return Array.from({ length: count }, (_, index) => {
    const newestAt = NOW - random() * WINDOW_HOURS * MS_PER_HOUR;
    const origins = 1 + Math.floor(30 * random() ** 6);
    return {
      id: `story-${index}`,
      points: random() < 0.1 ? [] : [{ latitude: random() * 140 - 60, longitude: random() * 360 - 180 }],
      exact: random() < 0.6,
      countries: [oneOf(COUNTRIES)],
      categories: [oneOf(CATEGORIES)],
      tags: [`tag-${Math.floor(random() * 500)}`, `tag-${Math.floor(random() * 500)}`],
      globalRelevance: random() * 10,
      localRelevance: random() * 10,
      cleanliness: random() * 10,
      neutrality: random() * 10,
      popularity: random() * 10,
      newestAt,
      originTimes: Array.from({ length: origins }, () => newestAt - random() * 72 * MS_PER_HOUR),
    };
  });
}

function measure(what: string, run: () => void): BenchRow {
  for (let round = 0; round < WARM_UP; round++) run();
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    run();
    return performance.now() - started;
  }).sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * (ROUNDS - 1))] ?? Number.NaN;
  return { what, p50: at(0.5), p95: at(0.95) };
}

/** Runs the ranking bench. Returns our rows, the floor among them, and the budget of the first. */
export function benchRank(): { rows: BenchRow[]; budgetMs: number } {
  const raw = benchStories(STORIES);
  const stories = raw.map(prepareStory);
  const columns = toColumns(stories);
  const timed = atTime(columns, NOW);
  const all = Int32Array.from(stories.keys());
  const ready = stories.map((story) => ({ story, score: scorePrepared(story, READER, NOW).score }));
  const reasons = (rows: Int32Array): unknown[] =>
    Array.from(rows, (row) => scorePrepared(stories[row] as PreparedStory, READER, NOW));

  const whole = measure(`rank ${STORIES} stories: times, scores, first ${FIRST} with reasons`, () => {
    reasons(rankTop(atTime(columns, NOW), READER, FIRST, all));
  });
  const rows = [
    whole,
    measure('the same with the times of the edition at hand', () => {
      reasons(rankTop(timed, READER, FIRST, all));
    }),
    measure('floor: plain sort of the same array by a ready score', () => {
      ready.slice().sort((a, b) => b.score - a.score);
    }),
    measure('naive: score every story by itself, then sort', () => {
      stories
        .map((story) => ({ story, score: scorePrepared(story, READER, NOW).score }))
        .sort((a, b) => b.score - a.score);
    }),
    measure('once per publish: lay the stories out in columns', () => {
      toColumns(stories);
    }),
  ];
  return { rows, budgetMs: BUDGET_MS };
}

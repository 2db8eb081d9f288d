import { NEUTRAL_WEIGHTS, type ReaderWeights } from '../contract/contract.ts';
import type { UnitVector } from './distance.ts';
import { ageHours, freshness } from './freshness.ts';
import type { PreparedStory } from './story.ts';
import { coverage, recency, recentOrigins, trending } from './trending.ts';
import { raised } from './weights.ts';

/** Row numbers by term, ascending. */
export type TermIndex = ReadonlyMap<string, readonly number[]>;

/** Stories laid out for ranking many at once: one array per number, row i = stories[i]. */
export interface Columns {
  readonly size: number;
  readonly ids: readonly string[];
  /** Places of row i: unit vectors pointStart[i] … pointStart[i + 1] - 1 of x, y, z. */
  readonly pointStart: Uint32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  /** 1 = these are where it happened, 0 = the middles of countries. */
  readonly exact: Uint8Array;
  /** 0–1, NaN where the story carries nonsense. */
  readonly global: Float64Array;
  readonly local: Float64Array;
  readonly quality: Float64Array;
  /** Global relevance needed from afar. */
  readonly required: Float64Array;
  /** Leading category of row i: categories[category[i]]. */
  readonly category: Uint16Array;
  readonly categories: readonly string[];
  /** ms, NaN = undated. */
  readonly newestAt: Float64Array;
  /** Origins of row i: originTimes[originStart[i]] … originTimes[originStart[i + 1] - 1]. */
  readonly originStart: Uint32Array;
  readonly originTimes: Float64Array;
  /** Rows by category or tag, and by country, lower case. */
  readonly terms: TermIndex;
  readonly countries: TermIndex;
}

/** The columns at one moment, weighed by one reader's sliders or by none: what depends on no place and no interests. */
export interface TimedColumns {
  readonly columns: Columns;
  readonly weights: ReaderWeights;
  readonly age: Float64Array;
  readonly freshness: Float64Array;
  readonly quality: Float64Array;
  readonly trending: Float64Array;
}

/** Lays stories out in columns. One plain loop: it runs at every publish, over every active story. */
export function toColumns(stories: readonly PreparedStory[]): Columns {
  const size = stories.length;
  const numbers = (): Float64Array => new Float64Array(size);
  const columns = {
    pointStart: new Uint32Array(size + 1),
    exact: new Uint8Array(size),
    global: numbers(),
    local: numbers(),
    quality: numbers(),
    required: numbers(),
    category: new Uint16Array(size),
    newestAt: numbers(),
    originStart: new Uint32Array(size + 1),
  };
  const places: UnitVector[] = [];
  const originTimes: number[] = [];
  const categories = new Map<string, number>();
  const terms = new Map<string, number[]>();
  const countries = new Map<string, number[]>();

  stories.forEach((story, row) => {
    for (const place of story.places) places.push(place);
    columns.pointStart[row + 1] = places.length;
    columns.exact[row] = story.exact ? 1 : 0;
    columns.global[row] = story.global;
    columns.local[row] = story.local;
    columns.quality[row] = story.quality;
    columns.required[row] = story.required;
    if (!categories.has(story.category)) categories.set(story.category, categories.size);
    columns.category[row] = categories.get(story.category) ?? 0;
    columns.newestAt[row] = story.newestAt;
    for (const time of story.originTimes) originTimes.push(time);
    columns.originStart[row + 1] = originTimes.length;
    for (const term of story.terms) addRow(terms, term, row);
    for (const country of story.countries) addRow(countries, country, row);
  });

  const axis = (read: (place: UnitVector) => number): Float64Array => new Float64Array(places.map(read));
  return {
    ...columns,
    size,
    ids: stories.map((story) => story.id),
    x: axis((place) => place.x),
    y: axis((place) => place.y),
    z: axis((place) => place.z),
    categories: [...categories.keys()],
    originTimes: new Float64Array(originTimes),
    terms,
    countries,
  };
}

function addRow(index: Map<string, number[]>, term: string, row: number): void {
  const rows = index.get(term);
  if (rows) rows.push(row);
  else index.set(term, [row]);
}

/**
 * Computes what depends on no reader's place and interests: age, freshness, quality and trending at `now`.
 * @param now     ms since 1970
 * @param weights the reader's own sliders; neutral is the exact formula
 */
export function atTime(
  columns: Columns,
  now: number,
  weights: ReaderWeights = NEUTRAL_WEIGHTS,
): TimedColumns {
  const { size, newestAt, originStart, originTimes } = columns;
  const timed = {
    columns,
    weights,
    age: new Float64Array(size),
    freshness: new Float64Array(size),
    quality:
      weights.quality === 1
        ? columns.quality
        : columns.quality.map((value) => raised(value, weights.quality)),
    trending: new Float64Array(size),
  };
  for (let row = 0; row < size; row++) {
    const newest = newestAt[row] as number;
    const from = originStart[row] as number;
    const to = originStart[row + 1] as number;
    setTimes(timed, row, newest, recentOrigins(originTimes, !Number.isNaN(newest), now, from, to), now);
  }
  return timed;
}

/** The same, where some stories are told from fewer reports than their columns hold. */
export function withTimes(
  timed: TimedColumns,
  stories: ReadonlyMap<number, Pick<PreparedStory, 'newestAt' | 'originTimes'>>,
  now: number,
): TimedColumns {
  if (stories.size === 0) return timed;
  const { age, freshness, trending } = timed;
  const told = { ...timed, age: age.slice(), freshness: freshness.slice(), trending: trending.slice() };
  for (const [row, { newestAt, originTimes }] of stories)
    setTimes(told, row, newestAt, recentOrigins(originTimes, !Number.isNaN(newestAt), now), now);
  return told;
}

function setTimes(timed: TimedColumns, row: number, newestAt: number, origins: number, now: number): void {
  const { weights } = timed;
  const hours = ageHours(newestAt, now);
  timed.age[row] = hours;
  timed.freshness[row] = raised(freshness(hours), weights.freshness);
  timed.trending[row] = trending(coverage(origins), recency(hours), weights.coverage);
}

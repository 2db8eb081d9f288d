import type { RankingReader } from '../contract/contract.ts';
import type { Columns, TermIndex, TimedColumns } from './columns.ts';
import type { WeightPair } from './constants.ts';
import {
  chordKm,
  distanceFactor,
  distanceScaleKm,
  readerVector,
  squaredChord,
  type UnitVector,
} from './distance.ts';
import { interestKeys, isLocal, wantsLocal } from './interests.ts';
import {
  blend,
  blendWeights,
  boost,
  interestShare,
  isAskedFor,
  isGated,
  matchTerm,
  relevance,
  withInterest,
} from './relevance.ts';
import { finiteOrZero, termKey } from './scale.ts';
import { isPersonalised } from './score.ts';
import { topRows } from './top.ts';
import { raised } from './weights.ts';

/** Of every row that was asked for; of other rows 0. */
export interface RowScores {
  scores: Float64Array;
  /** 1 where the ranking finds the story too small for this reader. */
  gated: Uint8Array;
}

/**
 * The first k of some stories laid out in columns, as one reader gets them: highest score first; ties: newer first, then id ascending.
 * Every score equals scorePrepared's to the last bit: both are made of the same functions.
 * @param k     how many of the first rows are wanted
 * @param among rows to rank
 */
export function rankTop(
  timed: TimedColumns,
  reader: RankingReader,
  k: number,
  among: ArrayLike<number>,
): Int32Array {
  const { scores } = scoreRows(timed, reader, among);
  const { ids } = timed.columns;
  const { age } = timed;
  const before = (a: number, b: number): boolean => {
    const difference = (scores[a] as number) - (scores[b] as number);
    if (difference !== 0) return difference > 0;
    const older = (age[a] as number) - (age[b] as number);
    if (older !== 0) return older < 0;
    return (ids[a] as string) < (ids[b] as string);
  };
  return topRows(k, before, among);
}

/** @param among rows to score */
export function scoreRows(timed: TimedColumns, reader: RankingReader, among: ArrayLike<number>): RowScores {
  const { columns, freshness, quality, trending, weights } = timed;
  const { global, local, required, category, exact } = columns;
  const { mode } = reader;
  const from = readerVector(reader) ?? UNKNOWN;
  const scaleKm = distanceScaleKm(mode);
  const pairs: WeightPair[] = columns.categories.map((name) => blendWeights(name, mode, weights.nearness));
  const own = flagged(columns.size, columns.countries, [termKey(reader.country ?? '')]);
  const chosen = isPersonalised(reader) ? interestKeys(reader.interests) : null;
  const matched = chosen && flagged(columns.size, columns.terms, chosen);
  const localMatches = chosen !== null && wantsLocal(chosen);
  const share = interestShare(weights.interests);

  const scores = new Float64Array(columns.size);
  const gated = new Uint8Array(columns.size);
  for (let i = 0; i < among.length; i++) {
    const row = among[i] as number;
    const distanceKm = chordKm(nearestSquaredChord(columns, row, from));
    const isOwn = own[row] === 1;
    const near = raised(distanceFactor(distanceKm, scaleKm), weights.nearness);
    const worldwide = global[row] as number;
    const blended = blend(
      pairs[category[row] as number] as WeightPair,
      worldwide,
      local[row] as number,
      near,
      boost(mode, distanceKm, isOwn),
    );
    const isMatch = matched?.[row] === 1 || (localMatches && isLocal(distanceKm, exact[row] === 1));
    const wouldSink = isGated(distanceKm, isOwn, worldwide, required[row] as number);
    const shared = matched ? withInterest(blended, matchTerm(isMatch, wouldSink), share) : blended;
    const isSmall = wouldSink && !isAskedFor(isMatch, share);
    const score =
      relevance(shared, isSmall) *
      (freshness[row] as number) *
      (quality[row] as number) *
      (trending[row] as number);
    scores[row] = finiteOrZero(score);
    gated[row] = isSmall ? 1 : 0;
  }
  return { scores, gated };
}

/** Great-circle km of every row to `from`; 10000 where either is unknown. The same as distanceToNearestKm of each. */
export function distancesKm(columns: Columns, from: UnitVector | null): Float64Array {
  return Float64Array.from({ length: columns.size }, (_, row) =>
    chordKm(nearestSquaredChord(columns, row, from ?? UNKNOWN)),
  );
}

const UNKNOWN = { x: Number.NaN, y: Number.NaN, z: Number.NaN };

function nearestSquaredChord(columns: Columns, row: number, from: UnitVector): number {
  const { pointStart, x, y, z } = columns;
  const end = pointStart[row + 1] as number;
  let least = Number.POSITIVE_INFINITY;
  for (let place = pointStart[row] as number; place < end; place++)
    least = Math.min(least, squaredChord(x[place] as number, y[place] as number, z[place] as number, from));
  return least;
}

/** 1 for every row that has one of the keys. */
function flagged(size: number, index: TermIndex, keys: Iterable<string>): Uint8Array {
  const flags = new Uint8Array(size);
  for (const key of keys) for (const row of index.get(key) ?? []) flags[row] = 1;
  return flags;
}

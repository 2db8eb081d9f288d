import { preferredRank, type Source, timeOf } from '../contract/contract.ts';

/**
 * The order in which readers see a story's sources: the major outlets, then the others, each newest first and
 * undated last. Equal ones stay in the order they came.
 */
export function sourcesInOrder(sources: readonly Source[]): Source[] {
  const keyed = sources.map((source) => ({
    source,
    group: preferredRank(source.name) === null ? 1 : 0,
    time: undatedLast(timeOf(source.publishedAt)),
  }));
  return keyed.sort((a, b) => a.group - b.group || compareTimes(b.time, a.time)).map(({ source }) => source);
}

const undatedLast = (time: number): number => (Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time);

/** Plain subtraction would make NaN of two undated ones. */
const compareTimes = (a: number, b: number): number => (a === b ? 0 : a - b);

import { preferredRank, type Source, timeOf } from '../contract/contract.ts';

/** What carries no date is as old as computers' time: nothing is published before. */
const UNDATED = 0;

/**
 * The order in which readers see a story's sources: the major outlets, then the others, each newest first and
 * undated last. Equal ones stay in the order they came.
 */
export function sourcesInOrder(sources: readonly Source[]): Source[] {
  const keyed = sources.map((source) => ({
    source,
    group: preferredRank(source.name) === null ? 1 : 0,
    time: timeOf(source.publishedAt) || UNDATED,
  }));
  return keyed.sort((a, b) => a.group - b.group || b.time - a.time).map(({ source }) => source);
}

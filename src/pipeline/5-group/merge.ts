/** When a report shows two stories to be one. */
import { clusterCosine } from './clusters.ts';
import { APART_COSINE, JOIN_SCORE, MERGE_COSINE, MERGE_STEP } from './constants.ts';
import { areElsewhere } from './score.ts';
import type { Candidate, Cluster } from './types.ts';

/** Whether a report that joins `story` and could join the other too may make one of them. */
export function mayShowOne(story: Cluster, { story: other, score }: Candidate): boolean {
  return (
    score >= JOIN_SCORE &&
    !story.apart.has(other) &&
    !areElsewhere(story.entries, other.entries) &&
    clusterCosine(story, other) >= APART_COSINE
  );
}

/** The likeness that two stories must have with the report, by how many reports each had without it. */
export function likenessToMerge(one: Cluster, other: Cluster): number {
  return MERGE_COSINE + MERGE_STEP * Math.log(Math.min(one.entries.length, other.entries.length));
}

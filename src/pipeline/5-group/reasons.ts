/** What the grouper says of its decisions, from what it decides by. */
import { MS_PER_HOUR } from '../../contract/contract.ts';
import { centreCosine, clusterCosine, cosineWith, fitTogether, gap } from './clusters.ts';
import { AGAIN_COSINE, JOIN_SCORE, MOST_OF_ONE_NEWSROOM, NEAR_COSINE, WINDOW_MS } from './constants.ts';
import { likenessToMerge } from './merge.ts';
import type { Candidate, Comparison, Entry, WeighedStory } from './types.ts';

/**
 * What it takes: a likeness to be looked at, a score to join a story (in both, for two stories to become one), the
 * likeness from which small ones are looked at again, hours between and reports of one publisher at most.
 */
export const NEEDED = {
  near: NEAR_COSINE,
  join: JOIN_SCORE,
  smallLikeness: AGAIN_COSINE,
  withinHours: WINDOW_MS / MS_PER_HOUR,
  ofOnePublisher: MOST_OF_ONE_NEWSROOM,
} as const;

export function weighed(entry: Entry, { story, score, nearest, cosine }: Candidate): WeighedStory {
  return {
    storyId: story.id,
    score,
    nearest: nearest.id,
    likeness: cosine,
    toStory: centreCosine(entry, story),
    shared: sharedWords(entry, nearest),
    hours: gap(entry.at, story) / MS_PER_HOUR,
  };
}

export function comparisonOf(one: Entry, other: Entry): Comparison {
  const [a, b] = [one.story, other.story];
  return {
    likeness: cosineWith(other)(one),
    shared: sharedWords(one, other),
    hours: Math.abs(one.at - other.at) / MS_PER_HOUR,
    stories:
      a && b && a !== b
        ? { likeness: clusterCosine(a, b), needed: likenessToMerge(a, b), fit: fitTogether(a, b) }
        : null,
    apart: a !== null && b !== null && a.apart.has(b),
  };
}

/** The heaviest first: those that few reports have. */
function sharedWords(one: Entry, other: Entry): string[] {
  return one.terms
    .map((term, index) => ({ term, weight: one.weights[index] ?? 0 }))
    .filter(({ term }) => !term.pair && other.terms.includes(term))
    .sort((a, b) => b.weight - a.weight)
    .map(({ term }) => term.key);
}

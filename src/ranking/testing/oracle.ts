/** The ranking of one story by itself, and the order of two: what the columns are held against. */
import { compare, type Factors, type RankingReader, type ReaderWeights } from '../../contract/contract.ts';
import { scorePrepared } from '../score.ts';
import { prepareStory, type RankingStory } from '../story.ts';

export function scoreStory(
  story: RankingStory,
  reader: RankingReader,
  now: number,
  weights?: ReaderWeights,
): Factors {
  return scorePrepared(prepareStory(story), reader, now, weights);
}

/** What two stories are ordered by. */
export interface Ranked {
  id: string;
  score: number;
  ageHours: number;
}

/** Highest score first; ties: newer first, then id ascending. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.ageHours - b.ageHours || compare(a.id, b.id);
}

/** Loaded when a reader's weights are not normal, or "Why this story?" is open. */
import type { Article, Factors, ReaderWeights } from '../../contract/contract.ts';
import { compareRanked, readerWeights, reweighed } from '../../ranking/ranking.ts';

/** Factors by story id. */
export type KnownFactors = ReadonlyMap<string, Factors>;

/**
 * Stories in the order these weights give them, by the server's own function. Stories whose factors are not known keep
 * their order behind the others.
 */
export function ranked(stories: Article[], factors: KnownFactors, weights: ReaderWeights): Article[] {
  const chosen = readerWeights(weights);
  const known = stories.flatMap((story) => {
    const neutral = factors.get(story.id);
    if (!neutral) return [];
    return [{ story, id: story.id, score: reweighed(neutral, chosen).score, ageHours: neutral.ageHours }];
  });
  const unknown = stories.filter(({ id }) => !factors.has(id));
  return [...known.sort(compareRanked).map(({ story }) => story), ...unknown];
}

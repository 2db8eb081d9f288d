import type { Factors, RankingReader, ReaderWeights } from '../../contract/contract.ts';
import { MS_PER_HOUR } from '../../contract/time.ts';
import { prepareStory, type RankingStory, scorePrepared } from '../../ranking/ranking.ts';
import { NOW } from './stories.ts';

const TROMSO = { latitude: 69.65, longitude: 18.96 };
const UTRECHT = { latitude: 52.09, longitude: 5.12 };

export const IN_UTRECHT: RankingReader = {
  position: UTRECHT,
  country: 'Netherlands',
  interests: [],
  mode: 'home',
};

/** A story in Tromsø, reported by four origins, newest an hour ago. */
export function rankingStory(changes: Partial<RankingStory> = {}): RankingStory {
  const now = Date.parse(NOW);
  return {
    id: 'story-1',
    points: [TROMSO],
    exact: true,
    countries: ['Norway'],
    categories: ['world'],
    tags: [],
    globalRelevance: 7,
    localRelevance: 4,
    cleanliness: 9,
    neutrality: 8,
    popularity: 6,
    newestAt: now - MS_PER_HOUR,
    originTimes: [1, 2, 3, 4].map((hours) => now - hours * MS_PER_HOUR),
    ...changes,
  };
}

/** What the server's own function says of it. */
export function factorsOf(
  story: Partial<RankingStory> = {},
  reader: Partial<RankingReader> = {},
  weights?: ReaderWeights,
): Factors {
  const prepared = prepareStory(rankingStory(story));
  return scorePrepared(prepared, { ...IN_UTRECHT, ...reader }, Date.parse(NOW), weights);
}

import type { CardStory } from '../../contract/contract.ts';
import { topicKeys, topicNames } from '../../contract/topics.ts';

/** Enough to see what interests do. */
const MOST = 3;

export interface Lifted<Topic> {
  topic: Topic;
  story: CardStory;
}

/**
 * Stories of a front page that an interest would lift: one for each topic, in the order they stand in, and only stories that are named
 * for it. That an interest in Space lifts all of science would here seem a mistake. A story with nothing above it but others that are
 * lifted too does not rise.
 */
export function liftedBy<Topic extends string>(
  interests: readonly Topic[],
  stories: readonly CardStory[],
): Lifted<Topic>[] {
  const left = new Set(interests);
  const lifted: Lifted<Topic>[] = [];
  const lifting = new Set(interests.flatMap(topicKeys));
  let canRise = false;
  for (const story of stories) {
    const labels = new Set([story.category, story.genre, ...story.tags].map((label) => label.toLowerCase()));
    if (![...labels].some((label) => lifting.has(label))) canRise = true;
    if (!canRise) continue;
    const topic = [...left].find((each) => topicNames(each).some((name) => labels.has(name)));
    if (topic === undefined) continue;
    left.delete(topic);
    lifted.push({ topic, story });
    if (lifted.length === MOST) break;
  }
  return lifted;
}

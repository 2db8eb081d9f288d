import type { CardStory } from '../../contract/contract.ts';
import { topicKeys } from '../../contract/topics.ts';

/** Enough to see what interests do. */
const MOST = 3;

export interface Lifted<Topic> {
  topic: Topic;
  story: CardStory;
}

/** Stories of a front page that an interest would lift: one for each topic, in the order they stand in. */
export function liftedBy<Topic extends string>(
  interests: readonly Topic[],
  stories: readonly CardStory[],
): Lifted<Topic>[] {
  const left = new Set(interests);
  const lifted: Lifted<Topic>[] = [];
  for (const story of stories) {
    const labels = new Set([story.category, ...story.tags].map((label) => label.toLowerCase()));
    const topic = [...left].find((each) => namesOf(each).some((name) => labels.has(name)));
    if (topic === undefined) continue;
    left.delete(topic);
    lifted.push({ topic, story });
    if (lifted.length === MOST) break;
  }
  return lifted;
}

/** The topic and what is in its name, "world" of World News: that science lifts Space too would here seem a mistake. */
function namesOf(topic: string): string[] {
  const name = topic.toLowerCase();
  return topicKeys(topic).filter((key) => name.includes(key));
}

import { describe, expect, it } from 'vitest';
import { textsIn } from '../texts/texts.ts';
import { DEFAULT_CATEGORY, INTEREST_TOPICS, RANKING_CATEGORIES } from './category.ts';
import { topicNames } from './topics.ts';

/** All but Home, which names nothing that is on it. */
const CATEGORIES = ['local', ...RANKING_CATEGORIES, DEFAULT_CATEGORY] as const;

describe.each(['en', 'nl'] as const)('a topic that is called as Helder calls it, in %s', (language) => {
  const t = textsIn(language);

  it.each(INTEREST_TOPICS)('is %s', (topic) => {
    expect(topicNames(t(`topic.${topic}`))).toContain(topic.toLowerCase());
  });

  it.each(CATEGORIES)('is the category %s', (key) => {
    expect(topicNames(t(`category.${key}`))).toContain(key);
  });
});

import { describe, expect, it } from 'vitest';
import { INTEREST_TOPICS, RANKING_CATEGORIES } from '../../contract/category.ts';
import { topicNames } from '../../contract/topics.ts';
import { textsIn } from '../../texts/texts.ts';
import { muteFrom, muteName } from './names.ts';

describe.each(['en', 'nl'] as const)('the name of a muted topic, in %s', (language) => {
  const t = textsIn(language);

  it.each(INTEREST_TOPICS)('is the one “%s” was chosen by, and leads back to it', (topic) => {
    expect(muteName(topic, t)).toBe(t(`topic.${topic}`));
    expect(muteFrom(muteName(topic, t), t)).toBe(topic);
  });

  it('is no other topic’s', () => {
    const names = INTEREST_TOPICS.map((topic) => muteName(topic, t));
    expect(new Set(names).size).toBe(INTEREST_TOPICS.length);
  });
});

it.each(['en', 'nl'] as const)('who writes the name of a page mutes what stands on it, in %s', (language) => {
  const t = textsIn(language);
  for (const category of RANKING_CATEGORIES)
    expect(topicNames(muteFrom(t(`category.${category}`), t))).toContain(category);
});

it('a muted publisher keeps its name', () => {
  expect(muteName('Kestrel Daily', textsIn('nl'))).toBe('Kestrel Daily');
});

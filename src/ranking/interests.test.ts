import { describe, expect, it } from 'vitest';
import { INTEREST_TOPICS } from '../contract/contract.ts';
import { interestKeys, matchesInterest } from './interests.ts';
import { prepareStory } from './story.ts';
import { rankingStory } from './testing/stories.ts';

const matches = (interest: string, categories: string[], tags: string[] = []): boolean =>
  matchesInterest(prepareStory(rankingStory({ categories, tags })).terms, interestKeys([interest]));

describe('interests', () => {
  it.each([
    ['World News', 'world'],
    ['Technology', 'tech'],
    ['Technology', 'technology'],
    ['Economy', 'business'],
    ['Climate Change', 'environment'],
    ['Climate Change', 'climate'],
    ['Space', 'science'],
    ['Medicine', 'health'],
    ['Innovation', 'technology'],
    ['Local News', 'local'],
    ['Breaking News', 'breaking'],
    ['Art & Culture', 'culture'],
    ['Art & Culture', 'art'],
  ])('RANK-11 %s matches %s', (topic, key) => {
    expect(matches(topic, [key])).toBe(true);
    expect(matches(topic, ['other'], [key.toUpperCase()])).toBe(true);
  });

  it('every topic matches a tag of its own name', () => {
    for (const topic of INTEREST_TOPICS) expect(matches(topic, [], [topic])).toBe(true);
  });

  it('matches whole names only, and nothing for an empty or odd topic', () => {
    expect(matches('Art & Culture', ['party'])).toBe(false);
    expect(matches('Space', ['health'])).toBe(false);
    expect(matches(' ', [''])).toBe(false);
    expect(matches('constructor', ['world'])).toBe(false);
  });
});

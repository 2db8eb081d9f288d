import { describe, expect, it } from 'vitest';
import { INTEREST_TOPICS } from '../contract/contract.ts';
import { interestKeys, interestNear, interestOf, matchesInterest } from './interests.ts';
import { prepareStory } from './story.ts';
import { rankingStory } from './testing/stories.ts';

const FAR_KM = 900;
const about = (categories: string[], tags: string[] = []) => prepareStory(rankingStory({ categories, tags }));
const matches = (interest: string, categories: string[], tags: string[] = []): boolean =>
  matchesInterest(about(categories, tags), interestKeys([interest]), FAR_KM);

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
    ['Sport', 'sports'],
    ['klimaat', 'environment'],
    ['Wereldnieuws', 'world'],
  ])('RANK-11 %s matches %s', (topic, key) => {
    expect(matches(topic, [key])).toBe(true);
    expect(matches(topic, ['other'], [key.toUpperCase()])).toBe(true);
  });

  it('RANK-11 Local News is what lies within 50 km of the reader', () => {
    const local = interestKeys(['Local News']);
    expect(matchesInterest(about(['crime']), local, 50)).toBe(true);
    expect(matchesInterest(about(['crime']), local, 51)).toBe(false);
    expect(matchesInterest(about(['crime']), interestKeys(['Science']), 1)).toBe(false);
  });

  it('RANK-11 Local News is not what is known by its country alone, though the reader lives in the middle of it', () => {
    const national = prepareStory(rankingStory({ categories: ['crime'], exact: false }));
    expect(matchesInterest(national, interestKeys(['Local News']), 1)).toBe(false);
  });

  it('the first chosen topic that a story is about is the one it is named for, not one whose category it shares', () => {
    const chosen = ['Sports', 'Space', 'Science'];
    expect(interestOf(about(['science']), chosen, FAR_KM)).toBe('Science');
    expect(interestOf(about(['science'], ['space']), chosen, FAR_KM)).toBe('Space');
    expect(interestOf(about(['crime'], ['sports']), chosen, FAR_KM)).toBe('Sports');
    expect(interestOf(about(['crime']), chosen, 1)).toBeNull();
    expect(interestOf(about(['science']), ['Space'], FAR_KM)).toBeNull();
    expect(interestOf(about(['crime']), ['Local News'], 1)).toBe('Local News');
  });

  it('the first chosen topic whose category a story shares is near it', () => {
    expect(interestNear(about(['science']), ['Sports', 'Space'], FAR_KM)).toBe('Space');
    expect(interestNear(about(['crime']), ['Sports', 'Space'], FAR_KM)).toBeNull();
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

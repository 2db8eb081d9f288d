import { describe, expect, it } from 'vitest';
import { INTEREST_TOPICS, mutedLists, mutedPreferences, type Story } from '../contract/contract.ts';
import { muteFilter } from './mutes.ts';
import { accountMutes } from './reader.ts';

const muted = (over: Partial<Parameters<typeof accountMutes>[0]>) =>
  accountMutes({ mutedWords: [], mutedTopics: [], ...over });
const labelled = (categories: string[], tags: string[] = [], publisher = 'Harbour Post') =>
  ({
    headline: '',
    sub_headline: '',
    description: '',
    translations: {},
    categories,
    tags,
    sources: [{ name: publisher, origin: publisher }],
    location: { city: null, country: null },
  }) as unknown as Story;
const ruleFor = (story: Story, topic: string) => muteFilter(muted({ mutedTopics: [topic] }))?.hides(story);

describe('the mutes of an account', () => {
  it('DATA-23 DATA-24 what is stored as topics are words, what is stored as sources are topics and publishers', () => {
    const stored = mutedPreferences({ mutedWords: ['golf'], mutedTopics: ['Sports', 'Harbour Post'] });
    expect(stored).toEqual({ mutedTopics: ['golf'], mutedSources: ['Sports', 'Harbour Post'] });
    const lists = mutedLists({ mutedTopics: ['golf'], mutedSources: ['Sports', 'Harbour Post'] });
    expect(muted(lists)).toEqual({
      words: ['golf'],
      topics: ['Sports', 'Harbour Post'],
      sources: ['Sports', 'Harbour Post'],
    });
  });

  it('are not taken from preferences, which have the same names for other lists', () => {
    const preferences = { mutedWords: [], mutedTopics: ['golf'], mutedSources: [] };
    // @ts-expect-error The compiler is the test.
    expect(accountMutes(preferences).topics).toEqual(['golf']);
  });

  it.each([
    ['World News', ['world'], []],
    ['Sports', ['sports'], []],
    ['sport', ['sports'], []],
    ['Technology', ['Tech'], []],
    ['Climate Change', ['environment'], ['climate']],
    ['climate-change', ['environment'], ['climate change']],
    ['Klimaat', ['world'], ['climate change']],
    ['Art & Culture', ['entertainment'], ['culture']],
    ['Economy', ['business'], ['economy']],
    ['Economie', ['business'], []],
    ['Space', ['world'], ['space']],
    ['Cultuur', ['entertainment'], []],
  ])('the topic "%s" hides a story of %j %j', (topic, categories, tags) => {
    expect(ruleFor(labelled(categories, tags), topic)).toEqual({ kind: 'topic', text: topic });
    expect(ruleFor(labelled(['politics'], ['harbour']), topic)).toBeNull();
  });

  it.each([
    ['Climate Change', 'environment'],
    ['Innovation', 'technology'],
    ['Economy', 'business'],
    ['Space', 'science'],
    ['Ruimtevaart', 'science'],
    ['Medicine', 'health'],
  ])('AMBIG-02 the topic "%s" leaves the rest of %s on its page', (topic, category) => {
    expect(ruleFor(labelled([category], ['harbour']), topic)).toBeNull();
  });

  it.each(INTEREST_TOPICS)('what an interest in %s lifts by its name, muting it hides', (topic) => {
    expect(ruleFor(labelled([], [topic.toLowerCase()]), topic)).toEqual({ kind: 'topic', text: topic });
  });

  it('a publisher in the same list hides what only they report', () => {
    const rule = { kind: 'source', text: 'harbour post' };
    expect(ruleFor(labelled(['world']), 'harbour post')).toEqual(rule);
    expect(ruleFor(labelled(['world'], [], 'River Times'), 'harbour post')).toBeNull();
  });
});

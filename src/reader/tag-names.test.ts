import { describe, expect, it } from 'vitest';
import { tagNames, tagsCalled, tagsMeant } from './tag-names.ts';

const THE_HAGUE = { city: 'The Hague', country: 'Netherlands', latitude: 52, longitude: 4.3 };
const NOWHERE = { city: null, country: null, latitude: null, longitude: null };

describe('what tags are called', () => {
  it.each<[why: string, tag: string, expected: string]>([
    ['a topic', 'wildfires', 'natuurbranden'],
    ['a country', 'United States', 'Verenigde Staten'],
    ['a part of a country', 'California', 'Californië'],
    ['the city of the story', 'The Hague', 'Den Haag'],
    ['an organisation', 'European Union', 'Europese Unie'],
    ['a person', 'Maria Lindqvist', 'Maria Lindqvist'],
  ])('in Dutch: %s', (_why, tag, expected) => {
    expect(tagNames({ tags: [tag], location: THE_HAGUE }, 'nl')).toEqual([expected]);
    expect(tagNames({ tags: [tag], location: THE_HAGUE }, 'en')).toEqual([tag]);
  });

  it.each<[written: string, expected: string[]]>([
    ['Natuurbranden', ['Natuurbranden', 'wildfires']],
    ['verenigde staten', ['verenigde staten', 'United States']],
    ['Maria Lindqvist', ['Maria Lindqvist']],
  ])('who asks for %s means %j', (written, expected) => {
    expect(tagsCalled(written)).toEqual(expected);
  });

  it.each<[written: string, expected: string[]]>([
    ['den haag', ['den haag', 'The Hague']],
    ['Verenigde Staten', ['Verenigde Staten', 'United States']],
    ['Haag', ['Haag']],
  ])('an interest in %s is one in %j', (written, expected) => {
    expect(tagsMeant(written)).toEqual(expected);
  });

  it('each once', () => {
    expect(tagNames({ tags: ['Netherlands', 'Nederland'], location: NOWHERE }, 'nl')).toEqual(['Nederland']);
  });
});

import { describe, expect, it } from 'vitest';
import { tagNames, tagsAlsoCalled, tagsCalled, tagsMeant } from './tag-names.ts';

const THE_HAGUE = { city: 'The Hague', country: 'Netherlands', latitude: 52, longitude: 4.3 };
const NOWHERE = { city: null, country: null, latitude: null, longitude: null };

describe('what tags are called', () => {
  it.each<[why: string, tag: string, expected: string]>([
    ['a topic', 'wildfires', 'natuurbranden'],
    ['a country', 'United States', 'Verenigde Staten'],
    ['a part of a country', 'California', 'Californië'],
    ['a part of a country by its compass', 'Western Australia', 'West-Australië'],
    ['a sea, in the middle of a line', 'English Channel', 'het Kanaal'],
    ['somebody with a title', 'King Charles', 'koning Charles'],
    ['a topic, as readers choose it', 'lifestyle', 'lifestyle'],
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

  it.each([
    ...['VK', 'vk', 'UK', 'Groot-Brittannië', 'groot brittannie', 'Britain', 'Great Britain'].map((name) => [
      name,
      'United Kingdom',
    ]),
    // As the news of England is tagged, in which no other tag stands for it.
    ['Engeland', 'United Kingdom'],
    ...['VS', 'V.S.', 'vs', 'US', 'U.S.', 'USA', 'usa', 'Amerika', 'America'].map((name) => [
      name,
      'United States',
    ]),
    ['EU', 'European Union'],
    ...['UN', 'VN', 'vn'].map((name) => [name, 'United Nations']),
    ['NAVO', 'NATO'],
    ['WHO', 'World Health Organization'],
    ['OM', 'Openbaar Ministerie'],
    ['Czech Republic', 'Czechia'],
    ['Gazastrook', 'Gaza'],
    ['NZ', 'New Zealand'],
  ])('%s is what people call %s every day', (written, tag) => {
    expect(tagsAlsoCalled(written)).toEqual([tag]);
    expect(tagsMeant(written)).toContain(tag);
  });

  it.each([
    ['a word in small letters', ['us', 'Us', 'who', 'om']],
    ['a part of a country', ['Schotland', 'Wales', 'Northern Ireland']],
    ['a code', ['GB', 'IN', 'NO']],
    ['more than a name', ['US Army', 'Britain First', 'de VS']],
    ['nothing', ['', ' ', '.']],
  ])('what is no name of a whole country or body: %s', (_why, texts) => {
    const places = ['United Kingdom', 'United States', 'World Health Organization', 'Openbaar Ministerie'];
    for (const text of texts) for (const place of places) expect(tagsAlsoCalled(text)).not.toContain(place);
    for (const text of texts.filter((text) => text.length < 3)) expect(tagsAlsoCalled(text)).toEqual([]);
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

import { describe, expect, it } from 'vitest';
import { findTags } from './tags.ts';
import { readText } from './tokens.ts';

const tags = (
  headline: string,
  summary = '',
  itemCategories: string[] = [],
  countries: string[] = [],
): string[] =>
  findTags(
    { itemCategories, publisherId: 'harbour-post' },
    readText(headline),
    readText(summary),
    null,
    countries,
  );

describe('tags', () => {
  it('names topics, people, places and the publisher’s own categories, in lower case', () => {
    expect(tags('Astronaut waves as Maria Lindqvist lands', '', ['Human spaceflight'], ['Sweden'])).toEqual([
      'space',
      'maria lindqvist',
      'sweden',
      'human spaceflight',
    ]);
  });

  it('a capital at the beginning of a sentence is no name', () => {
    expect(tags('Farmers plant trees')).toEqual([]);
  });

  it('a title in title case has no visible names', () => {
    expect(tags('Farmers Plant Trees Along River')).toEqual([]);
  });

  it('the longer name stands for its parts', () => {
    expect(tags('Why Maria Lindqvist left: Lindqvist explains')).toEqual(['maria lindqvist']);
  });

  it.each(['Uncategorized', 'news', 'homepage_region', 'Paywall free', 'People (Social)'])(
    'leaves out the publisher’s housekeeping: %s',
    (category) => {
      expect(tags('farmers plant trees', '', [category])).toEqual([]);
    },
  );

  it('keeps a name with “of” in it whole', () => {
    expect(tags('pilots rehearse over the Gulf of Veldmark')).toEqual(['gulf of veldmark']);
  });

  it.each<[why: string, text: string, expected: string[]]>([
    ['a job in front', 'crowds greet Hungarian PM Viktor Orban', ['viktor orban']],
    ['a job of several words', 'talks with Secretary of State Marco Rubio', ['marco rubio']],
    ['a nationality behind', 'council meets Bridge Harbour Dutch', ['bridge harbour']],
    ['a surname that is a nationality', 'questions for Anthony Albanese', ['anthony albanese']],
    ['a surname that is a title', 'a march for Martin Luther King', ['martin luther king']],
    ['particles', 'police look for Jesse van der Berg', ['jesse van der berg']],
    ['a hyphen', 'a raid near Al-Aqsa', ['al-aqsa']],
    ['a job as the end of a compound', 'duizenden horen soulzanger Karel Veldmark', ['karel veldmark']],
    [
      'a compound with a capital',
      'Soulzanger Karel Veldmark komt vanavond niet naar de haven',
      ['karel veldmark'],
    ],
    [
      'a word for how many',
      'Alle Veldmarkse boten varen uit. Volledige Zeilen gehesen',
      ['veldmarkse', 'zeilen'],
    ],
    ['where somebody works', 'vragen aan Fleur Veldmark van VWS', ['fleur veldmark']],
    ['a double first name', 'vragen aan Anne-Lynn van Leuven', ['anne-lynn van leuven']],
    ['“of the”', 'crowds at the Battle of the Oranges', ['battle of the oranges']],
    ['a long “of the”', 'talks with Acting Leader of the Harbour Party', ['harbour party']],
    [
      'a plural that owns',
      'books at the Veldmark Writers’ Festival',
      ['culture', 'veldmark writers’ festival'],
    ],
    ['a country in Dutch', 'trein naar Nederland en Duitsland', ['netherlands', 'germany']],
    ['one and many', 'bones of a Neanderthal among Neanderthals', ['neanderthal']],
    ['a direction that belongs to it', 'land in the West Bank', ['west bank']],
    ['a direction that does not', 'trains from the North', []],
    ['a year that belongs to it', 'crowds at the Lunar New Year', ['lunar new year']],
    ['a first word before a country', 'Key Bangladesh leaders meet', []],
    ['half a phrase', 'court hears Several German', []],
    ['what parties and faiths are', 'talks led by Independent European and Muslim voters', []],
    ['what “of” leads to nothing', 'the Ministry of Foreign', ['ministry of foreign']],
    ['an agency', 'text by Associated Press on the harbour', []],
    ['the publisher itself', 'she told the Harbour Post', []],
    ['a known name at the beginning', 'Hezbollah rejects plan', ['hezbollah']],
    ['letters at the beginning', 'NATO counts ships', ['nato']],
    ['a word after a full stop', 'boats wait. Meanwhile, Young fish swim', []],
    ['a word after a quotation mark', 'they said: ‘Nobody counts’', []],
    ['people of a country', 'Lisbon welcomes French chess team', []],
  ])('names: %s', (_why, text, expected) => {
    expect(tags(text)).toEqual(expected);
  });

  it.each<[why: string, categories: string[], expected: string[]]>([
    ['people as a desk files them', ['Rubio, Marco', 'Putin, Vladimir V'], ['marco rubio', 'vladimir putin']],
    ['pages of the paper', ['World', 'Technology', 'Sports'], []],
    ['two subjects in one', ['Politics, Argentina', 'Funerals and Memorials'], []],
  ])('what the publisher says: %s', (_why, categories, expected) => {
    expect(tags('farmers plant trees', '', categories)).toEqual(expected);
  });

  it.each<[why: string, headline: string, summary: string, expected: string[]]>([
    ['the headline speaks of it', 'teachers want smaller groups', '', ['education']],
    ['the text speaks of it twice', 'a strike ends', 'Pupils are back at school.', ['education']],
    ['a scene is no topic', 'man shot', 'It happened near a school.', []],
  ])('topics: %s', (_why, headline, summary, expected) => {
    expect(tags(headline, summary)).toEqual(expected);
  });

  it('gives at most eight', () => {
    expect(
      tags('x', '', ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']),
    ).toHaveLength(8);
  });
});

import { describe, expect, it } from 'vitest';
import { findTags } from './tags.ts';
import { readText } from './tokens.ts';

const tags = (
  headline: string,
  summary = '',
  itemCategories: string[] = [],
  countries: string[] = [],
): string[] => findTags({ itemCategories }, readText(headline), readText(summary), countries);

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

  it.each(['Lisbon welcomes French chess team', 'Years later, Vice President calls', 'on Tuesday (Reuters)'])(
    'neither people of a country, titles nor agencies are names: %s',
    (headline) => {
      expect(tags(headline)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:french|vice|reuters)$/)]),
      );
    },
  );

  it.each([
    ['court hears Several German', []],
    ['council meets Bridge Harbour Dutch', ['bridge harbour']],
    ['talks led by Independent European', []],
    ['text by Associated Press on the harbour', []],
  ])('no tag of half a phrase or of an agency: %s', (headline, expected) => {
    expect(tags(headline)).toEqual(expected);
  });

  it('gives at most eight', () => {
    expect(
      tags('x', '', ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']),
    ).toHaveLength(8);
  });
});

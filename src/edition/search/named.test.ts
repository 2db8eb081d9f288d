import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Story } from '../../contract/contract.ts';
import { type Row, toRow } from '../row.ts';
import { cityIn, story } from '../testing/stories.ts';
import { asNamed, namesIn } from './named.ts';

const TAGS = ['bank of america', 'iran'];
const isTag = (name: string): boolean => TAGS.includes(name.toLowerCase());

describe('names in a query that stories may have another name for', () => {
  it.each<[why: string, text: string, expected: string[]]>([
    ['two countries in Dutch', 'rusland oekraïne', ['rusland: Russia', 'oekraïne: Ukraine']],
    ['of two words', 'verenigde staten iran', ['verenigde staten: United States']],
    [
      'of three',
      'trump verenigde arabische emiraten',
      ['verenigde arabische emiraten: United Arab Emirates'],
    ],
    ['one beside a word', 'trump rusland', ['rusland: Russia']],
    ['an everyday name', 'usa iran', ['usa: United States']],
    ['letters with points', 'V.S. iran', ['V.S.: United States']],
    ['letters that are a word too, in capitals', 'US iran', ['US: United States']],
    ['not in small letters', 'tell us iran', []],
    ['a body', 'vn israel', ['vn: United Nations']],
    ['a subject', 'natuurbranden iran', ['natuurbranden: wildfires']],
    ['a city', 'genève iran', ['genève: Geneva']],
    ['no city that is a word too', 'lessen bergen graven', []],
    ['joined by a hyphen', 'Rusland-Oekraïne', ['Rusland: Russia', 'Oekraïne: Ukraine']],
    ['with a hyphen of its own', 'zuid-korea iran', ['zuid-korea: South Korea']],
    ['parted by a comma', 'rusland, iran', ['rusland: Russia']],
    ['no part of a name that is a tag', 'Bank of America iran', []],
    ['no name that is a tag as it is', 'iran trump', []],
    ['not between quotes', '"rusland" “verenigde staten” oekraïne', ['oekraïne: Ukraine']],
    ['not one by itself', ' Verenigde Staten ', []],
    ['none', 'harbour ferry', []],
    ['nothing', '', []],
  ])('SEARCH-09 %s: %s', (_why, text, expected) => {
    const names = namesIn(text, isTag);
    expect(names.map(({ typed, tags }) => `${typed}: ${tags.join()}`)).toEqual(expected);
  });

  it('stand in it one after the other', () => {
    const words = fc.constantFrom(
      'rusland',
      'VS',
      'verenigde',
      'staten',
      'iran',
      '"',
      ',',
      'zuid-korea',
      '5',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (list) => {
        let rest = list.join(' ');
        for (const { typed, tags } of namesIn(rest, isTag)) {
          expect(tags).not.toEqual([]);
          expect(rest).toContain(typed);
          rest = rest.slice(rest.indexOf(typed) + typed.length);
        }
      }),
    );
  });
});

describe('of stories that were found by the words of a tag', () => {
  const among = (text: string, over: Partial<Story>, inOtherWords = true): boolean => {
    const row = toRow(story('a', { tags: [], ...over })) as Row;
    return asNamed([{ row, field: 'text', inOtherWords }], namesIn(text, isTag)).length > 0;
  };

  it.each<[why: string, text: string, over: Partial<Story>, stays: boolean]>([
    ['what has the tag', 'georgië trump', { tags: ['Georgia'] }, true],
    ['not the word alone', 'georgië trump', { headline: 'Trump in Georgia' }, false],
    ['what has the name as it was typed', 'georgië trump', { headline: 'Trump naar Georgië' }, true],
    ['what has the tag by its everyday name', 'VS trump', { tags: ['United States'] }, true],
    ['each of two', 'rusland VS trump', { tags: ['United States'] }, false],
    ['the city', 'athene trump', { tags: ['Athens'], location: cityIn('Athens', 'Greece') }, true],
    [
      'not its namesake',
      'athene trump',
      { tags: ['Athens'], location: cityIn('Athens', 'United States') },
      false,
    ],
  ])('SEARCH-09 %s', (_why, text, over, stays) => {
    expect(among(text, over)).toBe(stays);
    expect(among(text, over, false)).toBe(true);
  });
});

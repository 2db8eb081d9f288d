import { describe, expect, it } from 'vitest';
import type { Story } from '../../contract/contract.ts';
import { type Row, toRow } from '../row.ts';
import { source, story } from '../testing/stories.ts';
import { asWritten, isName, meantBy } from './meant.ts';
import type { Found } from './search-order.ts';

const found = (over: Partial<Story>): Found => ({ row: toRow(story('a', over)) as Row, field: 'text' });
const read = (instead: string[][], ...stories: Partial<Story>[]): (string | undefined)[] =>
  asWritten(stories.map(found), instead).map(({ meant }) => meant);

const MINISTER = [['ministre', 'ministe', 'minister', 'minstre']];

describe('of stories that a misspelt word found', () => {
  it('all stay where nothing was misspelt', () => {
    const all = [found({ headline: 'A ban' }), found({ headline: 'No ban' })];
    expect(asWritten(all, null)).toEqual(all);
  });

  it.each<[why: string, instead: string[][], over: Partial<Story>, expected: string]>([
    ['the word of the headline', MINISTER, { headline: 'The Minister resigns' }, 'minister'],
    ['a word of a translation', MINISTER, { translations: dutch('Minister stapt op') }, 'minister'],
    ['a word of a tag', MINISTER, { tags: ['Prime Minister'] }, 'minister'],
    [
      'a tag as readers of Dutch know it',
      [['kernwapns', 'kernwapens']],
      { tags: ['nuclear weapons'] },
      'kernwapens',
    ],
    ['the page it stands on', [['gezondheit', 'gezondheid']], { categories: ['health'] }, 'gezondheid'],
    ['a publisher', [['courrier', 'courier']], { sources: [source({ name: 'The Courier' })] }, 'courier'],
    [
      'each word of the query',
      [['utrehct', 'utrecht'], ['train']],
      { headline: 'Night train to Utrecht' },
      'utrecht train',
    ],
    [
      'what was typed, for a word that it has in another form',
      [
        ['robben', 'roben'],
        ['opvanng', 'opvang'],
      ],
      { headline: 'Opvang voor rob' },
      'robben opvang',
    ],
  ])('one is shown for %s', (_why, instead, over, expected) => {
    expect(read(instead, over)).toEqual([expected]);
  });

  it('none is shown that only shares its stem with what nobody wrote', () => {
    expect(read(MINISTER, { headline: 'A ministry closes' })).toEqual([]);
    expect(read(MINISTER, { headline: 'Ministers resign' })).toEqual([]);
  });

  it('those are shown that have it in a longer word, where another has it as it stands', () => {
    const headlines = ['Ministers resign', 'A ministry closes', 'The minister stays', 'Premierminister'];
    expect(read(MINISTER, ...headlines.map((headline) => ({ headline })))).toEqual(
      Array.from({ length: 3 }, () => 'minister'),
    );
  });
});

function dutch(headline: string): Story['translations'] {
  return { 'nl-NL': { headline, sub_headline: '', description: '' } };
}

it('a search names the words of most stories first, and three at most', () => {
  const meant = ['stone', 'steen', 'steen', 'stein', 'stijn', 'stein', 'steen', undefined];
  expect(meantBy(meant.map((word) => (word === undefined ? {} : { meant: word })))).toEqual([
    'steen',
    'stein',
    'stone',
  ]);
  expect(meantBy([{}, {}])).toEqual([]);
});

it.each([
  ['a country, in either language', 'engeland', true],
  ['one of several words', 'groot brittannie', true],
  ['a part of one', 'californie', true],
  ['a city by its Dutch name', 'munchen', true],
  ['a small one', 'losser', true],
  ['a subject', 'natuurbranden', true],
  ['a body', 'veiligheidsraad', true],
  ['a name with a slip', 'engelandd', false],
  ['part of a name', 'angeles', false],
  ['a word', 'minister', false],
  ['nothing', '', false],
])('is written as it should be: %s', (_why, words, expected) => {
  expect(isName(words)).toBe(expected);
});

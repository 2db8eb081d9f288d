import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOtherWords } from './other-words.ts';
import { phrasesQuery, readQuery, type SearchQuery, wordsQuery } from './search-query.ts';

const NAMES = [
  { typed: 'VK', tags: ['United Kingdom'] },
  { typed: 'witte huis', tags: ['White House'] },
  { typed: 'V.S.', tags: ['U.S.A.'] },
];

const BOTH = { names: NAMES, reads: ['en', 'nl'] };

describe('a query', () => {
  it.each([
    ['vk trump', '(vk | (united & kingdom)) & trump', '(vk | (united <-> kingdom)) & trump'],
    [
      'Witte Huis trump',
      '(witte & huis | (white & house)) & trump',
      '(witte & huis | (white <-> house)) & trump',
    ],
    ['iran V.S. "vk"', 'iran & (vs | usa) & vk', 'iran & (vs | usa) & vk & (vk)'],
  ])('%j, with tags in place of names', (text, words, phrases) => {
    const query = inOtherWords(readQuery(text), { names: NAMES, reads: ['en'] });
    expect(query && [wordsQuery(query, 'en'), phrasesQuery(query, 'en')]).toEqual([words, phrases]);
  });

  it('has no tags in place of names that are not in it, or only in quotes', () => {
    expect(inOtherWords(readQuery('vks "vk" huis witte'), { names: NAMES, reads: ['en'] })).toBeNull();
  });

  it('keeps all of its words with tags in place of names', () => {
    const words = fc.constantFrom('vk', 'witte', 'huis', 'V.S.', 'eu', '"');
    const wordsIn = ({ parts }: SearchQuery): string[] => parts.flatMap((part) => part.words);
    fc.assert(
      fc.property(fc.array(words), (list) => {
        const query = readQuery(list.join(' '));
        expect(wordsIn(inOtherWords(query, BOTH) ?? query)).toEqual(wordsIn(query));
      }),
    );
  });

  it.each([
    ['vrede', 'en', 'peace'],
    ['raketaanval', 'en', '((missile | missiles) & attack)'],
    ['premier', 'en', '(prime & minister)'],
    ['russische', 'en', '(russian | russia | russians)'],
    ['climate', 'nl', 'klimaat'],
    ['hospitals', 'nl', 'ziekenhuis'],
    ['deal', 'nl', 'akkoord'],
  ] as const)('%j, with what it means in the other language', (text, language, meaning) => {
    const query = inOtherWords(readQuery(text), BOTH);
    expect(query && wordsQuery(query, language)).toContain(meaning);
  });

  it.each(['xyzzy', 'the', '"vrede"'])('%j has nothing else in its place', (text) => {
    expect(inOtherWords(readQuery(text), BOTH)).toBeNull();
  });

  it('means nothing in a language that its reader does not read', () => {
    expect(inOtherWords(readQuery('vrede'), { reads: ['nl'] })).toBeNull();
  });

  it('takes a word that means something else in each language for a Dutch one', () => {
    const query = inOtherWords(readQuery('brand'), BOTH);
    expect(query && [wordsQuery(query, 'en'), wordsQuery(query, 'nl')]).toEqual([
      '(brand | fire)',
      wordsQuery(readQuery('brand'), 'nl'),
    ]);
  });

  it('asks for few words in place of those with most meanings: anybody may ask for all of them', () => {
    const query = inOtherWords(readQuery('protestant tariff cyclist stabbing'), BOTH);
    expect(query && wordsQuery(query, 'nl').split(/[&|]/).length).toBeLessThan(200);
  });
});

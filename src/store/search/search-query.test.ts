import { describe, expect, it } from 'vitest';
import {
  inWords,
  phrasesQuery,
  readQuery,
  slippedWords,
  slipsQuery,
  withFewerWords,
  wordsQuery,
} from './search-query.ts';

/** Slips of all words together, and at most four words themselves. */
const MAX_WORDS_ASKED = 1_324;
const letters = (count: number): string => 'zyxwvutsrqponmlkjihgfedcba'.repeat(3).slice(0, count);

describe('a query', () => {
  it.each([
    ['eu 5G', 'eu & 5g', null],
    ['"climate summit" EU', 'climate & summit & eu', 'climate & summit & eu & (climate <-> summit)'],
    ['“klimaat top”', 'klimaat & top', 'klimaat & top & (klimaat <-> top)'],
    ['an "eu', 'an & eu', null],
    ['a or b -c !(d|e) <-> f:*', 'a & or & b & c & d & e & f', null],
    ['won', '(won | win | wins | winning)', null],
    ['heat wave', '(heat & wave | (heatwave | hittegolf))', null],
    [
      'airstrike',
      '(airstrike | airstrikes | (air & strike) | (air & strikes))',
      '(airstrike | airstrikes | (air <-> strike) | (air <-> strikes))',
    ],
    ['"won"', 'won', 'won & (won)'],
    ['  " " ', '', null],
    ['\0\ud800', '', null],
  ])('%j', (text, words, phrases) => {
    const query = readQuery(text);
    expect([wordsQuery(query, 'en'), phrasesQuery(query, 'en')]).toEqual([words, phrases]);
  });

  it.each([
    ['eu 5G', ['eu', '5g'], null],
    ['heat wave', ['heat', 'wave'], '(heatwave | hittegolf)'],
    ['"heat wave" eu', ['heat', 'wave', 'eu'], null],
    ['heat wave "eu"', ['heat', 'wave', 'eu'], '(heatwave | hittegolf) & eu'],
    [
      'won snow plough',
      ['(won | win | wins | winning)', 'snow', '(plough | plow)'],
      '(won | win | wins | winning) & snowplough',
    ],
    ['', [], null],
  ])('%j, word by word', (text, words, instead) => {
    expect(inWords(readQuery(text), 'en')).toMatchObject({ words, instead });
  });

  it('has at most 32 words, however long it is', () => {
    const query = readQuery('eu "uk us" '.repeat(1_000));
    expect(wordsQuery(query, 'en').split(' & ')).toHaveLength(32);
    expect(query.parts.flatMap(({ words }) => words)).toHaveLength(32);
  });

  it('may have a slip in its first two long words, in short ones by their sound, and in none between quotes', () => {
    const ways = (text: string) => slippedWords(readQuery(text))?.map((group) => group.length > 1);
    expect(ways('trip zelensky netanyahu schwarzenegger')).toEqual([false, true, true, false]);
    expect(ways('visit zelensky netanyahu schwarzenegger')).toEqual([true, true, true, false]);
    expect(ways('merkel brandenburger schwarzenbach envoy')).toEqual([true, true, true, true]);
    expect(ways('"zelensky netanyahu"')).toBeUndefined();
    expect(ways('trip')).toBeUndefined();
    expect(ways('zelensky and his envoy travel')).toBeUndefined();
  });

  it('may have a letter missing in its first two short words that nobody knows, in others by their sound', () => {
    const ways = (text: string) =>
      slippedWords(readQuery(text))?.map((group) => (group.length > 100 ? 'many' : group.length > 1));
    expect(ways('teatre musuem glacer')).toEqual(['many', 'many', true]);
    expect(ways('theatre museum glacier')).toEqual(['many', true, 'many']);
    expect(ways('huose')).toEqual(['many']);
    expect(ways('huis')).toBeUndefined();
  });

  it.each([
    'zelensky netanyahu',
    'visit zelensky netanyahu schwarzenegger',
    'klimaatverandering',
    'schwarzenegger klimaatverandering',
    'x'.repeat(60),
    letters(60),
    `${letters(60)} ${letters(58)} ${letters(30)} ${letters(21)}`,
    `${letters(20)} ${letters(19)} merkel milei`,
    `${letters(6)} ${letters(20)} ${letters(6)} ${letters(20)}`,
    'zyxwvu uvwxyz yzxwvu vuwxyz',
  ])('asks for a bounded number of words that %s may have been', (text) => {
    const asked = slipsQuery(slippedWords(readQuery(text)) ?? []).match(/[a-z]+/g) ?? [];
    expect(asked.length).toBeLessThanOrEqual(MAX_WORDS_ASKED);
  });

  it.each([
    ['a word', 'brandenburg zelensky', [false, true]],
    ['two words', 'san fernando zelensky', [false, false, true]],
    ['all of it', 'upper volta ferries', [false, false, false]],
    ['some of a name alone', 'fernando zelensky', [true, true]],
  ])('has none in a name: %s', (_why, text, expected) => {
    const names = new Set(['brandenburg', 'san fernando', 'upper volta ferries']);
    const groups = slippedWords(readQuery(text), (words) => names.has(words));
    expect(groups?.map((group) => group.length > 1) ?? expected.map(() => false)).toEqual(expected);
  });

  it('has slips in the words before those that are too many', () => {
    const groups = slippedWords(readQuery(`${letters(20)} ${letters(19)} merkel`));
    expect(groups?.map((group) => group.length > 1)).toEqual([true, false, true]);
  });
});

describe('words without so many of them', () => {
  it.each<[text: string, fewer: number, expected: string[] | number]>([
    ['olympics ice results', 1, ['olympics ice', 'olympics results', 'ice results']],
    ['olympics ice results', 2, ['olympics', 'ice', 'results']],
    ['olympics ice results', 3, []],
    ['war in Ukraine, latest', 1, ['war in Ukraine', 'war in latest', 'in Ukraine latest']],
    ['trump, (xyzzy)?', 1, ['trump', 'xyzzy']],
    ['U.S., “Wait!” …50% cease-fire.', 3, ['U.S.', '“Wait!”', '50%', 'cease-fire']],
    ['“ice hockey”, results', 1, ['“ice hockey”', 'results']],
    ['"ice hockey', 1, ['ice', 'hockey']],
    ['cease-fire & gaza', 1, ['cease-fire', 'gaza']],
    ['the war', 1, []],
    ['war', 1, []],
    ['', 1, []],
    ['a1 b2 c3 d4 e5 f6', 1, 6],
    ['a1 b2 c3 d4 e5 f6', 2, 15],
    ['a1 b2 c3 d4 e5 f6 g7', 1, []],
  ])('%s, %i fewer', (text, fewer, expected) => {
    const without = withFewerWords(text, fewer);
    expect(typeof expected === 'number' ? without.length : without).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { compileMessage } from '../../src/texts/compile.ts';
import { differences, flat, namesIn } from './languages.ts';

const ENGLISH = '{count, plural, one {# report} other {# reports of {name}}}';
const said = (english: string, other: string) =>
  differences(new Map([['key', english]]), new Map([['key', other]]), compileMessage);

describe('two languages', () => {
  it.each([
    ['the same values', ENGLISH, '{count, plural, other {# van {name}}}'],
    ['values in another order', '{a} of {b, number}', '{b, number} van {a}'],
  ])('agree: %s', (_what, english, dutch) => {
    expect(said(english, dutch)).toEqual([]);
  });

  it.each([
    ['a value less', 'Near {city}', 'Dichtbij', 'key asks for nothing instead of {city}'],
    ['a value more', 'Near you', 'Rond {city}', 'key asks for {city} instead of nothing'],
    ['a value of another name', 'Near {city}', 'Rond {stad}', 'key asks for {stad} instead of {city}'],
    [
      'a plural that is a number',
      ENGLISH,
      '{count, number} van {name}',
      'key asks for {count, number}, {name}',
    ],
    [
      'a value less in one form',
      ENGLISH,
      '{count, plural, other {#}}',
      'key asks for {count, plural} instead',
    ],
    ['nothing', 'Near', ' ', 'key is empty'],
    ['a text that is not valid', 'Near', 'Rond {city', 'key asks for (not valid: '],
  ])('differ: %s', (_what, english, dutch, fault) => {
    expect(said(english, dutch)).toEqual([expect.stringContaining(fault)]);
  });

  it('differ in keys, also in prose', () => {
    const english = flat({ about: { title: 'About', parts: ['one', 'two'] } });
    const dutch = flat({ about: { title: 'Over', parts: ['een'] }, terms: 'Voorwaarden' });
    expect(differences(english, dutch, compileMessage)).toEqual([
      'about.parts.1 is missing',
      'terms is not in English',
    ]);
  });

  it('the names of what a text asks for', () => {
    expect(namesIn(compileMessage(ENGLISH))).toEqual(['count', 'name']);
  });
});

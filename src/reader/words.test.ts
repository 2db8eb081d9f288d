import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phraseFinder, wordsOf } from './words.ts';

describe('phraseFinder', () => {
  const word = fc.constantFrom('a', 'b', 'ab', 'ba', 'abc', "don't", 'Ö');
  const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => wordsOf(words.join(' ')));
  const phrases = fc.array(
    fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => wordsOf(words.join(' '))),
    { maxLength: 30 },
  );

  it('finds the first of few phrases and of many, as looking for one after the other does', () => {
    fc.assert(
      fc.property(phrases, text, text, (wanted, one, other) => {
        const told = `${one}\n${other}`;
        const first = wanted.findIndex((phrase) => told.includes(phrase));
        expect(phraseFinder(wanted)(told)).toBe(first < 0 ? null : first);
      }),
    );
  });

  it.each([
    ['few', 0],
    ['many', 50],
  ])('finds the last of %s, and nothing in a text that holds none', (_name, others) => {
    const wanted = [...Array.from({ length: others }, (_, at) => ` nobody says this ${at} `), ' new year '];
    expect(phraseFinder(wanted)(' a happy new year ')).toBe(others);
    expect(phraseFinder(wanted)(' new ideas for the year ')).toBeNull();
  });
});

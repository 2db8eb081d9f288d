import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipsOf } from './slips.ts';

const mostOf = (word: string): string[] => slipsOf(word)[0] ?? [];

describe('a slip in a name', () => {
  it.each([
    ['a letter too many', 'zelenskky'],
    ['a letter too few', 'zelesky'],
    ['another letter', 'zelansky'],
    ['two letters that changed places', 'zelesnky'],
    ['a wrong last letter', 'zelenski'],
    ['a letter after the last', 'zelenskyy'],
  ])('is %s', (_name, typed) => {
    expect(mostOf(typed)).toContain('zelensky');
  });

  it.each([
    ['two slips', 'zelanski'],
    ['another first letter', 'selensky'],
    ['no slip at all', 'zelensky'],
  ])('is not %s', (_name, typed) => {
    expect(mostOf(typed)).not.toContain('zelensky');
  });

  it('is tried for words as long as names are, and for none longer', () => {
    expect(slipsOf('a'.repeat(20))).not.toEqual([]);
    expect(slipsOf('a'.repeat(21))).toEqual([]);
  });

  it.each(['merk', 'f16aaaaa', 'зеленский', ''])('is none for %s', (word) => {
    expect(slipsOf(word)).toEqual([]);
  });

  it.each([
    ['a letter doubled', 'malaara', true],
    ['another letter', 'malbra', false],
    ['a letter too few', 'malaria', true],
    ['a letter too many', 'malra', false],
    ['two letters that changed places', 'mlaara', true],
    ['the word itself', 'malara', false],
  ])('of a short one that nobody knows is also what a hasty hand leaves out: %s', (_name, meant, found) => {
    expect(mostOf('malara').includes(meant)).toBe(found);
  });

  it.each([
    ['a letter doubled', 'merkkel', true],
    ['another letter of the same sound', 'mercel', true],
    ['another letter', 'mertel', false],
    ['a letter too few', 'mekel', false],
  ])('of a short one that is known is only what sounds the same: %s', (_name, typed, found) => {
    expect(slipsOf('merkel').flat().includes(typed)).toBe(found);
  });

  it('of a short one is only what sounds the same where the rest is too much', () => {
    const [most = [], less = []] = slipsOf('teatre');
    expect(most).toContain('theatre');
    expect(less).not.toContain('theatre');
    expect(most.length).toBeLessThan(200);
    expect(less.length).toBeLessThan(20);
  });

  it('goes both ways', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{8,12}$/), fc.nat(), (word, seed) => {
        const slips = mostOf(word);
        const slip = slips[seed % slips.length] ?? '';
        expect(mostOf(slip)).toContain(word);
      }),
    );
  });
});

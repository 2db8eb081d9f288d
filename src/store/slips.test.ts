import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipsOf } from './slips.ts';

describe('a slip in a name', () => {
  it.each([
    ['a letter too many', 'zelenskky'],
    ['a letter too few', 'zelesky'],
    ['another letter', 'zelansky'],
    ['two letters that changed places', 'zelesnky'],
    ['a wrong last letter', 'zelenski'],
    ['a letter after the last', 'zelenskyy'],
  ])('is %s', (_name, typed) => {
    expect(slipsOf(typed)).toContain('zelensky');
  });

  it.each([
    ['two slips', 'zelanski'],
    ['another first letter', 'selensky'],
    ['no slip at all', 'zelensky'],
  ])('is not %s', (_name, typed) => {
    expect(slipsOf(typed)).not.toContain('zelensky');
  });

  it('is tried for words as long as names are, and for none longer', () => {
    expect(slipsOf('a'.repeat(20))).not.toEqual([]);
    expect(slipsOf('a'.repeat(21))).toEqual([]);
  });

  it.each(['merk', 'f16aaaaa', 'зеленский', ''])('is none for %s', (word) => {
    expect(slipsOf(word)).toEqual([]);
  });

  it.each([
    ['a letter doubled', 'merkkel', true],
    ['another letter of the same sound', 'mercel', true],
    ['another letter', 'mertel', false],
    ['a letter too few', 'mekel', false],
  ])('of a short one is what sounds the same: %s', (_name, typed, found) => {
    // As a reader of a short name types it: six letters, or five.
    expect(slipsOf('merkel').includes(typed)).toBe(found);
  });

  it('goes both ways', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{8,12}$/), fc.nat(), (word, seed) => {
        const slips = slipsOf(word);
        const slip = slips[seed % slips.length] ?? '';
        expect(slipsOf(slip)).toContain(word);
      }),
    );
  });
});

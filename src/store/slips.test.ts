import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneSlipFrom } from './slips.ts';

describe('one slip from a long name', () => {
  it.each([
    ['a letter too many', 'zelenskky'],
    ['a letter too few', 'zelesky'],
    ['another letter', 'zelansky'],
    ['two letters that changed places', 'zelesnky'],
    ['a wrong last letter', 'zelenski'],
    ['a letter after the last', 'zelenskyy'],
  ])('is %s', (_name, typed) => {
    expect(oneSlipFrom(typed)).toContain('zelensky');
  });

  it.each([
    ['two slips', 'zelanski'],
    ['another first letter', 'selensky'],
    ['no slip at all', 'zelensky'],
  ])('is not %s', (_name, typed) => {
    expect(oneSlipFrom(typed)).not.toContain('zelensky');
  });

  it.each(['merkel', 'f16aaaaa', 'зеленский', ''])('is none for %s', (word) => {
    expect(oneSlipFrom(word)).toEqual([]);
  });

  it('goes both ways', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{8,12}$/), fc.nat(), (word, seed) => {
        const slips = oneSlipFrom(word);
        const slip = slips[seed % slips.length] ?? '';
        expect(oneSlipFrom(slip)).toContain(word);
      }),
    );
  });
});

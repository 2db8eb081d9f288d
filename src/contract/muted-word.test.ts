import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mutedWord } from './muted-word.ts';

describe('mutedWord', () => {
  it.each([
    ['blanks and capitals', '  Royal Baby ', 'royal baby'],
    ['straight quotation marks', '"Iran"', 'iran'],
    ['curly ones', ' “Royal Baby” ', 'royal baby'],
    ['German and old Dutch ones', '„Iran”', 'iran'],
    ['French ones, and blanks inside', '« Iran »', 'iran'],
    ['single ones', "'Iran'", 'iran'],
    ['one pair inside the other', `"'Iran'"`, 'iran'],
    ['an apostrophe inside', `"Xi's visit"`, "xi's visit"],
    ['nothing between them', '""', ''],
  ])('VALID-05 %s', (_what, written, kept) => {
    expect(mutedWord(written)).toBe(kept);
  });

  it.each([
    ['a name that begins with an apostrophe', "'s-Hertogenbosch", "'s-hertogenbosch"],
    ['a mark of inches', '24" tv', '24" tv'],
    ['two pairs', '"iran" or "iraq"', '"iran" or "iraq"'],
    ['a single mark', '"', '"'],
  ])('keeps the marks of %s', (_what, written, kept) => {
    expect(mutedWord(written)).toBe(kept);
  });

  it('leaves what is kept as it is', () => {
    const written = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '"', "'", '“', '»', '’') });
    fc.assert(
      fc.property(written, (text) => {
        expect(mutedWord(mutedWord(text))).toBe(mutedWord(text));
      }),
    );
  });
});

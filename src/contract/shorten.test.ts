import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortened } from './shorten.ts';

describe('shortened', () => {
  it.each([
    ['The ferry is back.', 40, 'The ferry is back.'],
    ['The ferry is back.', 18, 'The ferry is back.'],
    ['The ferry is back.', 17, 'The ferry is…'],
    ['The ferry, it says, is back.', 12, 'The ferry…'],
    ['The ferry — it says – is back.', 13, 'The ferry…'],
    ['Verkeersveiligheidsplan', 10, 'Verkeersv…'],
    [' Verkeersveiligheidsplan', 10, ' Verkeers…'],
    ['🚢🚢🚢', 4, '🚢…'],
  ])('%j in at most %i characters', (text, most, short) => {
    expect(shortened(text, most)).toBe(short);
  });

  it('is never longer than it may be, begins as the text does, and splits no character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 2, max: 40 }),
        (text, most) => {
          const short = shortened(text, most);
          expect(short.length).toBeLessThanOrEqual(most);
          if (short !== text) expect(text.startsWith(short.slice(0, -1))).toBe(true);
          // Half a character cannot be encoded.
          expect(() => encodeURIComponent(short)).not.toThrow();
        },
      ),
    );
  });
});

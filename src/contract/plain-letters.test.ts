import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLetters } from './plain-letters.ts';

describe('plain letters', () => {
  it.each([
    ['Élysée Straße Ærø Łódź', 'elysee strasse aero lodz'],
    ['ĐẶNG Þór Rauðá Œuvre', 'dang thor rauda oeuvre'],
    ['Işık İstanbul Gəncə', 'isik istanbul gence'],
    ['Ħamrun Ŋandi Ŧ', 'hamrun ngandi t'],
    ['ŁÓDŹ', 'lodz'],
    ["'s-Hertogenbosch, 1.5 °C", "'s-hertogenbosch, 1.5 °c"],
    ['Київ 北京', 'киів 北京'],
  ])('%s → %s', (text, plain) => {
    expect(plainLetters(text)).toBe(plain);
  });

  it('are the same however a text is composed, and when done twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = plainLetters(text);
        expect(plainLetters(plain)).toBe(plain);
        for (const form of ['NFC', 'NFD']) expect(plainLetters(text.normalize(form))).toBe(plain);
      }),
    );
  });
});

import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWords } from './fold.ts';

describe('folding words', () => {
  it.each([
    ['Élysée Straße Ærø Łódź', 'elysee strasse aero lodz'],
    ['Gəncə, Ħamrun', 'gence hamrun'],
    ['“Helder” — ‘klaar’… (nu)', 'helder klaar nu'],
    ["Israel's women’s foto's", 'israel women foto'],
    ["'s-Hertogenbosch", 's hertogenbosch'],
    ['U.S. and E.U. in the N.A.T.O', 'us and eu in the nato'],
    ['covid-19, 1.5°C, G20', 'covid 19 1 5 c g20'],
    ['coördinatie ﬁets ①', 'coordinatie fiets 1'],
    ['Київ 北京', 'киів 北京'],
    ['İstanbul', 'istanbul'],
    ['𝐴𝗻𝗻𝗮', 'anna'],
    ['', ''],
  ])('%s', (text, words) => {
    expect(foldWords(text).join(' ')).toBe(words);
  });

  it('leaves out what is too long to be a word', () => {
    expect(foldWords(`a ${'x'.repeat(61)} b`)).toEqual(['a', 'b']);
  });

  it('is the same when done twice', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        const once = foldWords(text).join(' ');
        expect(foldWords(once).join(' ')).toBe(once);
      }),
    );
  });
});

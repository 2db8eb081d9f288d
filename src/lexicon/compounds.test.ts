import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from './compounds.ts';

const KNOWN = new Map([
  ['handel', 'trade'],
  ['akkoord', 'agreement'],
  ['boer', 'farmer'],
  ['protest', 'protest'],
  ['protesten', 'protest'],
  ['staal', 'steel'],
  ['import', 'import'],
  ['heffing', 'tariff'],
  ['huis', 'house'],
]);
const known = {
  first: (part: string) => KNOWN.get(part),
  last: (part: string) => KNOWN.get(part),
  isEmphasis: (part: string) => part === 'top',
};

describe('partsOf', () => {
  it.each([
    ['handelsakkoord', 'trade agreement', 'with an s between'],
    ['boerenprotesten', 'farmer protest', 'with en between, and an ending'],
    ['importheffing', 'import tariff', 'with nothing between'],
    ['staalimportheffing', 'steel import tariff', 'of three'],
    ['handelsmissie', '', 'whose last part is unknown'],
    ['klimaatakkoord', '', 'whose first part is unknown'],
    ['shuis', '', 'that is too short'],
    ['handel', '', 'that is none'],
    ['topprotest', 'protest', 'that is only stressed'],
    ['staaltopprotest', '', 'with a stress in the middle'],
  ])('%s → %s: a word %s', (word, parts) => {
    expect(partsOf(word, known).join(' ')).toBe(parts);
  });

  it('asks nothing of a word that is too long to be one: it could be made to be taken apart for ever', () => {
    const asked: string[] = [];
    const ask = (part: string): undefined => void asked.push(part);
    expect(partsOf('handelsakkoord'.repeat(4), { ...known, first: ask, last: ask })).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('gives keys of known words only, and at least two', () => {
    const keys = new Set(KNOWN.values());
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...KNOWN.keys(), 's', 'en', 'x'), { maxLength: 6 }), (pieces) => {
        const parts = partsOf(pieces.join(''), known);
        expect(parts.every((key) => keys.has(key))).toBe(true);
        expect(parts.length === 0 || parts.length > 1).toBe(true);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinVerbs } from './separable.ts';

describe('joinVerbs', () => {
  it.each([
    ['Iran valt Israël aan', 'Iran aanvalt Israël aan', 'at the end'],
    ['Minister stapt op na kritiek', 'Minister opstapt op na kritiek', 'before what goes on'],
    ['Bond stelt duel uit, fans boos', 'Bond uitstelt duel uit, fans boos', 'at the end of a clause'],
    ['Politie pakt zes mensen op', 'Politie oppakt zes mensen op', 'far apart'],
    ['Man valt op straat', 'Man valt op straat', 'not before a noun'],
    ['Storm raast langs de kust, valt mee', 'Storm raast langs de kust, valt mee', 'not verbs of no table'],
    ['Tent en kraam waaien weg', 'Tent en kraam waaien weg', 'not small words'],
    ['Trainer Stapt op', 'Trainer Stapt op', 'not names'],
  ])('%s → %s: %s', (text, joined) => {
    expect(joinVerbs(text, 'nl')).toBe(joined);
  });

  it('leaves languages alone that write verbs in one piece', () => {
    expect(joinVerbs('Minister stapt op na kritiek', 'en')).toBe('Minister stapt op na kritiek');
  });

  it('takes nothing away, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(joinVerbs(text, 'nl').length).toBeGreaterThanOrEqual(text.length);
      }),
    );
  });
});

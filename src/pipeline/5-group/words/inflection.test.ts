import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dutchRoot } from './inflection.ts';

describe('dutchRoot', () => {
  it.each([
    ['verhoogt', 'verhogen', 'verhoogd', 'verhoging', 'verhoogde'],
    ['waarschuwt', 'gewaarschuwd', 'waarschuwen'],
    ['opgepakt', 'oppakken', 'oppakt'],
    ['gedemonstreerd', 'demonstreren', 'demonstreert'],
  ])('is the same for %s and its other forms', (...forms) => {
    expect(new Set(forms.map(dutchRoot)).size).toBe(1);
  });

  it.each(['wet', 'zee', 'ja'])('is none for %s, which is too short', (word) => {
    expect(dutchRoot(word)).toBeNull();
  });

  it('is short of no letter it was not given, whatever the word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,24}$/), (word) => {
        expect((dutchRoot(word) ?? '').length).toBeLessThanOrEqual(word.length);
      }),
    );
  });
});

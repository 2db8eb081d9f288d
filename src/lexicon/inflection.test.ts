import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dutchInfinitiveStems, dutchStem, dutchVerbStems } from './inflection.ts';

describe('dutchStem', () => {
  it.each([
    ['mug', 'muggen'],
    ['huis', 'huizen'],
    ['groot', 'grote'],
    ['brief', 'brieven'],
    ['robot', 'robots'],
    ['kamer', 'kamers'],
    ['veiligheid', 'veiligheden'],
    ['persoonlijk', 'persoonlijke'],
  ])('is the same for %s and %s', (one, other) => {
    expect(dutchStem(other)).toBe(dutchStem(one));
  });

  it.each([
    ['wet', 'weten', 'a short vowel and a long one'],
    ['hal', 'halen', 'a short vowel and a long one'],
    ['monster', 'monsterlijk', 'another word'],
    ['kan', 'kans', 'a short word'],
  ])('tells %s from %s: %s', (one, other) => {
    expect(dutchStem(other)).not.toBe(dutchStem(one));
  });
});

describe('dutchVerbStems', () => {
  it.each([
    ['verhogen', 'verhoogt', 'verhoogd', 'verhoging', 'verhoogde'],
    ['waarschuwen', 'waarschuwt', 'gewaarschuwd', 'waarschuwde'],
    ['oppakken', 'opgepakt', 'oppakt', 'opgepakte'],
    ['demonstreren', 'gedemonstreerd', 'demonstreert', 'demonstreerden'],
    ['verwachten', 'verwacht', 'verwachtte'],
  ])('%s is found by its other forms', (infinitive, ...forms) => {
    for (const form of forms)
      expect(dutchVerbStems(form)).toEqual(
        expect.arrayContaining([expect.toBeOneOf(dutchInfinitiveStems(infinitive))]),
      );
  });

  it.each([
    ['stelen', 'stelt'],
    ['houten', 'houdt'],
    ['winnen', 'woont'],
  ])('%s is not found by %s', (infinitive, form) => {
    const stems = dutchInfinitiveStems(infinitive);
    expect(dutchVerbStems(form).filter((stem) => stems.includes(stem))).toEqual([]);
  });

  it('makes nothing longer by more than a letter, and nothing of nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,24}$/), (word) => {
        for (const stem of [...dutchVerbStems(word), ...dutchInfinitiveStems(word)]) {
          expect(stem.length).toBeGreaterThan(0);
          expect(stem.length).toBeLessThanOrEqual(word.length + 1);
        }
      }),
    );
  });
});

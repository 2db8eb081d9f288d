import { describe, expect, it } from 'vitest';
import { dictionaryOf } from './dictionary.ts';

describe('the Dutch dictionary', () => {
  const dutch = dictionaryOf('nl');

  it.each([
    ['mug', 'muggen', 'a plural'],
    ['huis', 'huisje', 'a small one'],
    ['stijgen', 'steeg', 'an irregular verb'],
    ['slopen', 'gesloopt', 'a participle'],
    ['groot', 'grote', 'an adjective that bends'],
  ])('knows %s in %s: %s', (word, form) => {
    expect(dutch?.keyOf(form)).toBeDefined();
    expect(dutch?.keyOf(form)).toBe(dutch?.keyOf(word));
  });

  it.each([
    ['biedt', 'gebied', 'a verb and a noun'],
    ['gebeurt', 'beurs', 'a verb and a noun'],
    ['weten', 'wet', 'a long vowel and a short one'],
    ['monsterlijk', 'monster', 'words of which one is made of the other'],
  ])('does not take %s for %s: %s', (word, other) => {
    expect(dutch?.keyOf(word)).not.toBe(dutch?.keyOf(other));
  });

  it.each([
    ['woningbranden', 'woning branden'],
    ['handelsakkoord', 'handels akkoord'],
    ['topambtenaar', 'ambtenaar'],
    ['vriendschap', ''],
    ['wegleggen', ''],
    ['tijgermuggen', ''],
  ])('takes %s apart into "%s"', (word, parts) => {
    expect(
      dutch
        ?.partsOf(word)
        .map((part) => part.word)
        .join(' '),
    ).toBe(parts);
  });

  it('knows names of cities and people apart from words', () => {
    expect(dutch?.nameOf('luik')).toBe('lieg');
    expect(dutch?.keyOf('luik')).toBeUndefined();
  });
});

it('has no dictionary for a language without a table', () => {
  expect(dictionaryOf('zz')).toBeUndefined();
});

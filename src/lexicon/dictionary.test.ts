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
    ['organisatie', 'organisaties', 'a plural of what ends in a voiceless e'],
    ['controle', 'controles', 'another'],
    ['file', 'files', 'a word that English has too'],
  ])('knows %s in %s: %s', (word, form) => {
    expect(dutch?.keyOf(form)).toBeDefined();
    expect(dutch?.keyOf(form)).toBe(dutch?.keyOf(word));
  });

  it.each([
    ['biedt', 'gebied', 'a verb and a noun'],
    ['gebeurt', 'beurs', 'a verb and a noun'],
    ['weten', 'wet', 'a long vowel and a short one'],
    ['monsterlijk', 'monster', 'words of which one is made of the other'],
    ['paar', 'paars', 'two of a kind and a colour'],
    ['publieke', 'publiek', 'what is everybody’s and who watches'],
    ['ophef', 'opheffen', 'an uproar and the end of a ban'],
    ['gelooft', 'looft', 'believing and praising'],
    ['regerende', 'regen', 'a champion and the rain'],
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
    ['contractering', ''],
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

import { describe, expect, it } from 'vitest';
import { AGE_OPTIONS, GENDER_OPTIONS } from '../contract/contract.ts';
import { DEFAULT_PREFERENCES, PreferencesFault, readPreferences } from './preferences.ts';

describe('preferences', () => {
  it('DATA-27 DATA-28 have the specified defaults', () => {
    expect(DEFAULT_PREFERENCES).toEqual({
      categories: [],
      interests: [],
      mutedTopics: [],
      mutedSources: [],
      mutedWords: [],
      theme: 'system',
      age: '',
      gender: '',
      onboarding_completed: false,
      emailSettings: { weeklyDigest: true, dailyDigest: false, breakingNews: true, productUpdates: true },
      muteEnds: {},
      filters: { calm: null, clickbait: null, neutrality: null, repetition: null },
    });
  });

  it('DATA-29 the other names of e-mail settings are understood, and the first name wins', () => {
    expect(
      readPreferences({ emailSettings: { dailyPersonalizedDigest: true, newsletterUpdates: false } })
        .emailSettings,
    ).toEqual({
      weeklyDigest: true,
      dailyDigest: true,
      breakingNews: true,
      productUpdates: false,
    });
    expect(
      readPreferences({ emailSettings: { dailyDigest: false, dailyPersonalizedDigest: true } }).emailSettings
        .dailyDigest,
    ).toBe(false);
  });

  it('DATA-43 DATA-44 ONB-21 age and gender are one of the options, or empty for prefer-not-to-say', () => {
    expect(AGE_OPTIONS).toEqual(['prefer-not-to-say', '18-24', '25-34', '35-44', '45-54', '55-64', '65+']);
    expect(GENDER_OPTIONS).toEqual(['prefer-not-to-say', 'male', 'female', 'non-binary']);
    expect(readPreferences({ age: '35-44', gender: 'non-binary' })).toMatchObject({
      age: '35-44',
      gender: 'non-binary',
    });
    for (const unsaid of ['', 'prefer-not-to-say'])
      expect(readPreferences({ age: unsaid, gender: unsaid })).toMatchObject({ age: '', gender: '' });
  });

  it('a topic of ours is kept once, by the name it has in every language', () => {
    const interests = ['Climate Change', 'Klimaat', 'ruimte', 'Space', 'Maria Lindqvist'];
    expect(readPreferences({ interests }).interests).toEqual(['Climate Change', 'Space', 'Maria Lindqvist']);
  });

  it('a word that is muted for good does not take the end of a source that is written like it', () => {
    const end = '2026-03-02T00:00:00Z';
    const both = { mutedTopics: ['boats'], mutedSources: ['Boats'] };
    expect(readPreferences({ ...both, muteEnds: { Boats: end } }).muteEnds).toEqual({ Boats: end });
    const ends = { boats: '2026-03-03T00:00:00Z', Boats: end };
    expect(readPreferences({ ...both, muteEnds: ends }).muteEnds).toEqual(ends);
  });

  it('the end of a muted word is found however it was written', () => {
    const end = '2026-03-02T00:00:00Z';
    expect(readPreferences({ mutedTopics: ['BOATS '], muteEnds: { ' Boats': end } }).muteEnds).toHaveProperty(
      'boats',
      end,
    );
  });

  it('a muted word is kept without the quotation marks around it, and so is its end', () => {
    const end = '2026-03-02T00:00:00Z';
    const read = readPreferences({
      mutedTopics: ['"Boats"', 'boats', '“Royal Baby”'],
      muteEnds: { '"Boats"': end },
    });
    expect(read.mutedTopics).toEqual(['boats', 'royal baby']);
    expect(read.muteEnds).toHaveProperty('boats', end);
  });

  it('drops fields nobody knows and keeps the rest', () => {
    expect(readPreferences({ interests: ['Science'], shoeSize: 43 })).toEqual({
      ...DEFAULT_PREFERENCES,
      interests: ['Science'],
    });
  });

  it.each([
    ['a theme that does not exist', { theme: 'neon' }, '/theme'],
    ['an age nobody offered', { age: '7' }, '/age'],
    ['a gender nobody offered', { gender: 'Male' }, '/gender'],
    ['a word that is no text', { mutedWords: [7] }, '/mutedWords/0'],
    ['a list that is too long', { interests: Array.from({ length: 101 }, (_, n) => `x${n}`) }, '/interests'],
    [
      'an e-mail setting that is neither on nor off',
      { emailSettings: { weeklyDigest: 'often' } },
      '/emailSettings/weeklyDigest',
    ],
  ])('refuses %s and names the field', (_name, outside, path) => {
    expect(() => readPreferences(outside)).toThrow(PreferencesFault);
    expect(() => readPreferences(outside)).toThrow(`not understood: ${path} `);
  });

  it('never hands out the same lists twice', () => {
    readPreferences({}).interests.push('Space');
    expect(readPreferences({}).interests).toEqual([]);
  });
});

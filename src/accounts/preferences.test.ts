import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, PreferencesFault, readPreferences } from './accounts.ts';

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

  it('drops fields nobody knows and keeps the rest', () => {
    expect(readPreferences({ interests: ['Science'], shoeSize: 43 })).toEqual({
      ...DEFAULT_PREFERENCES,
      interests: ['Science'],
    });
  });

  it.each([
    ['a theme that does not exist', { theme: 'neon' }, 'theme'],
    ['a word that is no text', { mutedWords: [7] }, 'mutedWords.0'],
    ['a list that is too long', { interests: Array.from({ length: 101 }, () => 'x') }, 'interests'],
    [
      'an e-mail setting that is neither on nor off',
      { emailSettings: { weeklyDigest: 'often' } },
      'emailSettings.weeklyDigest',
    ],
  ])('refuses %s and names the field', (_name, outside, field) => {
    expect(() => readPreferences(outside)).toThrow(PreferencesFault);
    expect(() => readPreferences(outside)).toThrow(expect.objectContaining({ field }));
  });

  it('never hands out the same lists twice', () => {
    readPreferences({}).interests.push('Space');
    expect(readPreferences({}).interests).toEqual([]);
  });
});

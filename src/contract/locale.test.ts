import { describe, expect, it } from 'vitest';
import { LANGUAGES, SUPPORTED_LOCALES, TRANSLATION_LOCALE } from './contract.ts';

describe('locales', () => {
  it('LANG-13 Dutch translations are nl-NL', () => {
    expect(TRANSLATION_LOCALE).toEqual({ en: 'en-US', nl: 'nl-NL' });
    expect(SUPPORTED_LOCALES['nl-NL']?.translation_file).toBe('news.nl-NL.json');
  });

  it('LANG-14 the default is en-US', () => {
    expect(SUPPORTED_LOCALES['en-US']).toMatchObject({
      countries: ['United States', 'United Kingdom', 'Canada', 'Australia', 'New Zealand'],
      translation_file: null,
    });
  });

  it('LANG-19 each is a list of countries, and no country is in two', () => {
    const countries = Object.values(SUPPORTED_LOCALES).map((locale) => locale.countries);
    expect(countries.map(({ length }) => length)).toEqual([5, 9]);
    expect(new Set(countries.flat()).size).toBe(14);
  });

  it('LANG-16 LANG-18 seven languages have a code, a name and their own name', () => {
    expect(
      LANGUAGES.map(({ code, displayName, nativeDisplayName }) => [code, displayName, nativeDisplayName]),
    ).toEqual([
      ['en', 'English', 'English'],
      ['nl', 'Dutch', 'Nederlands'],
      ['fr', 'French', 'Français'],
      ['de', 'German', 'Deutsch'],
      ['es', 'Spanish', 'Español'],
      ['it', 'Italian', 'Italiano'],
      ['pt', 'Portuguese', 'Português'],
    ]);
  });
});

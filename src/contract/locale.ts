import type { SupportedLocales } from './news-file.ts';

/** Languages of the interface. English is the reference. */
export const INTERFACE_LANGUAGES = ['en', 'nl'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** The language of the interface with this code; null for anything else. */
export function interfaceLanguage(code: unknown): InterfaceLanguage | null {
  return INTERFACE_LANGUAGES.find((known) => known === code) ?? null;
}

/**
 * Locale of story translations per interface language. Most stories are in English and have no en-US translation;
 * one with a headline in another language gets it from an English report.
 */
export const TRANSLATION_LOCALE: Record<InterfaceLanguage, string> = {
  en: 'en-US',
  nl: 'nl-NL',
};
export const SUPPORTED_LOCALES: SupportedLocales = {
  'en-US': {
    name: 'English',
    countries: ['United States', 'United Kingdom', 'Canada', 'Australia', 'New Zealand'],
    translation_file: null,
  },
  'nl-NL': {
    name: 'Dutch',
    countries: [
      'Netherlands',
      'Belgium',
      'Suriname',
      'Aruba',
      'Curaçao',
      'Sint Maarten',
      'Bonaire',
      'Sint Eustatius',
      'Saba',
    ],
    translation_file: 'news.nl-NL.json',
  },
};
export const LANGUAGES = [
  { code: 'en', displayName: 'English', nativeDisplayName: 'English' },
  { code: 'nl', displayName: 'Dutch', nativeDisplayName: 'Nederlands' },
  { code: 'fr', displayName: 'French', nativeDisplayName: 'Français' },
  { code: 'de', displayName: 'German', nativeDisplayName: 'Deutsch' },
  { code: 'es', displayName: 'Spanish', nativeDisplayName: 'Español' },
  { code: 'it', displayName: 'Italian', nativeDisplayName: 'Italiano' },
  { code: 'pt', displayName: 'Portuguese', nativeDisplayName: 'Português' },
] as const;

/** What a reader reads when they have not said. */
export const DEFAULT_READS: Record<InterfaceLanguage, string[]> = {
  en: ['en'],
  nl: ['nl', 'en'],
};

/** "nl-NL" → "nl". */
export function languageOf(locale: string): string {
  return (locale.split('-')[0] ?? '').toLowerCase();
}

import type { SupportedLocales } from '../contract/contract.ts';
import { type InterfaceLanguage, SUPPORTED_LOCALES } from '../contract/locale.ts';
import { countryName } from './countries.ts';
import { fold } from './fold.ts';

const ENGLISH = 'en';

/**
 * The interface language for a detected country: the first non-English locale that lists it, else English.
 * The country may be a name in English or Dutch, an alias or an ISO code.
 */
export function detectLanguage(
  country: string | null,
  locales: SupportedLocales = SUPPORTED_LOCALES,
): InterfaceLanguage {
  if (!country) return ENGLISH;
  const wanted = fold(countryName(country) ?? country);
  for (const [locale, { countries }] of Object.entries(locales)) {
    const language = locale.slice(0, 2);
    if (language !== ENGLISH && countries.some((name) => fold(name) === wanted))
      return language as InterfaceLanguage;
  }
  return ENGLISH;
}

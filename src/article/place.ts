/** What a story's place is called. */
import type { InterfaceLanguage, Story } from '../contract/contract.ts';
import { anyCityName, countryKey, countryName, usableName } from '../geo/geo.ts';

/** City and country as they are called in a language; what has no name in it keeps its own. */
export function placeNames(
  { city, country }: Pick<Story['location'], 'city' | 'country'>,
  language: InterfaceLanguage,
): Pick<Story['location'], 'city' | 'country'> {
  if (language === 'en') return { city, country };
  return {
    city: city && anyCityName(city, countryKey(country ?? ''), language),
    country: country && (countryName(country, language) ?? country),
  };
}

/** "City, Country", either alone, or ""; "Singapore" once. */
export function locationText(location: Pick<Story['location'], 'city' | 'country'>): string {
  const names = [usableName(location.city), usableName(location.country)];
  return [...new Set(names)].filter(Boolean).join(', ');
}

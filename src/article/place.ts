/** What a story's place is called. */
import type { InterfaceLanguage, Story } from '../contract/contract.ts';
import { cityName, countryName } from '../geo/geo.ts';

/** Words that stand in a place field and mean no place. */
const NO_PLACE = new Set(['', 'null', 'global']);

/** The text, trimmed; "" when it is blank, "null" or "global" in any case. */
export function usableName(text: string | null | undefined): string {
  const name = (text ?? '').trim();
  return NO_PLACE.has(name.toLowerCase()) ? '' : name;
}

/** One spelling per country: "USA" and "Verenigde Staten" are "United States". Unknown names stay as they are. */
export function countryKey(name: string): string {
  const usable = usableName(name);
  return usable === '' ? '' : (countryName(usable) ?? usable);
}

/** City and country as they are called in a language; what has no name in it keeps its own. */
export function placeNames(
  { city, country }: Pick<Story['location'], 'city' | 'country'>,
  language: InterfaceLanguage,
): Pick<Story['location'], 'city' | 'country'> {
  if (language === 'en') return { city, country };
  return {
    city: city && cityName(city, countryKey(country ?? ''), language),
    country: country && (countryName(country, language) ?? country),
  };
}

/** "City, Country", either alone, or "". */
export function locationText(location: Pick<Story['location'], 'city' | 'country'>): string {
  return [usableName(location.city), usableName(location.country)].filter(Boolean).join(', ');
}

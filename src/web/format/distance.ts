import type { Factors, InterfaceLanguage, StoryDetail } from '../../contract/contract.ts';
import { usableName } from '../../geo/browser.ts';
import type { Translate } from '../../texts/browser.ts';
import { inPlace } from './in-place.ts';

/** From here on whole tens say enough: cities are not points. */
const COARSE_FROM_KM = 100;
const COARSE_KM = 10;
/** Nearer than this it is the same place: a story's place is known to the city at best. */
export const SAME_PLACE_KM = 5;

/** "12 km", "3,120 km". */
export function kilometres(km: number, language: InterfaceLanguage): string {
  const rounded = km < COARSE_FROM_KM ? Math.round(km) : Math.round(km / COARSE_KM) * COARSE_KM;
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer' }).format(rounded);
}

/** "City, Country", either alone, or ""; "Singapore" once. */
export function placeText({ city, country }: Pick<StoryDetail['location'], 'city' | 'country'>): string {
  return [...new Set([usableName(city), usableName(country)])].filter(Boolean).join(', ');
}

/**
 * Where it happened and how far that is, as far as it is known: a distance only to a city with coordinates, "somewhere
 * in" for a country, or for the reader's own city.
 */
export function placeWithDistance(
  location: StoryDetail['location'],
  factors: Factors | undefined,
  language: InterfaceLanguage,
  t: Translate,
): string {
  const place = placeText(location);
  const city = usableName(location.city);
  if (place === '') return '';
  if (city === '') return t('story.somewhere', { where: inPlace(place, language) });
  if (!factors?.distanceKnown || location.latitude === null) return place;
  if (factors.distanceKm < SAME_PLACE_KM) return t('story.somewhere', { where: inPlace(city, language) });
  return t('story.placeAndDistance', { place, distance: kilometres(factors.distanceKm, language) });
}

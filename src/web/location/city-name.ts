import { queryOptions, useQuery } from '@tanstack/react-query';
import type { InterfaceLanguage } from '../../contract/contract.ts';
import { NAMELESS_CITY } from '../../contract/reader-cookie.ts';
import type { Place } from '../data/feed.ts';
import { useLanguage } from '../language/language.tsx';
import { hasCity } from './located.ts';

/** What a city is called in a language, from a table that is not in the first load. */
export function cityNameQuery(
  { city, country }: Pick<Place, 'city' | 'country'>,
  language: InterfaceLanguage,
) {
  return queryOptions({
    queryKey: ['city name', city, country, language],
    queryFn: async () => (await import('../../geo/browser.ts')).cityName(city, country, language),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A place's city as the reader calls it; its English name while that is being looked up. Null where it has no name. */
export function useCityName(place: Place | null): string | null {
  const { language } = useLanguage();
  const named = hasCity(place) && place.city !== NAMELESS_CITY;
  const { data } = useQuery({
    ...cityNameQuery(place ?? { city: '', country: '' }, language),
    // Places carry English names.
    enabled: named && language !== 'en',
  });
  return named ? (data ?? place.city) : null;
}

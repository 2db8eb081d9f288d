/** A country without a place in it: good enough to rank by, and never called a place. */
import { type Located, located } from './located.ts';

/**
 * @param country English name
 * @param now     milliseconds since 1970
 * @returns the middle of the country; null for one we do not know
 */
export async function countryPlace(country: string, now: number): Promise<Located | null> {
  const { findCountry } = await import('../../geo/browser.ts');
  const found = findCountry(country);
  if (!found) return null;
  const { name, latitude, longitude } = found;
  // As far as a country reaches: further than a position may be off and count.
  const place = { city: '', country: name, latitude, longitude, accuracy: COUNTRY_REACHES_KM };
  return located(place, 'detected', now);
}

const COUNTRY_REACHES_KM = 1_000;

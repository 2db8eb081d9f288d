/** A reader's country as the device's own settings suggest it: good enough to rank by, and never called a place. */
import { type Located, located } from './located.ts';

/** What Intl.Locale tells of a region's time zones: newer browsers by a method, older ones by a property. */
interface Zones {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
}

/**
 * @param country English name, when that much is known; else time zone and languages suggest one
 * @param now milliseconds since 1970
 * @returns the middle of the country, or null when nothing suggests one
 */
export async function countryPlace(country: string | null, now: number): Promise<Located | null> {
  const { COUNTRIES, findCountry } = await import('../../geo/browser.ts');
  const codes = COUNTRIES.map(({ code }) => code);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const found = findCountry(country ?? suggestedRegion(timeZone, navigator.languages, codes) ?? '');
  if (!found) return null;
  const { name, latitude, longitude } = found;
  // As far as a country reaches: further than a position may be off and count.
  const place = { city: '', country: name, latitude, longitude, accuracy: COUNTRY_REACHES_KM };
  return located(place, 'detected', now);
}

const COUNTRY_REACHES_KM = 1_000;

/**
 * The region a time zone lies in; where it lies in several, the one the languages name. A language alone says little:
 * browsers come in American English everywhere.
 * @param languages best first, for example "en-GB"
 * @param regions ISO codes to choose from
 */
export function suggestedRegion(
  timeZone: string,
  languages: readonly string[],
  regions: readonly string[],
): string | null {
  const spoken = languages.flatMap((language) => regionOf(language) ?? []);
  return [...spoken, ...regions].find((region) => zonesOf(region).includes(timeZone)) ?? null;
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

function zonesOf(region: string): readonly string[] {
  try {
    const locale = new Intl.Locale('und', { region }) as Zones;
    return locale.getTimeZones?.() ?? locale.timeZones ?? [];
  } catch {
    return [];
  }
}

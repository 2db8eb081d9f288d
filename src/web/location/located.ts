import type { DevicePlace, PlaceSource, ReaderPlace } from '../../contract/contract.ts';
import { PLACE_SOURCES } from '../../contract/reader-cookie.ts';
import type { Place } from '../data/feed.ts';

/** A reader's place as the device keeps it. Accuracy in km. */
export interface Located extends DevicePlace {
  /** Milliseconds since 1970. */
  timestamp: number;
  /** "City, Country" */
  displayName: string;
}

/** Where local news is from when looking for the reader breaks. */
export const NEW_YORK = { city: 'New York', country: 'United States', latitude: 40.7128, longitude: -74.006 };

/** 720 minutes: after that a place that was found, and not chosen, counts no more, and is looked for anew. */
export const FOUND_LASTS_MS = 720 * 60_000;

/** @param now milliseconds since 1970 */
export function located(place: ReaderPlace, source: PlaceSource, now: number): Located {
  const { city, country } = place;
  return { ...place, source, timestamp: now, displayName: city ? `${city}, ${country}` : country };
}

/** City, country and both coordinates, or it is no place; a guess may do without the city. */
export function readLocated(value: unknown): Located | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Partial<Located>;
  const { timestamp = 0, latitude, longitude, accuracy, city, country } = given;
  const source = PLACE_SOURCES.find((known) => known === given.source);
  if (!source) return undefined;
  if (!isText(country) || country === '' || !isText(city) || (city === '' && source !== 'detected'))
    return undefined;
  if (!isNumber(latitude) || !isNumber(longitude) || !isNumber(timestamp)) return undefined;
  const place = { latitude, longitude, city, country, ...(isNumber(accuracy) && { accuracy }) };
  return located(place, source, timestamp);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

/** The place, unless it was found too long ago. @param now milliseconds since 1970 */
export function stillValid(place: Located | null, now: number): Located | null {
  const lasting = place?.source === 'manual' || now - (place?.timestamp ?? 0) < FOUND_LASTS_MS;
  return lasting ? place : null;
}

/** Whether the city is known too, and not only a country. */
export function hasCity<Known extends Place>(place: Known | null): place is Extract<Known, ReaderPlace> {
  return place !== null && place.city !== '';
}

/** What the device remembers about the reader's place. */
import type { Place } from '../data/feed.ts';
import { readLocal, removeLocal, writeLocal } from '../data/local.ts';

/** The server reads this cookie, so that the next page already arrives ranked for the place. */
const PLACE_COOKIE = 'helder-place';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;
/** LOC-26: 720 minutes. */
const CACHE_MS = 720 * 60_000;
/** 0.1° is about 10 km: as much as the server needs, and as little. */
const COOKIE_STEPS_PER_DEGREE = 10;

interface Cached {
  place: Place;
  at: number;
}

/** LOC-25: city, country and both coordinates, or it is none. */
function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { city, country, latitude, longitude } = value as Partial<Place>;
  return Boolean(city && country) && Number.isFinite(latitude) && Number.isFinite(longitude);
}

function isCached(value: unknown): value is Cached {
  if (typeof value !== 'object' || value === null) return false;
  const { place, at } = value as Partial<Cached>;
  return isPlace(place) && typeof at === 'number';
}

/** The place chosen by hand, else a detected one that is not too old. @param now milliseconds since 1970 */
export function rememberedPlace(now: number): Place | null {
  const manual = readLocal('place', isPlace);
  if (manual) return manual;
  const cached = readLocal('placeCache', isCached);
  return cached && now - cached.at < CACHE_MS ? cached.place : null;
}

/** Keeps a place chosen by hand, until another is chosen or "Use current location" clears it. */
export function rememberChosen(place: Place): void {
  writeLocal('place', place);
  writeCookie(place);
}

export function rememberDetected(place: Place, now: number): void {
  writeLocal('placeCache', { place, at: now });
  writeCookie(place);
}

export function forgetChosen(): void {
  removeLocal('place');
}

function writeCookie({ latitude, longitude, city, country }: Place): void {
  const rounded = (degrees: number) =>
    Math.round(degrees * COOKIE_STEPS_PER_DEGREE) / COOKIE_STEPS_PER_DEGREE;
  const value = { lat: rounded(latitude), lon: rounded(longitude), city, country };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${PLACE_COOKIE}=${encodeURIComponent(JSON.stringify(value))}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
}

/** What the device remembers about the reader's place. */
import type { City } from '../../contract/contract.ts';
import { coarse, type Place } from '../data/feed.ts';
import { readLocal, removeLocal, writeLocal } from '../data/local.ts';
import { type Located, located } from './located.ts';

/** The server reads this cookie, so that the next page already arrives ranked for the place. */
const PLACE_COOKIE = 'helder-place';
const CHOSEN_SECONDS = 365 * 24 * 60 * 60;
/** 720 minutes. */
const CACHE_MS = 720 * 60_000;
const MS_PER_SECOND = 1000;

interface Cached {
  place: Place;
  at: number;
}

/** City, country and both coordinates, or it is none. */
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

/**
 * Keeps a city chosen by hand, until another is chosen or "Use current location" clears it. One that is not of the form
 * "City, Country" is not kept.
 */
export function rememberChosen({ name, country, latitude, longitude }: City, now: number): void {
  const place = located({ city: name, country, latitude, longitude }, 'manual', now);
  if (!isPlace(place)) return;
  writeLocal('place', place);
  writeCookie(place, CHOSEN_SECONDS);
}

export function rememberDetected(place: Located): void {
  writeLocal('placeCache', { place, at: place.timestamp });
  writeCookie(place, CACHE_MS / MS_PER_SECOND);
}

export function forgetPlace(): void {
  removeLocal('place');
  removeLocal('placeCache');
  setCookie('', 0);
}

function writeCookie({ latitude, longitude, city, country }: Place, seconds: number): void {
  const value = { lat: coarse(latitude), lon: coarse(longitude), city, country };
  setCookie(encodeURIComponent(JSON.stringify(value)), seconds);
}

function setCookie(value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${PLACE_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}

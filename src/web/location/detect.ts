/** Finding out where the reader is: the browser's position, else the address the request comes from. */
import type { IpLocation, ReverseLocation } from '../../contract/contract.ts';
import { MAX_ACCURACY_KM } from '../../contract/earth.ts';
import { NAMELESS_CITY } from '../../contract/reader-cookie.ts';
import { get } from '../data/api.ts';
import { object, optional, text } from '../data/shape.ts';
import { type Located, located } from './located.ts';

const POSITION_OPTIONS: PositionOptions = {
  timeout: 10_000,
  maximumAge: 5 * 60_000,
  enableHighAccuracy: true,
};
/** A slow answer about the address is worth no more. */
const ANSWER_MS = 3_000;
/** In km: what an address tells at best. */
const IP_ACCURACY_KM = 50;
const METRES_PER_KM = 1000;

/** Why there is no place: the browser's three reasons, or something of ours that broke. */
export type LocationFault = 'denied' | 'unavailable' | 'timeout' | 'failed';

/** GeolocationPositionError.code → why. */
const FAULTS: Record<number, LocationFault> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

export interface Detection {
  /** Null when neither browser nor address tell it. */
  place: Located | null;
  /** May be known although the place is not: some lists of addresses know countries only. */
  country: string | null;
  fault: LocationFault | null;
}

/** 0.01° is about 1 km: enough to name the city. */
const STEPS_PER_DEGREE = 100;
const rounded = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;

/** What a position is called, and by whom it was named. */
interface Named {
  city: string;
  country: string;
  source: 'browser' | 'detected';
}

/** Whether the browser may ask the reader for a position, or only give one that was allowed before. */
export type Manner = 'asking' | 'quietly';

/** Everything between us and the reader's place may fail; nothing here rejects but a broken browser. */
export async function detectPlace(now: number, manner: Manner): Promise<Detection> {
  const position = manner === 'asking' || (await isAllowed()) ? await positionOf() : 'denied';
  const coords = typeof position === 'string' ? null : position.coords;
  if (coords && coords.accuracy <= MAX_ACCURACY_KM * METRES_PER_KM) {
    const { latitude, longitude, accuracy } = coords;
    const { source, city, country } = await nameOf(coords);
    const place = { city, country, latitude, longitude, accuracy: accuracy / METRES_PER_KM };
    return { place: located(place, source, now), country, fault: null };
  }
  const { place, country } = await fromAddress(now);
  const fault = typeof position === 'string' ? position : 'unavailable';
  return { place, country: country ?? (coords && (await countryOf(coords))), fault: place ? null : fault };
}

/** What a position lies in that is too far off to name a city by. */
async function countryOf(point: Point): Promise<string | null> {
  const { source, country } = await nameOf(point);
  return source === 'browser' ? country : null;
}

/** Where a browser does not say what is allowed, it would ask. */
async function isAllowed(): Promise<boolean> {
  const answer = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null);
  return answer?.state === 'granted';
}

function positionOf(): Promise<GeolocationPosition | LocationFault> {
  if (!navigator.geolocation) return Promise.resolve('unavailable');
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      resolve,
      ({ code }) => resolve(FAULTS[code] ?? 'unavailable'),
      POSITION_OPTIONS,
    ),
  );
}

interface Point {
  latitude: number;
  longitude: number;
}

/**
 * The city at a point: the look-up, else what the address says of it, else the nearest built-in city, else a part of
 * the world.
 */
async function nameOf(point: Point): Promise<Named> {
  const params = { lat: rounded(point.latitude), lon: rounded(point.longitude) };
  const { city, country } = await ask('/api/location/reverse', params);
  if (city && country && city !== NAMELESS_CITY) return { city, country, source: 'browser' };
  const address = await ask('/api/location/ip', params);
  if (address.city && address.country)
    return { city: address.city, country: address.country, source: 'browser' };
  const { namelessPlace, nearestBuiltIn, REVERSE_RADIUS_KM } = await import('../../geo/browser.ts');
  const near = nearestBuiltIn(point, REVERSE_RADIUS_KM);
  if (near) return { city: near.name, country: near.country, source: 'browser' };
  return { ...namelessPlace(point), source: 'detected' };
}

async function fromAddress(now: number): Promise<Pick<Detection, 'place' | 'country'>> {
  const { city, country, point } = await ask('/api/location/ip', {});
  if (!point || !city || !country) return { place: null, country };
  const place = { city, country, ...point, accuracy: IP_ACCURACY_KM };
  return { place: located(place, 'ip', now), country };
}

interface Answer {
  city: string | null;
  country: string | null;
  point: Point | null;
}

/** Both services' answers; only the one about an address says where it is. */
const answerShape = object<Partial<IpLocation & ReverseLocation>>({
  city: optional(text),
  country: optional(text),
  loc: optional(text),
});

const NO_ANSWER: Answer = { city: null, country: null, point: null };

/** A service's answer within 3 s. Slow, down or talking nonsense: the next step knows less, but it is here. */
async function ask(path: string, params: Record<string, number>): Promise<Answer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ANSWER_MS);
  try {
    const { city, country, loc } = await get({ path, params, signal: limit.signal }, answerShape);
    return { city: city || null, country: country || null, point: pointOf(loc ?? '') };
  } catch {
    return NO_ANSWER;
  } finally {
    clearTimeout(timer);
  }
}

/** @param loc "latitude,longitude" */
function pointOf(loc: string): Point | null {
  const [latitude = Number.NaN, longitude = Number.NaN] = loc.split(',').map(Number.parseFloat);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

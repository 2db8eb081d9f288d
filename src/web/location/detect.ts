/** Finding out where the reader is: the browser's position, else the address the request comes from. */
import type { IpLocation, ReverseLocation } from '../../contract/contract.ts';
import { get } from '../data/api.ts';
import type { Place } from '../data/feed.ts';

/** LOC-27. */
const POSITION_OPTIONS: PositionOptions = {
  timeout: 10_000,
  maximumAge: 5 * 60_000,
  enableHighAccuracy: true,
};
/** LOC-30. */
const REVERSE_MS = 3_000;
/** LOC-29, in km. */
const IP_ACCURACY_KM = 50;
const METRES_PER_KM = 1000;

/** LOC-15: when every step finds nothing. */
export const LISBON: Place = { city: 'Lisbon', country: 'Portugal', latitude: 38.7223, longitude: -9.1393 };
/** LOC-16: when detecting itself breaks. */
export const NEW_YORK: Place = {
  city: 'New York',
  country: 'United States',
  latitude: 40.7128,
  longitude: -74.006,
};

/** @returns the place, or null when neither browser nor address tell it (LOC-05) */
export async function detectPlace(apiBase: string): Promise<Place | null> {
  return (await fromBrowser(apiBase)) ?? (await fromAddress(apiBase));
}

async function fromBrowser(apiBase: string): Promise<Place | null> {
  if (!navigator.geolocation) return null;
  const position = await new Promise<GeolocationPosition | null>((resolve) =>
    navigator.geolocation.getCurrentPosition(resolve, () => resolve(null), POSITION_OPTIONS),
  );
  if (!position) return null;
  const { latitude, longitude, accuracy } = position.coords;
  const point = { latitude, longitude };
  return { ...point, accuracy: accuracy / METRES_PER_KM, ...(await nameOf(point, apiBase)) };
}

/** The city at a point: our server (LOC-06), else the nearest built-in city, else a part of the world (LOC-08…10). */
async function nameOf(
  point: { latitude: number; longitude: number },
  apiBase: string,
): Promise<ReverseLocation> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), REVERSE_MS);
  try {
    const params = { lat: point.latitude, lon: point.longitude };
    const call = { base: apiBase, path: '/location/reverse', params, signal: limit.signal };
    const found = await get<ReverseLocation>(call);
    if (found.city && found.country) return found;
  } catch {
    // Slow, down or talking nonsense: the next step knows less, but it is here.
  } finally {
    clearTimeout(timer);
  }
  const { namelessPlace, nearestBuiltIn, REVERSE_RADIUS_KM } = await import('../../geo/browser.ts');
  const near = nearestBuiltIn(point, REVERSE_RADIUS_KM);
  return near ? { city: near.name, country: near.country } : namelessPlace(point);
}

async function fromAddress(apiBase: string): Promise<Place | null> {
  const found = await get<IpLocation>({ base: apiBase, path: '/location/ip' }).catch(() => null);
  const [latitude = Number.NaN, longitude = Number.NaN] = (found?.loc ?? '')
    .split(',')
    .map(Number.parseFloat);
  if (!found?.city || !Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  return { city: found.city, country: found.country, latitude, longitude, accuracy: IP_ACCURACY_KM };
}

import { EARTH_RADIUS_KM } from '../contract/earth.ts';
import type { Coordinates } from './types.ts';

/** How far the nearest city may be: by default, and when naming a reader's position. */
export const NEAREST_RADIUS_KM = 50;
export const REVERSE_RADIUS_KM = 100;

const RADIANS = Math.PI / 180;

/** Great-circle distance in km between two points in degrees, by the haversine formula. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const halfLatitude = ((b.latitude - a.latitude) * RADIANS) / 2;
  const halfLongitude = ((b.longitude - a.longitude) * RADIANS) / 2;
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The nearest of `places` within `radiusKm`, or null. The first of equally near ones wins. */
export function nearestOf<T extends Coordinates>(
  places: readonly T[],
  point: Coordinates,
  radiusKm: number,
): T | null {
  let best: T | null = null;
  let bestKm = radiusKm;
  for (const place of places) {
    const km = distanceKm(point, place);
    if (km < bestKm || (best === null && km <= radiusKm)) {
      best = place;
      bestKm = km;
    }
  }
  return best;
}

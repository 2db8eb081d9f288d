import { distanceKm, NEAREST_RADIUS_KM, REVERSE_RADIUS_KM } from './distance.ts';
import { allCities, type GazetteerCity } from './gazetteer.ts';
import { namelessPlace } from './region.ts';
import type { Coordinates } from './types.ts';

/** Below this many inhabitants a place is named only when nothing larger is near: readers know their city. */
const NAMED_FIRST = 15_000;
const RADIANS = Math.PI / 180;

interface Index {
  cities: readonly GazetteerCity[];
  /** Unit vectors, three numbers per city: the largest dot product is the nearest city. */
  vectors: Float64Array;
}

function unitVector(point: Coordinates): [number, number, number] {
  const latitude = point.latitude * RADIANS;
  const longitude = point.longitude * RADIANS;
  return [
    Math.cos(latitude) * Math.cos(longitude),
    Math.cos(latitude) * Math.sin(longitude),
    Math.sin(latitude),
  ];
}

function buildIndex(cities: readonly GazetteerCity[]): Index {
  const vectors = new Float64Array(cities.length * 3);
  for (const [at, city] of cities.entries()) vectors.set(unitVector(city), at * 3);
  return { cities, vectors };
}

let larger: Index | null = null;
let all: Index | null = null;

function nearestIn({ cities, vectors }: Index, point: Coordinates, radiusKm: number): GazetteerCity | null {
  const [x, y, z] = unitVector(point);
  let best = -1;
  let bestDot = -2;
  for (let at = 0; at < cities.length; at += 1) {
    const dot = x * (vectors[at * 3] ?? 0) + y * (vectors[at * 3 + 1] ?? 0) + z * (vectors[at * 3 + 2] ?? 0);
    if (dot > bestDot) {
      bestDot = dot;
      best = at;
    }
  }
  const nearest = cities[best];
  return nearest && distanceKm(point, nearest) <= radiusKm ? nearest : null;
}

/** The city nearest to a point within `radiusKm`, or null. Villages only where no larger place is near. */
export function nearestCity(point: Coordinates, radiusKm: number = NEAREST_RADIUS_KM): GazetteerCity | null {
  larger ??= buildIndex(allCities().filter((city) => city.capital || city.population >= NAMED_FIRST));
  const city = nearestIn(larger, point, radiusKm);
  if (city) return city;
  all ??= buildIndex(allCities());
  return nearestIn(all, point, radiusKm);
}

/**
 * Names a position: the nearest city within 100 km, else a part of the world,
 * else "Your Location, Detected Area".
 */
export function reverse(point: Coordinates): { city: string; country: string } {
  const city = nearestCity(point, REVERSE_RADIUS_KM);
  return city ? { city: city.name, country: city.country } : namelessPlace(point);
}

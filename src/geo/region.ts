import { NAMELESS_CITY } from '../contract/reader-cookie.ts';
import type { Coordinates } from './types.ts';

interface Box {
  name: string;
  latitude: [number, number];
  longitude: [number, number];
}

/** Coarse boxes in degrees, tried in this order. */
const BOXES: readonly Box[] = [
  { name: 'Europe', latitude: [35, 72], longitude: [-25, 45] },
  { name: 'North America', latitude: [7, 84], longitude: [-170, -50] },
  { name: 'Australia', latitude: [-50, -10], longitude: [110, 180] },
  { name: 'Asia', latitude: [-10, 80], longitude: [45, 180] },
];

/** What a position is called when no city is near. */
const UNKNOWN_PLACE = { city: NAMELESS_CITY, country: 'Detected Area' } as const;

const within = (value: number, [low, high]: [number, number]): boolean => value >= low && value <= high;

/** The part of the world a point lies in, or null. */
function guessRegion(point: Coordinates): string | null {
  const box = BOXES.find(
    ({ latitude, longitude }) => within(point.latitude, latitude) && within(point.longitude, longitude),
  );
  return box?.name ?? null;
}

/** City and country to show for a point without a city near it. */
export function namelessPlace(point: Coordinates): { city: string; country: string } {
  return { city: UNKNOWN_PLACE.city, country: guessRegion(point) ?? UNKNOWN_PLACE.country };
}

import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { Coordinates } from './types.ts';

/** The nearest point within `radiusKm` (great-circle), of those that `among` accepts; null when there is none. */
export type Nearest<T> = (
  point: Coordinates,
  radiusKm: number,
  among?: (candidate: T) => boolean,
) => T | null;

/** Lays many points out as a tree, so that finding the nearest one looks at a few of them only. */
export function nearestFinder<T extends Coordinates>(points: readonly T[]): Nearest<T> {
  const tree = new KDBush(points.length);
  for (const { longitude, latitude } of points) tree.add(longitude, latitude);
  tree.finish();
  return ({ longitude, latitude }, radiusKm, among) => {
    const accepts = among && ((id: number) => among(points[id] as T));
    const [id] = around(tree, longitude, latitude, 1, radiusKm, accepts);
    return id === undefined ? null : (points[id] ?? null);
  };
}

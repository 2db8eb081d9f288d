import type { Place } from '../data/feed.ts';

/** How we know: the two ways of detecting, chosen by hand, or guessed. */
export type PlaceSource = 'browser' | 'ip' | 'manual' | 'detected';

/** A reader's place as the device keeps it. Accuracy in km. */
export interface Located extends Place {
  source: PlaceSource;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** "City, Country" */
  displayName: string;
}

/** @param now milliseconds since 1970 */
export function located(place: Place, source: PlaceSource, now: number): Located {
  return { ...place, source, timestamp: now, displayName: `${place.city}, ${place.country}` };
}

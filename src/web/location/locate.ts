/** One answer to "where is the reader?", whatever goes wrong on the way. */
import { type Detection, detectPlace } from './detect.ts';
import { type Located, located, NEW_YORK } from './located.ts';

const LISBON = { city: 'Lisbon', country: 'Portugal', latitude: 38.7223, longitude: -9.1393 };

export interface Whereabouts extends Detection {
  /** Where local news is from when the place is not known: never kept. */
  fallback: Located | null;
}

/** Lisbon when every step finds nothing, New York when detecting itself breaks. Never rejects. */
export async function locate(now: number): Promise<Whereabouts> {
  try {
    const found = await detectPlace(now, 'asking');
    return { ...found, fallback: found.place ? null : located(LISBON, 'detected', now) };
  } catch (error) {
    console.error('Failed to get user location', error);
    const fallback = located(NEW_YORK, 'detected', now);
    return { place: null, country: null, fault: 'failed', fallback };
  }
}

/**
 * What can be known without a question: a position if the reader allowed it before, else what the address tells.
 * Never rejects.
 */
export async function locateQuietly(now: number): Promise<Detection> {
  try {
    return await detectPlace(now, 'quietly');
  } catch (error) {
    console.error('Failed to get user location', error);
    return { place: null, country: null, fault: 'failed' };
  }
}

import { useCallback, useMemo } from 'react';
import { useDeviceStore, usePlaceSought } from '../reader/reader.tsx';
import type { Detection } from './detect.ts';
import { FOUND_LASTS_MS, hasCity } from './located.ts';
import { oneAtATime } from './one-at-a-time.ts';

interface QuietSearch {
  /** Nothing is kept, and nobody looked lately. */
  isDue: () => boolean;
  /** @returns rejects when the code for it does not come */
  search: () => Promise<Detection>;
}

/**
 * Finds out where the reader is without asking anybody, and keeps it: a place, else the country. What the reader chose
 * meanwhile stays.
 */
export function useQuietSearch(): QuietSearch {
  const device = useDeviceStore();
  const sought = usePlaceSought();
  const ask = useMemo(() => oneAtATime(async (now) => (await import('./locate.ts')).locateQuietly(now)), []);
  const isDue = useCallback(
    () => !device.get().place && Date.now() - sought.get() >= FOUND_LASTS_MS,
    [device, sought],
  );
  const search = useCallback(async () => {
    const now = Date.now();
    const found = await ask(now);
    // A country is seldom known without its city: the code for that comes only then.
    const country = async (name: string) => (await import('./guess.ts')).countryPlace(name, now);
    const place = found.place ?? (found.country ? await country(found.country) : null);
    if (place && !hasCity(device.get().place)) device.change(() => ({ place }));
    sought.update(() => now);
    return found;
  }, [ask, device, sought]);
  return useMemo(() => ({ isDue, search }), [isDue, search]);
}

import { useCallback, useMemo } from 'react';
import { useDeviceStore } from '../reader/reader.tsx';
import type { Detection } from './detect.ts';
import { countryPlace } from './guess.ts';
import { locateQuietly, oneAtATime } from './locate.ts';
import { hasCity } from './located.ts';

/**
 * Finds out where the reader is without asking anybody, and keeps it: a place, else the country, which may be a guess.
 * What the reader chose meanwhile stays.
 */
export function useQuietSearch(): () => Promise<Detection> {
  const device = useDeviceStore();
  const ask = useMemo(() => oneAtATime(locateQuietly), []);
  return useCallback(async () => {
    const now = Date.now();
    const found = await ask(now);
    const place = found.place ?? (await countryPlace(found.country, now));
    if (place && !hasCity(device.get().place)) device.change(() => ({ place }));
    return found;
  }, [ask, device]);
}

import { useCallback, useMemo } from 'react';
import { useDeviceStore } from '../reader/reader.tsx';
import type { Detection } from './detect.ts';
import { hasCity } from './located.ts';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * Finds out where the reader is without asking anybody, and keeps it: a place, else the country, which may be a guess.
 * What the reader chose meanwhile stays.
 * @returns searches; rejects when the code for it does not come
 */
export function useQuietSearch(): () => Promise<Detection> {
  const device = useDeviceStore();
  const ask = useMemo(() => oneAtATime(async (now) => (await import('./locate.ts')).locateQuietly(now)), []);
  return useCallback(async () => {
    const now = Date.now();
    const found = await ask(now);
    const { countryPlace } = await import('./guess.ts');
    const place = found.place ?? (await countryPlace(found.country, now));
    if (place && !hasCity(device.get().place)) device.change(() => ({ place }));
    return found;
  }, [ask, device]);
}

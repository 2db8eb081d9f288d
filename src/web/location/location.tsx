import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Place } from '../data/feed.ts';

interface LocationValue {
  /** Where the reader is, or null while nobody knows. */
  place: Place | null;
}

const LocationContext = createContext<LocationValue | null>(null);

export function LocationProvider({ place, children }: { place: Place | null; children: ReactNode }) {
  const value = useMemo(() => ({ place }), [place]);
  return <LocationContext value={value}>{children}</LocationContext>;
}

/** @throws outside a LocationProvider (ERR-90) */
export function useLocation(): LocationValue {
  const value = useContext(LocationContext);
  if (!value) throw new Error('useLocation must be used within a LocationProvider');
  return value;
}

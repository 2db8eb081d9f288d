import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { City } from '../../contract/contract.ts';
import type { Place } from '../data/feed.ts';
import type { LocationFault } from './detect.ts';
import { locate, oneAtATime } from './locate.ts';
import { forgetPlace, rememberChosen, rememberDetected, rememberedPlace } from './place-store.ts';

interface LocationValue {
  /** Where the reader is, chosen or found; null while nobody knows. Stories are ranked for it. */
  place: Place | null;
  /** The place of the local feed: the reader's, else a default one, null while it is being found out. */
  localPlace: Place | null;
  detecting: boolean;
  /** Why detecting found nothing; null when it did, or was not tried. */
  fault: LocationFault | null;
  /** Finds out once, for the local feed. */
  needPlace: () => void;
  /** The reader's country, found out if need be; null when nobody can tell. */
  findCountry: () => Promise<string | null>;
  choose: (city: City) => void;
  /** Forgets the choice and finds out anew. */
  followCurrent: () => void;
}

const LocationContext = createContext<LocationValue | null>(null);

/**
 * Knows the reader's place: what the page was rendered for, else what the device remembers. Nobody is asked for
 * a position until the local feed needs one.
 */
export function LocationProvider({
  place: rendered,
  children,
}: {
  place: Place | null;
  children: ReactNode;
}) {
  const [place, setPlace] = useState(rendered);
  const [fallback, setFallback] = useState<Place | null>(null);
  const [fault, setFault] = useState<LocationFault | null>(null);
  const [detecting, setDetecting] = useState(false);
  const settle = useCallback((next: Place) => {
    setPlace(next);
    setFallback(null);
    setFault(null);
    window.dispatchEvent(new CustomEvent('locationChanged', { detail: next }));
  }, []);
  useEffect(() => {
    const remembered = rendered ? null : rememberedPlace(Date.now());
    if (remembered) startTransition(() => settle(remembered));
  }, [rendered, settle]);
  const ask = useMemo(() => oneAtATime(locate), []);
  const detect = useCallback(async () => {
    setDetecting(true);
    const found = await ask(Date.now());
    if (found.place) {
      rememberDetected(found.place);
      settle(found.place);
    } else {
      setFallback(found.fallback);
      setFault(found.fault);
    }
    setDetecting(false);
    return found.country;
  }, [ask, settle]);
  const asked = useRef(false);
  const needPlace = useCallback(() => {
    if (asked.current || place || rememberedPlace(Date.now())) return;
    asked.current = true;
    void detect();
  }, [detect, place]);
  const findCountry = useCallback(
    async () => (place ?? rememberedPlace(Date.now()))?.country ?? (await detect()),
    [place, detect],
  );
  const choose = useCallback(
    (city: City) => {
      rememberChosen(city, Date.now());
      const { name, country, latitude, longitude } = city;
      settle({ city: name, country, latitude, longitude });
    },
    [settle],
  );
  const followCurrent = useCallback(() => {
    forgetPlace();
    setPlace(null);
    void detect();
  }, [detect]);
  const value = useMemo(
    () => ({
      place,
      localPlace: place ?? fallback,
      detecting,
      fault,
      needPlace,
      findCountry,
      choose,
      followCurrent,
    }),
    [place, fallback, detecting, fault, needPlace, findCountry, choose, followCurrent],
  );
  return <LocationContext value={value}>{children}</LocationContext>;
}

/** @throws outside a LocationProvider */
export function useLocation(): LocationValue {
  const value = useContext(LocationContext);
  if (!value) throw new Error('useLocation must be used within a LocationProvider');
  return value;
}

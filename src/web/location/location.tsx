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
import { whenIdle } from '../reader/idle.ts';
import { useDeviceStore, useSaid } from '../reader/reader.tsx';
import type { LocationFault } from './detect.ts';
import type { Whereabouts } from './locate.ts';
import { hasCity, located, NEW_YORK } from './located.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { useQuietSearch } from './quiet-search.ts';

interface LocationValue {
  /** Where the reader is, chosen or found; null while nobody knows. Stories are ranked for it. */
  place: Place | null;
  /** The place of the local feed: the reader's, else a default one, null while it is being found out. */
  localPlace: Place | null;
  detecting: boolean;
  /** Why detecting found nothing; null when it did, or was not tried. */
  fault: LocationFault | null;
  /** Finds out once, for the local feed: the browser may ask the reader. */
  needPlace: () => void;
  /** The reader's country, found out if that takes no question; null when nobody can tell. */
  findCountry: () => Promise<string | null>;
  choose: (city: City) => void;
  /** Forgets the choice and finds out anew. @returns why that found nothing; null when it did, or a city was chosen meanwhile */
  followCurrent: () => Promise<LocationFault | null>;
}

const LocationContext = createContext<LocationValue | null>(null);

interface Props {
  /** What the page was rendered for. */
  place: Place | null;
  children: ReactNode;
}

/**
 * Knows the reader's place: what the page was rendered for, else what the device remembers, else what can be found out
 * without a question. Only local news, and the wish to use the current location, may make the browser ask.
 */
export function LocationProvider({ place: rendered, children }: Props) {
  const device = useDeviceStore();
  // One that is found quietly counts from the next page on: nothing moves under the reader's eyes, nor when they come back.
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
    const { place: remembered } = device.get();
    if (!rendered && hasCity(remembered)) startTransition(() => settle(remembered));
  }, [device, rendered, settle]);

  const ask = useMemo(() => oneAtATime(whereabouts), []);
  // The reader may choose while the browser still looks, or asks them.
  const choices = useRef(0);
  const detect = useCallback(async () => {
    const before = choices.current;
    setDetecting(true);
    const { place: found, fallback: other, fault: why } = await ask(Date.now());
    if (choices.current !== before) return null;
    if (found) {
      device.change(() => ({ place: found }));
      settle(found);
    } else {
      setFallback(other);
      setFault(why);
    }
    setDetecting(false);
    return why;
  }, [ask, device, settle]);

  const asked = useRef(false);
  const { isDue, search } = useQuietSearch();
  const searching = useRef<Promise<unknown> | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        // If its code does not come, the next page looks again.
        if (!asked.current && isDue()) searching.current = search().catch(() => null);
      }),
    [isDue, search],
  );
  const needPlace = useCallback(async () => {
    if (asked.current || hasCity(place)) return;
    asked.current = true;
    setDetecting(true);
    await searching.current;
    const { place: kept } = device.get();
    if (hasCity(kept)) {
      settle(kept);
      setDetecting(false);
    } else await detect();
  }, [device, detect, place, settle]);
  const findCountry = useCallback(async () => {
    const known = place ?? device.get().place;
    return hasCity(known) ? known.country : (await search()).country;
  }, [device, place, search]);
  const take = useCallback(
    (chosen: Place) => {
      choices.current += 1;
      setDetecting(false);
      settle(chosen);
    },
    [settle],
  );
  useSaid(
    'place',
    useCallback(({ place: said }) => said?.source === 'manual' && take(said), [take]),
  );
  const choose = useCallback(
    ({ name: city, country, latitude, longitude }: City) => {
      const chosen = { city, country, latitude, longitude };
      // Only what is of the form "City, Country" is kept, and taken from there.
      if (city && country) device.change(() => ({ place: located(chosen, 'manual', Date.now()) }));
      else take(chosen);
    },
    [device, take],
  );
  const followCurrent = useCallback(() => {
    device.change(() => ({ place: null }));
    setPlace(null);
    return detect();
  }, [device, detect]);
  const value = useMemo(
    () => ({
      place,
      localPlace: hasCity(place) ? place : fallback,
      detecting,
      fault,
      needPlace: () => void needPlace(),
      findCountry,
      choose,
      followCurrent,
    }),
    [place, fallback, detecting, fault, needPlace, findCountry, choose, followCurrent],
  );
  return <LocationContext value={value}>{children}</LocationContext>;
}

/** With the code for it, which is not in the first load, and may not come. Never rejects. */
async function whereabouts(now: number): Promise<Whereabouts> {
  try {
    return await (await import('./locate.ts')).locate(now);
  } catch {
    return { place: null, country: null, fault: 'failed', fallback: located(NEW_YORK, 'detected', now) };
  }
}

/** @throws outside a LocationProvider */
export function useLocation(): LocationValue {
  const value = useContext(LocationContext);
  if (!value) throw new Error('useLocation must be used within a LocationProvider');
  return value;
}

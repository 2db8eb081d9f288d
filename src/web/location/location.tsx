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
import type { Place } from '../data/feed.ts';
import { useSite } from '../site.tsx';
import { detectPlace, LISBON, NEW_YORK } from './detect.ts';
import { forgetChosen, rememberChosen, rememberDetected, rememberedPlace } from './place-store.ts';

/** LOC-28. */
const PAUSE_MS = 1_000;

interface LocationValue {
  /** Where the reader is, chosen or found; null while nobody knows. Stories are ranked for it. */
  place: Place | null;
  /** The place of the local feed: the reader's, else a default one, null while it is being found out. */
  localPlace: Place | null;
  detecting: boolean;
  /** Finds out once, for the local feed (LOC-11). */
  needPlace: () => void;
  choose: (place: Place) => void;
  /** Forgets the choice and finds out anew (LOC-14). */
  followCurrent: () => void;
}

const LocationContext = createContext<LocationValue | null>(null);

/**
 * Knows the reader's place (LOC-05): what the page was rendered for, else what the device remembers. Nobody is asked for
 * a position until the local feed needs one.
 */
export function LocationProvider({
  place: rendered,
  children,
}: {
  place: Place | null;
  children: ReactNode;
}) {
  const { apiBase } = useSite();
  const [place, setPlace] = useState(rendered);
  const [fallback, setFallback] = useState<Place | null>(null);
  const [detecting, setDetecting] = useState(false);
  const lastRequest = useRef(0);
  const settle = useCallback((next: Place) => {
    setPlace(next);
    setFallback(null);
    window.dispatchEvent(new CustomEvent('locationChanged', { detail: next }));
  }, []);
  useEffect(() => {
    const remembered = rendered ? null : rememberedPlace(Date.now());
    if (remembered) startTransition(() => settle(remembered));
  }, [rendered, settle]);
  const detect = useCallback(async () => {
    const now = Date.now();
    if (now - lastRequest.current < PAUSE_MS) return;
    lastRequest.current = now;
    setDetecting(true);
    try {
      const found = await detectPlace(apiBase);
      if (found) {
        rememberDetected(found, now);
        settle(found);
      } else setFallback(LISBON);
    } catch (error) {
      console.error('Failed to get user location', error);
      setFallback(NEW_YORK);
    } finally {
      setDetecting(false);
    }
  }, [apiBase, settle]);
  const asked = useRef(false);
  const needPlace = useCallback(() => {
    if (asked.current || rememberedPlace(Date.now())) return;
    asked.current = true;
    void detect();
  }, [detect]);
  const choose = useCallback(
    (next: Place) => {
      rememberChosen(next);
      settle(next);
    },
    [settle],
  );
  const followCurrent = useCallback(() => {
    forgetChosen();
    void detect();
  }, [detect]);
  const value = useMemo(
    () => ({ place, localPlace: place ?? fallback, detecting, needPlace, choose, followCurrent }),
    [place, fallback, detecting, needPlace, choose, followCurrent],
  );
  return <LocationContext value={value}>{children}</LocationContext>;
}

/** @throws outside a LocationProvider (ERR-90) */
export function useLocation(): LocationValue {
  const value = useContext(LocationContext);
  if (!value) throw new Error('useLocation must be used within a LocationProvider');
  return value;
}

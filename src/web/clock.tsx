import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { MS_PER_HOUR } from '../contract/time.ts';
import { isFromCache } from './navigation.ts';

const TICK_MS = 60_000;
/**
 * A page may come out of a cache some minutes after it was made; then the device's clock is right. A larger
 * difference means a device with a wrong clock, or an installation that replays the past: then the server is,
 * unless the browser had kept the page itself.
 */
const TRUSTED_SKEW_MS = MS_PER_HOUR;

const ClockContext = createContext(0);

/** Tells everything below what time it is: first the server's time, as rendered, then minute by minute. */
export function ClockProvider({ start, children }: { start: string; children: ReactNode }) {
  const started = Date.parse(start);
  const [now, setNow] = useState(started);
  useEffect(() => {
    const skew = Date.now() - started;
    const offset = Math.abs(skew) > TRUSTED_SKEW_MS && !isFromCache() ? skew : 0;
    // A transition waits for parts of the page that are still being taken over, as the server rendered them.
    const tick = () => startTransition(() => setNow(Date.now() - offset));
    // What is less than a minute old says the right time already.
    if (Math.abs(skew) >= TICK_MS) tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [started]);
  return <ClockContext value={now}>{children}</ClockContext>;
}

/** Milliseconds since 1970. */
export function useNow(): number {
  return useContext(ClockContext);
}

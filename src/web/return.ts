/** A tab that somebody comes back to the next morning: the date over its stories is today's, and so are they. */
import { useEffect } from 'react';
import { MS_PER_HOUR } from '../contract/time.ts';
import { reload } from './data/reload.ts';
import { isFromCache } from './navigation.ts';

/** Whoever was away for so long comes back for news, and not to the place where they were. */
const LONG_MS = 6 * MS_PER_HOUR;

/**
 * Loads the page anew when its reader comes back after long, unless something is open over it: to a tab that was there, or to one that
 * the browser had put away. What could not be loaded then is loaded the next time they look.
 * @param madeAt when the server made the page, ISO 8601
 */
export function useReturn(madeAt: string): void {
  useEffect(() => {
    let leftAt = isFromCache() ? Date.parse(madeAt) : Number.POSITIVE_INFINITY;
    const come = () => {
      if (Date.now() - leftAt < LONG_MS) leftAt = Number.POSITIVE_INFINITY;
      // Where nobody answers, the page stays, and the reader where they were in it.
      else if (!document.querySelector('dialog[open]')) void reload(() => window.scrollTo(0, 0));
    };
    const onChange = () => {
      if (document.visibilityState === 'hidden') leftAt = Math.min(leftAt, Date.now());
      else come();
    };
    if (document.visibilityState === 'visible') come();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [madeAt]);
}

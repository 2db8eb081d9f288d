/** A tab that somebody comes back to the next morning: the date over its stories is today's, and so are they. */
import { useEffect } from 'react';
import { MS_PER_HOUR } from '../contract/time.ts';
import { reload } from './data/reload.ts';

/** Whoever was away for so long comes back for news, and not to the place where they were. */
const LONG_MS = 6 * MS_PER_HOUR;

/** Loads the page anew when its reader comes back after long, unless something is open over it. */
export function useReturn(): void {
  useEffect(() => {
    let leftAt = Number.POSITIVE_INFINITY;
    const onChange = () => {
      const now = Date.now();
      if (document.visibilityState === 'hidden') {
        leftAt = now;
        return;
      }
      if (now - leftAt < LONG_MS || document.querySelector('dialog[open]')) return;
      window.scrollTo(0, 0);
      void reload();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}

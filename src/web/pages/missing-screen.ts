import { reload } from '../data/reload.ts';
import type { WhyMissing } from '../ui/lazy.tsx';
import { useMissing } from '../ui/missing.ts';

/**
 * What to do when a screen is left out. If its code did not come, the server may have a newer build than this page, and
 * its own page of the screen needs no code: that is opened when the server can be reached. One that broke would break again.
 */
export function useMissingScreen(close: () => void): (why: WhyMissing) => void {
  const giveUp = useMissing(close);
  return (why) => {
    if (why === 'broken') giveUp();
    else void reload().then((answered) => answered || giveUp());
  };
}

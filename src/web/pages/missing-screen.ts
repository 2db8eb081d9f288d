import { useRef } from 'react';
import { addressOf, type OverlayScreen } from '../../contract/address.ts';
import { reload } from '../data/reload.ts';
import { useTexts } from '../language/language.tsx';
import { useOpenOver } from '../router.tsx';
import { dismissToast, toast } from '../toasts/toast-store.ts';
import type { WhyMissing } from '../ui/lazy.tsx';
import { useMissing } from '../ui/missing.ts';

/**
 * What to do when what lies over a feed is left out. If its code did not come, the server may have a newer build than this page,
 * and its own page of the screen needs no code: that is opened when the server can be reached, and else the reader may try again.
 * One that broke would break again.
 */
export function useMissingScreen(
  overlay: OverlayScreen | null,
  close: () => void,
): (why: WhyMissing) => void {
  const t = useTexts();
  const giveUp = useMissing(close);
  const openOver = useOpenOver();
  const said = useRef(0);
  const offerAgain = () => {
    close();
    dismissToast(said.current);
    const run = () => overlay && openOver(addressOf(overlay));
    said.current = toast(t('story.error.network'), 'failed', { label: t('action.retry'), run });
  };
  return (why) => {
    if (why === 'broken') giveUp();
    else void reload().then((answered) => answered || offerAgain());
  };
}

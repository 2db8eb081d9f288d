/** What the browser's Back does while panels are open: it closes the topmost, and the page stays. */
import { useEffect, useRef } from 'react';

/** What an entry of the browser's history says of panels; what else stands there is the router's (router.tsx). */
export interface PanelEntry {
  /** How many are open at it. */
  panels: number;
}

const stateHere = () => window.history.state as Partial<PanelEntry> | null;
const panelsHere = (): number => stateHere()?.panels ?? 0;

/**
 * Keeps an entry of the browser's history for every open panel.
 * @param count how many are open
 * @param leave closes the topmost until so many are left
 */
export function useBackClosesPanels(count: number, leave: (left: number) => void): void {
  /** We are going back ourselves, over entries of panels that were closed on the page. */
  const stepping = useRef(false);
  useEffect(() => {
    const keepInStep = () => {
      const closed = panelsHere() - count;
      if (closed > 0) {
        stepping.current = true;
        window.history.go(-closed);
      } else if (closed < 0) {
        window.history.pushState({ ...stateHere(), panels: count } satisfies PanelEntry, '');
      }
    };
    const onBackOrForward = () => {
      const wasOurs = stepping.current;
      stepping.current = false;
      // An entry of a panel that is gone shows nothing: the reader goes on to the page under it.
      if (wasOurs || panelsHere() > count) keepInStep();
      else leave(panelsHere());
    };
    if (!stepping.current) keepInStep();
    window.addEventListener('popstate', onBackOrForward);
    return () => window.removeEventListener('popstate', onBackOrForward);
  }, [count, leave]);
}

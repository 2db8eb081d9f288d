/** What the browser's Back does while something is open over the page: it closes the topmost, and the page stays. */
import { useEffect, useLayoutEffect } from 'react';

/** What an entry of the browser's history says of panels; what else stands there is the router's (router.tsx). */
export interface PanelEntry {
  /** How many are open at it. */
  panels: number;
}

/** What closes each that is open, the topmost last. */
const closers: (() => void)[] = [];
/** Whether a panel is open or on its way, or a menu that covers the page. */
export const isCovered = (): boolean => closers.length > 0;
let listening = false;
/** We are going back ourselves, over entries of what was closed on the page. */
let stepping = false;

const stateHere = () => window.history.state as Partial<PanelEntry> | null;
/** How many panels are open at the entry the reader is at. */
export const panelsHere = (): number => stateHere()?.panels ?? 0;

function keepInStep(): void {
  if (!listening || stepping) return;
  const closed = panelsHere() - closers.length;
  if (closed > 0) {
    stepping = true;
    window.history.go(-closed);
  } else if (closed < 0) {
    window.history.pushState({ ...stateHere(), panels: closers.length } satisfies PanelEntry, '');
  }
}

function onBackOrForward(): void {
  const wasOurs = stepping;
  stepping = false;
  // An entry of a panel that is gone shows nothing: the reader goes on to the page under it.
  if (wasOurs || panelsHere() > closers.length) keepInStep();
  else {
    for (const close of closers.slice(panelsHere()).reverse()) close();
    // One that stays open all the same has its entry again.
    queueMicrotask(keepInStep);
  }
}

/** Keeps an entry of the browser's history for everything that is open. Once, where panels are. */
export function useBack(): void {
  useEffect(() => {
    listening = true;
    keepInStep();
    window.addEventListener('popstate', onBackOrForward);
    return () => {
      listening = false;
      stepping = false;
      window.removeEventListener('popstate', onBackOrForward);
    };
  }, []);
}

/** @param open whether there is something that Back closes @param close the same function as long as that is open */
export function useBackCloses(open: boolean, close: () => void): void {
  // Before it is seen, so that nobody can go back from it too early.
  useLayoutEffect(() => {
    if (!open) return undefined;
    closers.push(close);
    // Not at once: where one thing makes way for another, neither leaves an entry.
    queueMicrotask(keepInStep);
    return () => {
      closers.splice(closers.lastIndexOf(close), 1);
      queueMicrotask(keepInStep);
    };
  }, [open, close]);
}

/** Leaves out of a feed what the reader has opened, if they want that. */
import { useEffect, useState } from 'react';
import { addressOf } from '../../contract/address.ts';
import type { Article } from '../../contract/contract.ts';
import { hideOpened, openedNow, useOpened } from './opened.ts';

const NONE: ReadonlySet<string> = new Set();

export interface Unread {
  shown: Article[];
  /** How many of the stories are left out; null as long as that has not been looked at. */
  hidden: number | null;
  /** How many of the stories have been opened, left out or not. */
  opened: number;
}

/**
 * The stories without those that were opened before this feed was. A story opened from it stays, so that the feed is as
 * the reader left it when they come back; and so does on arrival all that is already in view, so that nothing jumps.
 * @param feed its address: another feed begins anew
 */
export function useUnread(stories: Article[], feed: string): Unread {
  const opened = useOpened();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string> | null>(null);
  const [before, setBefore] = useState(feed);
  if (before !== feed) {
    setBefore(feed);
    setLeftOut(hideOpened.isOn() ? openedNow() : NONE);
  }
  useEffect(() => {
    const arrival = requestAnimationFrame(() => {
      if (hideOpened.isOn()) setLeftOut(without(openedNow(), seenOnArrival()));
    });
    const stop = hideOpened.onSet(() => setLeftOut(hideOpened.isOn() ? openedNow() : NONE));
    return () => {
      cancelAnimationFrame(arrival);
      stop();
    };
  }, []);
  const shown = leftOut ? stories.filter(({ id }) => !leftOut.has(id)) : stories;
  return {
    shown,
    hidden: leftOut && stories.length - shown.length,
    opened: stories.filter(({ id }) => opened.has(id)).length,
  };
}

function without(all: ReadonlySet<string>, some: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...all].filter((id) => !some.has(id)));
}

/** The stories on the page from its top to the lower edge of the window. */
function seenOnArrival(): Set<string> {
  const seen = new Set<string>();
  for (const card of document.querySelectorAll('article.card')) {
    const address = card.querySelector('h2 a')?.getAttribute('href');
    if (address && card.getBoundingClientRect().top < window.innerHeight) seen.add(address);
  }
  return new Set([...openedNow()].filter((id) => seen.has(addressOf({ kind: 'story', id }))));
}

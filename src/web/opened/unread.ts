/** Leaves out of a feed what the reader has opened, if they want that. */
import { useEffect, useState } from 'react';
import type { CardStory } from '../../contract/contract.ts';
import type { Device } from '../reader/device.ts';
import { useDevice, useDeviceStore } from '../reader/reader.tsx';
import { type Cards, useCards } from './cards.tsx';

const NONE: ReadonlySet<string> = new Set();

export interface Unread {
  shown: CardStory[];
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
export function useUnread(stories: CardStory[], feed: string): Unread {
  const device = useDeviceStore();
  const cards = useCards();
  const opened = useDevice((all) => all.opened);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string> | null>(null);
  const [before, setBefore] = useState(feed);
  if (before !== feed) {
    setBefore(feed);
    setLeftOut(toHide(device.get()));
  }
  useEffect(() => {
    let { hideOpened } = device.get();
    const arrival = requestAnimationFrame(() => {
      if (hideOpened) setLeftOut(without(toHide(device.get()), inView(cards)));
    });
    const stop = device.subscribe(() => {
      if (device.get().hideOpened === hideOpened) return;
      ({ hideOpened } = device.get());
      setLeftOut(toHide(device.get()));
    });
    return () => {
      cancelAnimationFrame(arrival);
      stop();
    };
  }, [device, cards]);
  const shown = leftOut ? stories.filter(({ id }) => !leftOut.has(id)) : stories;
  return {
    shown,
    hidden: leftOut && stories.length - shown.length,
    opened: stories.filter(({ id }) => opened.includes(id)).length,
  };
}

function toHide({ hideOpened, opened }: Device): ReadonlySet<string> {
  return hideOpened ? new Set(opened) : NONE;
}

function without(all: ReadonlySet<string>, some: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...all].filter((id) => !some.has(id)));
}

/** The stories on the page from its top to the lower edge of the window. */
function inView(cards: Cards): Set<string> {
  const seen = [...cards].filter(([card]) => card.getBoundingClientRect().top < window.innerHeight);
  return new Set(seen.map(([, id]) => id));
}

/** Leaves out of a feed what the reader has opened, if they want that. */
import { useCallback, useLayoutEffect, useState } from 'react';
import type { CardStory } from '../../contract/contract.ts';
import type { Device } from '../reader/device.ts';
import { useDevice, useDeviceStore, useRendered, useSaid } from '../reader/reader.tsx';
import { type Cards, useCards } from './cards.tsx';

export interface Unread {
  shown: CardStory[];
  /** How many of the stories are left out. */
  hidden: number;
  /** How many of the stories have been opened, left out or not. */
  opened: number;
}

/**
 * The stories without those that were opened before this feed was. A story opened from it stays, so that the feed is as
 * the reader left it when they come back. On arrival a page of their account comes without them, and of another one the stories
 * are not seen before they are left out (document/inline-scripts.ts); where they are, what is in view stays, so that nothing jumps.
 * @param feed its address: another feed begins anew
 */
export function useUnread(stories: CardStory[], feed: string): Unread {
  const device = useDeviceStore();
  const rendered = useRendered();
  const cards = useCards();
  const opened = useDevice((all) => all.opened);
  const [leftOut, setLeftOut] = useState(() => toHide(rendered));
  const [before, setBefore] = useState(feed);
  if (before !== feed) {
    setBefore(feed);
    setLeftOut(toHide(device.get()));
  }
  useLayoutEffect(() => {
    const read = toHide(joined(rendered, device.get()));
    const { style } = document.documentElement;
    const isSeen = style.getPropertyValue('--stories') === '';
    const next = isSeen && read.size > 0 ? without(read, inView(cards)) : read;
    // oxlint-disable-next-line react/set-state-in-effect -- the first drawing must be the server's, and the device knows more
    setLeftOut((last) => (last.size + next.size > 0 ? next : last));
    style.removeProperty('--stories');
  }, [device, rendered, cards]);
  useSaid(
    'hideOpened',
    useCallback((said) => setLeftOut(toHide(said)), []),
  );
  const shown = stories.filter(({ id }) => !leftOut.has(id));
  return {
    shown,
    hidden: stories.length - shown.length,
    opened: stories.filter(({ id }) => opened.includes(id)).length,
  };
}

function toHide({ hideOpened, opened }: Pick<Device, 'hideOpened' | 'opened'>): ReadonlySet<string> {
  return new Set(hideOpened ? opened : []);
}

/** What both know as opened, and the newest word on hiding it: the account's with the page, or the device's. */
function joined(page: Device, device: Device): Pick<Device, 'hideOpened' | 'opened'> {
  const saidAt = ({ changedAt }: Device) => changedAt.hideOpened ?? 0;
  const { hideOpened } = saidAt(page) > saidAt(device) ? page : device;
  return { hideOpened, opened: [...page.opened, ...device.opened] };
}

function without(all: ReadonlySet<string>, some: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...all].filter((id) => !some.has(id)));
}

/** The stories on the page from its top to the lower edge of the window. */
function inView(cards: Cards): Set<string> {
  const seen = [...cards].filter(([card]) => card.getBoundingClientRect().top < window.innerHeight);
  return new Set(seen.map(([, id]) => id));
}

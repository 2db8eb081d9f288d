/** The only file that knows which router we use. Screens, links and closing of what lies over a feed. */
import { useQueryClient } from '@tanstack/react-query';
import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
} from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import {
  addressOf,
  type FeedScreen,
  feedUnder,
  HOME,
  type OverlayScreen,
  readAddress,
  screenAt,
} from '../contract/address.ts';
import type { Screen } from '../contract/contract.ts';
import { panelsHere } from './back.ts';
import { forgetOld } from './data/feed.ts';
import { plainly } from './ui/plainly.ts';

/** What an entry of the browser's history says of a screen that was opened over a feed. */
interface Over {
  /** How many of our own entries lie between this address and the feed below it: what closing goes back over. */
  depth: number;
  /** Address of that feed. */
  under: string;
}

interface RouterProps {
  /** What the server decided to show. */
  screen: Screen;
  children: ReactNode;
}

const FirstScreen = createContext<Screen>(HOME);

/** Starts with the server's screen, there and when the browser takes the page over; from then on the address bar counts. */
export function Router({ screen, children }: RouterProps) {
  return <FirstScreen value={screen}>{children}</FirstScreen>;
}

export interface Screens {
  /** What the page shows, or what lies under the overlay. */
  feed: FeedScreen;
  overlay: OverlayScreen | null;
  /** Leaves the overlay: back to the feed it was opened from, or to the home feed if opened directly. */
  close: () => void;
}

/** The screens of the current address. */
export function useScreens(): Screens {
  const screen = useScreen();
  const feed = feedUnder(useScreenAt(feedInBar, feedUnder(useContext(FirstScreen))));
  const left = useRef<Screen>(null);
  const close = useCallback(() => {
    // A second time, before the browser has gone back, it would go back from the feed.
    if (left.current === screen) return;
    left.current = screen;
    const depth = depthHere();
    if (depth > 0) window.history.go(-depth);
    else navigate(addressOf(HOME), { replace: true });
  }, [screen]);
  return { feed, overlay: screen.kind === 'feed' ? null : screen, close };
}

/** Whether the page before this one is a feed of ours: its link was followed before the app was there to open it in place. */
function cameFromFeed(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  // A link opened in a new tab names its page too, but there is nothing to go back to.
  if (!(navigation?.canGoBack ?? window.history.length > 1)) return false;
  if (!document.referrer.startsWith(`${location.origin}/`)) return false;
  const { pathname, search } = new URL(document.referrer);
  return readAddress(pathname, search).screen.kind === 'feed';
}

/**
 * The screen of the current address; the same object as long as it is the same screen, however it is spelled. The address
 * is read as it stands: wouter's own hooks decode it once more.
 */
export function useScreen(): Screen {
  return useScreenAt(addressInBar, useContext(FirstScreen));
}

/** @param first the screen that the server rendered */
function useScreenAt(address: () => string, first: Screen): Screen {
  const here = useLocationProperty(address, () => addressOf(first));
  return useMemo(() => screenAt(here), [here]);
}

function screenInBar(): Screen {
  return readAddress(location.pathname, location.search).screen;
}

function addressInBar(): string {
  return addressOf(screenInBar());
}

const stateHere = () => window.history.state as Partial<Over> | null;
const keptDepth = () => stateHere()?.depth;

/** Address of the feed that is shown here, or lies under what is. */
export const feedInBar = (): string => stateHere()?.under ?? addressOf(feedUnder(screenInBar()));

function depthHere(): number {
  if (screenInBar().kind === 'feed') return 0;
  // However far the reader goes on from what was opened directly, there is no feed to go back to.
  return keptDepth() ?? (cameFromFeed() ? 1 : -Infinity);
}

/** True when the reader came to this address from outside, and not from a feed of ours. */
export function useOpenedDirectly(): boolean {
  return !useLocationProperty(keptDepth, () => undefined);
}

export type Go = (address: string, options?: { replace?: boolean; state?: object }) => void;

/** For going somewhere without a link: search, choosing a city. */
export function useGo(): Go {
  const client = useQueryClient();
  return useCallback<Go>(
    (address, options) => {
      const screen = screenAt(address);
      if (screen.kind === 'feed') forgetOld(client, screen);
      navigate(address, options);
    },
    [client],
  );
}

/** An address that asks for a language would win over what the reader has chosen: it goes, and from any entry they come back to. */
export function dropLanguage(): void {
  window.addEventListener('popstate', dropLanguage);
  if (new URLSearchParams(location.search).has('lang'))
    window.history.replaceState(window.history.state, '', addressInBar());
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className'> {
  to: string;
  className?: string;
  children: ReactNode;
}

/** Whether a link leads to where the reader is. A browser adds no entry then, also not for the second click of two. */
function isHere(to: string): boolean {
  return new URL(to, location.href).href === location.href;
}

/** A link to another feed: the page starts at its top. */
export function FeedLink({ to, onClick, ...rest }: LinkProps) {
  const go = useGo();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isHere(to)) go(to);
    // The old entry's scroll position is kept when the new one is pushed, so the page may only move afterwards.
    window.scrollTo(0, 0);
  };
  return <a href={to} onClick={plainly(follow)} {...rest} />;
}

/** For opening a story or a text over the feed without a link. */
export function useOpenOver(): (to: string) => void {
  const go = useGo();
  return (to) => {
    const state: Over = { depth: depthHere() + panelsHere() + 1, under: feedInBar() };
    if (!isHere(to)) go(to, { state });
  };
}

/** A link to a story or a text, which opens over the feed and leaves its scroll position alone. */
export function OverlayLink({ to, onClick, ...rest }: LinkProps) {
  const openOver = useOpenOver();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // In Safari a press focuses no link, and closing returns the focus to what had it.
    event.currentTarget.focus({ preventScroll: true });
    onClick?.(event);
    openOver(to);
  };
  return <a href={to} onClick={plainly(follow)} {...rest} />;
}

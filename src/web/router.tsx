/** The only file that knows which router we use. Screens, links and closing of what lies over a feed. */
import {
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useMemo,
  useState,
} from 'react';
import { useLocation, useSearch, Link as WouterLink, Router as WouterRouter } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { addressOf, type FeedScreen, HOME, type OverlayScreen, readAddress } from '../contract/address.ts';
import type { Screen } from '../contract/contract.ts';

/** How many of our own entries lie between this address and the feed below it: what closing goes back over. */
interface Depth {
  depth: number;
}

interface RouterProps {
  /** On the server: the address that is rendered. */
  address?: { path: string; search: string };
  children: ReactNode;
}

export function Router({ address, children }: RouterProps) {
  const server = address ? { ssrPath: address.path, ssrSearch: address.search } : {};
  return <WouterRouter {...server}>{children}</WouterRouter>;
}

export interface Screens {
  /** What the page shows, or what lies under the overlay. */
  feed: FeedScreen;
  overlay: OverlayScreen | null;
  unknownPath: boolean;
  /** Leaves the overlay: back to the feed it was opened from, or to the home feed if opened directly. */
  close: () => void;
}

/** The screens of the current address. Call it once, at the top: it remembers the feed under an overlay. */
export function useScreens(): Screens {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const depth = useDepth();
  const { screen, unknownPath } = useMemo(() => readAddress(path, search), [path, search]);
  const [feed, setFeed] = useState(screen.kind === 'feed' ? screen : HOME);
  if (screen.kind === 'feed' && screen !== feed) setFeed(screen);
  const close = useCallback(() => {
    if (depth > 0) window.history.go(-depth);
    else navigate(addressOf(feed), { replace: true });
  }, [depth, navigate, feed]);
  return { feed, overlay: screen.kind === 'feed' ? null : screen, unknownPath, close };
}

/** The screen of the current address. */
export function useScreen(): Screen {
  const [path] = useLocation();
  const search = useSearch();
  return useMemo(() => readAddress(path, search).screen, [path, search]);
}

function useDepth(): number {
  return useHistoryState<Partial<Depth> | null>()?.depth ?? 0;
}

/** True when the reader came to this address from outside, and not from a feed of ours. */
export function useOpenedDirectly(): boolean {
  return useDepth() === 0;
}

export type Go = (address: string, options?: { replace?: boolean }) => void;

/** For going somewhere without a link: search, choosing a city. */
export function useGo(): Go {
  const [, navigate] = useLocation();
  return navigate;
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className'> {
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to another feed: the page starts at its top. */
export function FeedLink({ to, onClick, ...rest }: LinkProps) {
  const [, navigate] = useLocation();
  // The router calls this for plain clicks only. The old entry's scroll position is kept when the new one
  // is pushed, so the page may only move afterwards.
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigate(to);
    window.scrollTo(0, 0);
  };
  return <WouterLink href={to} onClick={follow} {...rest} />;
}

/** A link to a story or a text, which opens over the feed and leaves its scroll position alone. */
export function OverlayLink({ to, ...rest }: LinkProps) {
  const state: Depth = { depth: useDepth() + 1 };
  return <WouterLink href={to} state={state} {...rest} />;
}

import './shortcuts.css';
import { useEffect } from 'react';
import { isCovered } from '../back.ts';
import { SEARCH_BAR } from '../frame/search-bar.tsx';
import { focused, useOpenPanel } from '../open-panel.ts';
import { type Cards, useCards } from '../opened/cards.tsx';
import { useDeviceStore } from '../reader/reader.tsx';
import { feedInBar } from '../router.tsx';
import { actionOf, type KeyAction, neighbour } from './key-map.ts';

const TYPING =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const HEADLINE = 'h2 a';

/** What keeps its keys to itself, except that the list of keys opens over a story or text as well. */
const SCREEN = 'dialog[open]';

/** Listens to keys while the feed is what the reader is in, and to the one for notices everywhere. */
export function Shortcuts() {
  const open = useOpenPanel();
  const cards = useCards();
  const device = useDeviceStore();
  useEffect(() => {
    const help = () => {
      open({ kind: 'keys' }, focused());
      return true;
    };
    const onKey = (event: KeyboardEvent) => {
      const action = actionOf(event);
      // Escape is no single key: nobody says or presses it by accident.
      if (!action || isTyping(event.target) || isKept(action)) return;
      if (action !== 'close' && !device.get().singleKeys) return;
      const done = action === 'help' ? help() : DO[action](inFeed(cards));
      if (done) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, cards, device]);
  return null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

/** The way to notices is open everywhere. What is typed into a panel that is still on its way is not for the feed. */
function isKept(action: KeyAction): boolean {
  if (action === 'notice') return false;
  return isCovered() || (action !== 'help' && document.querySelector(SCREEN) !== null);
}

/** Each returns whether there was something to do. */
const DO: Record<Exclude<KeyAction, 'help'>, (cards: HTMLElement[]) => boolean> = {
  next: (cards) => move('next', cards),
  previous: (cards) => move('previous', cards),
  open: openCurrent,
  search,
  notice: goToNotice,
  close: closeNotice,
};

/** Top to bottom, those under what lies over the feed too: it keeps the keys to itself. */
function inFeed(cards: Cards): HTMLElement[] {
  return [...cards.keys()]
    .filter((card) => !card.closest('dialog'))
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

/** The focus goes to the headline, as Tab would take it there; its card comes into view. */
function move(direction: 'next' | 'previous', all: HTMLElement[]): boolean {
  const current = all.findIndex((card) => card.contains(document.activeElement));
  const tops = all.map((card) => card.getBoundingClientRect().top);
  const card = all[neighbour(direction, current, tops)];
  card?.querySelector<HTMLElement>(HEADLINE)?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
  return card !== undefined;
}

function openCurrent(cards: HTMLElement[]): boolean {
  const link = cards
    .find((card) => card.contains(document.activeElement))
    ?.querySelector<HTMLElement>(HEADLINE);
  link?.click();
  return link !== undefined && link !== null;
}

/** As the control in the header does it, and also when the page has scrolled away from the field. */
function search(): boolean {
  const toggle = document.querySelector<HTMLElement>(`a[href="#${SEARCH_BAR}"]`);
  const bar = document.getElementById(SEARCH_BAR);
  const back = wayBack(toggle);
  toggle?.click();
  requestAnimationFrame(() => {
    // With the header above it; farther only where the window is too low for both.
    window.scrollTo(0, 0);
    const field = bar?.querySelector('input');
    field?.focus();
    field?.scrollIntoView({ block: 'nearest' });
    closed.disconnect();
    closed = new MutationObserver(back);
    if (bar) closed.observe(bar, { attributeFilter: ['data-open'] });
  });
  return true;
}

/** Waits until the search closes that a key opened. */
let closed = new MutationObserver(() => undefined);

/** To where the reader is now in this list: for when the field is closed, and not left by a link. */
function wayBack(toggle: HTMLElement | null): () => void {
  const { scrollY } = window;
  const feed = feedInBar();
  const before = focused();
  const story = before.closest('.card')?.querySelector(HEADLINE)?.getAttribute('href');
  return () => {
    closed.disconnect();
    // Closing it gives the focus to what opens it.
    if (document.activeElement !== toggle || feedInBar() !== feed) return;
    // A list that made way for results comes back with other elements for the same stories.
    const now = before.isConnected
      ? before
      : document.querySelector<HTMLElement>(`main ${HEADLINE}[href="${story}"]`);
    now?.focus({ preventScroll: true });
    window.scrollTo(0, scrollY);
  };
}

const notices = () => [...document.querySelectorAll<HTMLElement>('.toast')];
const hasFocus = (element: HTMLElement) => element.contains(document.activeElement);

/** To what the newest notice offers; from one to the one before it. While the focus is there, no notice leaves. */
function goToNotice(): boolean {
  const all = notices();
  const button = all.at(Math.max(all.findIndex(hasFocus), 0) - 1)?.querySelector('button');
  button?.focus();
  return button !== undefined && button !== null;
}

/** The notice that has the focus, else the newest. */
function closeNotice(): boolean {
  const all = notices();
  const notice = all.find(hasFocus) ?? all.at(-1);
  const button = notice?.querySelector<HTMLElement>('.x');
  // The control that goes with its notice gives the focus back.
  if (notice && hasFocus(notice)) button?.focus();
  button?.click();
  return notice !== undefined;
}

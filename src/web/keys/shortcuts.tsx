import './keys.css';
import { useEffect } from 'react';
import { SEARCH_BAR } from '../frame/search-bar.tsx';
import { useOpenPanel } from '../panels.tsx';
import { actionOf, type KeyAction, neighbour } from './key-map.ts';
import { singleKeys } from './single-keys.ts';

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const HEADLINE = 'h2 a';

/** Listens to single keys while the feed is what the reader is in; dialogs keep their keys to themselves. */
export function Shortcuts() {
  const open = useOpenPanel();
  useEffect(() => {
    const help = () => {
      open({ kind: 'keys' }, focused() ?? document.body);
      return true;
    };
    const onKey = (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (!action || !singleKeys.isOn() || isTyping(event.target) || document.querySelector('dialog[open]'))
        return;
      const done = action === 'help' ? help() : DO[action]();
      if (done) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  return null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** Each returns whether there was something to do. */
const DO: Record<Exclude<KeyAction, 'help'>, () => boolean> = {
  next: () => move('next'),
  previous: () => move('previous'),
  open: openCurrent,
  search,
};

function cards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main article.card')];
}

/** The focus goes to the headline, as Tab would take it there; its card comes into view. */
function move(direction: 'next' | 'previous'): boolean {
  const all = cards();
  const current = all.findIndex((card) => card.contains(document.activeElement));
  const tops = all.map((card) => card.getBoundingClientRect().top);
  const card = all[neighbour(direction, current, tops)];
  card?.querySelector<HTMLElement>(HEADLINE)?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
  return card !== undefined;
}

function openCurrent(): boolean {
  const link = focused()?.closest('article.card')?.querySelector<HTMLElement>(HEADLINE);
  link?.click();
  return link !== undefined && link !== null;
}

/** As the control in the header does it, and also when the page has scrolled away from the field. */
function search(): boolean {
  document.querySelector<HTMLElement>(`a[href="#${SEARCH_BAR}"]`)?.click();
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLInputElement>(`#${SEARCH_BAR} input`);
    field?.focus();
    field?.scrollIntoView({ block: 'nearest' });
  });
  return true;
}

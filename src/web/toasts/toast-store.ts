/** The notices that are up now, and where they stand. Lives outside React, so that any code may raise one. */
import { forget, read, sessionStorageOrNone, write } from '../reader/kept.ts';

export const SHOWN_MS = 4000;
/** What offers something stays longer: it is read first, and without a pointer it takes a while to get there. */
export const SHOWN_WITH_ACTION_MS = 20_000;
const MOST = 3;
/** Where the tab keeps what the next page says. */
const NEXT_KEY = 'helder.notice';

/** What a notice offers to do. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  text: string;
  kind: 'done' | 'failed';
  action: ToastAction | undefined;
  /** The name of what it tells of, where its text leaves that out. */
  about: string | undefined;
}

const NONE: readonly Toast[] = [];
let toasts = NONE;
let lastId = 0;
/** Those that are mounted, topmost last. */
const outlets: string[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a notice for 4 s, or 20 s when it offers something, in place of one that says the same; of more than three, the oldest leaves. @returns its id */
export function toast(
  text: string,
  kind: Toast['kind'] = 'done',
  action?: ToastAction,
  about?: string,
): number {
  const id = ++lastId;
  const others = toasts.filter((each) => each.action || each.text !== text || each.about !== about);
  set([...others, { id, text, kind, action, about }].slice(-MOST));
  leaveIn(action ? SHOWN_WITH_ACTION_MS : SHOWN_MS, id);
  return id;
}

/** Not while somebody is at one of them, with the pointer or the keys: then it is looked at again as much later. */
function leaveIn(ms: number, id: number): void {
  setTimeout(() => {
    // Without a page (a test has ended) nobody is.
    if (globalThis.document?.querySelector('.toast:is(:hover, :focus-within)')) leaveIn(ms, id);
    else dismissToast(id);
  }, ms);
}

/** Keeps a notice for the next page in this tab: this one is being left. Without storage it is not said. */
export function toastOnNextPage(text: string): void {
  write(sessionStorageOrNone(), NEXT_KEY, text);
}

/** Shows what the page before had left to say. */
export function toastFromLastPage(): void {
  const storage = sessionStorageOrNone();
  const text = read(storage, NEXT_KEY);
  forget(storage, NEXT_KEY);
  if (text) toast(text);
}

export function dismissToast(id: number): void {
  if (toasts.some((each) => each.id === id)) set(toasts.filter((each) => each.id !== id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Notices stand in this outlet from now on, until it is closed or another opens above it. @returns closes it */
export function openOutlet(outlet: string): () => void {
  outlets.push(outlet);
  set(toasts);
  return () => {
    outlets.splice(outlets.indexOf(outlet), 1);
    set(toasts);
  };
}

/** All that are up, in the topmost outlet; none in the others. */
export function toastsIn(outlet: string): readonly Toast[] {
  return outlets.at(-1) === outlet ? toasts : NONE;
}

/** Called when notices come, go or move. @returns ends that */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

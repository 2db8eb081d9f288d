/** Which stories the reader has opened, on the device only. */
import { useEffect, useSyncExternalStore } from 'react';
import type { OverlayScreen } from '../../contract/address.ts';
import { keptSwitch } from '../data/kept-switch.ts';
import { readLocal, writeLocal } from '../data/local.ts';

/** Oldest are forgotten first: the active stories of a week of heavy reading. */
const MOST = 500;

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}

const NONE: ReadonlySet<string> = new Set();
/** Newest last. */
let opened: ReadonlySet<string> | null = null;
const listeners = new Set<() => void>();

export function openedNow(): ReadonlySet<string> {
  if (opened) return opened;
  const kept = readLocal('opened', isIds);
  opened = kept ? new Set(kept.slice(-MOST)) : NONE;
  return opened;
}

export function rememberOpened(id: string): void {
  // Another tab may have added some.
  const known = new Set([...openedNow(), ...(readLocal('opened', isIds) ?? [])]);
  known.delete(id);
  opened = new Set([...known, id].slice(-MOST));
  writeLocal('opened', [...opened]);
  tell();
}

/** For tests and other tabs' changes: reads the device's memory anew. */
export function forgetReadOpened(): void {
  opened = null;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function onStorage({ key }: StorageEvent): void {
  // Null: all of it was cleared.
  if (key === null || key.endsWith('.opened')) forgetReadOpened();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The ids of opened stories; the server knows nobody's. */
export function useOpened(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, openedNow, () => NONE);
}

/** Whether this story was opened: only the cards it is true of are drawn anew when the page starts. */
export function useIsOpened(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => openedNow().has(id),
    () => false,
  );
}

/** Remembers the story that is open. */
export function useRememberOpened(overlay: OverlayScreen | null): void {
  const id = overlay?.kind === 'story' ? overlay.id : null;
  useEffect(() => {
    if (id !== null) rememberOpened(id);
  }, [id]);
}

/** "Hide what I have read." */
export const hideOpened = keptSwitch('hideOpened', false);

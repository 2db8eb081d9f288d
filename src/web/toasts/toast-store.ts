/** The notices that are up now. Lives outside React, so that any code may raise one. */
const SHOWN_MS = 4000;
const MOST = 3;

export interface Toast {
  id: number;
  text: string;
  kind: 'done' | 'failed';
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a notice for 4 s; of more than three, the oldest leaves. */
export function toast(text: string, kind: Toast['kind'] = 'done'): void {
  lastId += 1;
  const id = lastId;
  set([...toasts, { id, text, kind }].slice(-MOST));
  setTimeout(() => dismissToast(id), SHOWN_MS);
}

export function dismissToast(id: number): void {
  if (toasts.some((each) => each.id === id)) set(toasts.filter((each) => each.id !== id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

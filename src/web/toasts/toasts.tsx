import './toasts.css';
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../language/language.tsx';
import { Icon } from '../ui/icon.tsx';
import { currentToasts, dismissToast, onToasts, type Toast } from './toast-store.ts';

const NONE: readonly Toast[] = [];

/** Outlets that are mounted, topmost last. */
const outlets: symbol[] = [];
const outletListeners = new Set<() => void>();

function onOutlets(listener: () => void): () => void {
  outletListeners.add(listener);
  return () => outletListeners.delete(listener);
}

function tellOutlets(): void {
  for (const listener of outletListeners) listener();
}

/** What had the focus before a notice took it. */
let before: HTMLElement | null | undefined;

/** A button that goes with its notice gives the focus back, before anything else is opened from there. */
function leave(id: number, { currentTarget }: MouseEvent): void {
  if (currentTarget === document.activeElement)
    (before?.isConnected ? before : document.querySelector('main'))?.focus({ preventScroll: true });
  dismissToast(id);
}

/**
 * Where notices appear. The page has one and so has every dialog: a modal dialog makes all around it inert and lies
 * above it, so notices show, and are read out, in the topmost.
 */
export function Toasts() {
  const t = useTexts();
  const [me] = useState(() => Symbol('outlet'));
  useEffect(() => {
    outlets.push(me);
    tellOutlets();
    return () => {
      outlets.splice(outlets.indexOf(me), 1);
      tellOutlets();
    };
  }, [me]);
  const top = useSyncExternalStore(
    onOutlets,
    () => outlets.at(-1) === me,
    () => false,
  );
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => NONE);
  return (
    <div
      className="toasts"
      role="status"
      // Where there is no room for all, the newest is seen.
      ref={(outlet) => outlet?.scrollTo(0, outlet.scrollHeight)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before = relatedTarget as HTMLElement | null;
      }}
    >
      {top &&
        toasts.map(({ id, text, kind, action }) => (
          <div key={id} className={`toast ${kind}`}>
            <span>{text}</span>
            {action && (
              <button
                className="toast-action"
                type="button"
                onClick={(event) => {
                  leave(id, event);
                  action.run();
                }}
              >
                {action.label}
              </button>
            )}
            <button
              className="x"
              type="button"
              aria-label={t('toast.dismiss')}
              onClick={(event) => leave(id, event)}
            >
              <Icon name="x" />
            </button>
          </div>
        ))}
    </div>
  );
}

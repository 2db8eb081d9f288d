import './toasts.css';
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../language/language.tsx';
import { Icon } from '../ui/icon.tsx';
import { currentToasts, dismissToast, holdToast, onToasts, releaseToast, type Toast } from './toast-store.ts';

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
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before = relatedTarget as HTMLElement | null;
      }}
    >
      {top && toasts.map((each) => <Notice key={each.id} {...each} />)}
    </div>
  );
}

/** It stays while the pointer or the focus is on it. */
function Notice({ id, text, kind, action }: Toast) {
  const t = useTexts();
  useEffect(() => () => releaseToast(id), [id]);
  const stay = () => holdToast(id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but that it stays
    <div
      className={`toast ${kind}`}
      onFocus={stay}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && stay()}
      onBlur={({ currentTarget }) => !currentTarget.matches(':hover') && releaseToast(id)}
      onPointerLeave={({ currentTarget }) =>
        !currentTarget.contains(document.activeElement) && releaseToast(id)
      }
    >
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
  );
}

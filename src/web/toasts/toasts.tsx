import './toasts.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
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
    <div className="toasts" role="status">
      {top &&
        toasts.map(({ id, text, kind, action }) => (
          <div key={id} className={`toast ${kind}`}>
            <span>{text}</span>
            {action && (
              <button
                className="toast-action"
                type="button"
                onClick={() => {
                  dismissToast(id);
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
              onClick={() => dismissToast(id)}
            >
              <Icon name="x" />
            </button>
          </div>
        ))}
    </div>
  );
}

import { type MouseEvent, useEffect, useId, useSyncExternalStore } from 'react';
import { useTexts } from '../language/language.tsx';
import { Icon } from '../ui/icon.tsx';
import { dismissToast, onToasts, openOutlet, toastsIn } from './toast-store.ts';

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
 * above it, so notices show in the topmost, and are read out there.
 */
export function Toasts() {
  const t = useTexts();
  const me = useId();
  useEffect(() => openOutlet(me), [me]);
  const here = () => toastsIn(me);
  const toasts = useSyncExternalStore(onToasts, here, here);
  return (
    <div
      className="toasts"
      // Not a status: that is told whole whenever a notice comes.
      role="log"
      // Where there is no room for all, the newest is seen.
      ref={(outlet) => outlet?.scrollTo(0, outlet.scrollHeight)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before = relatedTarget as HTMLElement | null;
      }}
    >
      {toasts.map(({ id, text, kind, action, about }) => (
        <div key={id} className={`toast ${kind}`}>
          <p>
            <span>{text}</span>
            {about && (
              <>
                : <b>{about}</b>
              </>
            )}
          </p>
          {action && (
            <button
              className="toast-action"
              type="button"
              aria-label={about && `${action.label}: ${about}`}
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

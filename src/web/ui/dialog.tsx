import './sheet.css';
import './dialog.css';
import { type ReactNode, useCallback, useId } from 'react';
import { useBackCloses } from '../back.ts';
import { useTexts } from '../language/language.tsx';
import { Toasts } from '../toasts/toasts.tsx';
import { Icon } from './icon.tsx';
import { useModal } from './modal.ts';

interface DialogProps {
  title: string;
  close: () => void;
  /** Id of what is told with the title as it opens. */
  describedBy?: string | undefined;
  /** One step back, where there is one; with the name of its control. */
  back?: { label: string; go: () => void } | undefined;
  /** For dialogs that are not small. */
  className?: string;
  /** Between title and body, where it stays while the body scrolls. */
  bar?: ReactNode;
  /** Buttons under the body. */
  footer?: ReactNode;
  /** Room for lists and tables; as wide as a column of text without it. */
  wide?: boolean;
  children: ReactNode;
}

/** A small dialog over whatever is on the page: a title, a body, perhaps a footer. */
export function Dialog({
  title,
  close,
  describedBy,
  back,
  className = '',
  bar,
  footer,
  wide = false,
  children,
}: DialogProps) {
  const t = useTexts();
  const { dialog, first, onPress } = useModal(close);
  const { ref } = dialog;
  // Back is to a dialog what Escape is, whatever it does then.
  useBackCloses(
    true,
    useCallback(() => void ref.current?.dispatchEvent(new Event('cancel', { cancelable: true })), [ref]),
  );
  const id = useId();
  return (
    <dialog
      className={`scrim small-dialog ${className}`.trim()}
      aria-labelledby={id}
      aria-describedby={describedBy}
      {...dialog}
    >
      {/* A section, in which header and footer are not the page's. */}
      <section className={wide ? 'dialog wide' : 'dialog'}>
        {/* The focus begins in what scrolls, and the close control is in it too: from both, keys scroll it. */}
        <div className="scroller" tabIndex={-1} ref={first}>
          <div className="top">
            <header className={back && 'back'}>
              {back && (
                <button className="x" type="button" aria-label={back.label} onClick={back.go}>
                  <Icon name="back" />
                </button>
              )}
              <h2 id={id}>{title}</h2>
              <button className="x" type="button" aria-label={t('action.close')} onClick={onPress}>
                <Icon name="x" />
              </button>
            </header>
            {bar}
          </div>
          <div className="body">{children}</div>
        </div>
        {footer && <footer>{footer}</footer>}
      </section>
      <Toasts />
    </dialog>
  );
}

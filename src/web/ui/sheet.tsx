import './sheet.css';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../language/language.tsx';
import { useOpenedDirectly } from '../router.tsx';
import { Toasts } from '../toasts/toasts.tsx';
import { Icon } from './icon.tsx';
import { useModal } from './modal.ts';
import { plainly } from './plainly.ts';

interface SheetProps {
  /** Name of the dialog for those who do not see it. */
  label: string;
  /** Of the label, where it is in another language than the page. */
  lang?: { lang?: string; dir?: 'auto' };
  close: () => void;
  /** "alertdialog" when it tells of a failure. */
  role?: 'alertdialog';
  children: ReactNode;
}

/**
 * What lies over a feed: the browser's own modal dialog, so focus stays in, Escape closes, the page behind is inert and
 * focus returns. The server renders it open: readable, and closable by its link, without JavaScript.
 */
export function Sheet({ label, lang, close, role, children }: SheetProps) {
  const t = useTexts();
  // Reading starts at the top of the sheet, not on a control.
  const { dialog, first, onPress } = useModal(close);
  const id = useId();
  // What arrives with the page is there at once, and does not rise again when the app takes over.
  const [rising] = useState(!useOpenedDirectly());
  return (
    <dialog className={rising ? 'scrim rising' : 'scrim'} open role={role} aria-labelledby={id} {...dialog}>
      <div className="sheet" tabIndex={-1} ref={first}>
        <div className="sheetbar">
          <a className="tool" href="/" onClick={plainly(onPress)}>
            <Icon name="back" />
            {t('story.back')}
          </a>
          <span className="sr" id={id} {...lang}>
            {label}
          </span>
          <button className="x needs-script" type="button" aria-label={t('action.close')} onClick={onPress}>
            <Icon name="x" />
          </button>
        </div>
        {children}
      </div>
      <Toasts />
    </dialog>
  );
}

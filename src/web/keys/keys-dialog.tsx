import './keys.css';
import { Fragment, useId } from 'react';
import type { KeptSwitch } from '../data/kept-switch.ts';
import { useTexts } from '../language/language.tsx';
import { hideOpened } from '../read/opened.ts';
import { Dialog } from '../ui/dialog.tsx';
import { KEY_HELP } from './key-map.ts';
import { singleKeys } from './single-keys.ts';

/** What makes reading more comfortable: hiding what was read, and the keys, which can be turned off. */
export function KeysDialog({ close }: { close: () => void }) {
  const t = useTexts();
  const off = !singleKeys.use();
  return (
    <Dialog title={t('keys.title')} close={close}>
      <div className="keys">
        <section>
          <h3>{t('keys.reading')}</h3>
          <Setting choice={hideOpened} label={t('read.switch')} note={t('read.switch.note')} />
        </section>
        <section>
          <h3>{t('keys.list')}</h3>
          <dl className={off ? 'keylist off' : 'keylist'}>
            {KEY_HELP.map(({ keys, text }) => (
              <div key={text}>
                <dt>{t(text)}</dt>
                <dd>
                  {keys.map((key, index) => (
                    <Fragment key={key}>
                      {index > 0 && t('keys.or')}
                      <kbd>{key}</kbd>
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <Setting choice={singleKeys} label={t('keys.switch')} note={t('keys.switch.note')} />
        </section>
      </div>
    </Dialog>
  );
}

function Setting({ choice, label, note }: { choice: KeptSwitch; label: string; note: string }) {
  const on = choice.use();
  const id = useId();
  return (
    <label className="setting">
      {label}
      <input
        className="switch"
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: `checked` says it; HTML allows no aria-checked beside it
        role="switch"
        checked={on}
        aria-describedby={id}
        onChange={() => choice.set(!on)}
      />
      <small id={id}>{note}</small>
    </label>
  );
}

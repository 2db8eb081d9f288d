import './shortcuts.css';
import { Fragment, useId } from 'react';
import { useDevice, useDeviceStore } from '../reader/reader.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import { KEY_HELP } from './key-map.ts';
import { LanguagesRead } from './languages-read.tsx';

/** What makes reading more comfortable: hiding what was read, the languages of stories, and the keys, which can be turned off. */
export function KeysDialog({ close }: { close: () => void }) {
  const t = useAccountTexts();
  const off = !useDevice(({ singleKeys }) => singleKeys);
  return (
    <Dialog title={t('keys.title')} close={close}>
      <div className="keys">
        <section>
          <h3>{t('keys.reading')}</h3>
          <Setting choice="hideOpened" label={t('read.switch')} note={t('read.switch.note')} />
        </section>
        <section>
          <LanguagesRead />
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
          <Setting choice="singleKeys" label={t('keys.switch')} note={t('keys.switch.note')} />
        </section>
      </div>
    </Dialog>
  );
}

interface SettingProps {
  choice: 'hideOpened' | 'singleKeys';
  label: string;
  note: string;
}

function Setting({ choice, label, note }: SettingProps) {
  const device = useDeviceStore();
  const on = useDevice((all) => all[choice]);
  const id = useId();
  const name = useId();
  return (
    <label className="setting">
      <span id={name}>{label}</span>
      <Switch
        checked={on}
        aria-labelledby={name}
        aria-describedby={id}
        onChange={() => device.change(() => ({ [choice]: !on }))}
      />
      <small id={id}>{note}</small>
    </label>
  );
}

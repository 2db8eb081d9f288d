import { useId } from 'react';
import { DEFAULT_READS, INTERFACE_LANGUAGES } from '../../contract/locale.ts';
import { useLanguage } from '../language/language.tsx';
import { nativeName } from '../language/names.ts';
import { useDevice, useDeviceStore } from '../reader/reader.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { Switch } from '../ui/switch.tsx';

/** In which languages the reader wants stories, beside the language of the page. */
export function LanguagesRead() {
  const { language } = useLanguage();
  const t = useAccountTexts();
  const device = useDeviceStore();
  const reads = useDevice((all) => all.reads) ?? DEFAULT_READS[language];
  const note = useId();
  const toggle = (code: string) => {
    const others = reads.filter((each) => each !== code);
    device.change(() => ({ reads: others.length < reads.length ? others : [...reads, code] }));
  };
  return (
    <fieldset className="languages-read" aria-describedby={note}>
      <legend>{t('read.languages')}</legend>
      {INTERFACE_LANGUAGES.map((code) => (
        <label className="setting" key={code} lang={code}>
          {nativeName(code)}
          <Switch
            checked={reads.includes(code)}
            // Who reads nothing would see nothing.
            disabled={reads.length === 1 && reads.includes(code)}
            onChange={() => toggle(code)}
          />
        </label>
      ))}
      <small id={note}>{t('read.languages.note')}</small>
    </fieldset>
  );
}

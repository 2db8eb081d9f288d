import { useId } from 'react';
import { THEMES, type Theme } from '../../contract/choices.ts';
import { useAccountTexts } from '../session/texts.ts';
import { THEMES_SHEET } from '../styles/themes-sheet.ts';
import { useKeepAtOnce } from './use-keep-at-once.ts';

/** Each theme as a sheet of paper; the page follows at once. */
export function ThemeChooser({ theme }: { theme: Theme }) {
  const t = useAccountTexts();
  const keep = useKeepAtOnce({ failure: t('theme.failed') });
  const name = useId();
  return (
    <fieldset className="themes">
      {/* Each sheet is in its own colours. */}
      <link rel="stylesheet" href={THEMES_SHEET} />
      <legend className="sub">{t('theme.title')}</legend>
      <div className="papers">
        {THEMES.map((each) => (
          <label key={each} className="paper">
            <input
              type="radio"
              name={name}
              checked={each === theme}
              onChange={() => void keep({ theme: each })}
            />
            <Paper theme={each} />
            {t(`theme.${each}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A letter is a letter in every language. */
const SPECIMEN = 'Aa';

function Paper({ theme }: { theme: Theme }) {
  if (theme === 'system')
    return (
      <span className="sheet-of halves" aria-hidden="true">
        <em data-theme="light">{SPECIMEN}</em>
        <em data-theme="dark">{SPECIMEN}</em>
      </span>
    );
  return (
    <span className="sheet-of" data-theme={theme} aria-hidden="true">
      {SPECIMEN}
      <i />
    </span>
  );
}

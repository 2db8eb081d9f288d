import { useId } from 'react';
import { THEMES, type Theme } from '../../contract/choices.ts';
import { useAccountTexts } from '../session/texts.ts';
import { useAccount } from '../session/use-account.ts';
import { THEMES_SHEET } from '../styles/themes-sheet.ts';
import { toast } from '../toasts/toast-store.ts';

/** Each theme as a sheet of paper; the page follows at once. */
export function ThemeChooser({ theme }: { theme: Theme }) {
  const t = useAccountTexts();
  const account = useAccount();
  const name = useId();
  const choose = async (next: Theme): Promise<void> => {
    const body = { theme: next };
    account.changeUser(body);
    try {
      await account.call({ method: 'PATCH', path: '/api/preferences', body }, () => null);
    } catch (error) {
      const failure = t('theme.failed');
      console.error(failure, error);
      toast(failure, 'failed');
      account.changeUser({ theme });
    }
  };
  return (
    <fieldset className="themes">
      {/* Each sheet is in its own colours. */}
      <link rel="stylesheet" href={THEMES_SHEET} />
      <legend className="sub">{t('theme.title')}</legend>
      <div className="papers">
        {THEMES.map((each) => (
          <label key={each} className="paper">
            <input type="radio" name={name} checked={each === theme} onChange={() => void choose(each)} />
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

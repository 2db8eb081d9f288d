import { useTexts } from '../language/language.tsx';
import { useOpener } from '../panels.tsx';

/** The way to the list of keys, and to the switch that turns them off, without a key. */
export function KeysButton() {
  const t = useTexts();
  return (
    <button
      className="needs-script"
      type="button"
      id="keys-button"
      aria-haspopup="dialog"
      {...useOpener({ kind: 'keys' })}
    >
      {t('keys.title')}
    </button>
  );
}

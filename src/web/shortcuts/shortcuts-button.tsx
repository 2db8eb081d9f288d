import { useTexts } from '../language/language.tsx';
import { useOpenPanel } from '../open-panel.ts';
import { preloadPanel } from '../panels.tsx';

/** The way to the list of keys, and to the switch that turns them off, without a key. */
export function KeysButton() {
  const t = useTexts();
  const open = useOpenPanel();
  const preload = () => preloadPanel('keys');
  return (
    <button
      className="needs-script"
      type="button"
      id="keys-button"
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event) => open({ kind: 'keys' }, event.currentTarget)}
    >
      {t('keys.title')}
    </button>
  );
}

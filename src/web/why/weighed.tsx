import './weighed.css';
import { useTexts } from '../language/language.tsx';
import { useDeviceStore } from '../reader/reader.tsx';

/** Says that a feed stands in the reader's own order, one tap from the normal one. */
export function Weighed() {
  const t = useTexts();
  const device = useDeviceStore();
  const reset = () => {
    // The control goes with what it says.
    document.querySelector('main')?.focus({ preventScroll: true });
    device.change(() => ({ weights: null }));
  };
  return (
    <span className="weighed">
      {t('why.weighed')}
      <button type="button" onClick={reset}>
        {t('why.reset')}
      </button>
    </span>
  );
}

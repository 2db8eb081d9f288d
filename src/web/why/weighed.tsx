import './weighed.css';
import { useTexts } from '../language/language.tsx';
import { resetWeights } from './weights.ts';

/** Says that a feed stands in the reader's own order, one tap from the normal one. */
export function Weighed() {
  const t = useTexts();
  return (
    <span className="weighed" role="status">
      {t('why.weighed')}
      <button type="button" onClick={resetWeights}>
        {t('why.reset')}
      </button>
    </span>
  );
}

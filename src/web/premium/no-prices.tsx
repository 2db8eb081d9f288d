import { useAccountTexts } from '../session/texts.ts';
import { usePlansQuery } from './plans.ts';

/** In place of the prices: that they are on their way, or that they did not come. */
export function NoPrices() {
  const t = useAccountTexts();
  const { isError, refetch } = usePlansQuery();
  if (!isError)
    return (
      <p className="tiny-p" role="status">
        {t('premium.loading')}
      </p>
    );
  return (
    <div role="alert">
      <p className="failed-p">{t('premium.failed')}</p>
      <button className="btn outline" type="button" onClick={() => void refetch()}>
        {t('action.retry')}
      </button>
    </div>
  );
}

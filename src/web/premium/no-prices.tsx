import { useAccountTexts } from '../session/texts.ts';
import { NotCome } from '../ui/not-come.tsx';
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
  return <NotCome text={t('premium.failed')} retry={refetch} />;
}

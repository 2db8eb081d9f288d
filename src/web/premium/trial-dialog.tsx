import { MS_PER_DAY } from '../../contract/time.ts';
import './premium.css';
import '../ui/account-pieces.css';
import { PREMIUM_FEATURES, TRIAL_DAYS } from '../../contract/premium.ts';
import { useNow } from '../clock.tsx';
import { localDay } from '../format/day.ts';
import { longDate } from '../format/time.ts';
import { useLanguage } from '../language/language.tsx';
import { useUser } from '../session/session.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { toast } from '../toasts/toast-store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Gains } from './gains.tsx';
import { Horizon } from './horizon.tsx';
import { moneyText } from './money.ts';
import { usePlans } from './plans.ts';
import { TRIAL_MS, useSubscriptionChange } from './working.ts';

/** Features that are named; the rest is counted. */
const NAMED = 4;

/** Offered once, after somebody was welcomed. @param more opens the whole list */
export function TrialDialog({ close, more }: { close: () => void; more: () => void }) {
  const t = useAccountTexts();
  const { language } = useLanguage();
  const user = useUser();
  const now = useNow();
  const plans = usePlans();
  const { doing, failure, run } = useSubscriptionChange();
  if (!user) return null;
  const end = longDate(localDay(now + TRIAL_DAYS * MS_PER_DAY), t);
  const start = async () => {
    if (!(await run('trial', 'monthly', TRIAL_MS))) return;
    toast(t('premium.started'));
    close();
  };
  return (
    <Dialog
      title={t('premium.trial.title')}
      close={close}
      footer={
        <div className="pair">
          <button
            className="btn primary"
            type="button"
            aria-busy={doing !== null}
            disabled={doing !== null}
            onClick={() => void start()}
          >
            {t(doing ? 'premium.trial.starting' : 'premium.trial.start')}
          </button>
          <button className="btn outline" type="button" disabled={doing !== null} onClick={close}>
            {t('premium.trial.not')}
          </button>
        </div>
      }
    >
      <Gains features={PREMIUM_FEATURES.slice(0, NAMED)}>
        <li className="more">
          <button className="link" type="button" onClick={more}>
            {t('premium.more', { count: PREMIUM_FEATURES.length - NAMED })}
          </button>
        </li>
      </Gains>
      <Horizon
        at={0}
        label={t('premium.trial.runs', { date: end })}
        from={
          <>
            <b>{t('premium.today')}</b>
            {t('premium.today.note')}
          </>
        }
        to={
          <>
            <b>{end}</b>
            {t('premium.trial.end')}
          </>
        }
      />
      <p className="tiny-p">
        {plans
          ? t('premium.trial.price', { price: moneyText(plans.monthly.price, language) })
          : t('premium.loading')}
      </p>
      {failure && (
        <p className="failed-p" role="alert">
          {failure}
        </p>
      )}
    </Dialog>
  );
}

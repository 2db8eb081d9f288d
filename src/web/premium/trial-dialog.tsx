import { isPremium, PREMIUM_FEATURES, TRIAL_DAYS } from '../../contract/premium.ts';
import { MS_PER_DAY } from '../../contract/time.ts';
import { useNow } from '../clock.tsx';
import { localDay } from '../format/day.ts';
import { longDate } from '../format/time.ts';
import { useLanguage } from '../language/language.tsx';
import { useUser } from '../session/session.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { AlreadyPremium } from './already-premium.tsx';
import { Gains } from './gains.tsx';
import { Horizon } from './horizon.tsx';
import { moneyText } from './money.ts';
import { NoPrices } from './no-prices.tsx';
import { Offer } from './offer.tsx';
import { usePlans } from './plans.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';
import { useSubscriptionChange } from './working.ts';

/** Features that are named; the rest is counted. */
const NAMED = 4;

interface TrialProps {
  close: () => void;
  /** Opens the whole list. */
  more: () => void;
  openBilling: () => void;
}

/** Offered once, after somebody was welcomed. */
export function TrialDialog({ close, more, openBilling }: TrialProps) {
  const t = useAccountTexts();
  const { language } = useLanguage();
  const user = useUser();
  const now = useNow();
  const plans = usePlans();
  const working = useSubscriptionChange();
  if (!user) return null;
  // While it works, the new subscription is there before the dialog is gone.
  if (isPremium(user.subscription) && !working.doing)
    return <AlreadyPremium until={user.subscription} close={close} openBilling={openBilling} />;
  // Another device may have had it since this was opened.
  if (user.subscription.trialUsed && !working.doing)
    return <UpgradeDialog variant="default" close={close} openBilling={openBilling} />;
  const end = longDate(localDay(now + TRIAL_DAYS * MS_PER_DAY), t);
  return (
    <Offer
      title={t('premium.trial.title')}
      working={working}
      start={() => working.run('trial', 'monthly')}
      labels={{
        start: t('premium.trial.start'),
        starting: t('premium.trial.starting'),
        not: t('premium.trial.not'),
      }}
      close={close}
      terms={
        plans ? (
          <p className="quiet-p">
            {t('premium.trial.price', { price: moneyText(plans.monthly.price, language) })}
          </p>
        ) : (
          <NoPrices />
        )
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
    </Offer>
  );
}

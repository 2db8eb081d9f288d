import '../ui/radio.css';
import { useEffect, useId, useState } from 'react';
import { FREE_LIMITS } from '../../contract/limits.ts';
import { isPremium, type PlanId, PREMIUM_FEATURES } from '../../contract/premium.ts';
import { useCatchUp } from '../account/use-catch-up.ts';
import { useLanguage } from '../language/language.tsx';
import { useUser } from '../session/session.tsx';
import { type AccountTexts, useAccountTexts } from '../session/texts.ts';
import { useSite } from '../site.tsx';
import { AlreadyPremium } from './already-premium.tsx';
import { Gains } from './gains.tsx';
import { moneyText } from './money.ts';
import { NoPrices } from './no-prices.tsx';
import { Offer } from './offer.tsx';
import { type Plans, usePlans } from './plans.ts';
import { useSubscriptionChange } from './working.ts';

/** Of the seven features, these are listed here. */
const LISTED = 6;

export type UpgradeVariant = 'default' | 'welcome';

/** Why the dialog opened, worded where it is shown: the language may change while it is open. */
export type Reason = (t: AccountTexts) => string;

interface UpgradeProps {
  /** welcome: from the offer of a trial, and starts one; where none is left it is the default. */
  variant: UpgradeVariant;
  /** Why it opened; none = they asked for it. */
  reason?: Reason | undefined;
  close: () => void;
  openBilling: () => void;
  /** Where room is made for one more saved story; only where there was none. */
  openSaved?: (() => void) | undefined;
}

export function UpgradeDialog({ variant, reason, close, openBilling, openSaved }: UpgradeProps) {
  const t = useAccountTexts();
  const { name } = useSite();
  const user = useUser();
  const plans = usePlans();
  const trialUsed = user?.subscription.trialUsed ?? false;
  const [asked, setTrial] = useState(variant === 'welcome');
  const [plan, setPlan] = useState<PlanId>(asked && !trialUsed ? 'monthly' : 'yearly');
  const reasonId = useId();
  const working = useSubscriptionChange();
  const catchUp = useCatchUp();
  // It may have been bought on another device.
  useEffect(() => void catchUp(), [catchUp]);
  if (!user) return null;
  // While it works, the new subscription is there before the dialog is gone.
  if (isPremium(user.subscription) && !working.doing)
    return <AlreadyPremium until={user.subscription} close={close} openBilling={openBilling} />;
  const trial = asked && (!trialUsed || working.doing === 'trial');
  // The server may have refused for more than this page knows of.
  const surplus = Math.max(1, user.savedStories.length - FREE_LIMITS.savedStories + 1);
  const tryFirst = () => {
    setTrial(true);
    setPlan('monthly');
  };
  const labels = {
    start: t(trial ? 'premium.trial.start' : 'premium.upgrade'),
    starting: t(trial ? 'premium.trial.starting' : 'premium.upgrade.starting'),
    not: t(trial ? 'premium.welcome.not' : 'premium.upgrade.not'),
  };
  return (
    <Offer
      title={trial ? t('premium.welcome.title', { name }) : t('premium.upgrade')}
      reason={reason ? reasonId : undefined}
      working={working}
      start={() => working.run(trial ? 'trial' : 'subscribe', plan)}
      labels={labels}
      ready={plans !== null}
      close={close}
      terms={
        <p className="tiny-p">
          {t(trialUsed ? 'premium.trial.used' : trial ? 'premium.note' : 'premium.note.paid')}
          {!trial && !trialUsed && (
            <>
              {' '}
              <button className="link plain" type="button" onClick={tryFirst}>
                {t('premium.tryFirst')}
              </button>
            </>
          )}
        </p>
      }
      free={openSaved && { text: t('limit.saved.room', { surplus }), go: openSaved }}
    >
      {reason && (
        <p className="reason" id={reasonId}>
          {reason(t)}
        </p>
      )}
      {plans ? <Terms plans={plans} chosen={plan} choose={setPlan} /> : <NoPrices />}
      <Gains features={PREMIUM_FEATURES.slice(0, LISTED)} />
    </Offer>
  );
}

interface TermsProps {
  plans: Plans;
  chosen: PlanId;
  choose: (plan: PlanId) => void;
}

/** By the month or by the year. */
function Terms({ plans: { monthly, yearly, saved }, chosen, choose }: TermsProps) {
  const t = useAccountTexts();
  const { language } = useLanguage();
  const name = useId();
  const term = (plan: PlanId) => ({
    className: 'radio',
    type: 'radio',
    name,
    checked: chosen === plan,
    onChange: () => choose(plan),
  });
  return (
    <div className="terms" role="radiogroup" aria-label={t('premium.pay')}>
      <label className="term">
        <input {...term('monthly')} />
        <span>{t('premium.monthly')}</span>
        <span className="num">{t('premium.perMonth', { price: moneyText(monthly.price, language) })}</span>
      </label>
      <label className="term">
        <input {...term('yearly')} />
        <span>
          {t('premium.annual')}{' '}
          <span className="flag">{t('premium.save', { amount: moneyText(saved, language) })}</span>
        </span>
        <span className="num">{t('premium.perYear', { price: moneyText(yearly.price, language) })}</span>
      </label>
    </div>
  );
}

import { useId, useState } from 'react';
import type { Billing } from '../../contract/contract.ts';
import { monthsLater } from '../../contract/months.ts';
import { TRIAL_DAYS } from '../../contract/premium.ts';
import { MS_PER_DAY } from '../../contract/time.ts';
import { useNow } from '../clock.tsx';
import { localDay } from '../format/day.ts';
import { longDate } from '../format/time.ts';
import { useLanguage } from '../language/language.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { takeFocus } from '../ui/take-focus.ts';
import { Horizon } from './horizon.tsx';
import { moneyText } from './money.ts';
import { NoPrices } from './no-prices.tsx';
import { usePlans } from './plans.ts';
import { useSubscriptionChange } from './working.ts';

const MONTHS = { month: 1, year: 12 } as const;
/** From one 1st to the next. */
const LONGEST_MONTH_MS = 31 * MS_PER_DAY;
/** From the 31st to the 28th. */
const MONTHS_VARY_MS = 3 * MS_PER_DAY;

/** Where somebody stands between the first day and the last, and what they can do about it. */
export function PlanCard({ billing }: { billing: Billing }) {
  const t = useAccountTexts();
  const { language } = useLanguage();
  const now = useNow();
  const { subscription, plan } = billing;
  const { status, cancelAtPeriodEnd } = subscription;
  /** Also one that will be kept, until its end. */
  const onTrial = subscription.trialEnd !== null;
  const period = periodOf(billing);
  if (!period || !plan) return null;
  const day = (at: number) => longDate(localDay(at), t);
  const price = moneyText(plan.price, language);
  // The plan it goes on with may be another than the one that was paid.
  const paid = period.to - period.from > LONGEST_MONTH_MS ? 'year' : 'month';
  const kind = onTrial ? 'trial' : paid;
  const ends = cancelAtPeriodEnd
    ? t('billing.ends.cancelled')
    : status === 'trialing'
      ? t('billing.ends.trial')
      : t(onTrial ? 'billing.ends.first' : 'billing.ends.renews', { price });
  return (
    <section className="plan">
      <div className="h-row">
        <h3>{t('billing.plan')}</h3>
        <span className="state">
          {cancelAtPeriodEnd && t('billing.cancelled')}
          {!cancelAtPeriodEnd &&
            (onTrial
              ? t('billing.trial', { day: dayOf(period.from, now), days: TRIAL_DAYS })
              : t(plan.interval === 'year' ? 'premium.perYear' : 'premium.perMonth', { price }))}
        </span>
      </div>
      <Horizon
        at={Math.min(1, Math.max(0, (now - period.from) / (period.to - period.from)))}
        down={cancelAtPeriodEnd}
        label={t('billing.runs', { from: day(period.from), to: day(period.to) })}
        from={
          <>
            <b>{day(period.from)}</b>
            {t(`billing.begins.${kind}`)}
          </>
        }
        to={
          <>
            <b>{day(period.to)}</b>
            {ends}
          </>
        }
      />
      <Doing billing={billing} until={day(period.to)} />
    </section>
  );
}

/**
 * Milliseconds since 1970; null for a plan without an end. A period is paid on its first day, by the newest invoice, which may be
 * still to come while the server waits for proof that the day has come.
 */
function periodOf({ subscription, plan, invoices }: Billing): { from: number; to: number } | null {
  const { trialEnd, currentPeriodEnd } = subscription;
  if (trialEnd) {
    const to = Date.parse(trialEnd);
    return { from: to - TRIAL_DAYS * MS_PER_DAY, to };
  }
  if (!currentPeriodEnd) return null;
  const to = Date.parse(currentPeriodEnd);
  const [newest] = invoices;
  const paidAt = newest ? Date.parse(newest.date) : Number.NaN;
  const isItsFirstDay = Object.values(MONTHS).some(
    (months) => Math.abs(monthsBefore(to, months) - paidAt) <= MONTHS_VARY_MS,
  );
  return { from: isItsFirstDay ? paidAt : monthsBefore(to, MONTHS[plan?.interval ?? 'month']), to };
}

const monthsBefore = (moment: number, months: number): number =>
  monthsLater(new Date(moment), -months).getTime();

/** "Day 3 of 7": the first day is 1. */
function dayOf(from: number, now: number): number {
  return Math.min(TRIAL_DAYS, Math.max(1, Math.floor((now - from) / MS_PER_DAY) + 1));
}

/** Keep, cancel, come back: one press, one question, never an argument. */
function Doing({ billing, until }: { billing: Billing; until: string }) {
  const t = useAccountTexts();
  const { language } = useLanguage();
  const plans = usePlans();
  const { doing, failure, run, forgetFailure } = useSubscriptionChange();
  /** Null as long as nothing was pressed. */
  const [asking, setAsking] = useState<boolean | null>(null);
  const next = asking === false ? takeFocus : undefined;
  const question = useId();
  const { status, cancelAtPeriodEnd, priceId } = billing.subscription;
  /** The plan of a trial, which it may be kept on. */
  const kept = priceId === 'yearly' ? 'yearly' : 'monthly';
  const term = kept === 'yearly' ? 'premium.perYear' : 'premium.perMonth';
  const busy = doing !== null;
  /** One that is not kept ends by itself; to keep it is a choice of its own. */
  const trialing = status === 'trialing';
  const asked = trialing ? 'end' : 'cancel';
  // By another tab, or by a call whose answer was lost.
  if (asking && cancelAtPeriodEnd && !busy) {
    setAsking(false);
    forgetFailure();
  }
  const change = async (...what: Parameters<typeof run>) => {
    if (await run(...what)) setAsking(false);
  };
  const refused = failure && (
    <p className="failed-p" role="alert">
      {failure}
    </p>
  );
  if (asking)
    return (
      <fieldset className="billing-part" aria-labelledby={question} tabIndex={-1} ref={takeFocus}>
        <h3 id={question}>{t(`billing.${asked}.title`)}</h3>
        <p className="quiet-p">{t(`billing.${asked}.what`, { date: until })}</p>
        <div className="pair">
          <button
            className="btn outline"
            type="button"
            aria-busy={busy}
            aria-disabled={busy || undefined}
            onClick={() => void change('cancel')}
          >
            {t(busy ? 'billing.cancelling' : `billing.${asked}.yes`)}
          </button>
          <button
            className="btn outline"
            type="button"
            aria-disabled={busy || undefined}
            onClick={() => !busy && setAsking(false)}
          >
            {t(trialing ? 'action.back' : 'billing.cancel.no')}
          </button>
        </div>
        {refused}
      </fieldset>
    );
  if (cancelAtPeriodEnd)
    return (
      <>
        <button
          className="btn outline"
          type="button"
          ref={next}
          aria-busy={busy}
          aria-disabled={busy || undefined}
          onClick={() => void change('reactivate')}
        >
          {t(busy ? 'billing.reactivating' : 'billing.reactivate')}
        </button>
        {refused}
      </>
    );
  if (trialing)
    return (
      <>
        {plans ? <p className="tiny-p">{t('billing.keep.when', { date: until })}</p> : <NoPrices />}
        <div className="pair">
          {plans && (
            <button
              className="btn outline"
              type="button"
              ref={next}
              aria-busy={busy}
              aria-disabled={busy || undefined}
              onClick={() => void change('subscribe', kept)}
            >
              {busy
                ? t('premium.upgrade.starting')
                : t('billing.keep', { term: t(term, { price: moneyText(plans[kept].price, language) }) })}
            </button>
          )}
          <button
            className="btn outline"
            type="button"
            ref={plans ? undefined : next}
            aria-disabled={busy || undefined}
            onClick={() => !busy && setAsking(true)}
          >
            {t('billing.cancel.trial')}
          </button>
        </div>
        {refused}
      </>
    );
  return (
    <button className="btn outline" type="button" ref={next} onClick={() => setAsking(true)}>
      {t('billing.cancel')}
    </button>
  );
}

import './premium.css';
import '../ui/account-pieces.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Billing } from '../../contract/contract.ts';
import { PREMIUM_FEATURES } from '../../contract/premium.ts';
import { localDay } from '../format/day.ts';
import { longDate } from '../format/time.ts';
import { useLanguage } from '../language/language.tsx';
import { accountOf } from '../session/account.ts';
import { useSession, useUser } from '../session/session.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { useSite } from '../site.tsx';
import { toast } from '../toasts/toast-store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { NotCome } from '../ui/not-come.tsx';
import { saveFile } from '../ui/save-file.ts';
import { moneyText } from './money.ts';
import { PlanCard } from './plan-card.tsx';
import { billingShape } from './shapes.ts';

/** "4" is "04" on a card. */
const MONTH_DIGITS = 2;

/** The plan, what it gives, how it is paid, and every invoice. */
export function BillingDialog({ close }: { close: () => void }) {
  const t = useAccountTexts();
  const { language } = useLanguage();
  const session = useSession();
  const user = useUser();
  const { data, isError, refetch } = useQuery({
    queryKey: ['billing', user?.id, language],
    queryFn: async ({ signal }) => {
      const { call, changeUser } = accountOf(session);
      const ask = { path: '/api/subscription/billing', params: { lang: language }, signal };
      const billing = await call(ask, billingShape);
      // A trial or a period may have ended since this page came.
      changeUser({ subscription: billing.subscription });
      return billing;
    },
    enabled: user !== null,
  });
  /** Something was begun or has ended, here or in another tab, of which this does not know yet. */
  const isBehind = data && user && data.subscription.status !== user.subscription.status;
  useEffect(() => {
    if (isBehind) void refetch({ cancelRefetch: false });
  }, [isBehind, refetch]);
  if (!user) return null;
  // Another tab may have cancelled since.
  const { cancelAtPeriodEnd } = user.subscription;
  const isWrong = isError && isBehind;
  const billing = data && { ...data, subscription: { ...data.subscription, cancelAtPeriodEnd } };
  return (
    <Dialog
      title={t('billing.title')}
      close={close}
      wide
      footer={
        <button className="btn quiet" type="button" onClick={close}>
          {t('action.close')}
        </button>
      }
    >
      {billing && !isWrong && <Parts billing={billing} />}
      {!data && !isError && (
        <p className="quiet-p" role="status">
          {t('billing.loading')}
        </p>
      )}
      {isError && (!data || isWrong) && <NotCome text={t('billing.failed')} retry={refetch} />}
    </Dialog>
  );
}

function Parts({ billing }: { billing: Billing }) {
  const t = useAccountTexts();
  if (billing.status === 'none')
    return (
      <>
        <p role="status">{t('error.NO_ACTIVE_SUBSCRIPTION')}</p>
        <History billing={billing} />
        <Help />
      </>
    );
  return (
    <>
      <PlanCard billing={billing} />
      <section className="billing-part">
        <h3>{t('billing.features')}</h3>
        <ul className="had">
          {PREMIUM_FEATURES.map((feature) => (
            <li key={feature}>{t(`premium.feature.${feature}`)}</li>
          ))}
        </ul>
        <p className="tiny-p">{t('premium.digest.unsent')}</p>
      </section>
      <Method billing={billing} />
      <History billing={billing} />
      <Help />
    </>
  );
}

function Method({ billing: { subscription, invoices, paymentMethods, portalUrl } }: { billing: Billing }) {
  const t = useAccountTexts();
  // Nobody gave a card for a trial, one that ends with it no more than another.
  const none = subscription.status === 'trialing' && invoices.length === 0;
  const portal = () => {
    if (portalUrl) window.open(portalUrl, '_blank', 'noopener,noreferrer');
  };
  const toPortal = (
    <button className="btn outline" type="button" disabled={!portalUrl} onClick={portal}>
      {t('billing.portal')}
      <Icon name="out" />
    </button>
  );
  return (
    <section className="billing-part">
      <h3>{t('billing.method')}</h3>
      {none && (
        <div className="method">
          <p>{t('billing.method.trial')}</p>
          {toPortal}
        </div>
      )}
      {!none &&
        paymentMethods.map(({ id, brand, last4, expiryMonth, expiryYear }) => (
          <div className="method" key={id}>
            <div>
              <p>{t('billing.card', { brand: capital(brand), last4 })}</p>
              <p className="tiny-p">
                {t('billing.expires', {
                  month: String(expiryMonth).padStart(MONTH_DIGITS, '0'),
                  year: String(expiryYear),
                })}
              </p>
            </div>
            {toPortal}
          </div>
        ))}
      <p className="tiny-p">{t('billing.simulated')}</p>
    </section>
  );
}

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

function History({ billing: { invoices } }: { billing: Billing }) {
  const t = useAccountTexts();
  const { language } = useLanguage();
  const session = useSession();
  const open = async (id: string, number: string) => {
    // biome-ignore lint/suspicious/noConsole: the button is asked to log which invoice was wanted
    console.info('Invoice', number);
    try {
      const path = `/api/subscription/invoices/${encodeURIComponent(id)}.pdf`;
      saveFile(`${number}.pdf`, await accountOf(session).fetchFile({ path, params: { lang: language } }));
    } catch (error) {
      console.error('Failed to fetch the invoice', error);
      toast(t('billing.pdf.failed'), 'failed');
    }
  };
  return (
    <section className="billing-part">
      <h3>{t('billing.history')}</h3>
      {invoices.length === 0 && <p className="quiet-p">{t('billing.none')}</p>}
      {invoices.length > 0 && (
        <table className="bills">
          <thead>
            <tr>
              <th scope="col">{t('billing.date')}</th>
              <th scope="col" className="opt">
                {t('billing.number')}
              </th>
              <th scope="col">{t('billing.amount')}</th>
              <th scope="col">{t('billing.invoice')}</th>
            </tr>
          </thead>
          <tbody>
            {invoices.map(({ id, number, date, amount }) => (
              <tr key={id}>
                <td>{longDate(localDay(Date.parse(date)), t)}</td>
                <td className="opt">{number}</td>
                <td>{moneyText(amount, language)}</td>
                <td>
                  <button
                    className="btn"
                    type="button"
                    aria-label={t('billing.pdf.label', { number })}
                    onClick={() => void open(id, number)}
                  >
                    {t('billing.pdf')}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Help() {
  const t = useAccountTexts();
  const { supportEmail } = useSite();
  return (
    <div className="helprow">
      <p>{t('billing.help')}</p>
      <a className="btn outline" href={`mailto:${supportEmail}`}>
        {t('billing.support')}
      </a>
    </div>
  );
}

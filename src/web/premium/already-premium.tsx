import './premium.css';
import '../ui/account-pieces.css';
import { localDay } from '../format/day.ts';
import { longDate } from '../format/time.ts';
import { useAccountTexts } from '../session/texts.ts';
import { Dialog } from '../ui/dialog.tsx';

interface AlreadyProps {
  until: { trialEnd: string | null; currentPeriodEnd: string | null };
  close: () => void;
  openBilling: () => void;
}

/** In place of an offer, for who has Premium: perhaps by another tab, or by a call whose answer was lost. */
export function AlreadyPremium({ until, close, openBilling }: AlreadyProps) {
  const t = useAccountTexts();
  const end = until.currentPeriodEnd ?? until.trialEnd;
  return (
    <Dialog
      title={t('premium.upgrade')}
      close={close}
      footer={
        <div className="pair">
          <button className="btn outline" type="button" onClick={openBilling}>
            {t('billing.title')}
          </button>
          <button className="btn outline" type="button" onClick={close}>
            {t('action.close')}
          </button>
        </div>
      }
    >
      <p className="sub">{t('premium.already')}</p>
      {end && (
        <p className="quiet-p">
          {t('premium.already.until', { date: longDate(localDay(Date.parse(end)), t) })}
        </p>
      )}
    </Dialog>
  );
}

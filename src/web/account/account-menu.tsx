import { MS_PER_DAY } from '../../contract/time.ts';
import '../ui/menu-sheet.css';
import './account-menu.css';
import { useEffect, useState } from 'react';
import type { SessionUser } from '../../contract/contract.ts';
import { isPremium, TRIAL_DAYS } from '../../contract/premium.ts';
import { useNow } from '../clock.tsx';
import { focused, type Panel, useOpenPanel } from '../open-panel.ts';
import { type AccountTexts, useAccountTexts } from '../session/texts.ts';
import { useAccount } from '../session/use-account.ts';
import { EmailAddress } from '../ui/email-address.tsx';
import { Icon } from '../ui/icon.tsx';
import { Arch, tierOf } from './arch.tsx';
import { useCatchUp } from './use-catch-up.ts';

interface MenuProps {
  user: SessionUser;
  /** Closes it, with the focus back on its control. */
  close: () => void;
}

/** Who is signed in, and all there is to do about it. On a phone it rises from the bottom. */
export function AccountMenu({ user, close }: MenuProps) {
  const t = useAccountTexts();
  const account = useAccount();
  const catchUp = useCatchUp();
  const open = useOpenPanel();
  const now = useNow();
  const [leaving, setLeaving] = useState(false);
  // All that is counted here, or opens from here, as the account has it now.
  useEffect(() => void catchUp(), [catchUp]);
  const entry = (panel: Panel, words: string, end: string | number | null = null) => {
    const go = () => {
      close();
      open(panel, focused());
    };
    return (
      <button className="entry" type="button" onClick={go}>
        {words}
        {end !== null && <span className="end">{end}</span>}
      </button>
    );
  };
  const signOut = () => {
    setLeaving(true);
    void account.signOut();
  };
  return (
    <>
      <div className="menu-scrim" aria-hidden="true" onClick={close} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends */}
      <div className="menu-sheet account-menu" role="group" aria-label={t('account.title')}>
        <button className="x" type="button" aria-label={t('action.close')} onClick={close}>
          <Icon name="x" />
        </button>
        <Me user={user} />
        <hr />
        {isPremium(user.subscription)
          ? entry({ kind: 'billing' }, t('billing.title'), trialLeft(user, now, t))
          : entry({ kind: 'upgrade' }, t('premium.upgrade'))}
        {entry({ kind: 'saved' }, t('saved.title'), user.savedStories.length)}
        {entry({ kind: 'settings' }, t('settings.title'))}
        {entry({ kind: 'data' }, t('data.title'))}
        <hr />
        <button className="entry" type="button" disabled={leaving} onClick={signOut}>
          {t(leaving ? 'account.signingOut' : 'account.signOut')}
        </button>
      </div>
    </>
  );
}

function Me({ user }: { user: SessionUser }) {
  const t = useAccountTexts();
  const tier = tierOf(user);
  return (
    <div className="me">
      <Arch user={user} big />
      <div>
        <b>{user.name}</b>
        <span className="mail">
          <EmailAddress email={user.email} />
        </span>
      </div>
      <ul className="facts">
        {tier && <li className="tier">{t(`account.${tier}`)}</li>}
        <li>{t('interests.count', { count: user.interests.length })}</li>
        {user.age && <li>{user.age.replace('-', '–')}</li>}
        {user.gender && <li>{genderOf(user.gender, t)}</li>}
      </ul>
    </div>
  );
}

/** How much of a trial is left; null = it is none. @param now milliseconds since 1970 */
function trialLeft({ subscription }: SessionUser, now: number, t: AccountTexts): string | null {
  if (subscription.status !== 'trialing' || !subscription.trialEnd) return null;
  const left = Math.ceil((Date.parse(subscription.trialEnd) - now) / MS_PER_DAY);
  // The page's clock may lag behind the server's, which would make eight days of a trial that has just begun.
  return t('account.daysLeft', { days: Math.min(TRIAL_DAYS, Math.max(0, left)) });
}

function genderOf(gender: string, t: AccountTexts): string {
  return gender === 'male' || gender === 'female' || gender === 'non-binary' ? t(`choice.${gender}`) : gender;
}

import { Lock } from 'lucide-react';
import { useId } from 'react';
import type { EmailSettings, SessionUser } from '../../contract/contract.ts';
import { useOpenPanel } from '../open-panel.ts';
import { useOpenUpgrade } from '../premium/open-upgrade.ts';
import { useAccountTexts } from '../session/texts.ts';
import { useSite } from '../site.tsx';
import { EmailAddress } from '../ui/email-address.tsx';
import { STROKE } from '../ui/icon.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { Switch } from '../ui/switch.tsx';
import { AboutYou } from './about-you.tsx';
import { useKeepAtOnce } from './use-keep-at-once.ts';

const LETTERS = [
  'weeklyDigest',
  'dailyDigest',
  'breakingNews',
  'productUpdates',
] as const satisfies (keyof EmailSettings)[];
type Letter = (typeof LETTERS)[number];

/** Which letters the reader gets. Each switch is kept at once. */
export function EmailTab({ user, premium }: { user: SessionUser; premium: boolean }) {
  const t = useAccountTexts();
  const open = useOpenPanel();
  const openUpgrade = useOpenUpgrade();
  const keep = useKeepAtOnce({
    path: '/api/preferences/email',
    failure: t('error.EMAIL_SETTINGS_FAILED'),
  });
  const reason = user.emailSettings.weeklyDigest ? 'limit.digest.weekly' : 'limit.digest';
  return (
    <>
      <p className="tiny-p">
        <Sentence
          text={t('email.to', { email: '{email}' })}
          parts={{ email: <EmailAddress email={user.email} /> }}
        />
      </p>
      <div>
        {LETTERS.map((letter) => {
          const locked = letter === 'dailyDigest' && !premium;
          return (
            <Toggle
              key={letter}
              letter={letter}
              on={user.emailSettings[letter]}
              locked={locked}
              // Turning it off stays possible for who has it from the time before.
              change={(on) =>
                locked && on
                  ? openUpgrade((words) => words(reason))
                  : void keep({ emailSettings: { [letter]: on } })
              }
            />
          );
        })}
      </div>
      <AboutYou user={user} />
      <section>
        <h3 className="sub">{t('data.title')}</h3>
        <p className="foot-links">
          {(['data.sessions', 'data.take', 'data.delete'] as const).map((key) => (
            <button
              key={key}
              className={key === 'data.delete' ? 'link danger' : 'link plain'}
              type="button"
              onClick={(event) => open({ kind: 'data', part: key }, event.currentTarget)}
            >
              {t(key)}
            </button>
          ))}
        </p>
      </section>
    </>
  );
}

interface ToggleProps {
  letter: Letter;
  on: boolean;
  /** Part of Premium, which the reader does not have. */
  locked: boolean;
  change: (on: boolean) => void;
}

function Toggle({ letter, on, locked, change }: ToggleProps) {
  const t = useAccountTexts();
  const { name } = useSite();
  const id = useId();
  const title = useId();
  return (
    <label className="toggle">
      <span>
        <b id={title}>
          {t(`email.${letter}`)}
          {locked && <Lock className="icon" strokeWidth={STROKE} aria-label={t('settings.premium')} />}
        </b>
        <small id={id}>{t(`email.${letter}.note`, { name })}</small>
      </span>
      <Switch checked={on} aria-labelledby={title} aria-describedby={id} onChange={() => change(!on)} />
    </label>
  );
}

import '../ui/account-pieces.css';
import './sign-in.css';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../session/session.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { useAccount } from '../session/use-account.ts';
import { useSite } from '../site.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EMPTY_CODE } from './code.ts';
import { EmailStep } from './email-step.tsx';
import { Legal } from './legal.tsx';
import { OptionsStep } from './options-step.tsx';
import { type Finish, type Progress, useProgress } from './progress.ts';
import { notImplemented, type SignInWith } from './providers.ts';
import { VerificationStep } from './verification-step.tsx';

interface SignInProps {
  close: () => void;
  /** Somebody has signed in for the first time. */
  welcome: () => void;
  /** Tests bring a provider that works. */
  provider?: SignInWith;
}

const TITLES = {
  options: 'signIn.title',
  email: 'signIn.address.title',
  verification: 'signIn.code.title',
} as const;
const BEFORE = { email: 'options', verification: 'email' } as const;

/** Three steps in one frame: how, which address, which code. */
export function SignInDialog({ close, welcome, provider = notImplemented }: SignInProps) {
  const t = useAccountTexts();
  const { name, demoSignIn } = useSite();
  const account = useAccount();
  const [progress, change] = useProgress();
  /** A control that has gone leaves the focus to what took its place, but not when the dialog opens. */
  const [moved, setMoved] = useState(false);
  const { step, email } = progress;
  const go = (fields: Partial<Progress>) => {
    setMoved(true);
    change(fields);
  };
  const user = useUser();
  const finishing = useRef(false);
  useEffect(() => {
    // Signed in by another tab.
    if (user && !finishing.current) close();
  }, [user, close]);
  const finish: Finish = async (tokens, isWanted) => {
    finishing.current = true;
    const { hasCompletedOnboarding } = await account.signIn(tokens, isWanted).catch((error: unknown) => {
      finishing.current = false;
      throw error;
    });
    if (hasCompletedOnboarding) close();
    else welcome();
  };
  const back =
    step === 'options' ? undefined : { label: t('action.back'), go: () => go({ step: BEFORE[step] }) };
  return (
    <Dialog title={t(TITLES[step], { name })} close={close} back={back}>
      <div className="sign-in">
        {step === 'options' && (
          <OptionsStep
            focused={moved}
            provider={provider}
            finish={finish}
            toEmail={() => go({ step: 'email' })}
          />
        )}
        {step === 'email' && (
          <EmailStep
            email={email}
            write={(text) => change({ email: text })}
            sent={(to, sentAt) => go({ step: 'verification', email: to, code: EMPTY_CODE, sentAt })}
          />
        )}
        {step === 'verification' && <VerificationStep progress={progress} change={change} finish={finish} />}
        {step !== 'verification' && <Legal />}
        {step === 'verification' && demoSignIn && <p className="demo-code">{t('signIn.demo')}</p>}
      </div>
    </Dialog>
  );
}

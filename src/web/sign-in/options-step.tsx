import { Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAccountTexts } from '../session/texts.ts';
import { STROKE } from '../ui/icon.tsx';
import { useStillHere } from '../ui/use-still-here.ts';
import type { Finish } from './progress.ts';
import { PROVIDERS, type Provider, type SignInWith, signInWith } from './providers.ts';

const LETTERS: Record<Provider, string> = { apple: 'A', google: 'G' };

interface OptionsProps {
  /** Whether the focus goes to the control that led on: somebody came back. */
  focused: boolean;
  provider: SignInWith;
  finish: Finish;
  toEmail: () => void;
}

export function OptionsStep({ focused, provider, finish, toEmail }: OptionsProps) {
  const t = useAccountTexts();
  const [failed, setFailed] = useState<Provider | null>(null);
  const email = useRef<HTMLButtonElement>(null);
  const stillHere = useStillHere();
  useEffect(() => {
    if (focused) email.current?.focus();
  }, [focused]);
  const choose = async (chosen: Provider) => {
    setFailed(null);
    try {
      await finish(await signInWith(chosen, provider), stillHere);
    } catch (error) {
      console.warn('Signing in failed', error);
      setFailed(chosen);
    }
  };
  return (
    <div className="step">
      <p className="quiet-p">{t('signIn.why')}</p>
      <div className="ways">
        {PROVIDERS.map((each) => (
          <button className="btn outline" type="button" key={each} onClick={() => void choose(each)}>
            <span className="brandmark" aria-hidden="true">
              {LETTERS[each]}
            </span>
            {t(`signIn.${each}`)}
          </button>
        ))}
        <button className="btn primary" type="button" ref={email} onClick={toEmail}>
          <Mail className="icon" strokeWidth={STROKE} aria-hidden="true" />
          {t('signIn.email')}
        </button>
      </div>
      <p className="answer bad" role="alert">
        {failed && t(`signIn.failed.${failed}`)}
      </p>
    </div>
  );
}

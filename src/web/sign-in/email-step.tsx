import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { errorText } from '../language/error-text.ts';
import { useLanguage } from '../language/language.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { useStillHere } from '../ui/use-still-here.ts';
import { startEmail } from './calls.ts';

interface EmailProps {
  email: string;
  write: (text: string) => void;
  /** A code is on its way to this address, since then. */
  sent: (to: string, at: number) => void;
}

export function EmailStep({ email, write, sent }: EmailProps) {
  const t = useAccountTexts();
  const { language } = useLanguage();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const stillHere = useStillHere();
  const field = useRef<HTMLInputElement>(null);
  const answer = useId();
  useEffect(() => field.current?.focus(), []);
  const to = email.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (to === '' || sending) return;
    setSending(true);
    setFailure('');
    try {
      const sentAt = await startEmail(to);
      // Who has left this step meanwhile is led nowhere.
      if (stillHere()) sent(to, sentAt);
    } catch (error) {
      console.warn('Signing in failed', error);
      setFailure(errorText((error as Error).cause, { language, t }, 'error.MAIL_FAILED'));
      setSending(false);
      field.current?.focus();
    }
  };
  return (
    <form className="step" noValidate onSubmit={(event) => void submit(event)}>
      <p className="quiet-p">{t('signIn.address.why')}</p>
      <label className="field">
        <span>{t('signIn.address')}</span>
        <input
          className="input"
          ref={field}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={t('signIn.address.example')}
          value={email}
          readOnly={sending}
          aria-invalid={failure !== ''}
          aria-describedby={answer}
          onChange={(event) => write(event.target.value)}
        />
      </label>
      <button className="btn primary wide" type="submit" disabled={to === ''} aria-busy={sending}>
        {t(sending ? 'signIn.sending' : 'signIn.send')}
      </button>
      <p className="answer bad" id={answer} role="alert">
        {failure}
      </p>
    </form>
  );
}

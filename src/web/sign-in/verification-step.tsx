import { type ClipboardEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Tokens } from '../../contract/contract.ts';
import { CODE_GAP_MS, CODE_MINUTES, CODE_TRIES } from '../../contract/limits.ts';
import { ApiError } from '../data/api-error.ts';
import { errorText } from '../language/error-text.ts';
import { useLanguage } from '../language/language.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { EmailAddress } from '../ui/email-address.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { useStillHere } from '../ui/use-still-here.ts';
import { resendCode, sentBefore, verifyCode } from './calls.ts';
import { EMPTY_CODE, type Filled, isWhole, pasted } from './code.ts';
import { CodeBoxes } from './code-boxes.tsx';
import type { Finish, Progress } from './progress.ts';

const SECOND = 1000;
const CODE_LIFE_MS = CODE_MINUTES * 60 * SECOND;

interface VerificationProps {
  progress: Progress;
  change: (fields: Partial<Progress>) => void;
  finish: Finish;
}

export function VerificationStep({ progress, change, finish }: VerificationProps) {
  const t = useAccountTexts();
  const { language } = useLanguage();
  const { email, code, sentAt } = progress;
  const [state, setState] = useState<'ready' | 'busy' | 'wrong'>('ready');
  const [answer, setAnswer] = useState('');
  /** Of the code that was sent last. */
  const [wrongTries, setWrongTries] = useState(0);
  const [focus, setFocus] = useState({ at: 0 });
  /** Of a code that was right and is used up by that, while nobody has become of them. */
  const passed = useRef<Tokens | null>(null);
  const stillHere = useStillHere();
  const described = useId();
  const fill = (filled: Filled) => {
    if (state === 'busy') return;
    change({ code: filled.code });
    passed.current = null;
    setFocus({ at: filled.focus });
    setState('ready');
    setAnswer('');
  };
  const fail = (error: unknown, said: string) => {
    console.warn('Signing in failed', error);
    setAnswer(said);
    setState('wrong');
  };
  const verify = async (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole(code) || state === 'busy') return;
    setState('busy');
    setAnswer('');
    try {
      passed.current ??= await verifyCode(email, code.join(''));
      await finish(passed.current, stillHere);
    } catch (error) {
      const { cause } = error as Error;
      const refused = cause instanceof ApiError && cause.kind === 'refused';
      const said = refused
        ? errorText(cause, { language, t }, 'error.INVALID_CODE')
        : t('error.VERIFY_FAILED');
      const isWrong = refused && cause.code === 'INVALID_CODE';
      const tries = isWrong ? wrongTries + 1 : wrongTries;
      setWrongTries(tries);
      // The server says the same of every code, so that it tells a stranger nothing; what was typed here is known here.
      const isOver = isWrong && (tries >= CODE_TRIES || Date.now() - sentAt >= CODE_LIFE_MS);
      fail(error, isOver ? `${said} ${t('signIn.code.over')}` : said);
      // Typed again from the first on, each digit takes its old one's place.
      setFocus({ at: 0 });
    }
  };
  const resend = async () => {
    passed.current = null;
    // Pressed twice, it is one code.
    change({ code: EMPTY_CODE, sentAt: Date.now() });
    setFocus({ at: 0 });
    setState('ready');
    setAnswer('');
    try {
      await resendCode(email);
      setWrongTries(0);
      setAnswer(t('signIn.resent'));
    } catch (error) {
      // The next step may have another code on its way.
      if (!stillHere()) return;
      const { cause } = error as Error;
      change({ sentAt: sentBefore(cause) ?? sentAt });
      fail(error, errorText(cause, { language, t }, 'error.MAIL_FAILED'));
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    fill(pasted(code, event.clipboardData.getData('text')));
  };
  const wrong = state === 'wrong';
  return (
    <form className="step" noValidate onSubmit={(event) => void verify(event)} onPaste={onPaste}>
      <p className="quiet-p">
        <Sentence
          text={t('signIn.code.sent', { email: '{email}' })}
          parts={{
            email: (
              <b>
                <EmailAddress email={email} />
              </b>
            ),
          }}
        />
      </p>
      <CodeBoxes {...{ code, focus, state, described, fill }} move={(to) => setFocus({ at: to })} />
      <div className="between">
        <span>{t('signIn.code.spam')}</span>
        <Resend
          // Counts from the moment it was sent, and not from when it last looked at the clock.
          key={sentAt}
          sentAt={sentAt}
          resend={resend}
          label={t(wrong ? 'signIn.resend.again' : 'signIn.resend')}
        />
      </div>
      <button
        className="btn primary wide"
        type="submit"
        disabled={!isWhole(code)}
        aria-busy={state === 'busy'}
      >
        {t(state === 'busy' ? 'signIn.verifying' : 'signIn.verify')}
      </button>
      <p className={wrong ? 'answer bad' : 'answer'} id={described} role={wrong ? 'alert' : 'status'}>
        {answer}
      </p>
    </form>
  );
}

interface ResendProps {
  sentAt: number;
  resend: () => Promise<void>;
  label: string;
}

/** A link, once the server would send another code. */
function Resend({ sentAt, resend, label }: ResendProps) {
  const t = useAccountTexts();
  const left = useSecondsUntil(sentAt + CODE_GAP_MS);
  if (left > 0)
    return <span role="timer">{t('signIn.resend.in', { time: `0:${String(left).padStart(2, '0')}` })}</span>;
  return (
    <button className="link" type="button" onClick={() => void resend()}>
      {label}
    </button>
  );
}

/** @param moment milliseconds since 1970 @returns whole seconds, counted down */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const over = now >= moment;
  useEffect(() => {
    if (over) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [over]);
  return Math.max(0, Math.ceil((moment - now) / SECOND));
}

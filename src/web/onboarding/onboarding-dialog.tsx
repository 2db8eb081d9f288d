import '../ui/account-pieces.css';
import './onboarding.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isPremium } from '../../contract/premium.ts';
import { followReader } from '../data/follow-reader.ts';
import { useSession, useUser } from '../session/session.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { TopicIndex } from '../ui/topic-index.tsx';
import { AgeAndGender } from './age-and-gender.tsx';
import { FirstPage } from './first-page.tsx';
import { keep, type Said, skip } from './keep.ts';

interface OnboardingProps {
  close: () => void;
  /** Shows somebody without Premium what a trial is, where they have not had theirs. */
  offerTrial: () => void;
}

const NOTHING: Said = { interests: [], age: '', gender: '' };

/** Two steps for somebody new: what they like to read, and who they are if they care to say. */
export function OnboardingDialog({ close, offerTrial }: OnboardingProps) {
  const t = useAccountTexts();
  const session = useSession();
  const signedIn = useUser() !== null;
  const client = useQueryClient();
  const [said, setSaid] = useState(NOTHING);
  const [step, setStep] = useState<1 | 2>(1);
  const [saving, setSaving] = useState(false);
  /** What is chosen while it saves would be lost. */
  const say: typeof setSaid = (change) => !saving && setSaid(change);
  const leave = () => {
    if (saving) return;
    close();
    void skip(session);
  };
  const finish = async () => {
    if (saving) return;
    setSaving(true);
    await keep(said, session);
    // What was chosen is lifted from now on.
    void followReader(client, session);
    const user = session.get();
    if (user && !isPremium(user.subscription) && !user.subscription.trialUsed) offerTrial();
    else close();
  };
  if (!signedIn) return null;
  const last = step === 2;
  const action = saving ? 'action.saving' : last ? 'onboarding.start' : 'onboarding.continue';
  return (
    <Dialog
      title={t(last ? 'onboarding.you' : 'onboarding.interests')}
      close={leave}
      back={last ? { label: t('action.back'), go: () => !saving && setStep(1) } : undefined}
      wide
      footer={
        <>
          <button className="btn outline" type="button" disabled={saving} onClick={leave}>
            {t(last ? 'onboarding.finish' : 'onboarding.skip')}
          </button>
          <button
            className="btn primary"
            type="button"
            aria-busy={saving}
            onClick={() => (last ? void finish() : setStep(2))}
          >
            {t(action)}
          </button>
        </>
      }
    >
      <div className="onboarding">
        <div
          className="steps"
          role="progressbar"
          aria-valuemin={1}
          aria-valuemax={2}
          aria-valuenow={step}
          aria-label={t('onboarding.step', { step })}
        >
          <i className="on" />
          <i className={last ? 'on' : ''} />
        </div>
        {last ? <AboutYou said={said} say={say} /> : <Interests said={said} say={say} />}
      </div>
    </Dialog>
  );
}

interface StepProps {
  said: Said;
  say: (change: (said: Said) => Said) => void;
}

function Interests({ said, say }: StepProps) {
  const t = useAccountTexts();
  const { interests } = said;
  const count = interests.length;
  const toggle = (topic: string) => say((now) => ({ ...now, interests: toggled(now.interests, topic) }));
  return (
    <>
      <p className="tally">
        <span>
          <b>{t('onboarding.selected', { count })}</b>.{' '}
          {t(count > 0 ? 'onboarding.effect' : 'onboarding.none')}
        </span>
        <button
          className="link"
          type="button"
          aria-disabled={count === 0 || undefined}
          onClick={() => say((now) => ({ ...now, interests: [] }))}
        >
          {t('onboarding.clear')}
        </button>
      </p>
      <TopicIndex chosen={interests} toggle={toggle} />
    </>
  );
}

function toggled(chosen: readonly string[], topic: string): readonly string[] {
  return chosen.includes(topic) ? chosen.filter((each) => each !== topic) : [...chosen, topic];
}

function AboutYou({ said, say }: StepProps) {
  const t = useAccountTexts();
  return (
    <>
      <AgeAndGender first said={said} change={(part) => say((now) => ({ ...now, ...part }))} />
      <p className="tiny-p">{t('onboarding.private')}</p>
      <FirstPage interests={said.interests} />
    </>
  );
}

import type { SessionUser } from '../../contract/contract.ts';
import { AgeAndGender } from '../onboarding/age-and-gender.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { useKeepAtOnce } from './use-keep-at-once.ts';

/** What somebody said of themselves when they were new. */
export function AboutYou({ user }: { user: SessionUser }) {
  const t = useAccountTexts();
  const keep = useKeepAtOnce({ failure: t('aboutYou.failed') });
  return (
    <section className="about-you">
      <h3 className="sub">{t('onboarding.you')}</h3>
      <AgeAndGender said={user} change={(part) => void keep(part)} />
      <p className="tiny-p">{t('onboarding.private')}</p>
    </section>
  );
}

import type { SessionUser } from '../../contract/contract.ts';
import { AgeAndGender } from '../onboarding/age-and-gender.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { useAccount } from '../session/use-account.ts';

/** What somebody said of themselves when they were new; every change is kept at once, and goes back when it cannot be. */
export function AboutYou({ user }: { user: SessionUser }) {
  const t = useAccountTexts();
  const account = useAccount();
  const said = { age: user.age, gender: user.gender };
  const change = async (part: Partial<typeof said>): Promise<void> => {
    account.changeUser(part);
    try {
      await account.call({ method: 'PATCH', path: '/api/preferences', body: part }, () => null);
    } catch (error) {
      console.error('Failed to update demographics', error);
      account.changeUser(said);
    }
  };
  return (
    <section className="about-you">
      <h3 className="sub">{t('onboarding.you')}</h3>
      <AgeAndGender said={said} change={(part) => void change(part)} />
      <p className="tiny-p">{t('onboarding.private')}</p>
    </section>
  );
}

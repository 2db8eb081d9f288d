/** What somebody said when they were new. Failures are logged only: nothing stands between a reader and the news. */
import type { Account } from '../session/account.ts';

/** As specified: the saving is seen. */
const SAVING_MS = 1000;

export interface Said {
  interests: readonly string[];
  /** "" = not said. */
  age: string;
  gender: string;
}

const nothing = () => null;

/** Keeps it and is done with onboarding. What was not kept is asked for again at the next signing in. Never throws. */
export async function keep(said: Said, account: Account): Promise<void> {
  const { interests, age, gender } = said;
  await new Promise((resolve) => setTimeout(resolve, SAVING_MS));
  const patch = (body: object, failure: string) =>
    account.call({ method: 'PATCH', path: '/api/preferences', body }, nothing).then(
      () => true,
      (error: unknown) => {
        console.error(failure, error);
        return false;
      },
    );
  const kept = [
    await patch({ interests }, 'Failed to update interests'),
    await patch({ age, gender }, 'Failed to update demographics'),
  ];
  if (!kept.includes(false)) await patch({ onboarding_completed: true }, 'Failed to complete onboarding');
  account.changeUser({ interests: [...interests], age, gender, hasCompletedOnboarding: true });
}

/** Is done with onboarding, and keeps nothing else. Never throws. */
export async function skip(account: Account): Promise<void> {
  account.changeUser({ hasCompletedOnboarding: true });
  try {
    const body = { onboarding_completed: true };
    await account.call({ method: 'PATCH', path: '/api/preferences', body }, nothing);
  } catch (error) {
    console.error('Failed to complete onboarding', error);
  }
}

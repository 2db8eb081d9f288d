/** What somebody said when they were new. Failures are logged only: nothing stands between a reader and the news. */
import { accountOf } from '../session/account.ts';
import type { Session } from '../session/store.ts';

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
export async function keep({ interests, age, gender }: Said, session: Session): Promise<void> {
  const account = accountOf(session);
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
  // The session may have ended meanwhile.
  if (session.get())
    account.changeUser({ interests: [...interests], age, gender, hasCompletedOnboarding: true });
}

/** Is done with onboarding, and keeps nothing else. Logs a failure; throws only where nobody is signed in. */
export async function skip(session: Session): Promise<void> {
  const account = accountOf(session);
  account.changeUser({ hasCompletedOnboarding: true });
  try {
    const body = { onboarding_completed: true };
    await account.call({ method: 'PATCH', path: '/api/preferences', body }, nothing);
  } catch (error) {
    console.error('Failed to complete onboarding', error);
  }
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InterfaceLanguage, SessionUser, Subscription } from '../../contract/contract.ts';
import type { PlanId } from '../../contract/premium.ts';
import { errorText } from '../language/error-text.ts';
import { useLanguage } from '../language/language.tsx';
import { type Account, type AccountCall, accountOf } from '../session/account.ts';
import { useSession } from '../session/session.tsx';
import { type AccountTexts, useAccountTexts } from '../session/texts.ts';
import { subscriptionShape } from '../session/user-shape.ts';
import { toast } from '../toasts/toast-store.ts';
import { useStillHere } from '../ui/use-still-here.ts';

/** Nothing is paid, so nothing takes time; this is how long it takes to look as if somebody did something. */
const TAKES_MS = { trial: 1000, subscribe: 2000, cancel: 1000, reactivate: 1000 };

type Change = keyof typeof TAKES_MS;

export interface Working {
  /** What is being done now. */
  doing: Change | null;
  /** Why the last one was refused, in the reader's language; "" = it was not. Who has left hears it in a notice. */
  failure: string;
  /** Asks the server, takes at least its time, and tells the session. @returns whether it was done */
  run: (change: Change, planId?: PlanId) => Promise<boolean>;
  /** What failed has turned out to be done. */
  forgetFailure: () => void;
}

/** What is said of a change that nobody answered. Whether there is a subscription, only an answer can say. */
const FALLBACK = {
  trial: 'error.TRIAL_FAILED',
  subscribe: 'error.PAYMENT_FAILED',
  cancel: 'error.INTERNAL',
  reactivate: 'error.INTERNAL',
} as const satisfies Record<Change, Parameters<AccountTexts>[0]>;

/** One change of the subscription at a time. */
export function useSubscriptionChange(): Working {
  const session = useSession();
  const client = useQueryClient();
  const { language } = useLanguage();
  const t = useAccountTexts();
  const stillHere = useStillHere();
  const [doing, setDoing] = useState<Change | null>(null);
  const [failure, setFailure] = useState('');
  const run: Working['run'] = async (change, planId) => {
    if (doing) return false;
    setDoing(change);
    setFailure('');
    const account = accountOf(session);
    const [result] = await Promise.allSettled([
      changed(account, change, { planId, language }),
      pause(TAKES_MS[change]),
    ]);
    if (result.status === 'rejected') {
      console.error(t(FALLBACK[change]), result.reason);
      const said = errorText(result.reason, { language, t }, FALLBACK[change]);
      setDoing(null);
      setFailure(said);
      // Where the session has ended with that, this is what is told.
      if (!stillHere() && session.get()) toast(said, 'failed');
      // What is shown may be over, and what was asked for be done where only the answer was lost: a page that stayed open says so
      // no later than its first refusal.
      void account.catchUp();
      void client.invalidateQueries({ queryKey: ['billing'] });
      return false;
    }
    account.changeUser({ subscription: result.value } satisfies Partial<SessionUser>);
    // It is under way until it can be seen.
    await client.invalidateQueries({ queryKey: ['billing'] });
    setDoing(null);
    return true;
  };
  return { doing, failure, run, forgetFailure: () => setFailure('') };
}

/** The language decides the currency, as it did for the prices that were shown. */
function changed(
  { call }: Account,
  change: Change,
  { planId, language }: { planId: PlanId | undefined; language: InterfaceLanguage },
): Promise<Subscription> {
  const ask: AccountCall = {
    method: 'POST',
    path: `/api/subscription/${change}`,
    params: { lang: language },
  };
  return call(planId === undefined ? ask : { ...ask, body: { planId } }, subscriptionShape);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Plans, and the pauses of a simulated payment, for tests of what is around Premium. Needs fake timers. */
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import type { Plan, Subscription } from '../../contract/contract.ts';
import { PREMIUM_FEATURES } from '../../contract/premium.ts';
import { currentToasts, dismissToast } from '../toasts/toast-store.ts';
import type { Asked } from './answers.ts';
import { mayLog } from './logged.ts';
import { closePart } from './part.tsx';
import { NO_NEWS, PREMIUM_USER, TRIAL_USER } from './users.ts';

const plan = (id: Plan['id'], cents: number, interval: Plan['interval']): Plan => ({
  id,
  name: id,
  price: { cents, currency: 'USD' },
  interval,
  trialDays: 7,
  features: [...PREMIUM_FEATURES],
});
export const MONTHLY = plan('monthly', 499, 'month');
export const YEARLY = plan('yearly', 4900, 'year');
export const PLANS = {
  ...NO_NEWS,
  'GET /api/plans': { plans: [MONTHLY, YEARLY], yearlySavings: { cents: 1100, currency: 'USD' } },
};

export const ACTIVE: Subscription = {
  ...PREMIUM_USER.subscription,
  priceId: 'yearly',
  currentPeriodEnd: '2027-07-24T12:00:00.000Z',
};

/** Bought during the trial, which goes on. */
export const KEPT: Subscription = { ...TRIAL_USER.subscription, status: 'active' };

/** What was asked of the server beside reading. */
export const changeIn = (asked: Asked[]) => asked.find(({ method }) => method === 'POST');
/** What the control that is at work says. */
export const busy = () => document.querySelector('[aria-busy="true"]')?.textContent;
export const lines = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

let pauses: MockInstance<typeof setTimeout>;
/** What was waited for before a press is no pause of its call; a press of what is at work calls nothing. */
const forgetPauses = ({ target }: Event) =>
  (target as Element).closest('[aria-busy="true"]') ?? pauses.mockClear();

/** Ends the pause of a simulated call, which the last press began and which must be this long. */
export async function pauseOf(ms: number): Promise<void> {
  expect(pauses.mock.calls.map(([, delay]) => delay)).toContain(ms);
  await vi.advanceTimersByTimeAsync(ms);
}

/** For each test of a file: time that a test can move on, and nothing left of the one before. */
export function withPauses(): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    pauses = vi.spyOn(globalThis, 'setTimeout');
    document.addEventListener('click', forgetPauses, { capture: true });
  });
  afterEach(() => {
    document.removeEventListener('click', forgetPauses, { capture: true });
    closePart();
    for (const { id } of currentToasts()) dismissToast(id);
    vi.useRealTimers();
    mayLog('error', 'Something went wrong', 'Payment processing failed', 'Failed to start trial');
    mayLog('warn', 'Failed to catch up with the account');
    mayLog('info', 'Invoice');
  });
}

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Billing, Plan, SessionUser, Subscription } from '../../contract/contract.ts';
import { FREE_SUBSCRIPTION, PREMIUM_FEATURES } from '../../contract/premium.ts';
import { eventually, find } from '../testing/in-browser.tsx';
import { type Asked, answering, closePart, openPart, refused } from '../testing/part.tsx';
import { FREE_USER, PREMIUM_USER, TRIAL_USER } from '../testing/users.ts';
import { currentToasts, dismissToast } from '../toasts/toast-store.ts';
import { BillingDialog } from './billing-dialog.tsx';
import { TrialDialog } from './trial-dialog.tsx';
import { UpgradeDialog, type UpgradeVariant } from './upgrade-dialog.tsx';

const plan = (id: Plan['id'], cents: number, interval: Plan['interval']): Plan => ({
  id,
  name: id,
  price: { cents, currency: 'USD' },
  interval,
  trialDays: 7,
  features: [...PREMIUM_FEATURES],
});
const MONTHLY = plan('monthly', 499, 'month');
const YEARLY = plan('yearly', 4900, 'year');
const PLANS = { 'GET /api/plans': { plans: [MONTHLY, YEARLY] } };

const ACTIVE: Subscription = {
  ...PREMIUM_USER.subscription,
  priceId: 'yearly',
  currentPeriodEnd: '2027-07-24T12:00:00.000Z',
};

const nothing = () => undefined;
const changeIn = (asked: Asked[]) => asked.find(({ method }) => method === 'POST');
/** Ends the pause of a simulated call, which must be this long. */
async function pauseOf(ms: number): Promise<void> {
  expect(pauses.mock.calls.map(([, delay]) => delay)).toContain(ms);
  await vi.advanceTimersByTimeAsync(ms);
}
let pauses = vi.spyOn(globalThis, 'setTimeout');
const busy = () => document.querySelector('[aria-busy="true"]')?.textContent;
const lines = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  pauses = vi.spyOn(globalThis, 'setTimeout');
});
afterEach(() => {
  closePart();
  for (const { id } of currentToasts()) dismissToast(id);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the offer of a trial', () => {
  const trial = (user: SessionUser | null = FREE_USER, ends = { close: vi.fn(), more: vi.fn() }) =>
    openPart(<TrialDialog {...ends} />, user);

  it('PREM-02 PREM-03 PREM-04 PREM-05 PREM-32 names four features, counts the rest, and says the price', async () => {
    answering(PLANS);
    const ends = { close: vi.fn(), more: vi.fn() };
    await trial(FREE_USER, ends);
    await find('h2', 'Try Premium Free for 7 Days');
    expect(lines('.gains li')).toEqual([
      'Unlimited saved storiesOn Free: 10',
      'Unlimited interests and mutingOn Free: 5 and 3',
      'Ad-free readingOn Free: sponsored items',
      'Dark mode and themesOn Free: as your device',
      '+3 more',
    ]);
    await find('p', 'After the trial: $4.99 per month.');
    (await find('button', '+3 more')).click();
    expect(ends.more).toHaveBeenCalledOnce();
    (await find('button', 'Continue with Free Plan')).click();
    expect(ends.close).toHaveBeenCalledOnce();
  });

  it('PREM-14 PREM-15 TIME-18 starts in a second, and then closes', async () => {
    const asked = answering({ ...PLANS, 'POST /api/subscription/trial': TRIAL_USER.subscription });
    const ends = { close: vi.fn(), more: vi.fn() };
    const user = await trial(FREE_USER, ends);
    (await find('button', 'Start 7-Day Free Trial')).click();
    await eventually(() => expect(busy()).toBe('Starting Trial...'));
    await pauseOf(1000);
    await eventually(() => expect(ends.close).toHaveBeenCalledOnce());
    expect(user()?.subscription).toMatchObject({ tier: 'premium', status: 'trialing' });
    expect(changeIn(asked)).toMatchObject({ body: { planId: 'monthly' } });
  });

  it('PREM-16 going on without it changes nothing', async () => {
    const asked = answering(PLANS);
    const ends = { close: vi.fn(), more: vi.fn() };
    const user = await trial(FREE_USER, ends);
    (await find('button', 'Continue with Free Plan')).click();
    expect(ends.close).toHaveBeenCalledOnce();
    expect(user()?.subscription).toEqual(FREE_SUBSCRIPTION);
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('ERR-54 a trial that does not start says so, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(nothing);
    answering({ ...PLANS, 'POST /api/subscription/trial': 500 });
    await trial();
    (await find('button', 'Start 7-Day Free Trial')).click();
    await pauseOf(1000);
    await find('[role=alert]', 'Failed to start trial');
    await find('button', 'Start 7-Day Free Trial');
  });

  it('ACCT-01 is nothing for somebody who is not signed in', async () => {
    answering(PLANS);
    await trial(null);
    expect(document.querySelector('dialog')).toBeNull();
  });
});

describe('the upgrade', () => {
  const ends = () => ({ close: vi.fn(), openBilling: vi.fn() });
  const upgrade = (variant: UpgradeVariant, user: SessionUser = FREE_USER, given = ends()) =>
    openPart(<UpgradeDialog variant={variant} {...given} />, user);

  it.each([
    ['default', 'Upgrade to Premium', 'Upgrade to Premium', 'Maybe Later'],
    ['welcome', 'Welcome to Helder', 'Start 7-Day Free Trial', 'Continue with Free'],
  ] as const)(
    'PREM-06 PREM-07 PREM-08 PREM-10 PREM-11 PREM-12 the %s variant',
    async (variant, title, start, not) => {
      answering(PLANS);
      const given = ends();
      await upgrade(variant, FREE_USER, given);
      await find('h2', title);
      expect(document.querySelectorAll('.gains li')).toHaveLength(6);
      await find('p', '7-day free trial. Cancel any time. 30-day money-back guarantee.');
      await find('footer button', start);
      (await find('footer button', not)).click();
      expect(given.close).toHaveBeenCalledOnce();
    },
  );

  it('PREM-09 PREM-28 PREM-29 PREM-30 PREM-31 chooses between a month and a year, and says what a year saves', async () => {
    answering(PLANS);
    await upgrade('default');
    await find('.term', '$4.99 per month');
    await find('.term', '$49 per year');
    expect(lines('.flag')).toEqual(['Save $11']);
    const [month, year] = document.querySelectorAll<HTMLInputElement>('.term input');
    expect(year?.checked).toBe(true);
    month?.click();
    await eventually(() => expect(month?.checked).toBe(true));
  });

  it.each([
    ['yearly', true],
    ['monthly', false],
  ])(
    'PREM-18 PREM-19 PREM-20 TIME-19 upgrading takes two seconds and the %s plan',
    async (planId, annual) => {
      const asked = answering({ ...PLANS, 'POST /api/subscription/subscribe': ACTIVE });
      const given = ends();
      const user = await upgrade('default', FREE_USER, given);
      await find('.term', '$4.99 per month');
      if (!annual) document.querySelector<HTMLInputElement>('.term input')?.click();
      (await find('footer button', 'Upgrade to Premium')).click();
      await eventually(() => expect(busy()).toBe('Upgrading...'));
      await pauseOf(2000);
      await eventually(() => expect(given.close).toHaveBeenCalledOnce());
      expect(changeIn(asked)).toMatchObject({ path: '/api/subscription/subscribe', body: { planId } });
      expect(user()?.subscription.status).toBe('active');
    },
  );

  it('PREM-17 PREM-20 the welcome variant starts the trial in a second', async () => {
    const asked = answering({ ...PLANS, 'POST /api/subscription/trial': TRIAL_USER.subscription });
    const given = ends();
    await upgrade('welcome', FREE_USER, given);
    await find('.term', '$4.99 per month');
    (await find('footer button', 'Start 7-Day Free Trial')).click();
    await eventually(() => expect(busy()).toBe('Starting Trial...'));
    await pauseOf(1000);
    await eventually(() => expect(given.close).toHaveBeenCalledOnce());
    expect(changeIn(asked)).toMatchObject({ path: '/api/subscription/trial' });
  });

  it('PREM-13 somebody with Premium is thanked, and shown the way to billing', async () => {
    answering(PLANS);
    const given = ends();
    await upgrade('default', TRIAL_USER, given);
    await find('p', 'You already have Premium. Thank you!');
    expect(document.querySelector('.gains')).toBeNull();
    (await find('button', 'Subscription & Billing')).click();
    expect(given.openBilling).toHaveBeenCalledOnce();
  });

  it.each([
    ['ERR-55', 500, 'Payment processing failed'],
    ['ERR-53', refused(400, 'PLAN_NOT_FOUND', 'Plan not found'), 'Plan not found'],
  ])('%s a refusal is shown', async (_id, answer, text) => {
    vi.spyOn(console, 'error').mockImplementation(nothing);
    answering({ ...PLANS, 'POST /api/subscription/subscribe': answer });
    await upgrade('default');
    await find('.term', '$4.99 per month');
    (await find('footer button', 'Upgrade to Premium')).click();
    await eventually(() => expect(busy()).toBeTruthy());
    await pauseOf(2000);
    await find('[role=alert]', text);
  });
});

describe('subscription and billing', () => {
  const invoice = (nth: number, cents = 499) => ({
    id: `invoice-${nth}`,
    number: `H-2026-00000${nth}`,
    date: '2026-07-24T12:00:00Z',
    amount: { cents, currency: 'USD' },
    status: 'paid' as const,
    description: 'Premium',
  });
  const billing = (changes: Partial<Billing> = {}): Billing => ({
    subscription: ACTIVE,
    plan: YEARLY,
    recordStatus: 'active',
    nextBillingDate: ACTIVE.currentPeriodEnd,
    portalUrl: 'https://billing.example/test',
    paymentMethods: [
      { id: 'card', type: 'card', brand: 'visa', last4: '4242', expiryMonth: 8, expiryYear: 2028 },
    ],
    invoices: [invoice(1)],
    ...changes,
  });
  const serve = (answer: Billing, more: Record<string, unknown> = {}) =>
    answering({ ...PLANS, 'GET /api/subscription/billing': answer, ...more });
  const open = (user: SessionUser = PREMIUM_USER, close = vi.fn()) =>
    openPart(<BillingDialog close={close} />, user);

  it('BILL-01 BILL-02 BILL-05 BILL-06 BILL-19 PREM-25 PREM-27 DATA-34 shows the plan, all seven features, the card, help and Close', async () => {
    serve(billing());
    const close = vi.fn();
    await open(PREMIUM_USER, close);
    await find('.plan', '$49 per year');
    expect(document.querySelector('.ends')?.textContent).toBe(
      'July 24, 2026year beganJuly 24, 2027renews for $49',
    );
    expect(lines('.had li')).toHaveLength(7);
    expect(lines('.had li')).toEqual(
      expect.arrayContaining(['Daily personalised digest', 'Priority support']),
    );
    await find('.method', 'Visa ending in 4242');
    expect((await find('a', 'Contact Support')).getAttribute('href')).toBe('mailto:support@helder.example');
    (await find('footer button', 'Close')).click();
    expect(close).toHaveBeenCalledOnce();
  });

  it.each([1, 3])(
    'BILL-03 BILL-18 DATA-35 the history has a PDF button for each of %d invoices',
    async (count) => {
      serve(billing({ invoices: Array.from({ length: count }, (_, nth) => invoice(nth + 1)) }));
      await open();
      await find('.bills td', '$4.99');
      expect(lines('.bills button')).toEqual(Array.from({ length: count }, () => 'PDF'));
    },
  );

  it('BILL-03 says when there are no invoices yet', async () => {
    serve(billing({ invoices: [], subscription: TRIAL_USER.subscription, plan: MONTHLY }));
    await open(TRIAL_USER);
    await find('p', 'No invoices yet. The trial costs nothing.');
  });

  it('BILL-04 the PDF button logs which invoice is wanted, and hands over the file', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(nothing);
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
    const asked = serve(billing(), {
      'GET /api/subscription/invoices/invoice-1.pdf': () => new Response('%PDF-1.7'),
    });
    await open();
    (await find('button', 'PDF of invoice H-2026-000001')).click();
    await eventually(() => expect(made).toHaveBeenCalledOnce());
    expect(logged).toHaveBeenCalledWith('Invoice', 'H-2026-000001');
    expect(asked.map(({ path }) => path)).toContain('/api/subscription/invoices/invoice-1.pdf');
  });

  it('BILL-07 the portal opens in a new tab that knows nothing of this one; without an address its button is off', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    serve(billing());
    await open();
    (await find('button', 'Billing portal')).click();
    expect(opened).toHaveBeenCalledWith('https://billing.example/test', '_blank', 'noopener,noreferrer');
    closePart();
    serve(billing({ portalUrl: null }));
    await open();
    expect((await find('button', 'Billing portal')).hasAttribute('disabled')).toBe(true);
  });

  it('BILL-14 TIME-20 cancelling asks once, takes a second, and keeps access to the end', async () => {
    const cancelled = { ...ACTIVE, cancelAtPeriodEnd: true };
    let answer = billing();
    answering({
      ...PLANS,
      'GET /api/subscription/billing': () => answer,
      'POST /api/subscription/cancel': () => {
        answer = billing({ subscription: cancelled, recordStatus: 'cancelled' });
        return cancelled;
      },
    });
    const user = await open();
    (await find('button', 'Cancel at the end of the period')).click();
    await find('p', 'You keep it until July 24, 2027');
    (await find('button', 'Cancel Premium')).click();
    await eventually(() => expect(busy()).toBe('Cancelling...'));
    await pauseOf(1000);
    await find('.ends', 'access until this day, then free');
    expect(user()?.subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    await find('button', 'Reactivate');
  });

  it('BILL-15 TIME-20 reactivating takes a second', async () => {
    const cancelled = { ...ACTIVE, cancelAtPeriodEnd: true };
    let answer = billing({ subscription: cancelled });
    answering({
      ...PLANS,
      'GET /api/subscription/billing': () => answer,
      'POST /api/subscription/reactivate': () => {
        answer = billing();
        return ACTIVE;
      },
    });
    const user = await open({ ...PREMIUM_USER, subscription: cancelled });
    (await find('button', 'Reactivate')).click();
    await eventually(() => expect(busy()).toBe('Reactivating...'));
    await pauseOf(1000);
    await find('button', 'Cancel at the end of the period');
    expect(user()?.subscription.cancelAtPeriodEnd).toBe(false);
  });

  it.each([
    [
      'ERR-56',
      ACTIVE,
      'cancel',
      ['Cancel at the end of the period', 'Cancel Premium'],
      'No active subscription',
    ],
    [
      'ERR-57 BILL-13',
      { ...ACTIVE, cancelAtPeriodEnd: true },
      'reactivate',
      ['Reactivate'],
      'No cancelled subscription to reactivate',
    ],
  ])('%s a refusal is shown', async (_id, subscription, call, presses, text) => {
    vi.spyOn(console, 'error').mockImplementation(nothing);
    serve(billing({ subscription }), { [`POST /api/subscription/${call}`]: refused(400, 'X', text) });
    await open();
    for (const press of presses) (await find('button', press)).click();
    await eventually(() => expect(busy()).toBeTruthy());
    await pauseOf(1000);
    await find('[role=alert]', text);
  });

  it('a plan that does not come says so', async () => {
    answering({ 'GET /api/subscription/billing': 400 });
    await open();
    await find('[role=alert]', 'Your subscription could not be loaded.');
  });
});

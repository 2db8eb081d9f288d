// @vitest-environment happy-dom
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Billing, SessionUser } from '../../contract/contract.ts';
import { FREE_SUBSCRIPTION } from '../../contract/premium.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { useAccount } from '../session/use-account.ts';
import { answering, refused } from '../testing/answers.ts';
import { find } from '../testing/in-browser.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import {
  ACTIVE,
  busy,
  changeIn,
  KEPT,
  lines,
  MONTHLY,
  PLANS,
  pauseOf,
  withPauses,
  YEARLY,
} from '../testing/premium.ts';
import { PREMIUM_USER, TRIAL_USER } from '../testing/users.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { BillingDialog } from './billing-dialog.tsx';

withPauses();

/** What another tab of the same reader has changed, at a press. */
function OtherTab({ subscription }: Pick<SessionUser, 'subscription'>) {
  const { changeUser } = useAccount();
  return (
    <button type="button" onClick={() => changeUser({ subscription })}>
      Another tab
    </button>
  );
}

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
    status: 'active',
    trialEndsAt: null,
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
  const trialing = billing({
    subscription: TRIAL_USER.subscription,
    plan: MONTHLY,
    status: 'trialing',
    invoices: [],
  });
  const open = (user: SessionUser = PREMIUM_USER, close = vi.fn()) =>
    openPart(<BillingDialog close={close} />, user);

  it('BILL-01 BILL-02 BILL-05 BILL-06 BILL-19 PREM-27 shows the plan, all seven features, the card, help and Close', async () => {
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
    await find('.billing-part .tiny-p', 'Helder does not send digests by itself yet.');
    await find('.method', 'Visa ending in 4242');
    expect((await find('a', 'Contact Support')).getAttribute('href')).toBe('mailto:support@helder.example');
    (await find('footer button', 'Close')).click();
    expect(close).toHaveBeenCalledOnce();
  });

  it.each([
    ['2027-01-31', '2027-02-28', 'January 31, 2027month beganFebruary 28, 2027'],
    ['2027-02-28', '2027-03-31', 'February 28, 2027month beganMarch 31, 2027'],
  ])('a month from %s to %s began on the day it was paid', async (from, to, shown) => {
    const subscription = { ...ACTIVE, currentPeriodEnd: `${to}T12:00:00.000Z` };
    const paid = { ...invoice(2), date: `${from}T12:00:00.000Z` };
    serve(billing({ subscription, plan: MONTHLY, invoices: [paid, invoice(1)] }));
    await open();
    await find('.plan', 'per month');
    expect(document.querySelector('.ends')?.textContent).toContain(shown);
  });

  it.each([1, 3])('BILL-03 BILL-18 the history has a PDF button for each of %d invoices', async (count) => {
    serve(billing({ invoices: Array.from({ length: count }, (_, nth) => invoice(nth + 1)) }));
    await open();
    await find('.bills td', '$4.99');
    expect(lines('.bills button')).toEqual(Array.from({ length: count }, () => 'PDF'));
  });

  it('BILL-03 says when there are no invoices yet', async () => {
    serve(billing({ invoices: [], subscription: TRIAL_USER.subscription, plan: MONTHLY }));
    await open(TRIAL_USER);
    await find('p', 'No invoices yet. The trial costs nothing.');
  });

  it.each(['trialing', 'cancelled'] as const)(
    'a trial (%s), which needs no card, shows none; the portal is there all the same',
    async (status) => {
      const subscription = { ...TRIAL_USER.subscription, cancelAtPeriodEnd: status === 'cancelled' };
      serve(billing({ invoices: [], subscription, plan: MONTHLY, status }));
      await open(TRIAL_USER);
      await find('.method', 'No payment method is needed until the trial ends.');
      expect(document.querySelector('dialog')?.textContent).not.toContain('4242');
      await find('.method button', 'Billing portal');
    },
  );

  it('a trial after an invoice shows the card that was used', async () => {
    serve(billing({ subscription: TRIAL_USER.subscription, plan: MONTHLY, status: 'trialing' }));
    await open(TRIAL_USER);
    await find('.method', 'Visa ending in 4242');
  });

  it('BILL-04 the PDF button logs which invoice is wanted, and hands over the file', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
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

  it.each([
    ['en', 'If you keep Premium, the first payment is on November 26, 2026, when the trial ends.'],
    ['nl', 'Als je Premium houdt, is de eerste betaling op 26 november 2026, als de proefperiode afloopt.'],
  ] as const)(
    'PREM-32 says before a trial is kept when the first payment is (%s)',
    async (language, said) => {
      serve(trialing);
      await openPart(<BillingDialog close={vi.fn()} />, TRIAL_USER, language);
      await find('.plan .tiny-p', said);
    },
  );

  it.each([
    [
      'en',
      'End the trial',
      'End Premium with the trial?',
      'The trial goes on until November 26, 2026, and you can change your mind until then.',
      ['End with the trial', 'Back'],
    ],
    [
      'nl',
      'Proefperiode beëindigen',
      'Stoppen met Premium na de proefperiode?',
      'De proefperiode loopt door tot 26 november 2026 en tot die dag kun je terugkomen.',
      ['Stoppen na de proefperiode', 'Terug'],
    ],
  ] as const)(
    'a trial is asked about as one: it goes on to its end, and staying is not bought by the way (%s)',
    async (language, press, title, what, answers) => {
      serve(trialing);
      await openPart(<BillingDialog close={vi.fn()} />, TRIAL_USER, language);
      (await find('.plan button', press)).click();
      await find('.plan fieldset h3', title);
      await find('.plan fieldset p', what);
      expect(lines('.plan .pair button')).toEqual(answers);
    },
  );

  it('BILL-09 BILL-10 a trial that is kept goes on as one, until its first payment', async () => {
    serve(billing({ subscription: KEPT, plan: MONTHLY, invoices: [] }));
    await open({ ...TRIAL_USER, subscription: KEPT });
    await find('.state', /^Trial, day \d of 7$/);
    expect(document.querySelector('.ends')?.textContent).toBe(
      'November 19, 2026trial beganNovember 26, 2026first payment: $4.99',
    );
    await find('.plan button', 'Cancel at the end of the period');
    expect(document.querySelector('.plan .tiny-p')).toBeNull();
    await find('p', 'No invoices yet. The trial costs nothing.');
  });

  it('a year that goes on by the month is told as both', async () => {
    serve(billing({ plan: MONTHLY }));
    await open();
    await find('.plan', '$4.99 per month');
    expect(document.querySelector('.ends')?.textContent).toBe(
      'July 24, 2026year beganJuly 24, 2027renews for $4.99',
    );
  });

  it('the invoice of an earlier period does not begin this one', async () => {
    const subscription = { ...ACTIVE, currentPeriodEnd: '2026-09-24T12:00:00.000Z' };
    serve(billing({ subscription, plan: MONTHLY }));
    await open();
    await find('.plan button', 'Cancel at the end of the period');
    expect(document.querySelector('.ends')?.textContent).toBe(
      'August 24, 2026month beganSeptember 24, 2026renews for $4.99',
    );
  });

  it('a month that ends on the 31st began on the last day of a shorter one', async () => {
    const subscription = { ...ACTIVE, currentPeriodEnd: '2026-10-31T12:00:00.000Z' };
    serve(billing({ subscription, plan: MONTHLY, invoices: [] }));
    await open();
    await find('.plan button', 'Cancel at the end of the period');
    expect(document.querySelector('.ends')?.textContent).toBe(
      'September 30, 2026month beganOctober 31, 2026renews for $4.99',
    );
  });

  it('a period whose invoice is still to come is shown, and can be cancelled', async () => {
    const subscription = { ...ACTIVE, currentPeriodEnd: '2026-12-26T12:00:00.000Z' };
    serve(billing({ subscription, plan: MONTHLY, invoices: [] }));
    await open();
    await find('.plan button', 'Cancel at the end of the period');
    expect(document.querySelector('.ends')?.textContent).toBe(
      'November 26, 2026month beganDecember 26, 2026renews for $4.99',
    );
  });

  const serveCancelling = (): void => {
    const cancelled = { ...ACTIVE, cancelAtPeriodEnd: true };
    let answer = billing();
    answering({
      ...PLANS,
      'GET /api/subscription/billing': () => answer,
      'POST /api/subscription/cancel': () => {
        answer = billing({ subscription: cancelled, status: 'cancelled' });
        return cancelled;
      },
    });
  };

  it.each([
    ['monthly', MONTHLY, 'Keep Premium, $4.99 per month'],
    ['yearly', YEARLY, 'Keep Premium, $49 per year'],
  ] as const)('a trial of the %s plan is kept on that plan', async (planId, plan, label) => {
    const subscription = { ...TRIAL_USER.subscription, priceId: planId };
    const asked = serve(billing({ subscription, plan, status: 'trialing', invoices: [] }), {
      'POST /api/subscription/subscribe': ACTIVE,
    });
    await open(TRIAL_USER);
    (await find('button', label)).click();
    await pauseOf(2000);
    await eventually(() => expect(changeIn(asked)).toMatchObject({ body: { planId } }));
  });

  it('a trial whose prices did not come says so, and asks again when it is opened anew', async () => {
    let prices: unknown = 503;
    answering({
      'GET /api/plans': () => prices,
      'GET /api/subscription/billing': trialing,
    });
    const Door = () => {
      const [shut, shutIt] = useState(false);
      return (
        <>
          {!shut && <BillingDialog close={vi.fn()} />}
          <button type="button" onClick={() => shutIt(!shut)}>
            Door
          </button>
        </>
      );
    };
    await openPart(<Door />, TRIAL_USER);
    await find('.plan [role=alert]', 'The prices could not be loaded.');
    expect(lines('.plan .pair button')).toEqual(['End the trial']);
    prices = PLANS['GET /api/plans'];
    const door = await find('button', 'Door');
    door.click();
    await eventually(() => expect(document.querySelector('.plan')).toBeNull());
    door.click();
    await find('.plan button', 'Keep Premium, $4.99 per month');
  });

  it('keeping Premium is under way until the card shows it', async () => {
    let arrive = () => {};
    const paid = billing({ plan: MONTHLY });
    const shown: unknown[] = [trialing, new Promise((resolve) => (arrive = () => resolve(paid)))];
    answering({
      ...PLANS,
      'GET /api/subscription/billing': () => shown.shift(),
      'POST /api/subscription/subscribe': ACTIVE,
    });
    await openPart(<BillingDialog close={vi.fn()} />, TRIAL_USER);
    (await find('button', 'Keep Premium, $4.99 per month')).click();
    await pauseOf(2000);
    await eventually(() => expect(shown).toEqual([]));
    expect(busy()).toBe('Upgrading...');
    arrive();
    await find('button', 'Cancel at the end of the period');
    expect(busy()).toBeUndefined();
  });

  it.each([
    ['is kept', ACTIVE, 'Cancel at the end of the period'],
    ['cannot be kept', 500, 'Keep Premium, $4.99 per month'],
  ])(
    'a trial that %s leaves the focus with what was pressed, and then what may be pressed next',
    async (_how, answer, next) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      let shown = trialing;
      answering({
        ...PLANS,
        'GET /api/subscription/billing': () => shown,
        'POST /api/subscription/subscribe': () => {
          if (answer === ACTIVE) shown = billing({ plan: MONTHLY });
          return answer;
        },
      });
      await openPart(<BillingDialog close={vi.fn()} />, TRIAL_USER);
      const keep = await find('button', 'Keep Premium, $4.99 per month');
      keep.focus();
      keep.click();
      await eventually(() => expect(busy()).toBe('Upgrading...'));
      // A browser takes the focus from a control that is disabled.
      expect(document.querySelectorAll('.plan :disabled')).toHaveLength(0);
      const [, end] = document.querySelectorAll<HTMLButtonElement>('.plan .pair button');
      end?.click();
      expect(document.activeElement).toBe(keep);
      await vi.advanceTimersByTimeAsync(2000);
      await eventually(() => expect(busy()).toBeUndefined());
      await eventually(() => expect(document.activeElement?.textContent).toBe(next));
    },
  );

  it('a trial that is kept is not offered any more where what was paid cannot be shown', async () => {
    let answer: unknown = trialing;
    answering({
      ...PLANS,
      'GET /api/subscription/billing': () => answer,
      'POST /api/subscription/subscribe': () => {
        answer = 503;
        return ACTIVE;
      },
    });
    await openPart(<BillingDialog close={vi.fn()} />, TRIAL_USER);
    (await find('button', 'Keep Premium, $4.99 per month')).click();
    await pauseOf(2000);
    await find('[role=alert]', 'Your subscription could not be loaded.');
    expect(document.querySelector('.plan')).toBeNull();
    answer = billing({ plan: MONTHLY });
    (await find('[role=alert] button')).click();
    await find('button', 'Cancel at the end of the period');
  });

  it('another tab that keeps a trial is followed', async () => {
    let answer = trialing;
    answering({ ...PLANS, 'GET /api/subscription/billing': () => answer });
    await openPart(
      <>
        <BillingDialog close={vi.fn()} />
        <OtherTab subscription={ACTIVE} />
      </>,
      TRIAL_USER,
    );
    await find('button', 'Keep Premium, $4.99 per month');
    answer = billing({ plan: MONTHLY });
    (await find('button', 'Another tab')).click();
    await find('button', 'Cancel at the end of the period');
  });

  it('a cancellation that is refused is told also where the dialog was closed meanwhile', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serve(billing(), { 'POST /api/subscription/cancel': 503 });
    const Door = () => {
      const [shut, shutIt] = useState(false);
      return (
        <>
          {!shut && <BillingDialog close={() => shutIt(true)} />}
          <Toasts />
        </>
      );
    };
    await openPart(<Door />, PREMIUM_USER);
    (await find('button', 'Cancel at the end of the period')).click();
    (await find('button', 'Cancel Premium')).click();
    await eventually(() => expect(busy()).toBe('Cancelling...'));
    (await find('footer button', 'Close')).click();
    await eventually(() => expect(document.querySelector('dialog')).toBeNull());
    await vi.advanceTimersByTimeAsync(1000);
    await find('.toast', 'Something went wrong. Please try again later.');
  });

  it('the question takes the focus, and each answer gives it to what may be pressed next', async () => {
    serveCancelling();
    await open();
    const focusedText = () => document.activeElement?.textContent;
    const ask = 'Cancel at the end of the period';
    (await find('button', ask)).click();
    await eventually(() => expect(document.activeElement?.tagName).toBe('FIELDSET'));
    (await find('button', 'Keep Premium')).click();
    await eventually(() => expect(focusedText()).toBe(ask));
    (await find('button', ask)).click();
    (await find('button', 'Cancel Premium')).click();
    await eventually(() => expect(busy()).toBe('Cancelling...'));
    await pauseOf(1000);
    await eventually(() => expect(focusedText()).toBe('Reactivate'));
  });

  it('BILL-14 TIME-20 cancelling asks once, takes a second, and keeps access to the end', async () => {
    serveCancelling();
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
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serve(billing({ subscription }), { [`POST /api/subscription/${call}`]: refused(400, 'X', text) });
    await open();
    for (const press of presses) (await find('button', press)).click();
    await eventually(() => expect(busy()).toBeTruthy());
    await pauseOf(1000);
    await find('[role=alert]', text);
  });

  it.each([
    ['a cancellation', ACTIVE, 'cancel', ['Cancel at the end of the period', 'Cancel Premium']],
    ['a reactivation', { ...ACTIVE, cancelAtPeriodEnd: true }, 'reactivate', ['Reactivate']],
  ])(
    '%s that nobody answers is not told as a subscription that is not there',
    async (_what, subscription, call, presses) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      serve(billing({ subscription }), {
        [`POST /api/subscription/${call}`]: new TypeError('Failed to fetch'),
      });
      await open();
      for (const press of presses) (await find('button', press)).click();
      await eventually(() => expect(busy()).toBeTruthy());
      await pauseOf(1000);
      await find('[role=alert]', 'Something went wrong. Please try again later.');
    },
  );

  const CANCELLED = { ...ACTIVE, cancelAtPeriodEnd: true };
  const saidToBeCancelled = async () => {
    await eventually(() => expect(document.activeElement?.textContent).toBe('Reactivate'));
    await find('.ends', 'access until this day, then free');
    expect(document.querySelector('.plan')?.textContent).not.toContain('Cancel Premium?');
    expect(document.querySelector('[role=alert]')).toBeNull();
  };

  it('a cancellation whose answer was lost is told as done, and not asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let answer = billing();
    answering({
      ...PLANS,
      'GET /api/subscription/billing': () => answer,
      'POST /api/subscription/cancel': () => {
        answer = billing({ subscription: CANCELLED, status: 'cancelled' });
        return new TypeError('Failed to fetch');
      },
    });
    await open();
    (await find('button', 'Cancel at the end of the period')).click();
    (await find('button', 'Cancel Premium')).click();
    await eventually(() => expect(busy()).toBe('Cancelling...'));
    await pauseOf(1000);
    await saidToBeCancelled();
  });

  it('a plan that another tab has cancelled meanwhile is not asked about any more', async () => {
    serve(billing());
    await openPart(
      <>
        <BillingDialog close={vi.fn()} />
        <OtherTab subscription={CANCELLED} />
      </>,
      PREMIUM_USER,
    );
    (await find('button', 'Cancel at the end of the period')).click();
    await find('h3', 'Cancel Premium?');
    (await find('button', 'Another tab')).click();
    await saidToBeCancelled();
  });

  const over = (): Billing =>
    billing({ subscription: FREE_SUBSCRIPTION, plan: null, status: 'none', paymentMethods: [] });
  const saidToBeOver = async () => {
    await find('[role=status]', 'No active subscription');
    expect(lines('.had li')).toEqual([]);
    await find('.bills td', '$4.99');
  };

  it('Premium that has ended since the page came is told as ended, here and in the session', async () => {
    serve(over());
    const user = await open();
    await saidToBeOver();
    expect(user()?.subscription.tier).toBe('free');
  });

  it('Premium that ends while it is shown is told as ended with the first refusal', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let answer = billing();
    answering({
      ...PLANS,
      'GET /api/subscription/billing': () => answer,
      'POST /api/subscription/cancel': refused(400, 'NO_ACTIVE_SUBSCRIPTION', 'No active subscription'),
    });
    const user = await open();
    (await find('button', 'Cancel at the end of the period')).click();
    answer = over();
    (await find('button', 'Cancel Premium')).click();
    await eventually(() => expect(busy()).toBe('Cancelling...'));
    await pauseOf(1000);
    await saidToBeOver();
    expect(user()?.subscription.tier).toBe('free');
  });

  it('a plan that does not come says so', async () => {
    answering({ 'GET /api/subscription/billing': 400 });
    await open();
    await find('[role=alert]', 'Your subscription could not be loaded.');
  });
});

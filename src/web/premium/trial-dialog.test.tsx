// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { SessionUser, Subscription } from '../../contract/contract.ts';
import { FREE_SUBSCRIPTION } from '../../contract/premium.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { SiteProvider } from '../site.tsx';
import { answering, refused } from '../testing/answers.ts';
import { find } from '../testing/in-browser.tsx';
import { openPart } from '../testing/part.tsx';
import { busy, changeIn, lines, PLANS, pauseOf, withPauses } from '../testing/premium.ts';
import { pageInput } from '../testing/stories.ts';
import { ACCOUNT_ANSWERS, FREE_USER, TRIAL_USER } from '../testing/users.ts';
import { Gains } from './gains.tsx';
import { TrialDialog } from './trial-dialog.tsx';

withPauses();

describe('the offer of a trial', () => {
  const trial = (
    user: SessionUser | null = FREE_USER,
    ends = { close: vi.fn(), more: vi.fn(), openBilling: vi.fn() },
  ) => openPart(<TrialDialog {...ends} />, user);

  it('PREM-02 PREM-03 PREM-04 PREM-05 PREM-32 names four features, counts the rest, and says the price', async () => {
    answering(PLANS);
    const ends = { close: vi.fn(), more: vi.fn(), openBilling: vi.fn() };
    await trial(FREE_USER, ends);
    await find('h2', 'Try Premium Free for 7 Days');
    expect(lines('.gains li')).toEqual([
      'Unlimited saved storiesOn Free: 10',
      'Unlimited interests and mutingOn Free: 5\u00a0interests, 3\u00a0words, 2\u00a0sources or topics',
      'Ad-free readingOn Free: also free now',
      'Dark mode and themesOn Free: follows your device',
      '+3 more',
    ]);
    const price = await find('p', 'After the trial: $4.99 per month.');
    const gains = document.querySelector('.gains');
    expect(gains?.compareDocumentPosition(price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await find('button', 'Start 7-Day Free Trial');
    (await find('button', '+3 more')).click();
    expect(ends.more).toHaveBeenCalledOnce();
    (await find('button', 'Continue with Free Plan')).click();
    expect(ends.close).toHaveBeenCalledOnce();
  });

  it('sells nobody the end of ads that are not there', async () => {
    const { site } = pageInput();
    const withAds = { ...site, flags: { ...site.flags, adsEnabled: true } };
    await openPart(
      <SiteProvider value={withAds}>
        <Gains features={['adFree']} />
      </SiteProvider>,
      FREE_USER,
    );
    await find('.gains li');
    expect(lines('.gains li')).toEqual(['Ad-free readingOn Free: sponsored items']);
  });

  it('PREM-14 PREM-15 TIME-18 starts in a second, and then closes', async () => {
    const asked = answering({ ...PLANS, 'POST /api/subscription/trial': TRIAL_USER.subscription });
    const ends = { close: vi.fn(), more: vi.fn(), openBilling: vi.fn() };
    const user = await trial(FREE_USER, ends);
    (await find('button', 'Start 7-Day Free Trial')).click();
    await eventually(() => expect(busy()).toBe('Starting Trial...'));
    const start = document.querySelector<HTMLButtonElement>('[aria-busy=true]');
    // A control that is switched off loses the focus.
    expect([start?.disabled, start?.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    start?.click();
    await pauseOf(1000);
    await eventually(() => expect(ends.close).toHaveBeenCalledOnce());
    expect(user()?.subscription).toMatchObject({ tier: 'premium', status: 'trialing' });
    expect(changeIn(asked)).toMatchObject({ body: { planId: 'monthly' } });
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('PREM-16 going on without it changes nothing', async () => {
    const asked = answering(PLANS);
    const ends = { close: vi.fn(), more: vi.fn(), openBilling: vi.fn() };
    const user = await trial(FREE_USER, ends);
    (await find('button', 'Continue with Free Plan')).click();
    expect(ends.close).toHaveBeenCalledOnce();
    expect(user()?.subscription).toEqual(FREE_SUBSCRIPTION);
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('ERR-54 a trial that does not start says so, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answering({ ...PLANS, 'POST /api/subscription/trial': 500 });
    await trial();
    (await find('button', 'Start 7-Day Free Trial')).click();
    await pauseOf(1000);
    await find('[role=alert]', 'Failed to start trial');
    await find('button', 'Start 7-Day Free Trial');
  });

  it('one that has begun, though its answer was lost, is told as what it is', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let subscription: Subscription = FREE_SUBSCRIPTION;
    answering({
      ...PLANS,
      ...ACCOUNT_ANSWERS,
      '/api/subscription': () => subscription,
      'POST /api/subscription/trial': () => {
        subscription = TRIAL_USER.subscription;
        return new TypeError('Failed to fetch');
      },
    });
    const user = await trial();
    (await find('button', 'Start 7-Day Free Trial')).click();
    await pauseOf(1000);
    await find('.sub', 'You already have Premium. Thank you!');
    expect(user()?.subscription.status).toBe('trialing');
  });

  it('one that was used up elsewhere meanwhile is offered no longer after its first refusal', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let subscription: Subscription = FREE_SUBSCRIPTION;
    answering({
      ...PLANS,
      ...ACCOUNT_ANSWERS,
      '/api/subscription': () => subscription,
      'POST /api/subscription/trial': () => {
        subscription = { ...FREE_SUBSCRIPTION, trialUsed: true };
        return refused(400, 'TRIAL_FAILED', 'Failed to start trial');
      },
    });
    await trial();
    (await find('button', 'Start 7-Day Free Trial')).click();
    await pauseOf(1000);
    await find('.tiny-p', 'You have had your free trial.');
    expect(lines('footer button')).toEqual(['Upgrade to Premium', 'Maybe Later']);
  });

  it('ACCT-01 is nothing for somebody who is not signed in', async () => {
    answering(PLANS);
    await trial(null);
    expect(document.querySelector('dialog')).toBeNull();
  });
});

// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { answering, refused } from '../testing/answers.ts';
import { find } from '../testing/in-browser.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { ACTIVE, busy, changeIn, lines, PLANS, pauseOf, withPauses } from '../testing/premium.ts';
import { userWith } from '../testing/saved.ts';
import { SayDutch } from '../testing/say-dutch.tsx';
import { ACCOUNT_ANSWERS, FREE_USER, TRIAL_USER } from '../testing/users.ts';
import { type Reason, UpgradeDialog, type UpgradeVariant } from './upgrade-dialog.tsx';

withPauses();

describe('the upgrade', () => {
  const ends = () => ({ close: vi.fn(), openBilling: vi.fn() });
  const upgrade = (variant: UpgradeVariant, user: SessionUser = FREE_USER, given = ends()) =>
    openPart(<UpgradeDialog variant={variant} {...given} />, user);

  it.each([
    [
      'default',
      'Upgrade to Premium',
      'Upgrade to Premium',
      'Maybe Later',
      /^Starts with the first payment\. Cancel any time\. 30-day money-back guarantee\. .* 7-day free trial left: try it free first$/,
    ],
    [
      'welcome',
      'Welcome to Helder',
      'Start 7-Day Free Trial',
      'Continue with Free',
      /^7-day free trial\. Cancel any time\. 30-day money-back guarantee\.$/,
    ],
  ] as const)(
    'PREM-06 PREM-07 PREM-08 PREM-10 PREM-11 PREM-12 PREM-31 the %s variant',
    async (variant, title, start, not, note) => {
      answering(PLANS);
      const given = ends();
      await upgrade(variant, FREE_USER, given);
      await find('h2', title);
      expect(document.querySelector('dialog')?.hasAttribute('aria-describedby')).toBe(false);
      expect(document.querySelectorAll('.gains li')).toHaveLength(6);
      await find('.tiny-p', note);
      await find('footer button', start);
      (await find('footer button', not)).click();
      expect(given.close).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['en', /^Daily personalised digest.*weekly digestHelder does not send digests by itself yet\.$/],
    ['nl', /^Persoonlijk dagoverzicht.*weekoverzichtHelder verstuurt overzichten nog niet automatisch\.$/],
  ] as const)('says beside the digest that none is sent yet (%s)', async (language, said) => {
    answering(PLANS);
    await openPart(<UpgradeDialog variant="default" {...ends()} />, FREE_USER, language);
    await find('.gains li', said);
    expect(document.querySelectorAll('.gains small')).toHaveLength(1);
  });

  it('says why it opened, and leads to the saved stories where they are full', async () => {
    answering(PLANS);
    const openSaved = vi.fn();
    const why = { variant: 'default' as const, reason: () => '10 of 10 saved.' };
    await openPart(<UpgradeDialog {...why} {...ends()} openSaved={openSaved} />, FREE_USER);
    const reason = await find('.reason', '10 of 10 saved.');
    // Read out with the title as the dialog opens.
    expect(document.querySelector('dialog')?.getAttribute('aria-describedby')).toBe(reason.id);
    expect(reason.id).not.toBe('');
    (await find('footer button', 'Or remove a saved story to make room')).click();
    expect(openSaved).toHaveBeenCalledOnce();
    await openPart(<UpgradeDialog {...why} {...ends()} />, FREE_USER);
    await find('.reason');
    expect(document.querySelectorAll('.pair button, .free-answer')).toHaveLength(2);
  });

  it('says it in another language where that changes while the dialog is open', async () => {
    answering(PLANS);
    const reason: Reason = (t) => t('limit.digest');
    await openPart(
      <>
        <UpgradeDialog variant="default" reason={reason} {...ends()} />
        <SayDutch />
      </>,
      FREE_USER,
    );
    await find('.reason', 'The daily digest is part of Premium.');
    (await find('button', 'Nederlands')).click();
    await find('.reason', 'Het dagoverzicht hoort bij Premium.');
  });

  it('sees Premium that was bought on another device', async () => {
    answering({ ...PLANS, ...ACCOUNT_ANSWERS, '/api/subscription': ACTIVE });
    const user = await upgrade('default');
    await find('p', 'You already have Premium. Thank you!');
    expect(user()?.subscription.status).toBe('active');
  });

  it.each([
    [10, 'Or remove a saved story to make room', 'Of verwijder een bewaard artikel om plaats te maken'],
    [12, 'Or remove 3 saved stories to make room', 'Of verwijder 3 bewaarde artikelen om plaats te maken'],
    // The server knew of more than this page does.
    [9, 'Or remove a saved story to make room', 'Of verwijder een bewaard artikel om plaats te maken'],
  ])('with %i saved says how many have to go for one more', async (count, ...words) => {
    for (const [index, language] of (['en', 'nl'] as const).entries()) {
      answering(PLANS);
      const part = <UpgradeDialog variant="default" {...ends()} openSaved={() => undefined} />;
      await openPart(part, userWith(count), language);
      expect((await find('.free-answer')).textContent).toBe(words[index]);
      closePart();
    }
  });

  it('leads from the payment to the trial that is left, and to none that was used', async () => {
    answering(PLANS);
    await upgrade('default');
    (await find('button', 'try it free first')).click();
    await find('footer button', 'Start 7-Day Free Trial');
    expect(document.querySelector<HTMLInputElement>('.term input')?.checked).toBe(true);
    await upgrade('default', { ...FREE_USER, subscription: { ...FREE_USER.subscription, trialUsed: true } });
    await find('.tiny-p', /^You have had your free trial/);
    expect(document.querySelector('.tiny-p button')).toBeNull();
  });

  it.each([
    ['default', true],
    ['welcome', false],
  ] as const)(
    'PREM-09 PREM-28 PREM-29 PREM-30 the %s variant chooses between a month and a year, and says what a year saves',
    async (variant, annual) => {
      answering(PLANS);
      await upgrade(variant);
      await find('.term', '$4.99 per month');
      await find('.term', '$49 per year');
      expect(lines('.flag')).toEqual(['Save $11']);
      const [month, year] = document.querySelectorAll<HTMLInputElement>('.term input');
      expect(year?.checked).toBe(annual);
      const other = annual ? month : year;
      other?.click();
      await eventually(() => expect(other?.checked).toBe(true));
    },
  );

  it('says when the prices did not come, and asks again', async () => {
    let reachable = false;
    answering({ 'GET /api/plans': () => (reachable ? PLANS['GET /api/plans'] : 500) });
    await upgrade('default');
    await find('[role="alert"]', 'The prices could not be loaded.');
    expect(document.querySelector<HTMLButtonElement>('footer .primary')?.disabled).toBe(true);
    reachable = true;
    (await find('button', 'Try Again')).click();
    await find('.term', '$4.99 per month');
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

  it.each(['default', 'welcome'] as const)(
    'PREM-11 the %s variant promises no second trial to who has had theirs',
    async (variant) => {
      const lapsed = { ...FREE_USER, subscription: { ...FREE_USER.subscription, trialUsed: true } };
      const asked = answering({ ...PLANS, 'POST /api/subscription/subscribe': ACTIVE });
      await upgrade(variant, lapsed);
      await find('.tiny-p', 'You have had your free trial. Premium starts with the first payment.');
      await find('h2', 'Upgrade to Premium');
      await find('.term', '$49 per year');
      expect(lines('footer button')).toEqual(['Upgrade to Premium', 'Maybe Later']);
      (await find('footer .primary')).click();
      await pauseOf(2000);
      await eventually(() => expect(changeIn(asked)).toMatchObject({ body: { planId: 'yearly' } }));
    },
  );

  it('PREM-33 is paid in the currency that was shown: the server is told the language of the page', async () => {
    const asked = answering({ ...PLANS, 'POST /api/subscription/subscribe': ACTIVE });
    await openPart(<UpgradeDialog variant="default" {...ends()} />, FREE_USER, 'nl');
    await find('.term', 'per maand');
    (await find('footer .primary')).click();
    await eventually(() => expect(changeIn(asked)).toMatchObject({ query: '?lang=nl' }));
  });

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
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answering({ ...PLANS, 'POST /api/subscription/subscribe': answer });
    await upgrade('default');
    await find('.term', '$4.99 per month');
    (await find('footer button', 'Upgrade to Premium')).click();
    await eventually(() => expect(busy()).toBeTruthy());
    await pauseOf(2000);
    await find('[role=alert]', text);
  });
});

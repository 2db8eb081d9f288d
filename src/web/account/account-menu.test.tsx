// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '../../contract/contract.ts';
import { TRIAL_DAYS } from '../../contract/premium.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { MS_PER_DAY } from '../../contract/time.ts';
import { closePage, find, openPage } from '../testing/in-browser.tsx';
import { memoryStorage } from '../testing/local-storage.ts';
import { NOW } from '../testing/stories.ts';
import { ACCOUNT_ANSWERS, FREE_USER, PREMIUM_USER, PROFILE, TRIAL_USER, tokensOf } from '../testing/users.ts';

const storage = () => memoryStorage({ 'helder.tokens': JSON.stringify(tokensOf()) });

/** What the server says of somebody. */
const accountOf = ({ email, name, interests, age, gender, subscription }: SessionUser) => ({
  ...ACCOUNT_ANSWERS,
  '/api/profile': {
    ...PROFILE,
    email,
    username: name,
    preferences: { ...PROFILE.preferences, interests, age, gender },
  },
  '/api/subscription': subscription,
});
let answers: Record<string, unknown> = ACCOUNT_ANSWERS;

async function openMenu(user: SessionUser, language: 'en' | 'nl' = 'en', held = user) {
  answers = accountOf(held);
  const page = await openPage({ user, language }, { storage: storage() });
  (await find('.account-tool')).click();
  await find('.account-menu');
  return page;
}

const entries = () =>
  [...document.querySelectorAll('.account-menu .entry')].map((entry) =>
    [...entry.childNodes]
      .map(({ textContent }) => textContent)
      .filter(Boolean)
      .join(' | '),
  );
const facts = () => [...document.querySelectorAll('.facts li')].map(({ textContent }) => textContent);
const menu = () => document.querySelector('.account-menu');

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path.split('?')[0] ?? ''] ?? {}));
});

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

describe('the header', () => {
  it.each([
    ['NAV-06 nothing but a letter without Premium', FREE_USER, 'N', 'Account of Noor de Wit'],
    ['ACCT-11 a trial', TRIAL_USER, 'TrialN', 'Account of Noor de Wit, Trial'],
    ['ACCT-11 Premium', PREMIUM_USER, 'PremiumN', 'Account of Noor de Wit, Premium'],
  ])('shows %s, from the first byte', async (_what, user, shown, label) => {
    await openPage({ user }, { storage: storage() });
    const control = await find('.account-tool');
    expect([control.textContent, control.getAttribute('aria-label')]).toEqual([shown, label]);
    expect(document.querySelector('.sign-in-tool')).toBeNull();
  });
});

describe('the account menu', () => {
  it('ACCT-03 ACCT-05 shows what was chosen on another device, and that a trial has ended', async () => {
    const held = { ...FREE_USER, interests: ['Space', 'Food', 'Travel'] };
    await openMenu(TRIAL_USER, 'en', held);
    await eventually(() => expect(facts()[0]).toBe('3 interests'));
    expect(entries()[0]).toBe('Upgrade to Premium');
  });

  it('ACCT-02 ACCT-03 ACCT-04 shows name, address, interests, age and gender', async () => {
    await openMenu(FREE_USER);
    expect(document.querySelector('.me')?.textContent).toContain('Noor de Witnoor@example.org');
    expect(facts()).toEqual(['2 interests', '35–44', 'Female']);
  });

  it('breaks an address after its @', async () => {
    await openMenu(FREE_USER);
    expect(document.querySelector('.mail wbr')?.previousSibling?.textContent).toBe('noor@');
  });

  it('ACCT-04 shows no badge for what was not said', async () => {
    await openMenu({ ...FREE_USER, age: '', gender: '', interests: [] });
    expect(facts()).toEqual(['0 interests']);
  });

  it('ACCT-05 ACCT-07 ACCT-08 ACCT-09 PERM-08 without Premium offers it, and saved stories with their number', async () => {
    await openMenu(FREE_USER);
    expect(entries()).toEqual(
      expect.arrayContaining([
        'Upgrade to Premium',
        'Saved Stories | 2',
        'Personalization Settings',
        'Sign out',
      ]),
    );
    expect(entries().join()).not.toContain('Billing');
  });

  it.each([
    ['en', 'Account and data'],
    ['nl', 'Account en gegevens'],
  ] as const)('leads to the account and its data (%s)', async (language, name) => {
    await openMenu(FREE_USER, language);
    (await find('.entry', name)).click();
    await find('dialog h2', name);
  });

  it('ACCT-06 BILL-21 with Premium leads to subscription and billing instead', async () => {
    await openMenu(PREMIUM_USER);
    expect(entries()).toContain('Subscription & Billing');
    expect(entries().join()).not.toContain('Upgrade');
  });

  it('says how many days of a trial are left', async () => {
    await openMenu(TRIAL_USER);
    expect(entries()).toContain('Subscription & Billing | 5 days left');
    expect(facts()[0]).toBe('Trial');
  });

  it('a trial of this minute has seven days left, though the page tells the time of a minute ago', async () => {
    const trialEnd = new Date(Date.parse(NOW) + TRIAL_DAYS * MS_PER_DAY + 30_000).toISOString();
    await openMenu({ ...TRIAL_USER, subscription: { ...TRIAL_USER.subscription, trialEnd } });
    expect(entries()).toContain('Subscription & Billing | 7 days left');
  });

  it('ACCT-10 closes on a press outside, on Escape and when the focus goes elsewhere', async () => {
    await openMenu(FREE_USER);
    document.body.click();
    await eventually(() => expect(menu()).toBeNull());
    (await find('.account-tool')).click();
    await find('.account-menu');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await eventually(() => expect(menu()).toBeNull());
    expect(document.activeElement?.className).toBe('account-tool');
    (await find('.account-tool')).click();
    await find('.account-menu');
    (await find('main a')).focus();
    await eventually(() => expect(menu()).toBeNull());
  });

  it('its own close control gives the focus back', async () => {
    await openMenu(FREE_USER);
    const close = await find('.account-menu .x', 'Close');
    close.focus();
    close.click();
    await eventually(() => expect(menu()).toBeNull());
    expect(document.activeElement?.className).toBe('account-tool');
  });

  it('stays while somebody presses inside it', async () => {
    await openMenu(FREE_USER);
    (await find('.me')).click();
    expect(menu()).not.toBeNull();
  });

  it.each([
    ['Saved Stories', 'Saved Stories'],
    ['Personalization Settings', 'Personalization Settings'],
  ])('PERM-08 opens %s', async (entry, title) => {
    await openMenu(FREE_USER);
    (await find('.account-menu .entry', entry)).click();
    await find('dialog h2', title);
    expect(menu()).toBeNull();
  });

  it('AUTH-12 signs out', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    const page = await openMenu(FREE_USER);
    (await find('.entry', 'Sign out')).click();
    await eventually(() => expect(reload).toHaveBeenCalledOnce());
    expect(page.storage.getItem('helder.tokens')).toBeNull();
  });

  it('speaks Dutch', async () => {
    await openMenu(FREE_USER, 'nl');
    expect(facts()).toEqual(['2 interesses', '35–44', 'Vrouw']);
    expect(entries()).toContain('Uitloggen');
  });
});

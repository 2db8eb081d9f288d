// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { INTEREST_TOPICS } from '../../contract/category.ts';
import type { InterfaceLanguage, SessionUser } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { answering } from '../testing/answers.ts';
import { find } from '../testing/in-browser.tsx';
import { mayLog } from '../testing/logged.ts';
import { Opening } from '../testing/panel.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { FREE_USER, keepingMutes, NO_NEWS, PREMIUM_USER, tokensOf } from '../testing/users.ts';
import type { SettingsTab } from './settings-tabs.ts';

const PANELS = {
  interests: { kind: 'settings', tab: 'interests' },
  muted: { kind: 'settings', tab: 'muted' },
  email: { kind: 'settings', tab: 'email' },
  ai: { kind: 'settings', tab: 'ai' },
} as const;
const DONE = {
  ...NO_NEWS,
  'PATCH /api/preferences': {},
  ...keepingMutes(FREE_USER),
  'PATCH /api/preferences/email': {},
};
const FIVE: SessionUser = { ...FREE_USER, interests: ['World News', 'Science', 'Space', 'Food', 'Travel'] };
const show = (tab: SettingsTab, user: SessionUser | null = FREE_USER, language: InterfaceLanguage = 'en') =>
  openPart(<Opening panel={PANELS[tab]} />, user, language);
const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
const buttons = () => [...document.querySelectorAll('footer button')].map((button) => button.textContent);
const notices = () => [...document.querySelectorAll('.toast span')].map(({ textContent }) => textContent);
const chosen = () =>
  [...document.querySelectorAll('.topic-index [aria-pressed="true"]')].map(({ textContent }) => textContent);
const press = async (name: string | RegExp, selector = 'button') => (await find(selector, name)).click();

afterEach(() => {
  closePart();
  mayLog('error', 'Failed to ');
});

describe('Personalization Settings', () => {
  it('ACCT-12 ACCT-13 has exactly four tabs, the last with a lock for free readers', async () => {
    answering(DONE);
    await show('interests');
    await find('[role="tab"]', 'Interests');
    expect(tabs().map(({ textContent }) => textContent)).toEqual(['Interests', 'Muted', 'Email', 'AI']);
    expect(tabs().map((tab) => tab.querySelector('[aria-label="Part of Premium"]') !== null)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    closePart();
    await show('ai', PREMIUM_USER);
    await find('[role="tab"]', 'AI');
    expect(document.querySelector('[role="tab"] .icon')).toBeNull();
  });

  it('ACCT-14 ACCT-15 saves on Interests and Muted only, and can be cancelled everywhere', async () => {
    answering(DONE);
    await show('interests');
    await find('[role="tab"]', 'Interests');
    const shown: unknown[] = [];
    for (const tab of tabs()) {
      tab.click();
      await eventually(() => expect(tab.getAttribute('aria-selected')).toBe('true'));
      shown.push(buttons());
    }
    expect(shown).toEqual([['Cancel', 'Save Changes'], ['Cancel', 'Save Changes'], ['Cancel'], ['Cancel']]);
  });

  const DONE_ALREADY = 'Saved at once; “Cancel” undoes nothing on this tab.';
  const AND_TYPED = `${DONE_ALREADY} “Save Changes” also mutes what you have typed.`;
  it.each([
    ['Free', FREE_USER, [undefined, AND_TYPED, DONE_ALREADY, undefined]],
    ['Premium', PREMIUM_USER, [undefined, AND_TYPED, DONE_ALREADY, DONE_ALREADY]],
  ] as const)(
    'says beside the buttons what they do where all is saved: %s',
    async (_tier, user, expected) => {
      answering(DONE);
      await show('interests', user);
      await find('[role="tab"]', 'Interests');
      const said: unknown[] = [];
      for (const tab of tabs()) {
        tab.click();
        await eventually(() => expect(tab.getAttribute('aria-selected')).toBe('true'));
        const cancel = await find('dialog footer button', 'Cancel');
        const note = cancel.previousElementSibling;
        said.push(note?.textContent);
        expect(cancel.getAttribute('aria-describedby')).toBe(note?.id ?? null);
      }
      expect(said).toEqual(expected);
    },
  );

  it('shows each tab from its top, however far down the last one was read', async () => {
    answering(DONE);
    await show('email');
    await find('[role="tab"]', 'Email');
    const scroller = document.querySelector('dialog .scroller') ?? document.body;
    scroller.scrollTop = 300;
    await press('AI', '[role="tab"]');
    await eventually(() => expect(scroller.scrollTop).toBe(0));
  });

  it('is one stop for the keyboard: arrows, Home and End lead from tab to tab, round the ends', async () => {
    answering(DONE);
    await show('interests');
    (await find('[role="tab"]', 'Interests')).focus();
    const onto = async (key: string) => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await eventually(() => expect(document.activeElement?.getAttribute('aria-selected')).toBe('true'));
      expect(tabs().filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement]);
      return document.activeElement?.textContent;
    };
    expect(await onto('ArrowRight')).toBe('Muted');
    expect(await onto('End')).toBe('AI');
    expect(await onto('ArrowRight')).toBe('Interests');
    expect(await onto('ArrowLeft')).toBe('AI');
    expect(await onto('Home')).toBe('Interests');
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves an arrow with %s to the browser', async (held) => {
    answering(DONE);
    await show('interests');
    const tab = await find('[role="tab"]', 'Interests');
    const key = { key: 'ArrowRight', [held]: true, bubbles: true, cancelable: true };
    expect(tab.dispatchEvent(new KeyboardEvent('keydown', key))).toBe(true);
  });

  it('ACCT-01 renders nothing for who is not signed in', async () => {
    answering(DONE);
    await show('interests', null);
    await new Promise((resolve) => setImmediate(resolve));
    expect(document.querySelector('[role="tab"]')).toBeNull();
  });

  it('speaks Dutch', async () => {
    answering(DONE);
    await show('interests', FREE_USER, 'nl');
    await find('h2', 'Persoonlijke instellingen');
    expect(tabs().map(({ textContent }) => textContent)).toEqual(['Interesses', 'Gedempt', 'E-mail', 'AI']);
    await find('button', 'Klimaat');
  });
});

describe('interests', () => {
  it('VALID-18 are 24 topics, of which those chosen are on, and the limit is told', async () => {
    answering(DONE);
    await show('interests');
    await find('button', 'Psychology');
    expect(document.querySelectorAll('.topic-index button')).toHaveLength(INTEREST_TOPICS.length);
    expect(chosen()).toEqual(['Science', 'Space']);
    await find('b', '2 of 5 interests');
  });

  it('that are none of the topics, chosen by a program, are listed behind them and can be taken away', async () => {
    const asked = answering(DONE);
    const user = await show('interests', { ...FREE_USER, interests: ['Volleyball', 'Science'] });
    await find('button', 'Volleyball');
    expect(chosen()).toEqual(['Science', 'Volleyball']);
    await find('b', '2 of 5 interests');
    await press('Volleyball');
    await eventually(() => expect(chosen()).toEqual(['Science']));
    // Until that is saved, it can be had back.
    await press('Volleyball');
    await eventually(() => expect(chosen()).toEqual(['Science', 'Volleyball']));
    await press('Volleyball');
    await press('Save Changes');
    await eventually(() => expect(document.querySelector('dialog')).toBeNull());
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ interests: ['Science'] });
    expect(user()?.interests).toEqual(['Science']);
  });

  it('are a draft until they are saved, and Cancel forgets it', async () => {
    const asked = answering(DONE);
    const user = await show('interests');
    await press('Health');
    await eventually(() => expect(chosen()).toContain('Health'));
    await press('Cancel');
    await eventually(() => expect(document.querySelector('dialog')).toBeNull());
    expect(user()?.interests).toEqual(['Science', 'Space']);
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it.each([
    ['the cross', () => press('Close', 'dialog .x')],
    [
      'Escape',
      async () =>
        void document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true })),
    ],
  ])('that are not saved are not lost without a word: %s asks once, from every tab', async (_how, leave) => {
    answering(DONE);
    const user = await show('interests');
    await press('Health');
    await press('Email', '[role="tab"]');
    await find('dialog footer p', 'Your interests are not saved yet; “Cancel” forgets what you chose.');
    await leave();
    // The tab where they are, and can be saved.
    await find(
      'dialog footer [role="alert"]',
      'Your interests are not saved yet. Close again to forget what you chose.',
    );
    expect(chosen()).toEqual(['Science', 'Health', 'Space']);
    expect(document.activeElement?.textContent).toBe('Save Changes');
    await leave();
    await eventually(() => expect(document.querySelector('dialog')).toBeNull());
    expect(user()?.interests).toEqual(['Science', 'Space']);
  });

  it('that change after the question are asked about anew', async () => {
    answering(DONE);
    await show('interests');
    await press('Health');
    await press('Close', 'dialog .x');
    await find('dialog footer [role="alert"]');
    await press('Travel');
    await eventually(() => expect(document.querySelector('dialog footer [role="alert"]')).toBeNull());
    await press('Close', 'dialog .x');
    await find('dialog footer [role="alert"]');
  });

  it('that are as they were are no reason to ask', async () => {
    answering(DONE);
    await show('interests');
    await press('Health');
    await press('Health');
    await press('Close', 'dialog .x');
    await eventually(() => expect(document.querySelector('dialog')).toBeNull());
  });

  it('the second press of a double one answers nothing', async () => {
    answering(DONE);
    await show('interests');
    await press('Health');
    const cross = await find('dialog .x');
    cross.click();
    await find('dialog footer [role="alert"]');
    cross.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
    await new Promise((resolve) => setImmediate(resolve));
    expect(document.querySelector('dialog')).not.toBeNull();
  });

  it('are sent whole, and the dialog closes when the server has them', async () => {
    const asked = answering(DONE);
    const user = await show('interests');
    await press('Health');
    await press('Space');
    await press('Save Changes');
    await eventually(() => expect(document.querySelector('dialog')).toBeNull());
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([
      {
        path: '/api/preferences',
        method: 'PATCH',
        bearer: tokensOf().AccessToken,
        body: { interests: ['Science', 'Health'] },
      },
    ]);
    expect(user()?.interests).toEqual(['Science', 'Health']);
  });

  it('ERR-30 stay a draft in an open dialog when the server refuses', async () => {
    answering({ 'PATCH /api/preferences': 500 });
    const user = await show('interests');
    await press('Health');
    await press('Save Changes');
    await eventually(() => expect(notices()).toEqual(['Failed to update interests']));
    expect(chosen()).toEqual(['Science', 'Health', 'Space']);
    expect(user()?.interests).toEqual(['Science', 'Space']);
  });

  it('VALID-17 ACCT-16 PREM-35 a sixth opens what tells about Premium, and is not chosen', async () => {
    answering(DONE);
    await show('interests', FIVE);
    await find('.tally .tiny-p', 'Remove one to choose another.');
    await press('Health');
    await find('dialog .reason', '5 of 5 interests. “Health” was not added.');
    expect(chosen()).toHaveLength(5);
    expect(chosen()).not.toContain('Health');
  });

  it('VALID-17 that are more than the free plan holds, once Premium has ended, are counted without its limit', async () => {
    answering(DONE);
    await show('interests', { ...FIVE, interests: [...FIVE.interests, 'Opinion', 'Fashion'] });
    await find('b', '7 interests');
    await find(
      '.tally .tiny-p',
      'You keep them all. The free plan allows 5: with fewer you can choose again.',
    );
    await press('Health');
    await find('dialog .reason', 'The free plan allows 5 interests. “Health” was not added.');
  });

  it('VALID-19 have no limit with Premium', async () => {
    answering(DONE);
    await show('interests', { ...PREMIUM_USER, interests: FIVE.interests });
    await press('Health');
    await eventually(() => expect(chosen()).toHaveLength(6));
    await find('b', '6 interests');
  });
});

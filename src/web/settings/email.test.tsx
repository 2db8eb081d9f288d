// @vitest-environment happy-dom
import { isDeepStrictEqual } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { type Asked, answering } from '../testing/answers.ts';
import { find } from '../testing/in-browser.tsx';
import { mayLog } from '../testing/logged.ts';
import { Opening } from '../testing/panel.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { FREE_USER, NO_NEWS, PREMIUM_USER } from '../testing/users.ts';

const EMAIL = { kind: 'settings', tab: 'email' } as const;
const PATCH = 'PATCH /api/preferences/email';
const show = (user: SessionUser) => openPart(<Opening panel={EMAIL} />, user);
const toggle = async (name: string) =>
  (await find('.toggle', name)).querySelector('input') as HTMLInputElement;
const notices = () => [...document.querySelectorAll('.toast span')].map(({ textContent }) => textContent);
const patches = (asked: { method: string; body: unknown }[]) =>
  asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

afterEach(() => {
  closePart();
  mayLog('error', 'Failed to ');
});

describe('letters', () => {
  it('ACCT-22 are four, as the reader set them', async () => {
    answering({});
    await show(FREE_USER);
    const on = async (name: string) => (await toggle(name)).checked;
    expect(await on('Weekly digest')).toBe(true);
    expect(await on('Daily personalised digest')).toBe(false);
    expect(await on('Breaking news')).toBe(true);
    expect(await on('Product updates')).toBe(true);
    expect(document.querySelectorAll('.toggle')).toHaveLength(4);
  });

  it('are said before their switches not to be sent yet', async () => {
    answering({});
    await show(FREE_USER);
    const said = await find('.tiny-p', 'Helder does not send these emails by itself yet.');
    const follows = said.compareDocumentPosition(await toggle('Weekly digest'));
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('have a name, and their note apart from it', async () => {
    answering({});
    await show(FREE_USER);
    const weekly = await toggle('Weekly digest');
    const said = (by: string) => document.getElementById(weekly.getAttribute(by) ?? '')?.textContent;
    expect(said('aria-labelledby')).toBe('Weekly digest');
    expect(said('aria-describedby')).toBe('What mattered this week, in one email.');
  });

  it('are kept one by one, at once', async () => {
    const asked = answering({ [PATCH]: {} });
    const user = await show(FREE_USER);
    (await toggle('Breaking news')).click();
    expect((await toggle('Breaking news')).checked).toBe(false);
    await eventually(() => expect(patches(asked)).toEqual([{ emailSettings: { breakingNews: false } }]));
    expect(user()?.emailSettings).toEqual({ ...FREE_USER.emailSettings, breakingNews: false });
  });

  it('ERR-02 ERR-28 turn back when the server refuses, and log why', async () => {
    answering({ [PATCH]: 500 });
    const user = await show(FREE_USER);
    (await toggle('Breaking news')).click();
    await eventually(() => expect(notices()).toEqual(['Failed to update email settings']));
    await eventually(async () => expect((await toggle('Breaking news')).checked).toBe(true));
    expect(user()?.emailSettings.breakingNews).toBe(true);
    expect(console.error).toHaveBeenCalledWith('Failed to update email settings', expect.anything());
  });

  it('turn back alone: what else was changed meanwhile stays', async () => {
    const breakingOff = { emailSettings: { breakingNews: false } };
    answering({ [PATCH]: ({ body }: Asked) => (isDeepStrictEqual(body, breakingOff) ? 500 : {}) });
    const user = await show(FREE_USER);
    (await toggle('Breaking news')).click();
    (await toggle('Product updates')).click();
    await eventually(() => expect(notices()).toHaveLength(1));
    await eventually(() =>
      expect(user()?.emailSettings).toEqual({ ...FREE_USER.emailSettings, productUpdates: false }),
    );
  });

  it('pressed three times, the first refused, are as the last press left them, here as on the server', async () => {
    const answers = [500, {}, {}];
    const asked = answering({ [PATCH]: () => answers.shift() });
    const user = await show(FREE_USER);
    for (const on of [false, true, false]) {
      (await toggle('Breaking news')).click();
      await eventually(() => expect(user()?.emailSettings.breakingNews).toBe(on));
    }
    await eventually(() => expect(patches(asked)).toHaveLength(3));
    await eventually(() => expect(notices()).toEqual(['Failed to update email settings']));
    await new Promise((resolve) => setTimeout(resolve));
    expect(user()?.emailSettings.breakingNews).toBe(false);
  });

  it('reach the server one after the other, and together when the page is left', async () => {
    const asked = answering({ [PATCH]: () => new Promise(() => {}) });
    await show(FREE_USER);
    const breaking = await toggle('Breaking news');
    breaking.click();
    await eventually(() => expect(patches(asked)).toHaveLength(1));
    await eventually(() => expect(breaking.checked).toBe(false));
    breaking.click();
    await eventually(() => expect(breaking.checked).toBe(true));
    expect(patches(asked)).toHaveLength(1);
    window.dispatchEvent(new Event('pagehide'));
    await eventually(() => expect(patches(asked).at(-1)).toEqual({ emailSettings: { breakingNews: true } }));
  });

  it('VALID-20 ACCT-23 PREM-36 the daily digest is Premium: the switch stays, and Premium is explained', async () => {
    const asked = answering({ ...NO_NEWS, [PATCH]: {} });
    await show(FREE_USER);
    (await toggle('Daily personalised digest')).click();
    await find('dialog .reason', 'The daily digest is part of Premium.');
    expect((await toggle('Daily personalised digest')).checked).toBe(false);
    expect(patches(asked)).toEqual([]);
  });

  it.each([
    [true, 'The daily digest is part of Premium. Your choice for the weekly digest stays as it is.'],
    [false, 'The daily digest is part of Premium.'],
  ])('with the weekly digest on: %s, Premium is explained with what is so', async (weeklyDigest, said) => {
    answering(NO_NEWS);
    await show({ ...FREE_USER, emailSettings: { ...FREE_USER.emailSettings, weeklyDigest } });
    (await toggle('Daily personalised digest')).click();
    expect((await find('dialog .reason')).textContent).toBe(said);
  });

  it('ACCT-23 PREM-25 the daily digest is a switch like others with Premium, and can be turned off after it', async () => {
    const asked = answering({ ...NO_NEWS, [PATCH]: {} });
    await show(PREMIUM_USER);
    (await toggle('Daily personalised digest')).click();
    await eventually(() => expect(patches(asked)).toEqual([{ emailSettings: { dailyDigest: true } }]));
    closePart();
    const after = answering({ [PATCH]: {} });
    await show({ ...FREE_USER, emailSettings: { ...FREE_USER.emailSettings, dailyDigest: true } });
    (await toggle('Daily personalised digest')).click();
    await eventually(() => expect(patches(after)).toEqual([{ emailSettings: { dailyDigest: false } }]));
  });
});

describe('about you', () => {
  const pick = async (name: string, value: string) => {
    const field = await find('.about-you .field', name);
    const select = field.querySelector('select') as HTMLSelectElement;
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return select;
  };

  it('ONB-07 ONB-21 age and gender can be changed at any time, and be taken back', async () => {
    const asked = answering({ 'PATCH /api/preferences': {} });
    const user = await show(FREE_USER);
    await pick('Age range', '45-54');
    await eventually(() => expect(user()?.age).toBe('45-54'));
    await pick('Gender', 'prefer-not-to-say');
    await eventually(() => expect(user()?.gender).toBe(''));
    await eventually(() => expect(patches(asked)).toEqual([{ age: '45-54' }, { gender: '' }]));
  });

  it('of two quick changes the first is refused and the second kept, which stays', async () => {
    const asked = answering({
      'PATCH /api/preferences': ({ body }: Asked) => (isDeepStrictEqual(body, { age: '45-54' }) ? 500 : {}),
    });
    const user = await show(FREE_USER);
    await pick('Age range', '45-54');
    await pick('Age range', '25-34');
    await eventually(() => expect(notices()).toEqual(['Failed to update demographics']));
    await eventually(() => expect(patches(asked)).toEqual([{ age: '45-54' }, { age: '25-34' }]));
    expect(user()?.age).toBe('25-34');
  });

  it('ERR-31 go back when the server refuses, and say why', async () => {
    answering({ 'PATCH /api/preferences': 500 });
    const user = await show(FREE_USER);
    await pick('Age range', '45-54');
    await eventually(() =>
      expect(console.error).toHaveBeenCalledWith('Failed to update demographics', expect.anything()),
    );
    await eventually(() => expect(user()?.age).toBe(FREE_USER.age));
    expect(notices()).toEqual(['Failed to update demographics']);
  });

  it.each([
    ['what the server kept last, when it refuses two in a row', '25-34', '45-54'],
    ['what the reader had, when it refuses all', '45-54', '55-64'],
  ])('go back to %s', async (_name, first, second) => {
    const kept = ({ body }: Asked) => (isDeepStrictEqual(body, { age: '25-34' }) ? {} : 500);
    const asked = answering({ 'PATCH /api/preferences': kept });
    const user = await show(FREE_USER);
    await pick('Age range', first);
    await pick('Age range', second);
    await pick('Age range', '65+');
    await eventually(() => expect(patches(asked)).toHaveLength(3));
    await eventually(() => expect(user()?.age).toBe(first === '25-34' ? first : FREE_USER.age));
  });
});

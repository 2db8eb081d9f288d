// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { answering } from '../testing/answers.ts';
import { find, slide } from '../testing/in-browser.tsx';
import { mayLog } from '../testing/logged.ts';
import { Opening } from '../testing/panel.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { FREE_USER, NO_NEWS, PREMIUM_USER, tokensOf } from '../testing/users.ts';
import { useTheme } from './use-theme.ts';

const AI = { kind: 'settings', tab: 'ai' } as const;
const PATCH = 'PATCH /api/preferences';
const PREVIEW = 'POST /api/filters/preview';
const SERVER = {
  ...NO_NEWS,
  [PATCH]: {},
  [PREVIEW]: { of: 51, taken: { calm: 6, clickbait: 4, neutrality: 1, repetition: 2 } },
};
const show = (user: SessionUser) => openPart(<Opening panel={AI} />, user);
const notices = () => [...document.querySelectorAll('.toast span')].map(({ textContent }) => textContent);
const slider = async (name: string) =>
  (await find('.filter', name)).querySelector('input') as HTMLInputElement;
const bodies = (asked: { method: string; path: string; body: unknown }[], call: string) =>
  asked.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
/** A slider rests for 300 ms: here that time never comes. */
const neverResting = () => {
  const later = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
    ms === 300 ? 0 : later(run, ms)) as typeof setTimeout);
};
const theme = () => document.documentElement.dataset.theme;
const coloursAround = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content);

afterEach(() => {
  closePart();
  delete document.documentElement.dataset.theme;
  mayLog('error', 'Failed to ');
});

describe('AI without Premium', () => {
  it('ACCT-13 PREM-24 is a lock, what it would do, and the way there; nothing can be set', async () => {
    answering(SERVER);
    await show(FREE_USER);
    await find('.locked', 'They are part of Premium.');
    expect(document.querySelector('.settings-panel input')).toBeNull();
    (await find('.settings-panel button', 'Upgrade to Premium')).click();
    await find('dialog h2', 'Upgrade to Premium');
  });
});

describe('content filters', () => {
  it('stand as they are kept, each with a sentence and what it takes', async () => {
    answering(SERVER);
    await show({ ...PREMIUM_USER, filters: { ...PREMIUM_USER.filters, calm: 1 / 3, repetition: 2 } });
    await find('.filter', /Calm level.*At most a third.*heavy news.*6 held back/);
    await find('.filter', /Repetition.*2 on one topic.*2 held back/);
    expect((await find('.filter', 'Clickbait')).textContent).not.toContain('held back');
  });

  const CALM = { ...PREMIUM_USER.filters, calm: 1 / 3 };
  const OFF = PREMIUM_USER.filters;
  const TOPICS = ['Science', 'Space'];
  it.each([
    [
      'rules and interests',
      CALM,
      TOPICS,
      'Content filtering is on. Personalisation is on: you follow Science and Space.',
    ],
    ['no rule', OFF, TOPICS, 'No rule is on yet. Personalisation is on: you follow Science and Space.'],
    ['no interest', CALM, [], 'Content filtering is on. You have chosen no interests yet.'],
    ['neither', OFF, [], 'No rule is on yet. You have chosen no interests yet.'],
  ])('PREM-26 are said to be on when they are: with %s', async (_what, filters, interests, said) => {
    answering(SERVER);
    await show({ ...PREMIUM_USER, filters, interests });
    expect((await find('.settings-panel .quiet-p')).textContent).toBe(said);
  });

  it('are said to go by scores only where there is a score to read', async () => {
    answering(SERVER);
    await show(PREMIUM_USER);
    await find(
      '.filters > p',
      'Clickbait and Neutrality use the scores shown under “Why this story?”, Calm level by category and words, Repetition by topics.',
    );
  });

  it('are counted, kept and followed once the slider rests', async () => {
    const asked = answering(SERVER);
    const user = await show(PREMIUM_USER);
    slide(await slider('Clickbait'), 2);
    slide(await slider('Clickbait'), 3);
    await find('.filter output', 'Strict');
    const filters = { ...PREMIUM_USER.filters, clickbait: 8.5 };
    await eventually(() => expect(user()?.filters).toEqual(filters));
    expect(bodies(asked, PATCH)).toEqual([{ filters }]);
    expect(bodies(asked, PREVIEW).at(-1)).toEqual({ filters });
    await find('.filter', /Clickbait.*4 held back/);
  });

  it.each([
    ['tab', '[role="tab"]', 'Email'],
    ['dialog', 'footer button', 'Cancel'],
  ])('are kept when the %s is left before the slider rests', async (_what, control, name) => {
    neverResting();
    const asked = answering(SERVER);
    const user = await show(PREMIUM_USER);
    slide(await slider('Clickbait'), 3);
    (await find(control, name)).click();
    const filters = { ...PREMIUM_USER.filters, clickbait: 8.5 };
    await eventually(() => expect(bodies(asked, PATCH)).toEqual([{ filters }]));
    await eventually(() => expect(user()?.filters).toEqual(filters));
  });

  it('are on their way before the page is left, and go on without it', async () => {
    neverResting();
    const asked = answering(SERVER);
    await show(PREMIUM_USER);
    slide(await slider('Clickbait'), 3);
    await find('.filter output', 'Strict');
    window.dispatchEvent(new Event('pagehide'));
    const filters = { ...PREMIUM_USER.filters, clickbait: 8.5 };
    const call = {
      path: '/api/preferences',
      method: 'PATCH',
      bearer: tokensOf().AccessToken,
      body: { filters },
      keepalive: true,
    };
    expect(asked).toContainEqual(call);
  });

  it('go back when the server refuses', async () => {
    answering({ ...SERVER, [PATCH]: 500 });
    const user = await show(PREMIUM_USER);
    slide(await slider('Neutrality'), 4);
    await eventually(() => expect(notices()).toEqual(['Failed to update preferences']));
    await eventually(async () => expect((await slider('Neutrality')).value).toBe('0'));
    expect(user()?.filters).toEqual(PREMIUM_USER.filters);
  });
});

describe('the theme', () => {
  const Page = () => {
    useTheme();
    return <Opening panel={AI} />;
  };
  const showPage = (user: SessionUser) => openPart(<Page />, user);

  it('ACCT-24 is the system’s until another is chosen, which shows at once and is kept', async () => {
    const asked = answering(SERVER);
    const user = await showPage(PREMIUM_USER);
    const chosen = () => document.querySelector('.paper:has(:checked)')?.textContent;
    await find('.paper', 'Sepia');
    expect(chosen()).toBe('AaAaSystem');
    expect(theme()).toBeUndefined();
    (await find('.paper', 'Sepia')).querySelector('input')?.click();
    await eventually(() => expect(theme()).toBe('sepia'));
    await eventually(() => expect(bodies(asked, PATCH)).toEqual([{ theme: 'sepia' }]));
    expect(user()?.theme).toBe('sepia');
    (await find('.paper', 'System')).querySelector('input')?.click();
    await eventually(() => expect(theme()).toBeUndefined());
  });

  it('is the colour of the browser’s own bars too', async () => {
    answering(SERVER);
    await showPage(PREMIUM_USER);
    for (const [name, colours] of [
      ['Light', ['#fafbfc']],
      ['Night', ['#000000']],
      ['System', ['#fafbfc', '#10161b']],
    ] as const) {
      (await find('.paper', name)).querySelector('input')?.click();
      await eventually(() => expect(coloursAround()).toEqual(colours));
    }
  });

  it('ERR-29 is what it was when the server refuses', async () => {
    answering({ ...SERVER, [PATCH]: 500 });
    const user = await showPage(PREMIUM_USER);
    (await find('.paper', 'Night')).querySelector('input')?.click();
    await eventually(() => expect(notices()).toEqual(['Failed to update theme']));
    await eventually(() => expect(theme()).toBeUndefined());
    expect(user()?.theme).toBe('system');
  });

  it('PREM-24 is there when a reader with Premium arrives, and not for others', async () => {
    answering(SERVER);
    await showPage({ ...PREMIUM_USER, theme: 'night' });
    await eventually(() => expect(theme()).toBe('night'));
    closePart();
    answering(SERVER);
    await showPage({ ...FREE_USER, theme: 'night' });
    await eventually(() => expect(theme()).toBeUndefined());
  });
});

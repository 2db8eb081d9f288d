// @vitest-environment happy-dom
/** Signing in, as a reader does it. */
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InterfaceLanguage } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { loadCatalogue } from '../../texts/browser.ts';
import { Providers } from '../providers.tsx';
import { type Asked, answering, refused } from '../testing/answers.ts';
import { closePage, find, openPage } from '../testing/in-browser.tsx';
import { memoryStorage } from '../testing/local-storage.ts';
import { mayLog } from '../testing/logged.ts';
import { pageInput } from '../testing/stories.ts';
import { typeInto } from '../testing/typing.ts';
import { ACCOUNT_ANSWERS, FREE_USER, PROFILE, tokensOf } from '../testing/users.ts';
import { startAnew } from './progress.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

const ADDRESS = 'noor@example.org';
const TOKENS = 'helder.tokens';

const NO_ANSWER = new TypeError('Failed to fetch');
const refusal = (code: string, message: string) => refused(400, code, message);

let asked: Asked[] = [];
/** What was asked of signing in. */
const calls = () => asked.filter(({ path }) => path.startsWith('/api/auth'));

function serve(answers: Record<string, unknown> = {}): void {
  asked = answering({
    '/api/auth/email/start': {},
    '/api/auth/email/resend': {},
    '/api/auth/email/verify': tokensOf(),
    ...ACCOUNT_ANSWERS,
    ...answers,
  });
}

const site = (changes: object = {}) => ({
  ...pageInput().site,
  flags: { ...pageInput().site.flags, signInEnabled: true },
  ...changes,
});

async function openDialog(language: InterfaceLanguage = 'en', changes: object = {}) {
  const page = await openPage({ language, site: site(changes) });
  (await find('.sign-in-tool')).click();
  await find('.sign-in .ways');
  return page;
}

const title = () => document.querySelector('.dialog h2')?.textContent;
const said = () => document.querySelector('.answer')?.textContent;
const press = async (words: string | RegExp) => (await find('.dialog button', words)).click();
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.code6 input')];
const code = () =>
  boxes()
    .map(({ value }) => value || '_')
    .join('');
const button = (words: string) => find('.dialog button', words) as Promise<HTMLButtonElement>;

async function toVerification() {
  await press('Continue with email');
  typeInto(await find('.dialog input[type=email]'), ` ${ADDRESS} `);
  await press('Send code');
  await find('.code6');
}

function paste(text: string) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
  boxes()[2]?.dispatchEvent(event);
}

beforeEach(() => {
  startAnew();
  vi.spyOn(console, 'warn').mockReturnValue();
  serve();
});

afterEach(() => {
  closePage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  mayLog('warn', 'Signing in failed');
});

describe('the header', () => {
  it('NAV-06 FLAG-02 AUTH-23 offers signing in only where it is switched on', async () => {
    await openPage();
    expect(document.querySelector('.sign-in-tool')).toBeNull();
    closePage();
    await openPage({ site: site() });
    expect(document.querySelector('.sign-in-tool')?.textContent).toBe('Sign in');
  });
});

describe('the dialog', () => {
  it('AUTH-02 offers Apple, Google and e-mail', async () => {
    await openDialog();
    const ways = [...document.querySelectorAll('.ways button')].map((way) => way.lastChild?.textContent);
    expect(ways).toEqual(['Continue with Apple', 'Continue with Google', 'Continue with email']);
  });

  it('AUTH-01 AUTH-03 AUTH-17 AUTH-18 goes on in three steps, and back', async () => {
    await openDialog();
    expect(title()).toBe('Sign in to Helder');
    await press('Continue with email');
    expect(await find('.dialog h2', 'Your email address')).toBeTruthy();
    await press('Back');
    await find('.dialog h2', 'Sign in to Helder');
    await toVerification();
    expect(title()).toBe('Enter your code');
    await press('Back');
    expect((await find('.dialog input[type=email]')) as HTMLInputElement).toHaveProperty('value', ADDRESS);
  });

  it('says where the code went; a long address breaks after its @ and before dots', async () => {
    await openDialog();
    await toVerification();
    const address = await find('.step .address', ADDRESS);
    expect(address.innerHTML).toBe(ADDRESS.replaceAll('@', '@<wbr>').replaceAll('.', '<wbr>.'));
  });

  it('AUTH-10 leads to both texts in a new tab', async () => {
    await openDialog();
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.sign-in .link')];
    expect(links.map(({ textContent, target }) => [textContent, target])).toEqual([
      ['Terms of Service', '_blank'],
      ['Privacy Policy', '_blank'],
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);
  });

  it.each([
    ['AUTH-25 ERR-17', 'Apple', 'Apple sign in failed. Please try again.'],
    ['AUTH-25 ERR-18', 'Google', 'Google sign in failed. Please try again.'],
  ])('%s %s fails, asks nobody and leaves nobody signed in', async (_id, provider, failure) => {
    const { storage } = await openDialog();
    await press(`Continue with ${provider}`);
    await eventually(() => expect(said()).toBe(failure));
    expect(calls()).toEqual([]);
    expect(storage.getItem(TOKENS)).toBeNull();
  });

  it('VALID-01 sends a trimmed address, and none that is empty', async () => {
    await openDialog();
    await press('Continue with email');
    expect((await button('Send code')).disabled).toBe(true);
    typeInto(await find('.dialog input[type=email]'), '   ');
    expect((await button('Send code')).disabled).toBe(true);
    typeInto(await find('.dialog input[type=email]'), ` ${ADDRESS} `);
    await press('Send code');
    await find('.code6');
    expect(calls()).toMatchObject([{ path: '/api/auth/email/start', body: { email: ADDRESS } }]);
  });

  it.each([
    ['ERR-14 no answer', NO_ANSWER, 'Failed to send verification code. Please try again.'],
    ['ERR-14 no words', 500, 'Failed to send verification code. Please try again.'],
    ['words', refusal('TOO_MANY_CODES', 'Too many codes were requested.'), 'Too many codes were requested.'],
  ])('a code that was not sent says why: %s', async (_what, answer, failure) => {
    serve({ '/api/auth/email/start': answer });
    await openDialog();
    await press('Continue with email');
    typeInto(await find('.dialog input[type=email]'), ADDRESS);
    await press('Send code');
    await eventually(() => expect(said()).toBe(failure));
  });

  it('AUTH-22 goes on with an address that is registered already', async () => {
    serve({ '/api/auth/email/start': refusal('BAD_REQUEST', 'User already registered') });
    await openDialog();
    await toVerification();
    expect(title()).toBe('Enter your code');
  });

  describe('where the answer to "Send code" comes late', () => {
    /** Asks for a code. @returns lets the answer come, and is done when the page has had the time to follow it */
    async function sendSlowly(): Promise<() => Promise<void>> {
      let answer = () => {};
      const sent = new Promise((resolve) => (answer = () => resolve({})));
      serve({ '/api/auth/email/start': () => sent });
      await openDialog();
      await press('Continue with email');
      typeInto(await find('.dialog input[type=email]'), ADDRESS);
      await press('Send code');
      await find('.dialog button', 'Sending code...');
      return async () => {
        answer();
        await new Promise((resolve) => setTimeout(resolve));
      };
    }

    it('AUTH-18 who has gone back meanwhile stays where they are', async () => {
      const arrive = await sendSlowly();
      await press('Back');
      await find('.ways');
      await arrive();
      expect(title()).toBe('Sign in to Helder');
    });

    it('AUTH-21 a dialog that is opened again begins anew, and knows nothing of another address', async () => {
      const arrive = await sendSlowly();
      (await find('.dialog .x', 'Close')).click();
      await eventually(() => expect(document.querySelector('.dialog')).toBeNull());
      startAnew();
      (await find('.sign-in-tool')).click();
      await press('Continue with email');
      typeInto(await find('.dialog input[type=email]'), 'second.pe');
      await arrive();
      typeInto(await find('.dialog input[type=email]'), 'second.per');
      await find('.dialog input[type=email]');
      expect(title()).toBe('Your email address');
    });
  });

  it('AUTH-24 says that a fixed code works only where the server says so', async () => {
    await openDialog();
    await toVerification();
    expect(document.querySelector('.demo-code')).toBeNull();
    closePage();
    startAnew();
    await openDialog('en', { demoSignIn: true });
    await toVerification();
    expect(document.querySelector('.demo-code')?.textContent).toBe('Demo: the code 123456 works');
  });
});

describe('the code', () => {
  it('AUTH-04 has six boxes under one name, each with its own', async () => {
    await openDialog();
    await toVerification();
    expect(boxes()).toHaveLength(6);
    expect(document.querySelector('.code6')?.getAttribute('aria-label')).toBe('Six-digit code');
    expect(boxes()[3]?.getAttribute('aria-label')).toBe('Digit 4 of 6');
    expect(boxes().map(({ autocomplete }) => autocomplete)[0]).toBe('one-time-code');
    expect(boxes().every(({ inputMode }) => inputMode === 'numeric')).toBe(true);
  });

  it('AUTH-06 AUTH-08 VALID-02 moves with digits and arrows, and is sent when it is whole', async () => {
    await openDialog();
    await toVerification();
    await eventually(() => expect(document.activeElement).toBe(boxes()[0]));
    typeInto(boxes()[0] as HTMLElement, '4');
    await eventually(() => expect(document.activeElement).toBe(boxes()[1]));
    for (const [key, from, to] of [
      ['ArrowLeft', 1, 0],
      ['ArrowRight', 0, 1],
    ] as const) {
      boxes()[from]?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await eventually(() => expect(document.activeElement).toBe(boxes()[to]));
    }
    expect((await button('Verify')).disabled).toBe(true);
  });

  it('AUTH-06 goes on with a digit that stands in its box already', async () => {
    await openDialog();
    await toVerification();
    paste('123457');
    await eventually(() => expect(code()).toBe('123457'));
    boxes()[0]?.focus();
    boxes()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true, cancelable: true }));
    await eventually(() => expect(document.activeElement).toBe(boxes()[1]));
    expect(code()).toBe('123457');
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
    'leaves an arrow with %s to the browser',
    async (held) => {
      await openDialog();
      await toVerification();
      const key = { key: 'ArrowRight', [held]: true, bubbles: true, cancelable: true };
      expect(boxes()[0]?.dispatchEvent(new KeyboardEvent('keydown', key))).toBe(true);
    },
  );

  it('AUTH-07 VALID-03 a code pasted anywhere fills the boxes', async () => {
    await openDialog();
    await toVerification();
    paste('Your code: 407-118');
    await eventually(() => expect(code()).toBe('407118'));
    expect((await button('Verify')).disabled).toBe(false);
  });

  it('AUTH-11 AUTH-19 API-51 signs in, closes, and starts anew next time', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const { storage } = await openDialog();
    await toVerification();
    paste('123456');
    await press('Verify');
    await find('.account-tool', 'Account of Noor de Wit');
    await eventually(() => expect(document.querySelector('.dialog')).toBeNull());
    await eventually(() => expect(timers).toHaveBeenCalledWith(startAnew, 200));
    expect(calls().at(-1)).toMatchObject({
      path: '/api/auth/email/verify',
      body: { email: ADDRESS, code: '123456' },
    });
    expect(JSON.parse(storage.getItem(TOKENS) ?? '')).toEqual(tokensOf());
  });

  it.each([
    ['somebody who is known', ACCOUNT_ANSWERS['/api/profile']],
    ['somebody new', { ...PROFILE, preferences: { ...PROFILE.preferences, onboarding_completed: false } }],
  ])(
    'that was left while it signed in %s closes nothing the reader has opened meanwhile',
    async (_who, said) => {
      let answer: (profile: unknown) => void = () => {};
      const profile = new Promise((resolve) => (answer = resolve));
      serve({ '/api/profile': () => profile });
      await openDialog();
      await toVerification();
      paste('123456');
      await press('Verify');
      await eventually(() => expect(asked.map(({ path }) => path)).toContain('/api/profile'));
      (await find('.dialog .x', 'Close')).click();
      await eventually(() => expect(document.querySelector('.dialog')).toBeNull());
      (await find('header a', 'Your city')).click();
      await find('.dialog .chooser');
      answer(said);
      await eventually(() => expect(calls().at(-1)?.path).toBe('/api/auth/logout'));
      // What would close it comes behind the answer.
      await new Promise((resolve) => setTimeout(resolve));
      expect(document.querySelectorAll('.dialog')).toHaveLength(1);
      expect(document.querySelector('.dialog .chooser')).not.toBeNull();
    },
  );

  const closeIt = () => press('Close');
  const browserBack = async () => {
    // As the browser does it: the entry under the dialog's first.
    window.history.replaceState(null, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  const stepBack = () => press('Back');
  const CHECKED = ['/api/auth/email/verify', tokensOf()] as const;
  const FETCHED = ['/api/profile', PROFILE] as const;

  it.each([
    ['closing the dialog while the code is checked', closeIt, CHECKED],
    ['closing the dialog while the profile is fetched', closeIt, FETCHED],
    ['the browser’s Back while the code is checked', browserBack, CHECKED],
    ['the browser’s Back while the profile is fetched', browserBack, FETCHED],
    ['going a step back while the code is checked', stepBack, CHECKED],
    ['going a step back while the profile is fetched', stepBack, FETCHED],
  ])('%s calls it off, and ends the session that came', async (_what, callOff, [path, body]) => {
    let answer = () => {};
    const answered = new Promise((resolve) => {
      answer = () => resolve(body);
    });
    serve({ [path]: () => answered });
    const { storage } = await openDialog();
    await toVerification();
    paste('123456');
    await eventually(() => expect(code()).toBe('123456'));
    await press('Verify');
    await eventually(() => expect(asked.map((one) => one.path)).toContain(path));
    await callOff();
    await eventually(() => expect(document.querySelector('.code6')).toBeNull());
    answer();
    const { AccessToken: bearer } = tokensOf();
    await eventually(() =>
      expect(calls().at(-1)).toMatchObject({ path: '/api/auth/logout', method: 'POST', bearer }),
    );
    await eventually(() => expect(storage.getItem(TOKENS)).toBeNull());
    expect(document.querySelector('.account-tool')).toBeNull();
    await find('.sign-in-tool');
  });

  it('AUTH-21 TIME-16 is forgotten 200 ms after the dialog was closed', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await openDialog();
    await press('Continue with email');
    (await find('.dialog .x', 'Close')).click();
    await eventually(() => expect(timers).toHaveBeenCalledWith(startAnew, 200));
    startAnew();
    (await find('.sign-in-tool')).click();
    await find('.dialog h2', 'Sign in to Helder');
  });

  it.each([
    ['ERR-15 refused without words', 400, 'Invalid verification code. Please try again.'],
    ['refused with words', refusal('INVALID_CODE', 'Too late'), 'Too late'],
    ['ERR-16 no answer', NO_ANSWER, 'Verification failed. Please try again.'],
    ['ERR-16 no tokens', {}, 'Verification failed. Please try again.'],
  ])('a code that does not work says so: %s', async (_what, answer, failure) => {
    serve({ '/api/auth/email/verify': answer });
    const { storage } = await openDialog();
    await toVerification();
    paste('123456');
    await press('Verify');
    await eventually(() => expect(said()).toBe(failure));
    expect(boxes().every((box) => box.getAttribute('aria-invalid') === 'true')).toBe(true);
    await eventually(() => expect(document.activeElement).toBe(boxes()[0]));
    expect(storage.getItem(TOKENS)).toBeNull();
  });

  const WRONG = 'Invalid verification code. Please try again.';
  const OVER = `${WRONG} You need a new code: this one no longer works.`;

  it('AMBIG-27 that was wrong five times is said to be over, until another one is sent', async () => {
    serve({ '/api/auth/email/verify': refusal('INVALID_CODE', WRONG) });
    await openDialog();
    await toVerification();
    const answers = async (first: number, last: number) => {
      const all: (string | null | undefined)[] = [];
      for (let n = first; n <= last; n += 1) {
        paste(`00000${n}`);
        await eventually(() => expect(said()).toBe(''));
        await press('Verify');
        await eventually(() => expect(said()).not.toBe(''));
        all.push(said());
      }
      return all;
    };
    expect(await answers(1, 6)).toEqual([WRONG, WRONG, WRONG, WRONG, OVER, OVER]);
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
    (await find('.between button', 'Try again')).click();
    await find('.answer', 'A new code is on its way.');
    expect(await answers(7, 7)).toEqual([WRONG]);
  });

  it.each([
    [599, WRONG],
    [600, OVER],
  ])('AMBIG-27 that is refused %i seconds after it was sent: %s', async (seconds, answer) => {
    serve({ '/api/auth/email/verify': refusal('INVALID_CODE', WRONG) });
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    await openDialog();
    await toVerification();
    vi.setSystemTime(Date.now() + seconds * 1000);
    paste('123456');
    await press('Verify');
    await eventually(() => expect(said()).toBe(answer));
  });

  it('that nobody looked at, as too many have guessed, is not said to be over', async () => {
    serve({ '/api/auth/email/verify': refusal('RATE_LIMITED', 'Wait') });
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    await openDialog();
    await toVerification();
    vi.setSystemTime(Date.now() + 600_000);
    paste('123456');
    await press('Verify');
    await eventually(() => expect(said()).toBe('Wait'));
  });

  it('ERR-16 a profile that does not come is a failure', async () => {
    serve({ '/api/profile': 500 });
    await openDialog();
    await toVerification();
    paste('123456');
    await press('Verify');
    await eventually(() => expect(said()).toBe('Verification failed. Please try again.'));
  });

  it('that was right is not asked for once more where only the profile did not come', async () => {
    let profile: unknown = 500;
    serve({ '/api/profile': () => profile });
    await openDialog();
    await toVerification();
    paste('123456');
    await press('Verify');
    await eventually(() => expect(said()).toBe('Verification failed. Please try again.'));
    profile = PROFILE;
    await press('Verify');
    await find('.account-tool', 'Account of Noor de Wit');
    expect(calls().filter(({ path }) => path === '/api/auth/email/verify')).toHaveLength(1);
  });

  it('AUTH-09 is sent again after half a minute, and empties the boxes', async () => {
    await openDialog();
    await toVerification();
    expect((await find('.between [role=timer]')).textContent).toBe('Resend code in 0:30');
    paste('407');
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
    (await find('.between button', 'Resend code')).click();
    await find('.answer', 'A new code is on its way.');
    expect(code()).toBe('______');
    await eventually(() => expect(document.activeElement).toBe(boxes()[0]));
    expect(calls().at(-1)).toMatchObject({ path: '/api/auth/email/resend', body: { email: ADDRESS } });
  });

  it('AUTH-09 however late it is asked for, and before anybody answers, the next one is half a minute away', async () => {
    serve({ '/api/auth/email/resend': () => new Promise(() => {}) });
    await openDialog();
    await toVerification();
    await find('.between [role=timer]');
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
    const again = await find('.between button', 'Resend code');
    vi.setSystemTime(Date.now() + 300_000);
    again.click();
    expect((await find('.between [role=timer]')).textContent).toBe('Resend code in 0:30');
  });

  it('AUTH-09 counts from when the server sent the last one, where that was before', async () => {
    const tooSoon = refused(429, 'TOO_SOON', 'Wait', { 'retry-after': '12' });
    serve({ '/api/auth/email/start': tooSoon, '/api/auth/email/resend': tooSoon });
    await openDialog();
    await toVerification();
    const counter = '.between [role=timer]';
    expect((await find(counter)).textContent).toBe('Resend code in 0:12');
    vi.useFakeTimers({ now: Date.now() + 13_000, toFake: ['Date'] });
    (await find('.between button', 'Resend code')).click();
    await eventually(() => expect(said()).toBe('Wait'));
    expect((await find(counter)).textContent).toBe('Resend code in 0:12');
  });

  it('AUTH-09 one that could not be sent says so too late to change when that of another address was', async () => {
    let fail = () => {};
    const failed = new Promise((resolve) => (fail = () => resolve(NO_ANSWER)));
    serve({ '/api/auth/email/resend': () => failed });
    await openDialog();
    await toVerification();
    await find('.between [role=timer]');
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
    (await find('.between button', 'Resend code')).click();
    await press('Back');
    await find('.dialog input[type=email]');
    await press('Send code');
    await find('.code6');
    fail();
    await new Promise((resolve) => setTimeout(resolve));
    paste('4');
    await eventually(() => expect(code()).toBe('4_____'));
    expect((await find('.between [role=timer]')).textContent).toBe('Resend code in 0:30');
  });

  it('AUTH-09 one that could not be sent may be asked for again at once', async () => {
    serve({ '/api/auth/email/resend': NO_ANSWER });
    await openDialog();
    await toVerification();
    await find('.between [role=timer]');
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
    (await find('.between button', 'Resend code')).click();
    await find('.between button', 'Try again');
    expect(said()).toBe('Failed to send verification code. Please try again.');
  });
});

describe('in Dutch', () => {
  it('tells refusals in Dutch, by their code', async () => {
    serve({ '/api/auth/email/verify': refusal('INVALID_CODE', 'Invalid verification code') });
    await openDialog('nl');
    await press('Verder met e-mail');
    typeInto(await find('.dialog input[type=email]'), ADDRESS);
    await press('Code versturen');
    await find('.code6');
    paste('123456');
    await press('Bevestigen');
    await eventually(() => expect(said()).toMatch(/code/));
    expect(said()).not.toMatch(/Invalid/);
  });
});

describe('a provider that works', () => {
  it('AUTH-20 closes the dialog, which starts anew next time', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const close = vi.fn();
    const storage = memoryStorage();
    const page = document.createElement('div');
    document.body.replaceChildren(page);
    const root = createRoot(page);
    const start = { boot: pageInput({ site: site() }), catalogue: await loadCatalogue('en') };
    root.render(
      <Providers {...start} storage={storage}>
        <SignInDialog close={close} welcome={close} provider={async () => tokensOf()} />
      </Providers>,
    );
    await press('Continue with Apple');
    await eventually(() => expect(close).toHaveBeenCalledOnce());
    expect(JSON.parse(storage.getItem('helder.user') ?? '')).toEqual(FREE_USER);
    root.unmount();
    await eventually(() => expect(timers).toHaveBeenCalledWith(startAnew, 200));
  });
});

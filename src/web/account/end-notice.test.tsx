// @vitest-environment happy-dom
/** What a reader hears of a session that ends without their doing. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { InterfaceLanguage } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { type Asked, answering } from '../testing/answers.ts';
import { closePage, find, openPage } from '../testing/in-browser.tsx';
import { memoryStorage } from '../testing/local-storage.ts';
import { mayLog } from '../testing/logged.ts';
import { pageInput } from '../testing/stories.ts';
import { ACCOUNT_ANSWERS, FREE_USER, tokensOf } from '../testing/users.ts';
import { currentToasts, dismissToast } from '../toasts/toast-store.ts';

const ENDED = 'You have been signed out.';
const UNCHANGED = 'You have been signed out. Nothing was changed.';
const notices = () => currentToasts().map(({ text }) => text);

/** What is called once the session is over. */
const REFUSED = ['/api/auth/refresh_token', '/api/profile/delete_account'];

/** A page of somebody whose session another device can end. */
async function openSignedIn(signInEnabled = true, language: InterfaceLanguage = 'en') {
  let over = false;
  const known: Record<string, unknown> = {
    ...ACCOUNT_ANSWERS,
    '/api/auth/sessions': { sessions: [] },
    '/api/auth/page_cookie': {},
  };
  const asked: Asked[] = [];
  const answer = (one: Asked) => {
    asked.push(one);
    return over && (one.bearer || one.path === '/api/auth/refresh_token') ? 401 : (known[one.path] ?? 404);
  };
  answering(Object.fromEntries([...Object.keys(known), ...REFUSED].map((path) => [path, answer])));
  const storage = memoryStorage({ 'helder.tokens': JSON.stringify(tokensOf()) });
  const { site } = pageInput();
  const flags = { ...site.flags, signInEnabled };
  const page = await openPage({ user: FREE_USER, language, site: { ...site, flags } }, { storage });
  await eventually(() => {
    page.idle();
    expect(asked.map(({ path }) => path)).toContain('/api/profile/device');
  });
  return { storage, endElsewhere: () => (over = true) };
}
afterEach(() => {
  closePage();
  for (const { id } of currentToasts()) dismissToast(id);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  mayLog('warn', 'Failed to catch up', 'Device and account are not in step');
  mayLog('error', 'Account deletion failed', 'Failed to sign out on the server', 'Signing out did not work');
});

const openData = async () => {
  (await find('.account-tool')).click();
  (await find('.account-menu button', 'Personalization Settings')).click();
  (await find('[role="tab"]', 'Email')).click();
  (await find('button', 'Delete account')).click();
};

describe('a session that has ended elsewhere', () => {
  it('is told when the page finds out, with a way to sign in', async () => {
    const { endElsewhere } = await openSignedIn();
    endElsewhere();
    window.dispatchEvent(new Event('focus'));
    await eventually(() => expect(notices()).toEqual([ENDED]));
    expect(document.querySelector('.account-tool')).toBeNull();
    (await find('.toast-action', 'Sign in')).click();
    await find('dialog h2', 'Sign in to Helder');
  });

  it('ACCT-01 takes the dialog away, and says that the account was not deleted', async () => {
    const { endElsewhere } = await openSignedIn();
    await openData();
    (await find('.data .danger', 'Delete account')).click();
    await find('h2', 'Delete your account?');
    endElsewhere();
    (await find('footer .danger')).click();
    await eventually(() => expect(notices()).toEqual([UNCHANGED]));
    await eventually(() => expect(document.querySelector('dialog')).toBeNull());
  });

  it('says that nobody else was signed out, once', async () => {
    const { endElsewhere } = await openSignedIn();
    await openData();
    const everywhere = await find('button', 'Sign out everywhere');
    endElsewhere();
    everywhere.click();
    const failure = 'Signing out did not work. Please try again.';
    await eventually(() => expect(console.error).toHaveBeenCalledWith(failure, expect.anything()));
    expect(notices()).toEqual([UNCHANGED]);
  });

  it('is told in the reader’s language, and offers nothing where nobody can sign in', async () => {
    const { endElsewhere } = await openSignedIn(false, 'nl');
    endElsewhere();
    window.dispatchEvent(new Event('focus'));
    await eventually(() => expect(notices()).toEqual(['Je bent uitgelogd.']));
    expect(currentToasts()[0]?.action).toBeUndefined();
  });

  it('says nothing of changes where only the device had something to tell', async () => {
    const { endElsewhere } = await openSignedIn();
    (await find('#keys-button')).click();
    const hide = await find('.setting', 'Hide');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    endElsewhere();
    hide.querySelector('input')?.click();
    await vi.advanceTimersByTimeAsync(3_000);
    await eventually(() => expect(notices()).toEqual([ENDED]));
  });
});

describe('who signs out', () => {
  it('hears nothing of it, here or where the session was over already', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const { storage, endElsewhere } = await openSignedIn();
    (await find('.account-tool')).click();
    const signOut = await find('.account-menu button', 'Sign out');
    endElsewhere();
    signOut.click();
    await eventually(() => expect(reload).toHaveBeenCalledOnce());
    expect(storage.getItem('helder.tokens')).toBeNull();
    expect(notices()).toEqual([]);
  });

  it('hears nothing of it in another tab', async () => {
    const { storage } = await openSignedIn();
    storage.removeItem('helder.user');
    storage.removeItem('helder.tokens');
    window.dispatchEvent(new StorageEvent('storage', { key: 'helder.user' }));
    await eventually(() => expect(document.querySelector('.account-tool')).toBeNull());
    window.dispatchEvent(new Event('focus'));
    expect(notices()).toEqual([]);
  });
});

// @vitest-environment happy-dom
/** Who is signed in when a page starts. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import { serve } from '../testing/answers.ts';
import { closePage, find, openPage } from '../testing/in-browser.tsx';
import { blockedStorage, memoryStorage } from '../testing/local-storage.ts';
import { mayLog } from '../testing/logged.ts';
import { ARTICLES, pageInput, pageOf, storyDetail } from '../testing/stories.ts';
import { ACCOUNT_ANSWERS, FREE_USER, tokensOf } from '../testing/users.ts';

const signedIn = () => memoryStorage({ 'helder.tokens': JSON.stringify(tokensOf()) });

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
  mayLog('warn', 'Device and account are not in step');
});

describe('a page that starts', () => {
  // The first: a page of a signed-in reader may still call when it has been closed.
  it('PERM-01 PERM-02 a stranger is asked for nothing and loads nothing of accounts', async () => {
    const asked = serve({});
    const { storage } = await openPage();
    await eventually(() => expect(document.querySelector('.wordmark')).not.toBeNull());
    expect(asked.filter((path) => path.includes('auth') || path.includes('profile'))).toEqual([]);
    expect(storage.getItem('helder.user')).toBeNull();
  });

  it('AUTH-15 TIME-15 restores the session from stored tokens, 100 ms later', async () => {
    const asked = serve(ACCOUNT_ANSWERS);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await openPage({}, { storage: signedIn() });
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(100);
    expect(asked).not.toContain('/api/profile');
    await find('.account-tool', 'Account of Noor de Wit');
    expect(asked).toContain('/api/profile');
    expect(asked).toContain('/api/saved-stories?only=ids');
  });

  it('AMBIG-24 does so also where signing in is switched off', async () => {
    serve(ACCOUNT_ANSWERS);
    const { storage } = await openPage({}, { storage: signedIn() });
    await find('.account-tool');
    expect(storage.getItem('helder.user')).toContain(FREE_USER.email);
  });

  it('asks for stories in the name of the reader', async () => {
    const sent: [string, string | null][] = [];
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      sent.push([address, new Headers(init.headers).get('authorization')]);
      return new Response('', { status: 500 });
    });
    await openPage({ user: FREE_USER }, { storage: signedIn() });
    (await find('.nav a', 'World')).click();
    await eventually(() => expect(sent.some(([address]) => address.includes('category=world'))).toBe(true));
    expect(sent.find(([address]) => address.includes('world'))?.[1]).toBe(`Bearer ${tokensOf().AccessToken}`);
  });

  it('AMBIG-12 is whole with a storage that cannot be used: it signs out, as it has no tokens', async () => {
    const asked = serve({ '/api/auth/page_cookie': {} });
    await openPage({ user: FREE_USER }, { storage: blockedStorage() });
    await eventually(() => expect(asked).toContain('/api/auth/page_cookie'));
    await eventually(() => expect(document.querySelector('.account-tool')).toBeNull());
  });

  it('another tab signs out, and this one follows', async () => {
    serve(ACCOUNT_ANSWERS);
    const { storage } = await openPage({ user: FREE_USER }, { storage: signedIn() });
    await find('.account-tool');
    storage.removeItem('helder.user');
    storage.removeItem('helder.tokens');
    window.dispatchEvent(new StorageEvent('storage', { key: 'helder.user' }));
    await eventually(() => expect(document.querySelector('.account-tool')).toBeNull());
  });

  it.each([
    ['cards', {}, 'card', 2 * ARTICLES.length],
    ['an opened story', { path: '/story/story-1', screen: { kind: 'story', id: 'story-1' } }, 'story', 2],
  ] as const)(
    'AMBIG-24 and %s offer Save and More to who is signed in there',
    async (_on, at, place, count) => {
      serve(ACCOUNT_ANSWERS);
      const data = { ...pageInput().data, feed: pageOf(ARTICLES), story: storyDetail({ id: 'story-1' }) };
      const offers = () => document.querySelectorAll(`[id^=save-${place}-],[id^=more-${place}-]`).length;
      await openPage({ ...at, data });
      expect(offers()).toBe(0);
      closePage();
      await openPage({ ...at, data, user: FREE_USER }, { storage: signedIn() });
      expect(offers()).toBe(count);
    },
  );
});

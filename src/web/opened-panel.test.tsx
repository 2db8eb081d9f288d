// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../contract/testing/eventually.ts';
import { answering } from './testing/answers.ts';
import { closePage, find, openPage } from './testing/in-browser.tsx';
import { memoryStorage } from './testing/local-storage.ts';
import { pageInput } from './testing/stories.ts';
import { ACCOUNT_ANSWERS, FREE_USER, tokensOf } from './testing/users.ts';

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

it('a panel of somebody who signs out in another tab leaves nothing to go back over', async () => {
  answering(ACCOUNT_ANSWERS);
  const storage = memoryStorage({ 'helder.tokens': JSON.stringify(tokensOf()) });
  await openPage({ user: FREE_USER }, { storage });
  (await find('.account-tool')).click();
  (await find('.account-menu button', 'Personalization Settings')).click();
  await find('dialog.settings');
  await eventually(() => expect(window.history.state?.panels).toBe(1));
  storage.removeItem('helder.user');
  window.dispatchEvent(new StorageEvent('storage', { key: 'helder.user' }));
  await eventually(() => expect(document.querySelector('dialog')).toBeNull());
  await eventually(() => expect(window.history.state?.panels ?? 0).toBe(0));
});

it('the sign-in dialog closes over a page that another tab has signed in', async () => {
  answering(ACCOUNT_ANSWERS);
  const { site } = pageInput();
  const flags = { ...site.flags, signInEnabled: true };
  const { storage } = await openPage({ site: { ...site, flags } });
  (await find('.sign-in-tool')).click();
  await find('.sign-in .ways');
  storage.setItem('helder.tokens', JSON.stringify(tokensOf()));
  storage.setItem('helder.user', JSON.stringify(FREE_USER));
  window.dispatchEvent(new StorageEvent('storage', { key: 'helder.user' }));
  await find('.account-tool', 'Account of Noor de Wit');
  await eventually(() => expect(document.querySelector('dialog')).toBeNull());
});

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import { answering } from '../testing/answers.ts';
import { closePage, find, openPage } from '../testing/in-browser.tsx';
import { memoryStorage } from '../testing/local-storage.ts';

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

it('a language chosen in a dialog leaves no address behind that asks for another', async () => {
  answering({});
  await openPage({ language: 'nl' });
  window.history.replaceState(null, '', '/science?lang=nl&page=2');
  (await find('header a', 'Je stad')).click();
  await eventually(() => expect(window.history.state?.panels).toBe(1));
  (await find('.language-card a', 'English')).click();
  await find('dialog h2', 'Place and language');
  expect(window.history.state?.panels).toBe(1);
  (await find('dialog .x')).click();
  await eventually(() => expect(window.history.state?.panels ?? 0).toBe(0));
  await eventually(() => expect(location.search).not.toContain('lang'));
});

it('nor does one chosen in another tab', async () => {
  answering({});
  const { storage } = await openPage();
  window.history.replaceState(null, '', '/science?lang=en');
  const chosen = { language: { code: 'nl', by: 'hand' }, changedAt: { language: Date.now() } };
  storage.setItem('helder.device', JSON.stringify(chosen));
  window.dispatchEvent(new StorageEvent('storage', { key: 'helder.device' }));
  await find('header a', 'Je stad');
  expect(location.search).toBe('');
});

it('LANG-04 a page that comes in another language follows the choice of before, which is no newer for that', async () => {
  answering({});
  const chosen = { version: 1, language: { code: 'nl', by: 'hand' }, changedAt: { language: 1000 } };
  const storage = memoryStorage({ 'helder.device': JSON.stringify(chosen) });
  const { kept } = await openPage({ language: 'en' }, { storage });
  await find('header a', 'Je stad');
  expect(kept()).toMatchObject(chosen);
});

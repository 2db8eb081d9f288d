import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOME } from '../../contract/address.ts';
import { INTERFACE_LANGUAGES, LANGUAGES } from '../../contract/contract.ts';
import { feedKey } from '../data/feed.ts';
import { whenStoriesAreIn } from '../data/feed-loaded.ts';
import { blockedStorage, memoryStorage } from '../testing/local-storage.ts';
import { chosenLanguage, forgetChoice, rememberChoice, settleLanguage, tellServer } from './choice.ts';
import { nativeName, OFFERED } from './names.ts';
import { languageAtStart } from './start.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => vi.unstubAllGlobals());

describe('a choice made by hand', () => {
  it('DATA-50 LANG-07 is kept on the device until it is cleared', () => {
    rememberChoice('nl');
    expect(localStorage.getItem('helder.language')).toBe('"nl"');
    expect(chosenLanguage()).toBe('nl');
    forgetChoice();
    expect(chosenLanguage()).toBeNull();
  });

  it.each([
    ['blocked', blockedStorage()],
    ['holding something else', memoryStorage({ 'helder.language': '"tlh"' })],
    ['corrupt', memoryStorage({ 'helder.language': '{' })],
  ])('AMBIG-12 local storage %s is like no choice', (_what, storage) => {
    vi.stubGlobal('localStorage', storage);
    expect(chosenLanguage()).toBeNull();
    expect(() => rememberChoice('nl')).not.toThrow();
  });

  it('the server learns the language by cookie', () => {
    tellServer('nl');
    expect(document.cookie).toMatch(/^helder-lang=nl; Path=\/; Max-Age=31536000; SameSite=Lax$/);
  });
});

describe('languageAtStart', () => {
  const start = { rendered: 'en', search: '', country: 'Netherlands' } as const;

  it('LANG-04 a choice made by hand wins over detection', async () => {
    rememberChoice('en');
    expect(await languageAtStart(start)).toBeNull();
    expect(await languageAtStart({ ...start, rendered: 'nl' })).toBe('en');
  });

  it('LANG-05 AMBIG-85 a first visit from a known country takes its language', async () => {
    expect(await languageAtStart(start)).toBe('nl');
    expect(await languageAtStart({ ...start, rendered: 'nl' })).toBeNull();
  });

  it.each([
    ['the country is not known', { country: null }],
    [
      'the country has none of our languages: the browser’s wish stays',
      { rendered: 'nl', country: 'Portugal' },
    ],
    ['the address asks for a language', { search: '?lang=en' }],
  ] as const)('stays as it is when %s', async (_when, difference) => {
    expect(await languageAtStart({ ...start, ...difference })).toBeNull();
  });

  it('AMBIG-85 a later city does not change it', async () => {
    settleLanguage('en');
    expect(await languageAtStart(start)).toBeNull();
    settleLanguage('nl');
    expect(document.cookie).toContain('helder-lang=en');
  });
});

describe('whenStoriesAreIn', () => {
  const key = (language: 'en' | 'nl') => feedKey({ screen: HOME, language, place: null });

  it('LANG-08 LANG-10 waits until stories have come in the new language', () => {
    const client = new QueryClient();
    const loaded = vi.fn();
    client.setQueryData(key('en'), { pages: [] });
    whenStoriesAreIn('nl', client, loaded);
    expect(loaded).not.toHaveBeenCalled();
    client.setQueryData(key('nl'), { pages: [] });
    client.setQueryData(key('nl'), { pages: [1] });
    expect(loaded).toHaveBeenCalledTimes(1);
    client.clear();
  });

  it('says so at once when they are here, and never once it was stopped', () => {
    const client = new QueryClient();
    const [here, stopped] = [vi.fn(), vi.fn()];
    client.setQueryData(key('nl'), { pages: [] });
    whenStoriesAreIn('nl', client, here);
    expect(here).toHaveBeenCalledTimes(1);
    whenStoriesAreIn('en', client, stopped)();
    client.setQueryData(key('en'), { pages: [] });
    expect(stopped).not.toHaveBeenCalled();
    client.clear();
  });
});

describe('the languages on offer', () => {
  it('LANG-12 LANG-18 AMBIG-84 are those of the interface, under their own names', () => {
    expect(OFFERED).toEqual(INTERFACE_LANGUAGES);
    for (const language of OFFERED)
      expect(nativeName(language)).toBe(LANGUAGES.find(({ code }) => code === language)?.nativeDisplayName);
  });
});

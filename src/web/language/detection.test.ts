import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { HOME } from '../../contract/address.ts';
import { INTERFACE_LANGUAGES, LANGUAGES } from '../../contract/contract.ts';
import { feedKey } from '../data/feed.ts';
import { whenStoriesAreIn } from '../data/feed-loaded.ts';
import { nativeName } from './names.ts';
import { languageAtStart } from './start.ts';

describe('languageAtStart', () => {
  const start = {
    rendered: 'en',
    search: '',
    remembered: null,
    preferred: ['fr-BE', 'fr'],
    country: 'Netherlands',
  } as const;

  it('LANG-04 a choice made by hand wins over everything', async () => {
    for (const preferred of [['en-GB'], ['fr']]) {
      const chosen = { ...start, preferred, remembered: { code: 'en', by: 'hand' } } as const;
      expect(await languageAtStart(chosen)).toBeNull();
      expect(await languageAtStart({ ...chosen, rendered: 'nl' })).toBe('en');
    }
  });

  it('LANG-05 ruling 26 a known country decides when the browser prefers none of our languages', async () => {
    expect(await languageAtStart(start)).toBe('nl');
    expect(await languageAtStart({ ...start, rendered: 'nl' })).toBeNull();
  });

  it('LANG-06 ruling 26 and else it is English', async () => {
    expect(await languageAtStart({ ...start, rendered: 'nl', country: 'Portugal' })).toBe('en');
  });

  it.each([
    ['ruling 26 the browser prefers it', { preferred: ['de', 'en-GB', 'nl'] }],
    [
      'ruling 26 the browser prefers Dutch, in any country',
      { rendered: 'nl', preferred: ['NL-be'], country: 'Portugal' },
    ],
    ['the country is not known', { country: null }],
    ['the address asks for a language', { search: '?lang=en' }],
    ['AMBIG-85 an earlier visit settled it', { remembered: { code: 'en', by: 'place' } }],
  ] as const)('stays as it is when %s', async (_when, difference) => {
    expect(await languageAtStart({ ...start, ...difference })).toBeNull();
  });
});

describe('whenStoriesAreIn', () => {
  const key = (language: 'en' | 'nl') =>
    feedKey({ screen: HOME, language, place: null, weights: null, reads: null, account: null });

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
    expect(INTERFACE_LANGUAGES).toEqual(['en', 'nl']);
    for (const language of INTERFACE_LANGUAGES)
      expect(nativeName(language)).toBe(LANGUAGES.find(({ code }) => code === language)?.nativeDisplayName);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_FILTERS } from '../contract/contract.ts';
import { accountMutes } from './account-mutes.ts';
import { hidingOf } from './hiding.ts';
import { muteFilter } from './mutes.ts';

vi.mock(import('./mutes.ts'), async (original) => {
  const actual = await original();
  return { ...actual, muteFilter: vi.fn(actual.muteFilter) };
});

/** As many and as long as the preferences of an account may hold. */
const MOST = 1_000;
const LONGEST = 100;
const texts = (begin: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${begin}${i} `.padEnd(LONGEST, 'ж'));
/** New lists each time, as they come from the database. */
const account = (name: string, count = 3) =>
  accountMutes({ mutedWords: texts(`${name}word`, count), mutedTopics: texts(`${name}topic`, count) });
const asks = (mutes: ReturnType<typeof account>, over = {}) =>
  hidingOf({ mutes, filters: null, reads: ['en'], ...over });

describe('what a reader mutes is made ready once', () => {
  beforeEach(() => {
    vi.mocked(muteFilter).mockClear();
  });

  it('for all questions of the reader, and of others who mute the same', () => {
    for (let question = 0; question < 5; question++) asks(account('same'));
    expect(muteFilter).toHaveBeenCalledTimes(1);
  });

  it('whatever their filters are', () => {
    const clickbaits = [null, 2, 4];
    const keys = clickbaits.map(
      (clickbait) => asks(account('filtered'), { filters: { ...NO_FILTERS, clickbait } })?.key,
    );
    expect(muteFilter).toHaveBeenCalledTimes(1);
    expect(new Set(keys).size).toBe(clickbaits.length);
  });

  it('also where none of it has a word in it', () => {
    const signs = { words: ['!', ' '], topics: [], sources: [] };
    for (let question = 0; question < 5; question++) expect(asks(signs)).toBeNull();
    expect(muteFilter).toHaveBeenCalledTimes(1);
  });

  it('but not for who mutes something else, or reads other languages', () => {
    asks(account('one'));
    asks(account('other'));
    asks(account('one'), { reads: ['nl'] });
    const { words, topics, sources } = account('one');
    asks({ words: topics, topics: words, sources });
    expect(muteFilter).toHaveBeenCalledTimes(4);
  });

  it('and kept for few who mute all that they may, the last who asked', () => {
    const accounts = Array.from({ length: 12 }, (_, i) => `full${i}`);
    for (const name of accounts) asks(account(name, MOST));
    asks(account('full11', MOST));
    expect(muteFilter).toHaveBeenCalledTimes(accounts.length);
    asks(account('full0', MOST));
    expect(muteFilter).toHaveBeenCalledTimes(accounts.length + 1);
  });

  it('and for many who mute little', () => {
    const accounts = Array.from({ length: 500 }, (_, i) => `small${i}`);
    for (const name of [...accounts, ...accounts]) asks(account(name));
    expect(muteFilter).toHaveBeenCalledTimes(accounts.length);
  });

  it('the key is short, however much is muted: lists are remembered by it', () => {
    expect(asks(account('key', MOST))?.key.length).toBeLessThan(LONGEST);
  });
});

// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import { inTurn, isCalling } from '../session/in-turn.ts';
import { sessionOf } from '../session/store.ts';
import { memoryStorage } from '../testing/local-storage.ts';
import { FREE_USER } from '../testing/users.ts';
import { followIfBehind, followOtherTabs, followReader } from './follow-reader.ts';

/** A page with something of each kind on it, and what it asks for. */
function page() {
  const client = new QueryClient();
  const session = sessionOf(FREE_USER, memoryStorage());
  const asked: unknown[] = [];
  for (const name of ['feed', 'story', 'related', 'mutes', 'filters', 'saved']) {
    const queryFn = async () => {
      asked.push(name);
      return name;
    };
    client.setQueryData([name, 'left'], name);
    client.setQueryData([name, 'on the page'], name);
    const shown = { queryKey: [name, 'on the page'], queryFn, staleTime: Number.POSITIVE_INFINITY };
    new QueryObserver(client, shown).subscribe(() => {});
  }
  return { client, session, asked };
}
const otherTab = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
const ALL = ['feed', 'story', 'related', 'mutes', 'filters'];

describe('what depends on what a reader has chosen', () => {
  it('is asked for anew where it is on the page, and forgotten elsewhere', async () => {
    const { client, session, asked } = page();
    await followReader(client, session);
    expect(asked).toEqual(ALL);
    expect(ALL.map((name) => client.getQueryData([name, 'left']))).toEqual(ALL.map(() => undefined));
    expect(client.getQueryData(['saved', 'left'])).toBe('saved');
  });

  it('is asked for anew when another tab says so, once the server has it', async () => {
    const { client, session, asked } = page();
    const write = vi.spyOn(session.storage as Storage, 'setItem');
    await followReader(client, session);
    const [key] = write.mock.calls[0] ?? [''];
    expect(session.storage?.getItem(key)).toBeNull();
    asked.length = 0;
    const end = followOtherTabs(client, session);
    otherTab(key, '1');
    otherTab(key, null);
    otherTab('helder.user', '{}');
    expect(asked).toEqual(ALL);
    expect(write).toHaveBeenCalledTimes(1);
    end();
    otherTab(key, '1');
    expect(asked).toEqual(ALL);
  });

  it.each([
    ['mutes', { mutedWords: ['storm'] }, true],
    ['topics and publishers muted', { mutedTopics: ['Sports'] }, true],
    ['ends of mutes', { muteEnds: { storm: '2026-11-28T12:00:00.000Z' } }, true],
    ['interests', { interests: ['Food'] }, true],
    ['filters', { filters: { ...FREE_USER.filters, calm: 5 } }, true],
    ['the theme', { theme: 'dark' as const }, false],
  ])('is asked for anew when the page hears of other %s', async (_what, change, follows) => {
    const { client, session, asked } = page();
    const end = followOtherTabs(client, session);
    session.set({ ...FREE_USER, ...change });
    await followIfBehind(client, session);
    expect(asked).toEqual(follows ? ALL : []);
    await followIfBehind(client, session);
    expect(asked).toHaveLength(follows ? ALL.length : 0);
    end();
  });

  it('is not asked for where the same ends of mutes are said in another order', async () => {
    const { client, session, asked } = page();
    const [storm, flood] = [{ storm: '2026-11-28T12:00:00.000Z' }, { flood: '2026-11-29T12:00:00.000Z' }];
    session.set({ ...FREE_USER, muteEnds: { ...storm, ...flood } });
    const end = followOtherTabs(client, session);
    session.set({ ...FREE_USER, muteEnds: { ...flood, ...storm } });
    await followIfBehind(client, session);
    expect(asked).toEqual([]);
    end();
  });

  it('is not asked for before the server has what is on its way to it', async () => {
    const { client, session, asked } = page();
    const end = followOtherTabs(client, session);
    session.set({ ...FREE_USER, interests: ['Food'] });
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const call = inTurn(session, 'interests', () => held);
    await followIfBehind(client, session);
    expect(asked).toEqual([]);
    answer();
    await call;
    await eventually(() => expect(isCalling(session)).toBe(false));
    await followIfBehind(client, session);
    expect(asked).toEqual(ALL);
    end();
  });
});

// @vitest-environment happy-dom
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeviceState, SessionUser } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { MS_PER_MINUTE } from '../../contract/time.ts';
import { ApiError } from '../data/api-error.ts';
import { located } from '../location/located.ts';
import { deviceIn } from '../reader/device.ts';
import type { Account } from '../session/account.ts';
import { tellLast } from '../session/last-word.ts';
import { useSession } from '../session/session.tsx';
import { type Session, sessionOf } from '../session/store.ts';
import { answering } from '../testing/answers.ts';
import { closePage, find, openPage } from '../testing/in-browser.tsx';
import { memoryStorage } from '../testing/local-storage.ts';
import { closePart, openPart } from '../testing/part.tsx';
import { ARTICLES, pageOf as feedOf, NOW } from '../testing/stories.ts';
import { typeInto } from '../testing/typing.ts';
import { ACCOUNT_ANSWERS, FREE_USER, PROFILE, TRIAL_USER, tokensOf } from '../testing/users.ts';
import { follow } from './in-step.tsx';
import { DeviceInStep } from './in-step-when-signed-in.tsx';
import type { Decide, Difference } from './joining.ts';

const EARLY = '2026-11-20T12:00:00.000Z';
const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const UTRECHT = { latitude: 52.1, longitude: 5.1, city: 'Utrecht', country: 'Netherlands' };
const GHENT = {
  latitude: 51.1,
  longitude: 3.7,
  city: 'Ghent',
  country: 'Belgium',
  source: 'manual' as const,
};

/** An account that merges as the server does. */
function server(held: DeviceState) {
  let state = held;
  const told: DeviceState[] = [];
  const call = (async ({ method, body }: { method?: string; body?: DeviceState }) => {
    if (method !== 'PUT' || !body) return state;
    told.push(body);
    for (const [name, field] of Object.entries(body)) {
      const before = state[name as keyof DeviceState];
      if (!before || before.changedAt < field.changedAt) state = { ...state, [name]: field };
    }
    return state;
  }) as unknown as Account['call'];
  return { account: { call } as Account, told, state: () => state };
}

const asks: { differing: Difference[]; decide: Decide }[] = [];

function start(held: DeviceState, storage = memoryStorage()) {
  asks.length = 0;
  const device = deviceIn(storage, () => NOON);
  const { account, told, state } = server(held);
  const session = sessionOf(FREE_USER, storage);
  const stop = follow({
    id: 'account-1',
    device,
    account,
    session,
    ask: (differing, decide) => asks.push({ differing, decide }),
  });
  return { device, told, state, storage, session, stop };
}

/** A device on which Utrecht was chosen. */
function inUtrecht() {
  const storage = memoryStorage();
  deviceIn(storage, () => NOON).change(() => ({ place: located(UTRECHT, 'manual', NOON) }));
  return storage;
}

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('device and account', () => {
  it('are joined without a question where only one of them knows something', async () => {
    const { device, state, stop } = start({ weights: { value: null, changedAt: EARLY } }, inUtrecht());
    await eventually(() => expect(state().place?.value?.city).toBe('Utrecht'));
    expect(asks).toEqual([]);
    expect(device.get().place?.city).toBe('Utrecht');
    stop();
  });

  it('are left as they are until the reader has chosen', async () => {
    const { device, told, stop } = start({ place: { value: GHENT, changedAt: EARLY } }, inUtrecht());
    await eventually(() => expect(asks).toHaveLength(1));
    expect(asks[0]?.differing.map(({ field }) => field)).toEqual(['place']);
    expect(told).toEqual([]);
    expect(device.get().place?.city).toBe('Utrecht');
    stop();
  });

  it.each([
    ['device', 'Utrecht'],
    ['account', 'Ghent'],
  ] as const)('both know what the reader chose (%s)', async (from, city) => {
    const { device, state, storage, stop } = start(
      { place: { value: GHENT, changedAt: EARLY } },
      inUtrecht(),
    );
    await eventually(() => expect(asks).toHaveLength(1));
    asks[0]?.decide([{ field: 'place', from }]);
    await eventually(() => expect(state().place?.value?.city).toBe(city));
    expect(device.get().place?.city).toBe(city);
    expect(storage.getItem('helder.joined')).toBe('account-1');
    stop();
  });

  it('are not asked about again once they are joined: the newest word counts', async () => {
    const storage = inUtrecht();
    storage.setItem('helder.joined', 'account-1');
    const { state, stop } = start({ place: { value: GHENT, changedAt: EARLY } }, storage);
    await eventually(() => expect(state().place?.value?.city).toBe('Utrecht'));
    expect(asks).toEqual([]);
    stop();
  });

  const joined = (device: object) =>
    memoryStorage({
      'helder.joined': 'account-1',
      'helder.device': JSON.stringify({ version: 1, ...device }),
    });
  const LATER = '2026-11-20T13:00:00.000Z';
  const opened = (value: string[], changedAt: string) => ({ opened: { value, changedAt } });
  const OPENED = { opened: ['a', 'b'], changedAt: { opened: Date.parse(EARLY) } };

  it.each([
    ['nothing where the account knows it', OPENED, opened(['b', 'a'], EARLY), []],
    [
      'nothing where the account knows more',
      { ...OPENED, opened: ['a'] },
      { hideOpened: { value: true, changedAt: LATER }, ...opened(['a'], LATER) },
      [],
    ],
    ['what the account does not know', OPENED, {}, [opened(['b', 'a'], EARLY)]],
    [
      'what the account knows less newly',
      OPENED,
      opened(['a'], '2026-11-19T12:00:00.000Z'),
      [opened(['b', 'a'], EARLY)],
    ],
    [
      'what was chosen before the account could hear it, where it holds what a clock that ran ahead once said',
      { hideOpened: false, changedAt: { hideOpened: Date.parse(EARLY) } },
      { hideOpened: { value: true, changedAt: new Date(1).toISOString() } },
      [{ hideOpened: { value: false, changedAt: EARLY } }],
    ],
    [
      'what both know together',
      OPENED,
      opened(['c'], LATER),
      [opened(['b', 'a', 'c'], new Date(NOON).toISOString())],
    ],
  ])('that are joined: a new page tells %s', async (_what, device, held, expected) => {
    vi.useFakeTimers();
    const { told, stop } = start(held, joined(device));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(told).toEqual(expected);
    stop();
  });

  it('stay in step: a change is told when the reader has come to rest', async () => {
    const { device, told, state, stop } = start({});
    await eventually(() => expect(told).toHaveLength(1));
    vi.useFakeTimers();
    device.change(() => ({ hideOpened: true }));
    device.change(() => ({ reads: ['nl'] }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(told).toHaveLength(2);
    expect([state().hideOpened?.value, state().reads?.value]).toEqual([true, ['nl']]);
    stop();
  });

  it('are told before the reader signs out what has not been told yet, and nothing else', async () => {
    const { device, told, state, session, stop } = start({});
    await eventually(() => expect(told).toHaveLength(1));
    await tellLast(session);
    expect(told).toHaveLength(1);
    device.change(() => ({ hideOpened: true }));
    await tellLast(session);
    expect(state().hideOpened?.value).toBe(true);
    vi.useFakeTimers();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(told).toHaveLength(2);
    stop();
    device.change(() => ({ hideOpened: false }));
    await tellLast(session);
    expect(told).toHaveLength(2);
  });

  it('are told nothing before the reader has chosen, also as they sign out', async () => {
    const { told, session, stop } = start({ place: { value: GHENT, changedAt: EARLY } }, inUtrecht());
    await eventually(() => expect(asks).toHaveLength(1));
    await tellLast(session);
    expect(told).toEqual([]);
    stop();
  });

  it('are told nothing twice: where all is as it was said, no call is made', async () => {
    const { device, told, stop } = start({});
    await eventually(() => expect(told).toHaveLength(1));
    vi.useFakeTimers();
    device.change(() => ({ hideOpened: true }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(told).toHaveLength(2);
    // Nothing of it is the account's affair.
    device.change(() => ({ singleKeys: false }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(told).toHaveLength(2);
    stop();
  });

  it('take each other’s word with the time it was said: what was said later elsewhere still counts', async () => {
    const nearby = { nearness: 2, freshness: 1, quality: 1, coverage: 1, interests: 1 };
    const { device, state, stop } = start({ weights: { value: nearby, changedAt: EARLY } });
    await eventually(() => expect(device.get().weights).toEqual(nearby));
    vi.useFakeTimers();
    device.change(() => ({ hideOpened: true }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(state().hideOpened?.value).toBe(true);
    expect(state().weights?.changedAt).toBe(EARLY);
    stop();
  });

  it.each([
    ['says nothing of who is signed out meanwhile', 'NOT_AUTHENTICATED', 0],
    ['logs what else failed', 'INTERNAL', 1],
  ])('%s', async (_what, code, times) => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue();
    const failed = vi.fn().mockRejectedValue(new ApiError('refused', 401, code, ''));
    const storage = memoryStorage();
    const device = deviceIn(storage, () => NOON);
    const stop = follow({
      id: 'account-1',
      device,
      account: { call: failed } as unknown as Account,
      session: sessionOf(FREE_USER, storage),
      ask: () => {},
    });
    await eventually(() => expect(failed).toHaveBeenCalledOnce());
    await failed.mock.results[0]?.value.catch(() => {});
    await eventually(() => expect(logged).toHaveBeenCalledTimes(times));
    logged.mockClear();
    stop();
  });

  it('the question lies over what the reader is in, which keeps what they typed', async () => {
    let answer: (held: DeviceState) => void = () => {};
    const held = new Promise<DeviceState>((resolve) => (answer = resolve));
    answering({
      ...ACCOUNT_ANSWERS,
      'GET /api/profile/device': () => held,
      'POST /api/mutes/preview': { days: 7, stories: 0, examples: [] },
    });
    const storage = inUtrecht();
    storage.setItem('helder.tokens', JSON.stringify(tokensOf()));
    const page = await openPage({ user: FREE_USER }, { storage });
    await eventually(() => page.idle());
    (await find('.account-tool')).click();
    (await find('.account-menu button', 'Personalization Settings')).click();
    (await find('[role="tab"]', 'Muted')).click();
    const field = (await find('.mutes input')) as HTMLInputElement;
    typeInto(field, 'hurricane');
    answer({ place: { value: GHENT, changedAt: EARLY } });
    await find('.dialog h2', 'Your device and your account differ');
    (await find('.dialog footer button', 'Keep the account’s')).click();
    await eventually(() => expect(document.querySelector('.both')).toBeNull());
    expect(((await find('.mutes input')) as HTMLInputElement).value).toBe('hurricane');
  });

  it('the page follows the reader’s decision at once', async () => {
    answering({ ...ACCOUNT_ANSWERS, '/api/profile/device': { place: { value: GHENT, changedAt: EARLY } } });
    const storage = inUtrecht();
    storage.setItem('helder.tokens', JSON.stringify(tokensOf()));
    const page = await openPage({ user: FREE_USER, place: { ...UTRECHT, cityName: 'Utrecht' } }, { storage });
    await find('header a', 'City: Utrecht');
    await eventually(() => page.idle());
    await find('.dialog h2', 'Your device and your account differ');
    const heard = vi.fn();
    window.addEventListener('locationChanged', heard);
    (await find('.dialog footer button', 'Keep the account’s')).click();
    await find('header a', 'City: Ghent');
    window.removeEventListener('locationChanged', heard);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('the page follows a language that was chosen on another device', async () => {
    const storage = memoryStorage({
      'helder.joined': 'account-1',
      'helder.tokens': JSON.stringify(tokensOf()),
    });
    answering({ ...ACCOUNT_ANSWERS, '/api/profile/device': { language: { value: 'nl', changedAt: EARLY } } });
    const page = await openPage({ user: FREE_USER }, { storage });
    await eventually(() => page.idle());
    await eventually(() => expect(document.documentElement.lang).toBe('nl'));
    await find('header a', 'Je stad');
    // Taken over, it is no newer than it was.
    expect(page.kept()).toMatchObject({ changedAt: { language: Date.parse(EARLY) } });
  });

  it('the reader sees both and chooses', async () => {
    const put: unknown[] = [];
    vi.stubGlobal('fetch', async (path: string, init: { method?: string; body?: string } = {}) => {
      const held = { reads: { value: ['en'], changedAt: EARLY } };
      if (path === '/api/profile/device' && init.method === 'PUT') put.push(JSON.parse(init.body ?? 'null'));
      const known: Record<string, unknown> = { ...ACCOUNT_ANSWERS, '/api/profile/device': held };
      return Response.json(known[path] ?? {});
    });
    const storage = memoryStorage();
    deviceIn(storage, () => NOON).change(() => ({ reads: ['nl', 'en'] }));
    storage.setItem('helder.tokens', JSON.stringify(tokensOf()));
    await openPage({ user: FREE_USER }, { storage });
    await find('.dialog h2', 'Your device and your account differ');
    const choices = [...document.querySelectorAll('.both .pick')];
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Dutch, English', 'English']);
    expect(choices[0]?.querySelector('input')?.checked).toBe(true);
    (await find('.dialog footer button', 'Keep the account’s')).click();
    await eventually(() => expect(put).toHaveLength(1));
    expect(JSON.parse(storage.getItem('helder.device') ?? '').reads).toEqual(['en']);
  });
});

describe('the page and the account', () => {
  /** A page that has been taken over, and how often it has asked the account since. */
  async function pageOf(user: SessionUser): Promise<() => number> {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      const [path = ''] = address.split('?');
      asked.push(path);
      return Response.json((ACCOUNT_ANSWERS as Record<string, unknown>)[path] ?? {});
    });
    const storage = memoryStorage({ 'helder.tokens': JSON.stringify(tokensOf()) });
    const page = await openPage({ user }, { storage });
    await eventually(() => {
      page.idle();
      expect(asked).toContain('/api/profile/device');
    });
    return () => asked.filter((path) => path === '/api/subscription').length;
  }

  it.each([
    ['to its window', 'focus', () => window],
    ['to its tab', 'visibilitychange', () => document],
  ])('the page asks again when its reader comes back %s', async (_what, event, target) => {
    const asked = await pageOf(FREE_USER);
    expect(asked()).toBe(0);
    target().dispatchEvent(new Event(event));
    await eventually(() => expect(asked()).toBe(1));
  });

  it('the feed follows what was muted on another device', async () => {
    const [first, ...others] = ARTICLES;
    const { preferences } = PROFILE;
    const elsewhere = { ...PROFILE, preferences: { ...preferences, mutedTopics: ['telescope'] } };
    answering({
      ...ACCOUNT_ANSWERS,
      '/api/profile': elsewhere,
      '/api/articles': feedOf(others),
      '/api/mutes/today': { since: NOW, total: 0, rules: [] },
    });
    const storage = memoryStorage({ 'helder.tokens': JSON.stringify(tokensOf()) });
    const page = await openPage({ user: FREE_USER }, { storage });
    await eventually(() => {
      page.idle();
      expect(storage.getItem('helder.joined')).not.toBeNull();
    });
    const titles = () => [...document.querySelectorAll('.card h2')].map(({ textContent }) => textContent);
    expect(titles()).toContain(first?.title);
    window.dispatchEvent(new Event('focus'));
    await eventually(() => expect(titles()).not.toContain(first?.title));
  });

  it('what belongs to an account is forgotten when its session ends', async () => {
    const asked = answering(ACCOUNT_ANSWERS);
    const held: { session?: Session; client?: QueryClient } = {};
    function Grab() {
      const session = useSession();
      const client = useQueryClient();
      useEffect(() => void Object.assign(held, { session, client }), [session, client]);
      return <DeviceInStep />;
    }
    await openPart(<Grab />, FREE_USER);
    await eventually(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
    held.client?.setQueryData(['anything', FREE_USER.id, 'en'], 'theirs');
    held.client?.setQueryData(['anything', null, 'en'], 'everybody’s');
    held.session?.set(null);
    await eventually(() => {
      const left = held.client?.getQueriesData({ queryKey: ['anything'] });
      expect(left?.map(([, data]) => data)).toEqual(['everybody’s']);
    });
    closePart();
  });

  it('AMBIG-39 the page asks in the minute in which Premium ends', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const currentPeriodEnd = new Date(Date.parse(NOW) + MS_PER_MINUTE).toISOString();
    const asked = await pageOf({
      ...TRIAL_USER,
      subscription: { ...TRIAL_USER.subscription, trialEnd: currentPeriodEnd, currentPeriodEnd },
    });
    expect(asked()).toBe(0);
    vi.advanceTimersByTime(MS_PER_MINUTE);
    await eventually(() => expect(asked()).toBe(1));
  });
});

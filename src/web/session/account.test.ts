// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser, Tokens } from '../../contract/contract.ts';
import { FREE_SUBSCRIPTION } from '../../contract/premium.ts';
import { sendThrough } from '../data/api.ts';
import { type Asked, answering } from '../testing/answers.ts';
import { memoryStorage } from '../testing/local-storage.ts';
import { mayLog } from '../testing/logged.ts';
import { ACCOUNT_ANSWERS, FREE_USER, PREMIUM_USER, PROFILE, tokensOf } from '../testing/users.ts';
import { type Account, accountOf } from './account.ts';
import { inTurn } from './in-turn.ts';
import { onSignOut } from './last-word.ts';
import { sessionOf } from './store.ts';

const TOKENS = 'helder.tokens';
const USER = 'helder.user';

/** A device that is signed in, or not. */
function device({
  tokens = tokensOf(),
  user = null,
}: {
  tokens?: Tokens | null;
  user?: SessionUser | null;
} = {}) {
  const storage = memoryStorage({
    'helder.device': '{"version":1}',
    ...(tokens && { [TOKENS]: JSON.stringify(tokens) }),
  });
  const session = sessionOf(user, storage);
  const account = accountOf(session);
  sendThrough(account.send);
  return { storage, session, account };
}

const paths = (asked: Asked[]) => asked.map(({ path }) => path);
const text = (value: unknown) => String(value);
const wanted = () => true;

let reload = vi.fn();

beforeEach(() => {
  reload = vi.fn();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  vi.unstubAllGlobals();
  mayLog('error', 'Failed to ');
});

describe('signing in', () => {
  it('AUTH-11 DATA-19 DATA-21 DATA-22 DATA-25 keeps the tokens and makes the user out of what the server knows', async () => {
    answering(ACCOUNT_ANSWERS);
    const { account, session, storage } = device({ tokens: null });
    await account.signIn(tokensOf(), wanted);
    expect(session.get()).toEqual(FREE_USER);
    expect(JSON.parse(storage.getItem(TOKENS) ?? '')).toEqual(tokensOf());
  });

  it('DATA-50 keeps the user and the subscription on the device', async () => {
    answering(ACCOUNT_ANSWERS);
    const { account, storage } = device({ tokens: null });
    await account.signIn(tokensOf(), wanted);
    expect(JSON.parse(storage.getItem(USER) ?? '')).toEqual(FREE_USER);
    expect(JSON.parse(storage.getItem('helder.subscription.account-1') ?? '')).toEqual(FREE_SUBSCRIPTION);
  });

  it.each([
    ['a name', PROFILE, 'Noor de Wit'],
    ['no name', { ...PROFILE, username: '' }, 'noor'],
    ['neither name nor address', { ...PROFILE, username: '', email: '' }, 'User'],
  ])('DATA-20 calls somebody with %s as is due', async (_what, profile, name) => {
    answering({ ...ACCOUNT_ANSWERS, '/api/profile': profile });
    const { account } = device();
    expect((await account.signIn(tokensOf(), wanted)).name).toBe(name);
  });

  it('DATA-23 DATA-24 takes muted words from muted topics, and muted topics from muted sources', async () => {
    answering(ACCOUNT_ANSWERS);
    const { account } = device();
    const user = await account.signIn(tokensOf(), wanted);
    expect(user.mutedWords).toEqual(PROFILE.preferences.mutedTopics);
    expect(user.mutedTopics).toEqual(PROFILE.preferences.mutedSources);
  });

  it('ERR-07 a profile that does not come leaves nobody signed in, and no tokens', async () => {
    answering({ ...ACCOUNT_ANSWERS, '/api/profile': 500 });
    const { account, session, storage } = device({ tokens: null });
    await expect(account.signIn(tokensOf(), wanted)).rejects.toThrow('Failed to fetch user profile');
    expect(session.get()).toBeNull();
    expect(storage.getItem(TOKENS)).toBeNull();
  });

  it('SAVED-15 no list of saved stories is an empty one', async () => {
    answering({ ...ACCOUNT_ANSWERS, '/api/saved-stories': 404 });
    const { account } = device();
    expect((await account.signIn(tokensOf(), wanted)).savedStories).toEqual([]);
  });

  it('does without saved stories and subscription for now: the device knows the last one', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    answering({ '/api/profile': PROFILE, '/api/saved-stories': 500, '/api/subscription': 500 });
    const { account, storage } = device();
    storage.setItem('helder.subscription.account-1', JSON.stringify(PREMIUM_USER.subscription));
    const user = await account.signIn(tokensOf(), wanted);
    expect(user).toEqual({ ...PREMIUM_USER, savedStories: [] });
    expect(text(logged.mock.calls[0]?.[0])).toBe('Failed to fetch saved stories');
  });
});

describe('signing in that is called off while the profile is fetched', () => {
  const FRESH = tokensOf();
  const calledOff = async (meanwhile: (storage: Storage) => void = () => {}) => {
    let isWanted = true;
    const { account, session, storage } = device({ tokens: null });
    const asked = answering({
      ...ACCOUNT_ANSWERS,
      '/api/profile': () => {
        isWanted = false;
        meanwhile(storage);
        return PROFILE;
      },
      // No answer to wait for.
      '/api/auth/logout': () => new Promise(() => {}),
    });
    await expect(account.signIn(FRESH, () => isWanted)).rejects.toThrow();
    expect(session.get()).toBeNull();
    return { asked, storage };
  };

  it('leaves no tokens on the device, however slow the server is to end the session', async () => {
    const { asked, storage } = await calledOff();
    expect(storage.getItem(TOKENS)).toBeNull();
    expect(asked.at(-1)).toMatchObject({
      path: '/api/auth/logout',
      bearer: FRESH.AccessToken,
      keepalive: true,
    });
  });

  it('leaves the page cookie, which may be of another sign-in by now', async () => {
    const { asked } = await calledOff();
    expect(asked.at(-1)).toMatchObject({ path: '/api/auth/logout', credentials: 'omit' });
  });

  it('leaves alone the tokens of who has signed in meanwhile', async () => {
    const others = JSON.stringify({ ...FRESH, RefreshToken: 'of another sign-in' });
    const { storage } = await calledOff((kept) => kept.setItem(TOKENS, others));
    expect(storage.getItem(TOKENS)).toBe(others);
  });
});

describe('catching up', () => {
  const CHANGED = {
    ...PROFILE,
    preferences: { ...PROFILE.preferences, mutedTopics: ['volcano'], interests: ['Space'] },
  };

  it('takes what was chosen on another device, and the end of Premium', async () => {
    answering({ ...ACCOUNT_ANSWERS, '/api/profile': CHANGED });
    const { account, session } = device({ user: PREMIUM_USER });
    await account.catchUp();
    expect(session.get()).toMatchObject({
      mutedWords: ['volcano'],
      interests: ['Space'],
      subscription: FREE_USER.subscription,
      savedStories: PREMIUM_USER.savedStories,
    });
  });

  it('learns of stories saved and removed on another device, by their ids alone', async () => {
    const asked = answering({
      ...ACCOUNT_ANSWERS,
      '/api/saved-stories': { stories: [{ storyId: 'story-3' }] },
    });
    const { account, session } = device({ user: FREE_USER });
    await account.catchUp();
    expect(session.get()?.savedStories).toEqual(['story-3']);
    expect(asked.find(({ path }) => path === '/api/saved-stories')?.query).toBe('?only=ids');
  });

  it.each([
    ['profile', { ...ACCOUNT_ANSWERS, '/api/profile': 500 }],
    ['list of saved stories', { ...ACCOUNT_ANSWERS, '/api/profile': CHANGED, '/api/saved-stories': 400 }],
  ])('changes nothing where the %s does not come', async (_what, answers) => {
    answering(answers);
    const { account, session } = device({ user: FREE_USER });
    await account.catchUp();
    expect(session.get()).toBe(FREE_USER);
    mayLog('warn', 'Failed to catch up with the account');
  });

  it('is no news where the account says what it said: nothing is drawn anew', async () => {
    answering(ACCOUNT_ANSWERS);
    const { account, session } = device({ user: FREE_USER });
    const told = vi.fn();
    session.subscribe(told);
    await account.catchUp();
    expect(told).not.toHaveBeenCalled();
    expect(session.get()).toBe(FREE_USER);
  });

  it('asks once while it is asking', async () => {
    const asked = answering({ ...ACCOUNT_ANSWERS, '/api/profile': CHANGED });
    const { account } = device({ user: FREE_USER });
    await Promise.all([account.catchUp(), account.catchUp()]);
    expect(asked.filter(({ path }) => path.startsWith('/api/profile'))).toHaveLength(1);
    await account.catchUp();
    expect(asked.filter(({ path }) => path.startsWith('/api/profile'))).toHaveLength(2);
  });

  it('leaves what changes here meanwhile, and what is on its way', async () => {
    answering({ ...ACCOUNT_ANSWERS, '/api/profile': CHANGED });
    const { account, session } = device({ user: FREE_USER });
    const caughtUp = account.catchUp();
    account.changeUser({ mutedWords: ['storm'] });
    await caughtUp;
    expect(session.get()?.mutedWords).toEqual(['storm']);
    let end = () => {};
    const underway = inTurn(session, 'mutes', () => new Promise<void>((resolve) => (end = resolve)));
    await account.catchUp();
    expect(session.get()?.mutedWords).toEqual(['storm']);
    end();
    await underway;
  });
});

describe('restoring', () => {
  it('AUTH-16 fetches user and saved stories where the page did not bring them', async () => {
    const asked = answering(ACCOUNT_ANSWERS);
    const { account, session } = device();
    await account.restore();
    expect(session.get()?.savedStories).toEqual(['story-2', 'story-1']);
    expect(paths(asked)).toContain('/api/saved-stories');
  });

  it('asks for nothing where the page brought the user', async () => {
    const asked = answering({});
    const { account, session, storage } = device({ user: FREE_USER });
    await account.restore();
    expect(asked).toEqual([]);
    expect(session.get()).toEqual(FREE_USER);
    expect(JSON.parse(storage.getItem(USER) ?? '')).toEqual(FREE_USER);
  });

  it('goes by the tokens where the page is of somebody else', async () => {
    answering(ACCOUNT_ANSWERS);
    const { account, session } = device({ user: { ...FREE_USER, id: 'account-2', name: 'Somebody else' } });
    await account.restore();
    expect(session.get()).toEqual(FREE_USER);
  });

  it('takes what another tab changed while the page was on its way, and not what was known before', async () => {
    const first = device({ user: FREE_USER });
    const beforeChange = Date.now() - 1;
    first.account.changeUser({ savedStories: ['story-3'] });
    const late = sessionOf(FREE_USER, first.storage);
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(beforeChange);
    await accountOf(late).restore();
    expect(late.get()?.savedStories).toEqual(['story-3']);
    const next = sessionOf(PREMIUM_USER, first.storage);
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + 1_000);
    await accountOf(next).restore();
    expect(next.get()).toEqual(PREMIUM_USER);
    expect(JSON.parse(first.storage.getItem(USER) ?? '')).toEqual(PREMIUM_USER);
  });

  it('what a page brings is as old as the page, however late it comes to life', async () => {
    const { account, storage } = device({ user: FREE_USER });
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 10_000);
    await account.restore();
    const younger = sessionOf(PREMIUM_USER, storage);
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 5_000);
    await accountOf(younger).restore();
    expect(younger.get()).toEqual(PREMIUM_USER);
  });

  it('a page without tokens is signed out quietly, and its cookie ended', async () => {
    const asked = answering(ACCOUNT_ANSWERS);
    const { account, session } = device({ tokens: null, user: FREE_USER });
    await account.restore();
    expect(session.get()).toBeNull();
    expect(asked).toEqual([{ path: '/api/auth/page_cookie', method: 'DELETE', body: null }]);
  });

  it.each([
    ['ERR-20', 500, 'Failed to fetch profile'],
    ['ERR-21', new TypeError('no network'), 'Network error fetching profile'],
  ])('%s a profile that does not come is only logged, and the tokens stay', async (_id, answer, said) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    answering({ ...ACCOUNT_ANSWERS, '/api/profile': answer });
    const { account, session, storage } = device();
    await account.restore();
    expect(text(logged.mock.calls[0]?.[1])).toContain(said);
    expect(session.get()).toBeNull();
    expect(storage.getItem(TOKENS)).not.toBeNull();
  });
});

describe('a token that has run out', () => {
  const fresh = tokensOf(2);
  const only = (access: string, answer: unknown) => (asked: Asked) =>
    asked.bearer === access ? answer : 401;

  it('AUTH-14 is replaced once, and the call is made again', async () => {
    const asked = answering({
      '/api/profile': only(fresh.AccessToken, PROFILE),
      '/api/auth/refresh_token': { AccessToken: fresh.AccessToken, IdToken: fresh.IdToken },
    });
    const { account, storage } = device();
    await account.call({ path: '/api/profile' }, (value) => value);
    expect(paths(asked)).toEqual(['/api/profile', '/api/auth/refresh_token', '/api/profile']);
    expect(asked[1]?.body).toEqual({ refresh_token: 'refresh', id_token: tokensOf().IdToken });
    expect(JSON.parse(storage.getItem(TOKENS) ?? '')).toEqual(fresh);
  });

  it('is replaced once for calls that run side by side', async () => {
    const asked = answering({
      '/api/profile': only(fresh.AccessToken, PROFILE),
      '/api/saved-stories': only(fresh.AccessToken, { stories: [] }),
      '/api/auth/refresh_token': { AccessToken: fresh.AccessToken, IdToken: fresh.IdToken },
    });
    const { account } = device();
    await Promise.all(
      ['/api/profile', '/api/saved-stories', '/api/profile'].map((path) =>
        account.call({ path }, (value) => value),
      ),
    );
    expect(paths(asked).filter((path) => path.includes('refresh'))).toHaveLength(1);
  });

  it('is taken from another tab that was first', async () => {
    const { account, storage } = device();
    const asked = answering({
      '/api/profile': (one: Asked) => {
        storage.setItem(TOKENS, JSON.stringify(fresh));
        return one.bearer === fresh.AccessToken ? PROFILE : 401;
      },
    });
    await account.call({ path: '/api/profile' }, (value) => value);
    expect(paths(asked)).toEqual(['/api/profile', '/api/profile']);
  });

  it('AUTH-14 that is refused again is not replaced again', async () => {
    const asked = answering({
      '/api/profile': 401,
      '/api/auth/refresh_token': { AccessToken: fresh.AccessToken, IdToken: fresh.IdToken },
    });
    const { account } = device();
    await expect(account.call({ path: '/api/profile' }, (value) => value)).rejects.toThrow();
    expect(paths(asked)).toEqual(['/api/profile', '/api/auth/refresh_token', '/api/profile']);
  });

  it('that the server will not replace ends the session', async () => {
    const asked = answering({ '/api/profile': 401, '/api/auth/refresh_token': 401 });
    const { account, session, storage } = device({ user: FREE_USER });
    await expect(account.call({ path: '/api/profile' }, (value) => value)).rejects.toThrow();
    expect(paths(asked)).toContain('/api/auth/page_cookie');
    expect(session.get()).toBeNull();
    expect(storage.getItem(TOKENS)).toBeNull();
  });

  it.each([
    ['is in trouble', 503],
    ['has had too many calls from here', 429],
    ['did not get all of the call in time', 408],
  ])('stays where the server %s', async (_what, status) => {
    answering({ '/api/profile': 401, '/api/auth/refresh_token': status });
    const { account, session } = device({ user: FREE_USER });
    await expect(account.call({ path: '/api/profile' }, (value) => value)).rejects.toThrow();
    expect(session.get()).toEqual(FREE_USER);
  });
});

describe('a call', () => {
  it.each([
    ['GET', 3],
    ['POST', 1],
    ['PATCH', 1],
    ['DELETE', 1],
  ] as const)(
    'API-52 AMBIG-91 with %s is made %i times in all where the server fails',
    async (method, times) => {
      const asked = answering({ '/api/profile': 503 });
      const { account } = device();
      const call = account.call({ method, path: '/api/profile', pause: 0 }, () => null);
      await expect(call).rejects.toMatchObject({ status: 503 });
      expect(asked.map((one) => [one.method, one.bearer])).toEqual(
        Array.from({ length: times }, () => [method, tokensOf().AccessToken]),
      );
    },
  );
});

describe('without being signed in', () => {
  it('ERR-22 PERM-13 a call is refused before anything is sent', async () => {
    const asked = answering({});
    const { account } = device({ tokens: null });
    const call = account.call({ method: 'PATCH', path: '/api/preferences', body: {} }, () => null);
    await expect(call).rejects.toThrow('Not authenticated');
    expect(asked).toEqual([]);
  });

  it('ERR-23 nothing of a user can be changed', async () => {
    const { account } = device({ tokens: null });
    expect(() => account.changeUser({ theme: 'dark' })).toThrow('No current user');
    await expect(account.deleteAccount()).rejects.toThrow('No current user');
  });

  it('ERR-19 a profile is not fetched without a token', async () => {
    const asked = answering({});
    const { account, storage } = device({ tokens: null });
    vi.spyOn(storage, 'getItem').mockReturnValue(null);
    const failure = await account.signIn(tokensOf(), wanted).catch((error: Error) => error);
    expect(text((failure as Error).cause)).toContain('No auth token');
    expect(paths(asked)).not.toContain('/api/profile');
  });

  it('PERM-12 other calls leave without a bearer', async () => {
    const asked = answering({ '/api/articles': {} });
    const { account } = device({ tokens: null });
    await account.send('/api/articles', { method: 'GET' });
    expect(asked).toEqual([{ path: '/api/articles', method: 'GET', body: null }]);
  });
});

describe('a file', () => {
  it('comes as it is, asked for in the name of its reader', async () => {
    const asked = answering({ '/api/profile/export': () => new Response('all') });
    const { account } = device();
    const file = await account.fetchFile({ path: '/api/profile/export', params: { lang: 'nl' } });
    expect(await file.text()).toBe('all');
    expect(asked[0]).toMatchObject({ query: '?lang=nl', bearer: tokensOf().AccessToken });
  });

  it('that breaks off or never comes is given up after 30 s, as any call is', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
      const body = new ReadableStream({
        start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
      });
      return Promise.resolve(new Response(body));
    });
    const { account } = device();
    const failed = vi.fn();
    account.fetchFile({ path: '/api/profile/export' }).catch(failed);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ kind: 'network' });
    vi.useRealTimers();
  });
});

describe('changing the user', () => {
  it('changes them here and on the device', () => {
    const { account, session, storage } = device({ user: FREE_USER });
    account.changeUser({ savedStories: [] });
    expect(session.get()).toEqual({ ...FREE_USER, savedStories: [] });
    expect(JSON.parse(storage.getItem(USER) ?? '').savedStories).toEqual([]);
  });

  it('another tab follows', () => {
    const { session, storage } = device({ user: FREE_USER });
    const seen = vi.fn();
    const stop = session.subscribe(seen);
    storage.setItem(USER, JSON.stringify(PREMIUM_USER));
    window.dispatchEvent(new StorageEvent('storage', { key: USER }));
    expect(session.get()).toEqual(PREMIUM_USER);
    storage.removeItem(USER);
    window.dispatchEvent(new StorageEvent('storage', { key: USER }));
    expect(session.get()).toBeNull();
    expect(seen).toHaveBeenCalledTimes(2);
    stop();
  });

  it.each([
    ['a tab of an older release', { ...FREE_USER, theme: undefined }],
    ['anything else', 'nobody can read this'],
  ])('what %s keeps signs nobody out', (_who, written) => {
    const { session, storage } = device({ user: FREE_USER });
    const stop = session.subscribe(() => {});
    storage.setItem(USER, JSON.stringify(written));
    window.dispatchEvent(new StorageEvent('storage', { key: USER }));
    expect(session.get()).toEqual(FREE_USER);
    stop();
  });
});

describe('signing out', () => {
  it('AUTH-12 forgets user and tokens, and nothing else the device knows', async () => {
    const asked = answering(ACCOUNT_ANSWERS);
    const { account, storage } = device({ user: FREE_USER });
    account.changeUser({ subscription: PREMIUM_USER.subscription });
    await account.signOut();
    expect(asked[0]).toMatchObject({ path: '/api/auth/logout', method: 'POST' });
    expect(asked[0]?.bearer).toBe(tokensOf().AccessToken);
    expect([storage.getItem(USER), storage.getItem(TOKENS)]).toEqual([null, null]);
    expect(storage.getItem('helder.device')).not.toBeNull();
    expect(storage.getItem('helder.subscription.account-1')).not.toBeNull();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['here', '/api/auth/logout', (account: Account) => account.signOut()],
    ['everywhere', '/api/auth/sessions', (account: Account) => account.signOutEverywhere()],
  ])('first has told what waits to be told (%s)', async (_where, path, signOut) => {
    const asked = answering({ ...ACCOUNT_ANSWERS, [path]: {} });
    const { account, session } = device({ user: FREE_USER });
    onSignOut(session, () => account.call({ method: 'PUT', path: '/api/profile/device' }, () => undefined));
    await signOut(account);
    expect(paths(asked)).toEqual(['/api/profile/device', path]);
  });

  it('waits two seconds for that and no longer', async () => {
    vi.useFakeTimers();
    const asked = answering(ACCOUNT_ANSWERS);
    const { account, session } = device({ user: FREE_USER });
    onSignOut(session, () => new Promise(() => {}));
    const signedOut = account.signOut();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await signedOut;
    expect(paths(asked)).toEqual(['/api/auth/logout']);
    vi.useRealTimers();
  });

  it('happens on this device also when the server does not answer', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    answering({ '/api/auth/logout': 500 });
    const { account, storage } = device({ user: FREE_USER });
    await account.signOut();
    expect(storage.getItem(TOKENS)).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays on the page, as a stranger, where nobody could give another one', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    answering({ '/api/auth/logout': new TypeError('no network'), '/api/auth/page_cookie': {} });
    const { account, session, storage } = device({ user: FREE_USER });
    await account.signOut();
    expect(session.get()).toBeNull();
    expect(storage.getItem(TOKENS)).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('deleting the account', () => {
  it('AUTH-13 forgets user, tokens, subscription, and whose account the device was joined with', async () => {
    const asked = answering({ '/api/profile/delete_account': {} });
    const { account, storage } = device({ user: FREE_USER });
    account.changeUser({});
    storage.setItem('helder.joined', 'account-1');
    await account.deleteAccount();
    expect(asked[0]).toMatchObject({ path: '/api/profile/delete_account', method: 'POST' });
    expect(storage.getItem(USER)).toBeNull();
    expect(storage.getItem(TOKENS)).toBeNull();
    expect(storage.getItem('helder.subscription.account-1')).toBeNull();
    expect(storage.getItem('helder.joined')).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
  });

  const LOST = new TypeError('no network');
  const over = { '/api/profile/delete_account': 401, '/api/auth/refresh_token': 401 };
  const kept = ['helder.subscription.account-1', 'helder.joined'];

  it('AUTH-13 whose answer was lost is done where the account is not known any more, and no session ended by itself', async () => {
    answering({ '/api/profile/delete_account': LOST });
    const { account, storage } = device({ user: FREE_USER });
    const ended = vi.fn();
    account.onEnded(ended);
    await expect(account.deleteAccount()).rejects.toMatchObject({ kind: 'network' });
    answering(over);
    await account.deleteAccount();
    expect(storage.getItem(TOKENS)).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
    expect(ended).not.toHaveBeenCalled();
  });

  it('whose answer was lost has the device forget at once, as nobody may ask again', async () => {
    answering({ '/api/profile/delete_account': LOST });
    const { account, storage } = device({ user: FREE_USER });
    account.changeUser({});
    storage.setItem('helder.joined', 'account-1');
    await expect(account.deleteAccount()).rejects.toMatchObject({ kind: 'network' });
    expect(kept.map((key) => storage.getItem(key))).toEqual([null, null]);
    expect(storage.getItem(TOKENS)).not.toBeNull();
  });

  it.each([
    ['the first time', []],
    ['after the server has refused', [LOST, 500]],
  ])('where the session is over is no deletion (%s)', async (_when, answers) => {
    const { account } = device({ user: FREE_USER });
    for (const answer of answers) {
      answering({ '/api/profile/delete_account': answer });
      await expect(account.deleteAccount()).rejects.toBeDefined();
    }
    answering(over);
    await expect(account.deleteAccount()).rejects.toMatchObject({ status: 401 });
    expect(reload).not.toHaveBeenCalled();
  });

  it('that the server refuses changes nothing', async () => {
    answering({ '/api/profile/delete_account': 500 });
    const { account, session, storage } = device({ user: FREE_USER });
    storage.setItem('helder.joined', 'account-1');
    await expect(account.deleteAccount()).rejects.toMatchObject({ status: 500 });
    expect(session.get()).toEqual(FREE_USER);
    expect(storage.getItem('helder.joined')).toBe('account-1');
    expect(storage.getItem(TOKENS)).not.toBeNull();
  });
});

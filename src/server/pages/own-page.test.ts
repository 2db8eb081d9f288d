/** Pages of somebody who is signed in, on a real database. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_PREFERENCES } from '../../accounts/accounts.ts';
import { NO_FILTERS, type Preferences } from '../../contract/contract.ts';
import { NEVER_SUBSCRIBED, StoreAway, type StoredReader } from '../../store/types.ts';
import { type AccountServer, startAccountServer, type TestReader } from '../testing/account-server.ts';
import { AMSTERDAM, cookieOf } from '../testing/device.ts';
import { listen } from '../testing/server.ts';
import { makeStory, NOW } from '../testing/stories.ts';

const OWN = 'private, no-store';
const SHARED = 'private, max-age=0, must-revalidate';
const STORIES = [
  makeStory('ferry'),
  makeStory('golf', { headline: 'Golf returns', categories: ['sports'], tags: [] }),
  makeStory('probe', { headline: 'A probe lands', categories: ['science'], tags: ['space'] }),
  makeStory('bait', { headline: 'You will not believe it', analytics: { cleanliness: 2 } }),
  makeStory('bridge', { headline: 'Die Brücke öffnet', language: 'de' }),
];

let server: AccountServer;
let now = NOW;
beforeAll(async () => {
  server = await startAccountServer({
    stories: STORIES,
    now: () => now,
    env: { ADS_ENABLED: 'on', RELATED_STORIES_ENABLED: 'on' },
  });
});
afterAll(() => server.close());

const choose = (reader: TestReader, chosen: Partial<Preferences>) =>
  server.accountStore.preferences.change(reader.accountId, () => ({ ...DEFAULT_PREFERENCES, ...chosen }));
const subscription = (over: Partial<StoredReader['subscription']>): StoredReader['subscription'] => ({
  ...NEVER_SUBSCRIBED,
  ...over,
});
const tomorrow = new Date(NOW.getTime() + 86_400_000);
const trial = (reader: TestReader) =>
  server.accountStore.subscriptions.change(reader.accountId, () => ({
    record: subscription({ status: 'trialing', plan: 'monthly', trialEnd: tomorrow, trialUsed: true }),
    paid: [],
  }));
const pageOf = async (reader: TestReader | { pageToken: string }, url = '/', cookie = '') => {
  const answer = await server.app.inject({
    url,
    headers: { cookie: `helder-session=${reader.pageToken}${cookie && `; ${cookie}`}` },
  });
  const input = server.renderer.inputs.at(-1);
  if (!input) throw new Error('nothing was rendered');
  return { answer, input, ids: input.data.feed?.data.map(({ id }) => id) ?? [] };
};
const anybody = () => server.signIn(`${randomUUID()}@post.example`);

describe('a page of one’s own', () => {
  it('FEED-39 is muted, marked and lifted for its reader from the first byte, and kept nowhere', async () => {
    const reader = await anybody();
    await choose(reader, { interests: ['Space'], mutedTopics: ['golf'], mutedSources: ['River Times'] });
    const { answer, input, ids } = await pageOf(reader);
    expect(answer.headers['cache-control']).toBe(OWN);
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.body).not.toContain('Golf');
    expect(ids).not.toContain('golf');
    expect(ids[0]).toBe('probe');
    const [probe, next] = input.data.feed?.data ?? [];
    expect([probe?.lifted, next?.lifted]).toEqual(['Space', null]);
    expect(probe?.publishers).toEqual(['Harbour Post']);
    expect(input.user).toMatchObject({
      id: reader.accountId,
      interests: ['Space'],
      mutedWords: ['golf'],
      mutedTopics: ['River Times'],
      savedStories: [],
    });
  });

  it('knows which of its stories are read and to be left out; of one who leaves out none, and of a stranger, nothing', async () => {
    const reader = await anybody();
    const changedAt = '2026-03-01T12:00:00.000Z';
    const opened = { value: ['golf', 'long-gone'], changedAt };
    const hide = (value: boolean) =>
      server.accountStore.devices.change(reader.accountId, () => ({
        opened,
        hideOpened: { value, changedAt },
      }));
    await hide(true);
    const { input, ids } = await pageOf(reader);
    expect(ids).toContain('golf');
    expect(input.leftOut).toEqual({ ids: ['golf'], since: changedAt });
    await hide(false);
    expect((await pageOf(reader)).input.leftOut).toBeUndefined();
  });

  it('a stranger’s page says nothing of anybody, and is the one that is kept', async () => {
    await pageOf(await anybody());
    const answer = await server.app.inject('/');
    expect(answer.headers['cache-control']).toBe(SHARED);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const input = server.renderer.inputs.at(-1);
    expect(input?.user).toBeNull();
    expect(JSON.stringify(input)).not.toContain('lifted');
  });

  it('is not taken from the pages that are kept for all', async () => {
    const reader = await anybody();
    const base = await listen(server);
    const control = async (headers: Record<string, string>) =>
      (await fetch(base, { headers })).headers.get('cache-control');
    const signed = { cookie: `helder-session=${reader.pageToken}` };
    expect([await control({}), await control({}), await control(signed)]).toEqual([SHARED, SHARED, OWN]);
    expect(server.renderer.inputs.at(-1)?.user?.id).toBe(reader.accountId);
  });

  it('what was saved is named, newest first', async () => {
    const reader = await anybody();
    for (const [hour, id] of ['ferry', 'probe'].entries())
      await server.accountStore.savedStories.save(
        reader.accountId,
        {
          id: randomUUID(),
          storyId: id,
          savedAt: new Date(NOW.getTime() + hour),
          story: makeStory(id),
        },
        () => {},
      );
    expect((await pageOf(reader)).input.user?.savedStories).toEqual(['probe', 'ferry']);
  });

  it('AMBIG-02 a muted story that is opened by its address is there, without muted publishers', async () => {
    const reader = await anybody();
    await choose(reader, { mutedTopics: ['golf'], mutedSources: ['Harbour Post', 'sports'] });
    const { answer, input } = await pageOf(reader, '/story/golf');
    expect(answer.statusCode).toBe(200);
    expect(input.data.story?.title).toBe('Golf returns');
    expect(input.data.story?.sources.map(({ name }) => name)).toEqual(['River Times']);
  });

  it('a mute that has ended does nothing', async () => {
    const reader = await anybody();
    await choose(reader, { mutedTopics: ['golf'], muteEnds: { golf: NOW.toISOString() } });
    expect((await pageOf(reader)).ids).toContain('golf');
    await choose(reader, { mutedTopics: ['golf'], muteEnds: { golf: tomorrow.toISOString() } });
    expect((await pageOf(reader)).ids).not.toContain('golf');
  });

  it('PREM-23 PREM-26 ADS-10 filters and the absence of advertisements last as long as Premium', async () => {
    const reader = await anybody();
    await choose(reader, { theme: 'sepia', filters: { ...NO_FILTERS, clickbait: 5 } });
    const free = await pageOf(reader);
    expect(free.ids).toContain('bait');
    expect(free.input.sponsored).toHaveLength(4);
    await trial(reader);
    const premium = await pageOf(reader);
    expect(premium.ids).not.toContain('bait');
    expect(premium.input.sponsored).toEqual([]);
    expect(premium.input.user?.subscription).toMatchObject({ tier: 'premium', status: 'trialing' });
    now = tomorrow;
    const ended = await pageOf(reader);
    now = NOW;
    expect(ended.ids).toContain('bait');
    expect(ended.input.sponsored).toHaveLength(4);
    expect(ended.input.user?.subscription).toMatchObject({ tier: 'free', trialUsed: true });
  });

  it('what this device says counts on it; where it says nothing, what others said', async () => {
    const reader = await anybody();
    const changedAt = NOW.toISOString();
    const place = { ...AMSTERDAM, latitude: 52.1, longitude: 5.1, city: 'Utrecht' };
    await server.accountStore.devices.change(reader.accountId, () => ({
      language: { value: 'nl', changedAt },
      place: { value: place, changedAt },
    }));
    const silent = await pageOf(reader);
    expect(silent.input).toMatchObject({ language: 'nl', place: { city: 'Utrecht' } });
    const said = await pageOf(reader, '/', cookieOf({ language: 'en', place: AMSTERDAM }));
    expect(said.input).toMatchObject({ language: 'en', place: { city: 'Amsterdam' } });
  });
});

describe('a cookie that names no session', () => {
  it.each<[string, () => Promise<string>]>([
    ['one nobody has', async () => 'a'.repeat(43)],
    ['one of another form', async () => '%00;drop'],
    [
      'one of a session that has ended',
      async () => {
        const reader = await anybody();
        await server.accounts.sessions.end(reader.accountId, reader.sessionId);
        return reader.pageToken;
      },
    ],
    ['the refresh token', async () => (await anybody()).tokens.RefreshToken],
  ])('%s is taken back, and the page is a stranger’s', async (_name, cookie) => {
    const { answer } = await pageOf({ pageToken: await cookie() }, '/science');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe(SHARED);
    expect(answer.headers['set-cookie']).toMatch(
      /^helder-session=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax/,
    );
  });

  it('an empty one is no cookie', async () => {
    const { answer } = await pageOf({ pageToken: '' }, '/');
    expect([answer.headers['cache-control'], answer.headers['set-cookie']]).toEqual([SHARED, undefined]);
  });
});

describe('while nobody can say whose session it is', () => {
  it('the page is a stranger’s, kept nowhere, and the cookie stays', async () => {
    const reader = await anybody();
    vi.spyOn(server.accounts.readers, 'ofPageCookie').mockRejectedValueOnce(new StoreAway('gone'));
    const { answer, input } = await pageOf(reader);
    expect([answer.statusCode, input.user]).toEqual([200, null]);
    expect([answer.headers['cache-control'], answer.headers['set-cookie']]).toEqual([OWN, undefined]);
    expect(answer.headers.etag).toBeUndefined();
  });
});

describe('calls with a bearer', () => {
  const call = async (url: string, headers = {}) => {
    const answer = await server.app.inject({ url, headers });
    return { answer, body: JSON.parse(answer.body) as { data: { id: string; lifted?: string | null }[] } };
  };

  it('PERM-09 listings are the account’s: interests lift, mutes hide, and nothing is kept on the way', async () => {
    const reader = await anybody();
    await choose(reader, { interests: ['Science'], mutedTopics: ['golf'] });
    for (const url of [
      '/articles',
      '/feed',
      '/api/articles?sort=newest',
      '/search?q=a',
      '/api/articles/trending',
    ]) {
      const { answer, body } = await call(url, reader.headers);
      expect(answer.headers['cache-control']).toBe(OWN);
      expect(body.data.map(({ id }) => id)).not.toContain('golf');
    }
    const { body } = await call('/articles', reader.headers);
    expect(body.data[0]).toMatchObject({ id: 'probe', lifted: 'Science' });
    expect((await call('/articles')).body.data.map(({ id }) => id)).toContain('golf');
  });

  it('a feed is the account’s too, and nobody on the way may answer with it', async () => {
    const reader = await anybody();
    await choose(reader, { mutedTopics: ['golf'] });
    const { answer } = await call('/feeds/home.json', reader.headers);
    expect(answer.headers['cache-control']).toBe(OWN);
    expect(answer.body).not.toContain('Golf');
    expect((await call('/feeds/home.json')).answer.headers['cache-control']).toContain('public');
  });

  it('a feed tells its stories in the languages that its reader reads, as the page does', async () => {
    const reader = await anybody();
    await server.accountStore.devices.change(reader.accountId, () => ({
      reads: { value: ['en', 'nl'], changedAt: NOW.toISOString() },
    }));
    const told = 'Veerboot bridge vaart weer';
    expect((await call('/articles', reader.headers)).answer.body).toContain(told);
    expect((await call('/feeds/home.json', reader.headers)).answer.body).toContain(told);
  });

  it('what a call says counts more than what the account knows, also where it says what is usual', async () => {
    const reader = await anybody();
    const changedAt = NOW.toISOString();
    const weights = { nearness: 0, freshness: 0, quality: 2, coverage: 0, interests: 0 };
    await server.accountStore.devices.change(reader.accountId, () => ({
      reads: { value: ['en', 'nl'], changedAt },
      weights: { value: weights, changedAt },
    }));
    const factors = async (params: string, headers = {}) =>
      (await call(`/articles?why=1${params}`, headers)).body.data.map(({ id, ...story }) => [id, story]);
    const usual = await factors('');
    expect(await factors('', reader.headers)).not.toEqual(usual);
    expect(await factors('&reads=en&weights=1,1,1,1,1', reader.headers)).toEqual(usual);
  });

  it('a proof that does not hold is refused: the answer for strangers would show what was muted', async () => {
    const reader = await anybody();
    await server.accounts.sessions.end(reader.accountId, reader.sessionId);
    for (const url of ['/articles', '/stories/ferry', '/search?q=a', '/feeds/home.json'])
      expect((await call(url, reader.headers)).answer.statusCode).toBe(401);
  });

  it('the page cookie proves nothing to a call', async () => {
    const reader = await anybody();
    await choose(reader, { mutedTopics: ['golf'] });
    const { body } = await call('/articles', { cookie: `helder-session=${reader.pageToken}` });
    expect(body.data.map(({ id }) => id)).toContain('golf');
  });
});

// Last: the edition does not go back in time.
describe('a session that has expired', () => {
  it('is none', async () => {
    const reader = await anybody();
    now = new Date(NOW.getTime() + 400 * 86_400_000);
    const { answer } = await pageOf(reader, '/world');
    expect(answer.headers['set-cookie']).toContain('Max-Age=0');
  });
});

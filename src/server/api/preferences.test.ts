import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES } from '../../accounts/accounts.ts';
import type { Preferences } from '../../contract/contract.ts';
import { type AccountServer, startAccountServer, type TestReader } from '../testing/account-server.ts';
import { NOW } from '../testing/stories.ts';

let server: AccountServer;
let now = NOW;
beforeAll(async () => {
  server = await startAccountServer({ now: () => now });
});
afterAll(() => server.close());

let readers = 0;
/** Somebody new, past onboarding unless said otherwise. */
async function aReader(onboarded = true): Promise<TestReader> {
  const reader = await server.signIn(`reader-${readers++}@post.example`);
  if (onboarded) await ask(reader, 'PATCH', '/preferences', { onboarding_completed: true });
  return reader;
}

async function ask(reader: TestReader | null, method: 'GET' | 'PUT' | 'PATCH', url: string, body?: unknown) {
  const { statusCode, payload, headers } = await server.app.inject({
    method,
    url,
    headers: { ...reader?.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: statusCode, body: JSON.parse(payload), headers };
}

const kept = async (reader: TestReader): Promise<Preferences> =>
  (await ask(reader, 'GET', '/preferences')).body;
const makePremium = (reader: TestReader) =>
  server.accounts.premium.subscribe(reader.accountId, 'yearly', 'en');

describe('preferences', () => {
  it('API-11 are the defaults for who never chose, and are kept by nobody on the way', async () => {
    const { status, body, headers } = await ask(await aReader(false), 'GET', '/preferences');
    expect([status, body]).toEqual([200, DEFAULT_PREFERENCES]);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('ONB-21 DATA-43 DATA-44 DATA-22 an age or gender that somebody prefers not to say is kept as nothing', async () => {
    const reader = await aReader();
    await ask(reader, 'PATCH', '/preferences', { age: '25-34', gender: 'female' });
    const said = { age: 'prefer-not-to-say', gender: 'prefer-not-to-say' };
    expect((await ask(reader, 'PATCH', '/preferences', said)).status).toBe(200);
    expect(await kept(reader)).toMatchObject({ age: '', gender: '' });
  });

  it('API-12 DATA-27 PUT replaces all; what is not said gets its default, what nobody knows is dropped', async () => {
    const reader = await aReader();
    const { status, body } = await ask(reader, 'PUT', '/preferences', {
      interests: ['Space'],
      mutedWords: ['Kept As It Is'],
      shoeSize: 43,
    });
    const expected = {
      ...DEFAULT_PREFERENCES,
      interests: ['Space'],
      mutedWords: ['Kept As It Is'],
      onboarding_completed: true,
    };
    expect([status, body]).toEqual([200, expected]);
    expect(await kept(reader)).toEqual(expected);
    expect((await ask(reader, 'PUT', '/preferences', { theme: 'system' })).body.interests).toEqual([]);
  });

  it('API-13 PATCH changes categories and nothing else', async () => {
    const reader = await aReader();
    await ask(reader, 'PATCH', '/preferences', { interests: ['Space'] });
    await ask(reader, 'PATCH', '/preferences/categories', {
      categories: ['world', 'science'],
    });
    expect(await kept(reader)).toMatchObject({ categories: ['world', 'science'], interests: ['Space'] });
  });

  it('API-14 GEN-11 DATA-28 DATA-29 PATCH changes the e-mail settings that are given, by either name', async () => {
    const reader = await aReader();
    await ask(reader, 'PATCH', '/preferences/email', { emailSettings: { breakingNews: false } });
    await ask(reader, 'PATCH', '/preferences/email', {
      emailSettings: { newsletterUpdates: false, dailyDigest: false },
    });
    expect((await kept(reader)).emailSettings).toEqual({
      weeklyDigest: true,
      dailyDigest: false,
      breakingNews: false,
      productUpdates: false,
    });
  });

  it('API-15 GEN-11 ONB-15 ONB-16 PATCH changes interests, or demographics, or ends onboarding for good', async () => {
    const reader = await aReader(false);
    await ask(reader, 'PATCH', '/preferences', { interests: [' Space ', 'Food', 'Space', ''] });
    await ask(reader, 'PATCH', '/preferences', { age: '35-44', gender: 'non-binary' });
    expect(await kept(reader)).toMatchObject({ onboarding_completed: false });
    await ask(reader, 'PATCH', '/preferences', { onboarding_completed: true });
    await ask(reader, 'PUT', '/preferences', { ...(await kept(reader)), onboarding_completed: false });
    expect(await kept(reader)).toMatchObject({
      interests: ['Space', 'Food'],
      age: '35-44',
      gender: 'non-binary',
      onboarding_completed: true,
    });
    expect((await ask(reader, 'PATCH', '/preferences', { onboarding_completed: false })).status).toBe(400);
  });

  it('API-16 GEN-11 VALID-05 VALID-06 VALID-10 VALID-11 PATCH replaces one list of mutes whole, tidied', async () => {
    const reader = await aReader();
    await ask(reader, 'PATCH', '/preferences/muted', {
      mutedTopics: ['  Royal FAMILY ', 'royal family', ''],
    });
    await ask(reader, 'PATCH', '/preferences/muted', { mutedSources: [' Reuters ', 'reuters', ' '] });
    expect(await kept(reader)).toMatchObject({ mutedTopics: ['royal family'], mutedSources: ['Reuters'] });
    const { status } = await ask(reader, 'PATCH', '/preferences/muted', { mutedTopics: [] });
    expect(status).toBe(200);
    expect(await kept(reader)).toMatchObject({ mutedTopics: [], mutedSources: ['Reuters'] });
  });

  it('timed mutes end by themselves, and are not counted any more', async () => {
    const reader = await aReader();
    const tomorrow = new Date(NOW.getTime() + 86_400_000).toISOString();
    const { body } = await ask(reader, 'PATCH', '/preferences/muted', {
      mutedTopics: ['One', 'two', 'three'],
      muteEnds: { One: tomorrow, nobody: tomorrow },
    });
    expect(body).toMatchObject({ mutedTopics: ['one', 'two', 'three'], muteEnds: { one: tomorrow } });
    expect(Object.keys(body.muteEnds)).toEqual(['one']);
    now = new Date(tomorrow);
    const { choices } = server.accounts;
    const { accountId } = reader;
    expect(await choices.preferences(accountId)).toMatchObject({
      mutedTopics: ['two', 'three'],
      muteEnds: {},
    });
    const again = await choices.change(accountId, 'muted', { mutedTopics: ['two', 'three', 'four'] });
    now = NOW;
    expect(again.mutedTopics).toEqual(['two', 'three', 'four']);
  });
});

describe('limits of preferences', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => `t${n}`);
  it.each([
    [
      'PERM-10 PREM-22 VALID-17 six interests',
      '/preferences',
      { interests: many(6) },
      'INTEREST_LIMIT_REACHED',
    ],
    [
      'PERM-10 PREM-22 VALID-07 ERR-37 four words',
      '/preferences/muted',
      { mutedTopics: many(4) },
      'MUTED_WORDS_LIMIT_REACHED',
    ],
    [
      'PERM-10 PREM-22 VALID-12 VALID-13 ERR-38 three sources or topics',
      '/preferences/muted',
      { mutedSources: many(3) },
      'MUTED_TOPICS_LIMIT_REACHED',
    ],
    [
      'PREM-25 VALID-20 ACCT-23 the daily digest',
      '/preferences/email',
      { emailSettings: { dailyDigest: true } },
      'PREMIUM_REQUIRED',
    ],
    [
      'the daily digest by its other name',
      '/preferences/email',
      { emailSettings: { dailyPersonalizedDigest: true } },
      'PREMIUM_REQUIRED',
    ],
    ['API-15 a theme by hand', '/preferences', { theme: 'dark' }, 'PREMIUM_REQUIRED'],
    [
      'a filter',
      '/preferences',
      { filters: { calm: 0.5, clickbait: null, neutrality: null, repetition: null } },
      'PREMIUM_REQUIRED',
    ],
  ])(
    'PERM-11 VALID-19 VALID-27 refuse %s to a free reader, and give it to Premium',
    async (_name, url, body, code) => {
      const reader = await aReader();
      const before = await kept(reader);
      const refused = await ask(reader, 'PATCH', url, body);
      expect([refused.status, refused.body.error.code]).toEqual([400, code]);
      expect(await kept(reader)).toEqual(before);
      await makePremium(reader);
      expect((await ask(reader, 'PATCH', url, body)).status).toBe(200);
    },
  );

  it('ONB-19 ACCT-16 do not hold while somebody is welcomed; later who has more may only remove', async () => {
    const reader = await aReader(false);
    expect((await ask(reader, 'PATCH', '/preferences', { interests: many(8) })).status).toBe(200);
    await ask(reader, 'PATCH', '/preferences', { onboarding_completed: true });
    expect((await ask(reader, 'PATCH', '/preferences', { interests: many(7) })).status).toBe(200);
    const added = await ask(reader, 'PATCH', '/preferences', { interests: [...many(6), 'new'] });
    expect(added.body.error.code).toBe('INTEREST_LIMIT_REACHED');
    expect((await kept(reader)).interests).toEqual(many(7));
  });

  it('VALID-17 hold for twenty changes that come together', async () => {
    const reader = await aReader();
    await Promise.all(
      many(20).map(async (word) => {
        const { mutedTopics } = await kept(reader);
        return ask(reader, 'PATCH', '/preferences/muted', { mutedTopics: [...mutedTopics, word] });
      }),
    );
    expect((await kept(reader)).mutedTopics.length).toBeLessThanOrEqual(3);
  });

  it('changes of different things that come together all count', async () => {
    const reader = await aReader();
    await Promise.all([
      ask(reader, 'PATCH', '/preferences', { interests: ['Space'] }),
      ask(reader, 'PATCH', '/preferences', { age: '65+' }),
      ask(reader, 'PATCH', '/preferences/categories', { categories: ['world'] }),
      ask(reader, 'PATCH', '/preferences/email', { emailSettings: { weeklyDigest: false } }),
      ask(reader, 'PATCH', '/preferences/muted', { mutedTopics: ['golf'] }),
      ask(reader, 'PATCH', '/preferences/muted', { mutedSources: ['Reuters'] }),
    ]);
    expect(await kept(reader)).toMatchObject({
      interests: ['Space'],
      age: '65+',
      categories: ['world'],
      emailSettings: { weeklyDigest: false },
      mutedTopics: ['golf'],
      mutedSources: ['Reuters'],
    });
  });

  it('leave readable, after Premium, what was chosen with it', async () => {
    const reader = await aReader();
    await makePremium(reader);
    await ask(reader, 'PATCH', '/preferences', { theme: 'sepia', interests: many(9) });
    await server.accounts.premium.cancel(reader.accountId);
    now = new Date(NOW.getTime() + 400 * 86_400_000);
    const { choices } = server.accounts;
    const { accountId } = reader;
    expect(await choices.preferences(accountId)).toMatchObject({ theme: 'sepia', interests: many(9) });
    await expect(choices.change(accountId, 'some', { theme: 'dark' })).rejects.toMatchObject({
      code: 'PREMIUM_REQUIRED',
    });
    await expect(choices.change(accountId, 'some', { age: '65+' })).resolves.toMatchObject({
      theme: 'sepia',
    });
    now = NOW;
  });
});

describe('preferences, whose they are', () => {
  it.each([
    ['GET', '/preferences'],
    ['PUT', '/preferences'],
    ['PATCH', '/preferences'],
    ['PATCH', '/preferences/categories'],
    ['PATCH', '/preferences/email'],
    ['PATCH', '/preferences/muted'],
  ] as const)('PERM-12 PERM-13 %s %s is for its reader only', async (method, url) => {
    const { status, body } = await ask(null, method, url, method === 'GET' ? undefined : {});
    expect([status, body.error.message]).toEqual([401, 'Not authenticated']);
  });
});

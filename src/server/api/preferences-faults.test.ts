import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountServer, startAccountServer, type TestReader } from '../testing/account-server.ts';

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

let readers = 0;
const aReader = (): Promise<TestReader> => server.signIn(`reader-${readers++}@post.example`);

async function ask(reader: TestReader, method: 'GET' | 'PUT' | 'PATCH', url: string, body?: unknown) {
  const { statusCode, payload } = await server.app.inject({
    method,
    url,
    headers: { ...reader.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: statusCode, body: JSON.parse(payload) };
}

const kept = async (reader: TestReader) => (await ask(reader, 'GET', '/preferences')).body;

describe('preferences that make no sense', () => {
  const MEGABYTE = 'x'.repeat(1024 * 1024);
  it.each([
    ['no body', undefined, 400, 'BAD_PARAMETER'],
    ['a number', 7, 400, 'BAD_PARAMETER'],
    ['null', 'null', 400, 'BAD_PARAMETER'],
    ['a list', [], 400, 'BAD_PARAMETER'],
    ['broken JSON', '{"interests":', 400, 'BAD_REQUEST'],
    ['a prototype key', '{"__proto__":{"onboarding_completed":true}}', 400, 'BAD_REQUEST'],
    ['interests that are a text', { interests: 'Space' }, 400, 'BAD_PARAMETER'],
    ['interests that are numbers', { interests: [1, 2] }, 400, 'BAD_PARAMETER'],
    ['an interest that is too long', { interests: ['x'.repeat(101)] }, 400, 'BAD_PARAMETER'],
    ['a theme nobody has', { theme: 'neon' }, 400, 'BAD_PARAMETER'],
    ['a megabyte', { interests: [MEGABYTE] }, 413, 'TOO_LARGE'],
  ])('%s is refused', async (_name, body, status, code) => {
    const reader = await aReader();
    const before = await kept(reader);
    const answer = await ask(reader, 'PATCH', '/preferences', body);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect(await kept(reader)).toEqual(before);
  });

  it.each([
    ['/muted', { mutedSources: ['ok', 7] }, 'mutedSources.1', 'mutedSources.1 must be a string.'],
    ['/email', {}, 'emailSettings', 'emailSettings is missing.'],
    ...['2026-12-31T23:59:60Z', '2026-12-31T23:59:00Z[Europe/Amsterdam]'].map(
      // Times by their format, but no moment that ever comes: the mute would never end.
      (end): [string, object, string, string] => [
        '/muted',
        { mutedTopics: ['a'], muteEnds: { a: end } },
        'muteEnds.a',
        'muteEnds.a must be a time such as 2026-03-02T00:00:00Z.',
      ],
    ),
    ['', { filters: { calm: null } }, 'filters.clickbait', 'filters.clickbait is missing.'],
    ['', { age: '7' }, 'age', 'age must be one of "", 18-24, 25-34, 35-44, 45-54, 55-64, 65+.'],
    [
      '',
      { onboarding_completed: false },
      'onboarding_completed',
      'onboarding_completed must be one of true.',
    ],
    ['', [], 'body', 'body must be an object.'],
    // A change that is not made is not told as made.
    ['', { interests: ['Space'], shoeSize: 43 }, 'shoeSize', 'shoeSize is not a known field.'],
    ['', { intrests: ['Space'] }, 'intrests', 'intrests is not a known field.'],
    ['', { mutedTopics: ['a'] }, 'mutedTopics', 'mutedTopics is not a known field.'],
    [
      '',
      { filters: { calm: null, clickbait: null, neutrality: null, repetition: null, noise: 1 } },
      'filters.noise',
      'filters.noise is not a known field.',
    ],
    ['/categories', { categories: ['world'], interests: [] }, 'interests', 'interests is not a known field.'],
    ['/muted', { mutedWords: ['a'] }, 'mutedWords', 'mutedWords is not a known field.'],
    [
      '/email',
      { emailSettings: { breakingNews: false, monthlyDigest: true } },
      'emailSettings.monthlyDigest',
      'emailSettings.monthlyDigest is not a known field.',
    ],
  ])(
    'names the field at fault, in the words of every other call: %s %j',
    async (path, body, field, message) => {
      const answer = await ask(await aReader(), 'PATCH', `/preferences${path}`, body);
      expect(answer.body.error).toEqual({ code: 'BAD_PARAMETER', field, message });
    },
  );

  it('an end of a mute that never comes is refused in a whole set of preferences too', async () => {
    const muteEnds = { a: '2026-12-31T23:59:60Z' };
    const { status, body } = await ask(await aReader(), 'PUT', '/preferences', {
      mutedTopics: ['a'],
      muteEnds,
    });
    expect([status, body.error.field]).toEqual([400, 'muteEnds.a']);
  });

  it.each([[{}], [{ shoeSize: 43 }]])(
    'PUT of what names none of them takes nothing away: %j',
    async (body) => {
      const reader = await aReader();
      const interests = ['Space'];
      await ask(reader, 'PATCH', '/preferences', { interests });
      expect(await ask(reader, 'PUT', '/preferences', body)).toEqual({
        status: 400,
        body: { error: { code: 'BAD_PARAMETER', field: 'body', message: 'body must name a preference.' } },
      });
      expect(await kept(reader)).toMatchObject({ interests });
    },
  );

  it('what no database can keep is kept as far as it can be seen', async () => {
    const reader = await aReader();
    const words = ['\u0000', 'a\u0000b', '\ud800', 'İ'.repeat(60)];
    const { status } = await ask(reader, 'PUT', '/preferences', {
      mutedTopics: words.slice(0, 3),
      mutedSources: words.slice(0, 2),
      mutedWords: words,
      muteEnds: { '\ud800': '2099-01-01T00:00:00Z', toString: '2099-01-01T00:00:00Z' },
    });
    expect(status).toBe(200);
    expect(await kept(reader)).toMatchObject({ mutedTopics: ['ab'], mutedSources: ['ab'], muteEnds: {} });
  });
});

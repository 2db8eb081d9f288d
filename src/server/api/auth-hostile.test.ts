import { describe, expect, it } from 'vitest';
import { authCallsForEach } from '../testing/auth-calls.ts';

const calls = authCallsForEach();

describe('Apple and Google', () => {
  it.each([
    ['API-07 ERR-13', '/auth/signin_with_apple', 'NOT_IMPLEMENTED_APPLE', 'Apple sign-in is not implemented'],
    [
      'API-08 ERR-12',
      '/auth/signin_with_google',
      'NOT_IMPLEMENTED_GOOGLE',
      'Google sign-in is not implemented',
    ],
  ])('%s %s is refused with its text', async (_id, url, code, message) => {
    const { status, body } = await calls.post(url, {});
    expect([status, body.error]).toEqual([501, { code, message }]);
    // A stranger may ask for it all day: it is no fault of the program's.
    expect(calls.server.log.join('')).not.toContain(message);
  });
});

describe('what was not meant', () => {
  const paths = ['/auth/email/start', '/auth/email/resend', '/auth/email/verify', '/auth/refresh_token'];
  const asked = paths.flatMap((url) =>
    [
      ['no JSON', '{"email":', 400],
      ['a list', '[]', 400],
      ['null', 'null', 400],
      ['nothing', '{}', 400],
      ['a prototype', '{"email":"a@post.example","__proto__":{"admin":true}}', 400],
      ['a constructor', '{"email":"a@post.example","constructor":{"prototype":{"admin":true}}}', 400],
      ['an object for a text', '{"email":{"$ne":1},"code":{"$ne":1},"refresh_token":{},"id_token":[]}', 400],
      ['a megabyte', JSON.stringify({ email: 'x'.repeat(2 ** 20) }), 413],
      [
        'a long text',
        JSON.stringify({
          email: 'x'.repeat(5000),
          code: '1',
          refresh_token: 'x'.repeat(5000),
          id_token: 'y',
        }),
        400,
      ],
    ].map(([name, body, status]) => [url, name, body, status] as const),
  );

  it.each(asked)('%s refuses %s', async (url, _name, body, status) => {
    const answer = await calls.post(url, body);
    expect(answer.status).toBe(status);
    expect(answer.body.error.code).toMatch(/^BAD_|^TOO_LARGE|^INVALID/);
    expect(calls.letters).toEqual([]);
  });

  it.each(paths)('%s refuses forms and plain text, which other sites could send', async (url) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect(
        (await calls.post(url, '{"email":"a@post.example"}', { headers: { 'content-type': type } })).status,
      ).toBe(415);
  });

  it.each(paths)('%s refuses what a browser sends for another site', async (url) => {
    for (const site of ['cross-site', 'same-site', 'none']) {
      const { status, body } = await calls.post(
        url,
        { email: calls.anAddress() },
        { headers: { 'sec-fetch-site': site } },
      );
      expect([status, body.error.code]).toEqual([403, 'CROSS_SITE']);
    }
    expect(calls.letters).toEqual([]);
  });

  it('fields nobody knows are left aside', async () => {
    const email = calls.anAddress();
    expect((await calls.post('/auth/email/start', { email, id: 1, plan: 'premium' })).status).toBe(200);
    await calls.verify(email, calls.lastCode());
    expect((await calls.server.accountStore.accounts.findByEmail(email))?.id).toMatch(/^[0-9a-f-]{36}$/);
  });
});

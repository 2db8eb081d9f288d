import { describe, expect, it } from 'vitest';
import { authCallsForEach, bearer } from '../testing/auth-calls.ts';

const calls = authCallsForEach();

const sessionsOf = (token: string) => calls.ask('GET', '/auth/sessions', token);

describe('sessions', () => {
  it('API-06 AUTH-12 logging out ends this session and takes the cookie back', async () => {
    const email = calls.anAddress();
    const other = await calls.signIn(email);
    calls.later(60);
    const { tokens } = await calls.signIn(email);
    const out = await calls.post('/auth/logout', '', {
      headers: { ...bearer(tokens.AccessToken), 'content-type': 'text/plain' },
    });
    expect([out.status, out.body]).toEqual([200, {}]);
    expect(out.cookie).toBe('helder-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
    expect((await sessionsOf(tokens.AccessToken)).status).toBe(401);
    expect((await calls.refresh(tokens.RefreshToken, tokens.IdToken)).status).toBe(401);
    expect((await sessionsOf(other.tokens.AccessToken)).status).toBe(200);
  });

  it('are listed with the device, the hour and which of them asks', async () => {
    const email = calls.anAddress();
    const phone = 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0';
    await calls.signIn(email, { headers: { 'user-agent': phone } });
    calls.later(7200);
    const { tokens } = await calls.signIn(email);
    const { sessions } = (await sessionsOf(tokens.AccessToken)).body;
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['', true],
      ['Firefox, Android', false],
    ]);
    for (const { seenAt } of sessions) expect(seenAt).toMatch(/:00:00\.000Z$/);
  });

  it('are ended one by one, those of others not at all', async () => {
    const email = calls.anAddress();
    const first = await calls.signIn(email);
    calls.later(60);
    const { tokens } = await calls.signIn(email);
    const stranger = await calls.signIn();
    const { sessions } = (await sessionsOf(tokens.AccessToken)).body;
    const [theirs] = (await sessionsOf(stranger.tokens.AccessToken)).body.sessions;
    const end = (id: string) => calls.ask('DELETE', `/auth/sessions/${id}`, tokens.AccessToken);
    const refused = await end(theirs?.id ?? '');
    expect([refused.status, refused.body]).toMatchObject([
      404,
      { error: { code: 'NOT_FOUND', message: 'There is no such thing in this account.' } },
    ]);
    expect((await sessionsOf(stranger.tokens.AccessToken)).status).toBe(200);
    const ended = await end(sessions.find(({ current }) => !current)?.id ?? '');
    expect([ended.status, ended.cookie]).toEqual([200, '']);
    expect((await sessionsOf(first.tokens.AccessToken)).status).toBe(401);
    const mine = sessions.find(({ current }) => current)?.id ?? '';
    for (const malformed of ['1 or 1=1', `urn:uuid:${mine}`, `{${mine}}`])
      expect([malformed, (await end(malformed)).status]).toEqual([malformed, 400]);
    expect((await end(mine)).cookie).toContain('Max-Age=0');
  });

  it('are all ended by signing out everywhere', async () => {
    const email = calls.anAddress();
    const first = await calls.signIn(email);
    calls.later(60);
    const { tokens } = await calls.signIn(email);
    const out = await calls.ask('DELETE', '/auth/sessions', tokens.AccessToken);
    expect([out.status, out.cookie]).toEqual([200, expect.stringContaining('Max-Age=0')]);
    for (const token of [first.tokens.AccessToken, tokens.AccessToken])
      expect((await sessionsOf(token)).status).toBe(401);
  });

  it('the cookie alone is forgotten without a bearer, for this site only', async () => {
    const forget = (site?: string) =>
      calls.server.app.inject({
        method: 'DELETE',
        url: '/auth/page_cookie',
        headers: site ? { 'sec-fetch-site': site } : {},
      });
    expect((await forget('same-origin')).headers['set-cookie']).toContain('Max-Age=0');
    expect((await forget('cross-site')).statusCode).toBe(403);
  });

  it.each([
    ['POST', '/auth/logout'],
    ['GET', '/auth/sessions'],
    ['DELETE', '/auth/sessions'],
    ['DELETE', '/auth/sessions/00000000-0000-4000-8000-000000000000'],
  ] as const)('PERM-12 PERM-13 %s %s needs a bearer; the cookie is none', async (method, url) => {
    const { cookie } = await calls.signIn();
    const { statusCode, body } = await calls.server.app.inject({
      method,
      url,
      headers: { cookie: cookie.split(';')[0] ?? '' },
    });
    expect([statusCode, JSON.parse(body).error.code]).toEqual([401, 'NOT_AUTHENTICATED']);
  });
});

import { describe, expect, it } from 'vitest';
import { authCallsForEach } from '../testing/auth-calls.ts';

const calls = authCallsForEach();

const DAY_S = 86_400;
const sessionsOf = (token: string) => calls.ask('GET', '/auth/sessions', token);

describe('POST /auth/refresh_token', () => {
  it('API-05 answers two new tokens and no refresh token, and sets the cookie again', async () => {
    const { tokens, cookie } = await calls.signIn();
    calls.later(60 * 60 * 24 * 3);
    expect((await sessionsOf(tokens.AccessToken)).status).toBe(401);
    const renewed = await calls.refresh(tokens.RefreshToken, tokens.IdToken);
    expect([renewed.status, renewed.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(Object.keys(renewed.body).sort()).toEqual(['AccessToken', 'IdToken']);
    expect(renewed.cookie).toBe(cookie);
    expect((await sessionsOf(renewed.body.AccessToken)).status).toBe(200);
  });

  it('AUTH-14 goes on for as long as it is used, a year at most', async () => {
    const { tokens } = await calls.signIn();
    let idToken = tokens.IdToken;
    for (let month = 1; month <= 12; month++) {
      calls.later(DAY_S * 30);
      const { status, body } = await calls.refresh(tokens.RefreshToken, idToken);
      expect([month, status]).toEqual([month, 200]);
      idToken = body.IdToken;
    }
    calls.later(DAY_S * 6);
    expect((await calls.refresh(tokens.RefreshToken, idToken)).status).toBe(401);
  });

  it('ends when nobody used it for 90 days', async () => {
    const { tokens } = await calls.signIn();
    calls.later(DAY_S * 90);
    expect((await calls.refresh(tokens.RefreshToken, tokens.IdToken)).body.error.code).toBe(
      'NOT_AUTHENTICATED',
    );
  });

  it('an id token that was replaced may still come for a minute, from another tab', async () => {
    const { tokens } = await calls.signIn();
    calls.later(600);
    const all = await Promise.all(
      Array.from({ length: 5 }, () => calls.refresh(tokens.RefreshToken, tokens.IdToken)),
    );
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    calls.later(60);
    const late = await calls.refresh(tokens.RefreshToken, tokens.IdToken);
    expect(late.status).toBe(200);
    calls.later(600);
    for (const { body } of [...all, late])
      expect((await calls.refresh(tokens.RefreshToken, body.IdToken)).status).toBe(200);
  });

  it('so may one that is older still, when all of them were replaced within that minute', async () => {
    const { tokens } = await calls.signIn();
    calls.later(600);
    const second = await calls.refresh(tokens.RefreshToken, tokens.IdToken);
    expect((await sessionsOf(second.body.AccessToken)).status).toBe(200);
    calls.later(20);
    const third = await calls.refresh(tokens.RefreshToken, second.body.IdToken);
    expect((await sessionsOf(third.body.AccessToken)).status).toBe(200);
    calls.later(20);
    const slow = await calls.refresh(tokens.RefreshToken, tokens.IdToken);
    expect([third.status, slow.status]).toEqual([200, 200]);
    expect((await sessionsOf(slow.body.AccessToken)).status).toBe(200);
  });

  it('an answer that was lost signs nobody out, however late the browser asks again', async () => {
    const { tokens } = await calls.signIn();
    calls.later(600);
    const lost = await calls.refresh(tokens.RefreshToken, tokens.IdToken);
    calls.later(DAY_S);
    const { status, body } = await calls.refresh(tokens.RefreshToken, tokens.IdToken);
    expect([lost.status, status]).toEqual([200, 200]);
    expect((await sessionsOf(body.AccessToken)).status).toBe(200);
    calls.later(61);
    expect((await calls.refresh(tokens.RefreshToken, tokens.IdToken)).status).toBe(401);
  });

  it('so it is when a token from before went on being used meanwhile', async () => {
    const { tokens } = await calls.signIn();
    calls.later(540);
    const lost = await calls.refresh(tokens.RefreshToken, tokens.IdToken);
    expect((await sessionsOf(tokens.AccessToken)).status).toBe(200);
    calls.later(61);
    const { status, body } = await calls.refresh(tokens.RefreshToken, tokens.IdToken);
    expect([lost.status, status]).toEqual([200, 200]);
    // What came with the second answer is in use: nobody needs the first any more.
    expect((await sessionsOf(body.AccessToken)).status).toBe(200);
    calls.later(61);
    expect((await calls.refresh(tokens.RefreshToken, tokens.IdToken)).status).toBe(401);
  });

  it('one that comes back later gives a thief away: the session ends for both', async () => {
    const { tokens } = await calls.signIn();
    calls.later(600);
    const { body } = await calls.refresh(tokens.RefreshToken, tokens.IdToken);
    expect((await sessionsOf(body.AccessToken)).status).toBe(200);
    calls.later(61);
    expect((await calls.refresh(tokens.RefreshToken, tokens.IdToken)).status).toBe(401);
    expect((await calls.refresh(tokens.RefreshToken, body.IdToken)).status).toBe(401);
    expect((await sessionsOf(body.AccessToken)).status).toBe(401);
    expect(calls.server.log.join('')).toContain('a replaced id token came back');
  });

  it('ends nothing else that the account has', async () => {
    const email = calls.anAddress();
    const thief = await calls.signIn(email);
    calls.later(60);
    const honest = await calls.signIn(email);
    const renewed = await calls.refresh(thief.tokens.RefreshToken, thief.tokens.IdToken);
    expect((await sessionsOf(renewed.body.AccessToken)).status).toBe(200);
    calls.later(120);
    expect((await calls.refresh(thief.tokens.RefreshToken, thief.tokens.IdToken)).status).toBe(401);
    expect((await calls.refresh(honest.tokens.RefreshToken, honest.tokens.IdToken)).status).toBe(200);
  });

  it.each([
    ['of another session', 'other'],
    ['that is an access token', 'access'],
    ['that is no token', 'x.y.z'],
    ['that is opaque', 'opaque'],
  ])('refuses an id token %s, and ends nothing', async (_name, which) => {
    const mine = await calls.signIn();
    const other = await calls.signIn();
    const idToken =
      { other: other.tokens.IdToken, access: mine.tokens.AccessToken, opaque: mine.tokens.RefreshToken }[
        which
      ] ?? which;
    expect((await calls.refresh(mine.tokens.RefreshToken, idToken)).status).toBe(401);
    expect((await calls.refresh(other.tokens.RefreshToken, mine.tokens.IdToken)).status).toBe(401);
    expect((await calls.refresh(mine.tokens.RefreshToken, mine.tokens.IdToken)).status).toBe(200);
  });
});

import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleError } from '../http/errors.ts';
import { type AccountServer, startAccountServer } from '../testing/account-server.ts';
import { makeStory } from '../testing/stories.ts';
import { installBearer, needsBearer, signedIn } from './bearer.ts';

let server: AccountServer;
const app = Fastify();
beforeAll(async () => {
  server = await startAccountServer({ stories: [makeStory('one')], aliases: { before: 'one' } });
  app.setErrorHandler(handleError);
  installBearer(app);
  app.post('/mine', { ...needsBearer(server) }, async (request) => signedIn(request));
  app.get('/forgot', async (request) => signedIn(request));
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const ask = (authorization?: string, payload = '{}') =>
  app.inject({
    method: 'POST',
    url: '/mine',
    payload,
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
  });

describe('a call that needs a bearer', () => {
  it('PERM-12 is told who makes it', async () => {
    const { accountId, sessionId, headers } = await server.signIn();
    expect(JSON.parse((await ask(headers.authorization)).body)).toEqual({ accountId, sessionId });
  });

  it('PERM-13 ERR-22 refuses everybody else before it reads the body', async () => {
    const { statusCode, headers, body } = await ask(undefined, '{"broken');
    expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(JSON.parse(body).error).toEqual({ code: 'NOT_AUTHENTICATED', message: 'Not authenticated' });
  });

  it('refuses a token whose session has ended, at once', async () => {
    const { accountId, sessionId, headers } = await server.signIn();
    await server.accounts.sessions.end(accountId, sessionId);
    expect((await ask(headers.authorization)).statusCode).toBe(401);
  });

  it.each([
    ['nothing', 'Bearer '],
    ['no token', 'Bearer abc'],
    ['another scheme', 'Basic YTpi'],
    ['a long one', `Bearer ${'a'.repeat(3000)}.${'b'.repeat(3000)}.c`],
    ['no algorithm', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
  ])('refuses %s', async (_name, authorization) => {
    expect((await ask(authorization)).statusCode).toBe(401);
  });

  it.each([
    ['a password that a proxy asked for', 'Basic YTpi', 200],
    ['a bearer that is none', 'Bearer', 401],
  ])('a call that anybody may make, with %s: %s', async (_name, authorization, status) => {
    const answer = await server.app.inject({ url: '/articles', headers: { authorization } });
    expect(answer.statusCode).toBe(status);
  });

  it('a call that leads elsewhere is kept nowhere either, for somebody who is signed in', async () => {
    const { headers } = await server.signIn();
    const moved = await server.app.inject({ url: '/stories/before', headers });
    expect([moved.statusCode, moved.headers['cache-control']]).toEqual([308, 'private, no-store']);
  });

  it('refuses the other tokens of the same session', async () => {
    const { tokens, pageToken } = await server.signIn();
    for (const token of [tokens.IdToken, tokens.RefreshToken, pageToken])
      expect((await ask(`Bearer ${token}`)).statusCode).toBe(401);
  });

  it('tells nobody’s account where a route forgot to need it', async () => {
    expect((await app.inject('/forgot')).statusCode).toBe(401);
  });
});

// @vitest-environment happy-dom
/** How a token that has run out is replaced, where the server does not answer. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answering, refused } from '../testing/answers.ts';
import { memoryStorage } from '../testing/local-storage.ts';
import { tokensOf } from '../testing/users.ts';
import { authorised } from './authorised.ts';
import { tokensIn } from './tokens.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('gives up on new tokens that never come, so that other tabs and calls go on with the ones they have', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address === '/api/auth/refresh_token') init.signal?.throwIfAborted();
    return new Response('', { status: 401 });
  });
  const tokens = tokensIn(memoryStorage());
  tokens.set(tokensOf());
  const ended = vi.fn();
  await expect(authorised(tokens, ended)('/api/profile', {})).rejects.toThrow('abort');
  expect(limit).toHaveBeenCalledWith(15_000);
  expect(tokens.get()).toEqual(tokensOf());
  expect(ended).not.toHaveBeenCalled();
});

it.each([503, 429, 408])(
  'a refresh that is refused with %i is what each call fails with, and not a 401',
  async (status) => {
    answering({ '/api/profile': 401, '/api/auth/refresh_token': refused(status, 'INTERNAL', 'Try again') });
    const tokens = tokensIn(memoryStorage());
    tokens.set(tokensOf());
    const send = authorised(tokens, vi.fn());
    const answers = await Promise.all([send('/api/profile', {}), send('/api/profile', {})]);
    for (const answer of answers) {
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ error: { message: 'Try again' } });
    }
  },
);

it.each([400, 401])(
  'a refresh that is refused with %i ends the session, and the call is refused',
  async (status) => {
    answering({ '/api/profile': 401, '/api/auth/refresh_token': status });
    const tokens = tokensIn(memoryStorage());
    tokens.set(tokensOf());
    const ended = vi.fn();
    expect((await authorised(tokens, ended)('/api/profile', {})).status).toBe(401);
    expect(ended).toHaveBeenCalledOnce();
  },
);

describe.each([
  ['nobody', null],
  ['somebody else', { ...tokensOf(2), RefreshToken: 'of somebody else' }],
])('an answer about new tokens that comes when it is %s who is signed in', (_who, since) => {
  it.each([
    ['brings tokens', { AccessToken: 'a.b.new', IdToken: 'a.b.new' }],
    ['says that the session is over', 401],
  ])('and %s changes nothing', async (_what, answer) => {
    const tokens = tokensIn(memoryStorage());
    tokens.set(tokensOf());
    const refresh = () => {
      // In another tab, or on a slow line while this page is being left.
      tokens.set(since);
      return typeof answer === 'number' ? new Response('', { status: answer }) : answer;
    };
    answering({ '/api/profile': 401, '/api/auth/refresh_token': refresh });
    const ended = vi.fn();
    expect((await authorised(tokens, ended)('/api/profile', {})).status).toBe(401);
    expect(tokens.get()).toEqual(since);
    expect(ended).not.toHaveBeenCalled();
  });
});

it('lets go of the answer that was refused, which would hold its connection', async () => {
  const refused = new Response('Not authenticated', { status: 401 });
  const cancel = vi.spyOn(refused.body as ReadableStream, 'cancel');
  const answers: Record<string, Response[]> = {
    '/api/profile': [refused, new Response('{}')],
    '/api/auth/refresh_token': [Response.json({ AccessToken: 'a.b.new', IdToken: 'a.b.new' })],
  };
  vi.stubGlobal('fetch', async (address: string) => answers[address]?.shift());
  const tokens = tokensIn(memoryStorage());
  tokens.set(tokensOf());
  expect((await authorised(tokens, vi.fn())('/api/profile', {})).status).toBe(200);
  expect(cancel).toHaveBeenCalledOnce();
});

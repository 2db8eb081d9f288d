// @vitest-environment happy-dom
/** How a token that has run out is replaced, where the server does not answer. */
import { afterEach, expect, it, vi } from 'vitest';
import { answering, refused } from '../testing/answers.ts';
import { memoryStorage } from '../testing/local-storage.ts';
import { tokensOf } from '../testing/users.ts';
import { authorised } from './authorised.ts';
import { tokensIn } from './tokens.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives up on new tokens that never come, so that other tabs and calls go on with the ones they have', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address === '/api/auth/refresh_token'
      ? new Promise((_, reject) => {
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        })
      : Promise.resolve(new Response('', { status: 401 })),
  );
  const tokens = tokensIn(memoryStorage());
  tokens.set(tokensOf());
  const ended = vi.fn();
  const failed = vi.fn();
  authorised(tokens, ended)('/api/profile', {}).catch(failed);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(failed.mock.calls[0]?.[0].name).toBe('AbortError');
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

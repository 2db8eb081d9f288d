// @vitest-environment happy-dom
/** How a token that has run out is replaced, where the server does not answer. */
import { afterEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/local-storage.ts';
import { mayLog } from '../testing/logged.ts';
import { tokensOf } from '../testing/users.ts';
import { authorised } from './authorised.ts';
import { tokensIn } from './tokens.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  mayLog('error', 'Failed to refresh');
});

it('gives up on new tokens that never come, so that other tabs and calls go on with the ones they have', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
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
  const answer = vi.fn();
  void authorised(tokens, ended)('/api/profile', {}).then(answer);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(answer.mock.calls[0]?.[0].status).toBe(401);
  expect(tokens.get()).toEqual(tokensOf());
  expect(ended).not.toHaveBeenCalled();
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

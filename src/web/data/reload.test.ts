import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reload } from './reload.ts';

const location = { href: 'https://helder.example/science', reload: vi.fn() };

beforeEach(() => {
  location.reload.mockReset();
  vi.stubGlobal('window', { location });
});

afterEach(() => vi.unstubAllGlobals());

it('loads the page anew when somebody answers, whatever they say, and first does what is to be done before', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  const before = vi.fn(() => expect(location.reload).not.toHaveBeenCalled());
  expect(await reload(before)).toBe(true);
  expect(before).toHaveBeenCalledOnce();
  expect(location.reload).toHaveBeenCalledOnce();
});

it('leaves everything as it is when nobody answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const before = vi.fn();
  expect(await reload(before)).toBe(false);
  expect(before).not.toHaveBeenCalled();
  expect(location.reload).not.toHaveBeenCalled();
});

it('waits for an answer no longer than 10 s', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => signal?.throwIfAborted());
  expect(await reload()).toBe(false);
  expect(limit).toHaveBeenCalledWith(10_000);
});

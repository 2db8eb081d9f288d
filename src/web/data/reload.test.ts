import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reload } from './reload.ts';

const location = { href: 'https://helder.example/science', reload: vi.fn() };

beforeEach(() => {
  location.reload.mockReset();
  vi.stubGlobal('window', { location });
});

afterEach(() => vi.unstubAllGlobals());

it.each([200, 404])(
  'loads the page anew when it is to be had (%i), and first does what is to be done before',
  async (status) => {
    vi.stubGlobal('fetch', async () => new Response('', { status }));
    const before = vi.fn(() => expect(location.reload).not.toHaveBeenCalled());
    expect(await reload(before)).toBe(true);
    expect(before).toHaveBeenCalledOnce();
    expect(location.reload).toHaveBeenCalledOnce();
  },
);

it.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy answers for a server that is away', async () => new Response('', { status: 502 })],
  ['the reader has asked too often', async () => new Response('', { status: 429 })],
])('leaves everything as it is when %s', async (_what, answer) => {
  vi.stubGlobal('fetch', answer);
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

import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import { type FinishedPage, PageCache } from './page-cache.ts';

interface Gate {
  promise: Promise<FinishedPage>;
  open: (page?: Partial<FinishedPage>) => void;
}

function gate(): Gate {
  let open: Gate['open'] = () => {};
  const promise = new Promise<FinishedPage>((resolve) => {
    open = (page) => resolve({ status: 200, html: 'page', keep: true, ...page });
  });
  return { promise, open };
}

function setUp(capacity = 10) {
  const state = { version: 'a', now: 1_000_000 };
  const render = vi.fn(async ({ key }: { key: string }): Promise<FinishedPage> => {
    return { status: 200, html: `${key} of ${state.version}`, keep: true };
  });
  const onError = vi.fn();
  const cache = new PageCache({
    render,
    version: () => state.version,
    now: () => state.now,
    onError,
    capacity,
  });
  return { state, render, onError, cache };
}

const home = { key: '/' };
const textOf = (page: { bytes: { identity: Buffer } } | undefined) => page?.bytes.identity.toString();

describe('PageCache', () => {
  it('renders once and then sends what it has', async () => {
    const { cache, render } = setUp();
    expect(cache.ready(home)).toBeUndefined();
    expect(textOf(await cache.get(home))).toBe('/ of a');
    expect(textOf(cache.ready(home))).toBe('/ of a');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('readers who come together wait for one rendering', async () => {
    const { cache, render } = setUp();
    const { promise, open } = gate();
    render.mockReturnValue(promise);
    const all = Promise.all([cache.get(home), cache.get(home), cache.get(home)]);
    open();
    expect(new Set(await all).size).toBe(1);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('after a publish the old page is sent while the new one is made', async () => {
    const { cache, render, state } = setUp();
    await cache.get(home);
    state.version = 'b';
    const { promise, open } = gate();
    render.mockReturnValue(promise);
    expect(textOf(await cache.get(home))).toBe('/ of a');
    expect(textOf(cache.ready(home))).toBe('/ of a');
    expect(textOf(await cache.get(home))).toBe('/ of a');
    expect(render).toHaveBeenCalledTimes(2);
    open({ html: 'new' });
    await eventually(() => expect(textOf(cache.ready(home))).toBe('new'));
  });

  it('a page that would have to be made again is not ready: whoever asks for that is counted', async () => {
    const { cache, render, state } = setUp();
    await cache.get(home);
    state.version = 'b';
    expect(cache.ready(home)).toBeUndefined();
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('nobody is sent a page older than five minutes', async () => {
    const { cache, state } = setUp();
    await cache.get(home);
    state.version = 'b';
    state.now += 5 * 60_000;
    expect(cache.ready(home)).toBeUndefined();
    expect(textOf(await cache.get(home))).toBe('/ of b');
  });

  it('a page that cannot be rendered any more is sent as it last was', async () => {
    const { cache, render, state, onError } = setUp();
    await cache.get(home);
    state.version = 'b';
    state.now += 60 * 60_000;
    render.mockRejectedValue(new Error('renderer broken'));
    expect(textOf(await cache.get(home))).toBe('/ of a');
    expect(onError).toHaveBeenCalledTimes(1);
    await expect(cache.get({ key: '/never' })).rejects.toThrow('renderer broken');
  });

  it('so is one whose news cannot be had, and not one of a story that is gone', async () => {
    const { cache, render, state } = setUp();
    await cache.get(home);
    state.version = 'b';
    state.now += 60 * 60_000;
    render.mockResolvedValue({ status: 503, html: 'away', keep: false });
    expect(textOf(await cache.get(home))).toBe('/ of a');
    expect((await cache.get({ key: '/never' })).status).toBe(503);
    render.mockResolvedValue({ status: 404, html: 'gone', keep: false });
    expect((await cache.get(home)).status).toBe(404);
  });

  it('a page about a failure is sent but not kept', async () => {
    const { cache, render } = setUp();
    render.mockResolvedValueOnce({ status: 500, html: 'sorry', keep: false });
    expect((await cache.get(home)).status).toBe(500);
    expect(cache.ready(home)).toBeUndefined();
    expect(textOf(await cache.get(home))).toBe('/ of a');
  });

  it('keeps no more pages than it may, the least recently used go first', async () => {
    const { cache } = setUp(2);
    await cache.get({ key: '1' });
    await cache.get({ key: '2' });
    cache.ready({ key: '1' });
    await cache.get({ key: '3' });
    expect(cache.ready({ key: '2' })).toBeUndefined();
    expect(textOf(cache.ready({ key: '1' }))).toBe('1 of a');
  });

  it('renders hot pages again after a publish, the rest when somebody asks', async () => {
    const { cache, render, state } = setUp();
    for (const _ of [1, 2, 3]) await cache.get(home);
    await cache.get({ key: '/crime' });
    state.version = 'b';
    expect(await cache.refreshHot()).toBe(1);
    expect(textOf(cache.ready(home))).toBe('/ of b');
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('renders at most forty of the hot pages again, those asked for most first', async () => {
    const { cache, render, state } = setUp(100);
    for (let page = 50; page > 0; page--)
      for (let asked = 0; asked < page; asked++) await cache.get({ key: `/${page}` });
    render.mockClear();
    state.version = 'b';
    expect(await cache.refreshHot()).toBe(40);
    const again = render.mock.calls.map(([{ key }]) => key);
    expect(again).toEqual(Array.from({ length: 40 }, (_, at) => `/${50 - at}`));
  });

  it('a hot page whose turn to be rendered again has yet to come is ready: nobody is counted for it', async () => {
    const { cache, render, state } = setUp();
    const later = { key: '/later' };
    for (const page of [later, home, home]) for (const _ of [1, 2, 3]) await cache.get(page);
    state.version = 'b';
    const { promise, open } = gate();
    render.mockReturnValueOnce(promise);
    const refreshed = cache.refreshHot();
    expect(textOf(cache.ready(later))).toBe('/later of a');
    open();
    await refreshed;
    expect(textOf(cache.ready(later))).toBe('/later of b');
    state.version = 'c';
    expect(cache.ready(later)).toBeUndefined();
  });

  it('a hot page that cannot be rendered keeps no other from it', async () => {
    const { cache, render, state, onError } = setUp();
    for (const key of ['/first', '/second']) for (const _ of [1, 2, 3]) await cache.get({ key });
    state.version = 'b';
    render.mockRejectedValueOnce(new Error('renderer broken'));
    expect(await cache.refreshHot()).toBe(2);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(render).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['two readers do not make', 2, 0],
    ['three readers make', 3, 1],
  ])('%s a page hot', async (_what, readers, hot) => {
    const { cache, state } = setUp();
    for (let n = 0; n < readers; n++) await cache.get(home);
    state.version = 'b';
    expect(await cache.refreshHot()).toBe(hot);
  });
});

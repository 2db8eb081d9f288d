import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOME } from '../../../contract/address.ts';
import { mayLog } from '../../testing/logged.ts';
import { ARTICLES } from '../../testing/stories.ts';
import { blocksOf, layout } from './blocks.ts';
import { loadMore } from './more.ts';

afterEach(() => {
  mayLog('warn', 'The other pages of a search are links');
  mayLog('error', 'Failed to load more');
});

describe('loadMore', () => {
  const fetched = (isFetchNextPageError: boolean) =>
    vi.fn(() => Promise.resolve({ isFetchNextPageError, error: isFetchNextPageError ? 'offline' : null }));

  it('FEED-31 asks for the next page', async () => {
    const fetch = fetched(false);
    await loadMore(HOME, fetch);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('FEED-32 with an active search it only logs', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fetch = fetched(false);
    await loadMore({ ...HOME, query: 'ice' }, fetch);
    expect(fetch).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('FEED-36 ERR-84 ERR-02 a failure is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await loadMore(HOME, fetched(true));
    expect(log).toHaveBeenCalledWith('Failed to load more stories', 'offline');
  });
});

describe('layout', () => {
  it('FEED-24 nothing makes no featured story and an empty list', () => {
    expect(layout([], [])).toEqual({ featured: null, list: [] });
    expect(blocksOf([])).toEqual([]);
  });

  it('FEED-22 FEED-23 the first with a picture is featured, and the others keep their order', () => {
    const [first, second, third] = ARTICLES.slice(0, 3).map((story, index) => ({
      ...story,
      imageUrl: index === 1 ? '/img/x/640/y' : null,
    }));
    if (!first || !second || !third) throw new Error('Three stories are needed');
    const stories = [first, second, third];
    expect(layout(stories, stories)).toEqual({ featured: second, list: [first, third] });
    expect(layout([first, third], stories).featured).toBe(first);
    // What is loaded later moves nothing.
    expect(layout(stories, [first]).featured).toBe(first);
  });
});

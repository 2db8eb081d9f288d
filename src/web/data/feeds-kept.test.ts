// @vitest-environment happy-dom
/** Feeds that the reader has left, and may come back to. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOME } from '../../contract/address.ts';
import { MS_PER_HOUR } from '../../contract/time.ts';
import { answering } from '../testing/answers.ts';
import { pageOf } from '../testing/stories.ts';
import { type FeedRequest, feedKey, feedQuery, forgetOld } from './feed.ts';

const request: FeedRequest = {
  screen: HOME,
  language: 'en',
  place: null,
  weights: null,
  reads: null,
  account: null,
};

/** Opens a search and leaves it. */
async function search(client: QueryClient, query: string): Promise<FeedRequest> {
  const asked = { ...request, screen: { ...HOME, query } };
  await client.fetchInfiniteQuery(feedQuery(asked));
  return asked;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a feed that was left', () => {
  it('is there for as long as a visit', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answering({ '/api/search': pageOf() });
    const client = new QueryClient();
    const storm = await search(client, 'storm');
    await vi.advanceTimersByTimeAsync(5 * MS_PER_HOUR);
    expect(client.getQueryData(feedKey(storm))).toBeDefined();
  });

  it.each([
    [4, true],
    [6, false],
  ])(
    'is asked for anew by who goes to it, and not back, when it is old: %i minutes',
    async (minutes, kept) => {
      answering({ '/api/search': pageOf() });
      const client = new QueryClient();
      const [storm, ferry] = [await search(client, 'storm'), await search(client, 'ferry')];
      const left = Date.now();
      vi.spyOn(Date, 'now').mockReturnValue(left + minutes * 60_000);
      forgetOld(client, storm.screen);
      expect(client.getQueryData(feedKey(storm)) !== undefined).toBe(kept);
      expect(client.getQueryData(feedKey(ferry))).toBeDefined();
    },
  );

  it('goes when there are thirty newer ones', async () => {
    answering({ '/api/search': pageOf() });
    const client = new QueryClient();
    const searches = Array.from({ length: 32 }, (_, index) => `storm ${index}`);
    for (const each of searches) await search(client, each);
    const kept = client.getQueryCache().findAll({ queryKey: ['feed'] });
    expect(kept.map(({ queryKey }) => queryKey[2])).toEqual(searches.slice(-30));
  });
});

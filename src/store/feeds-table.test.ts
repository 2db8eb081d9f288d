import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPublisher, at, NOON } from './testing/examples.ts';
import { openTestStore } from './testing/test-store.ts';
import type { FeedState, Store } from './types.ts';

const ONE = 'https://one.example/feed';
const TWO = 'https://two.example/feed';
const THREE = 'https://three.example/feed';

describe('feeds table', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());

  const save = (feeds: FeedState[]) => store.publish((tx) => tx.saveFeeds(feeds));
  const byUrl = async (url: string): Promise<FeedState> => {
    const found = (await store.feeds.list()).find((feed) => feed.url === url);
    if (!found) throw new Error(`no ${url}`);
    return found;
  };

  it('makes new feeds due at once', async () => {
    await store.feeds.sync([aPublisher('a', [ONE, TWO])], NOON);
    const due = await store.feeds.due(NOON, 10);
    expect(due.map(({ url }) => url).sort()).toEqual([ONE, TWO]);
    expect(await store.feeds.due(at(-1), 10)).toEqual([]);
    expect(await byUrl(ONE)).toEqual({
      url: ONE,
      publisherId: 'a',
      etag: null,
      lastModified: null,
      bodyHash: null,
      intervalSeconds: 900,
      nextDueAt: NOON,
      lastFetchedAt: null,
      lastOkAt: null,
      newestItemAt: null,
      failures: 0,
      fault: null,
    });
  });

  it('gives back every field as it was saved', async () => {
    const saved: FeedState = {
      ...(await byUrl(ONE)),
      etag: 'W/"x\\"',
      lastModified: 'Sun, 01 Mar 2026 12:00:00 GMT',
      bodyHash: 'abc',
      intervalSeconds: 3_600,
      nextDueAt: at(1),
      lastFetchedAt: at(0.25),
      lastOkAt: at(0.125),
      newestItemAt: at(-2),
      failures: 3,
      fault: { code: 'too-large', message: 'more than 10 MB' },
    };
    await save([saved]);
    expect(await byUrl(ONE)).toEqual(saved);
  });

  it('gives no fault where another release wrote one in another form', async () => {
    const fault = { reason: 'too-large' } as unknown as FeedState['fault'];
    await save([{ ...(await byUrl(ONE)), fault }]);
    expect((await byUrl(ONE)).fault).toBeNull();
  });

  it('gives due feeds longest overdue first, at most the limit', async () => {
    await save([
      { ...(await byUrl(ONE)), nextDueAt: at(2) },
      { ...(await byUrl(TWO)), nextDueAt: at(1) },
    ]);
    expect((await store.feeds.due(at(3), 10)).map(({ url }) => url)).toEqual([TWO, ONE]);
    expect((await store.feeds.due(at(3), 1)).map(({ url }) => url)).toEqual([TWO]);
    expect((await store.feeds.due(at(1.5), 10)).map(({ url }) => url)).toEqual([TWO]);
  });

  it.each([
    ['asked by a clock an hour ahead', { lastFetchedAt: at(4), nextDueAt: at(4.5) }, true],
    ['asked by a clock that is minutes ahead, as another machine’s', { lastFetchedAt: at(3.05) }, false],
    ['put off by a clock a month ahead, and not asked', { nextDueAt: at(24 * 30) }, true],
    ['put off for a day and a tenth, as long as any', { nextDueAt: at(3 + 26.4) }, false],
  ])(
    'of feeds whose time has not come, gives those that only a clock ahead can have put off: %s',
    async (_what, times, isDue) => {
      const one = { ...(await byUrl(ONE)), lastFetchedAt: at(2), nextDueAt: at(5) };
      await save([
        { ...one, ...times },
        { ...(await byUrl(TWO)), nextDueAt: at(5) },
      ]);
      expect((await store.feeds.due(at(3), 10)).map(({ url }) => url)).toEqual(isDue ? [ONE] : []);
    },
  );

  it('sync keeps validators, takes feeds off the list, adds new ones and moves owners', async () => {
    await save([{ ...(await byUrl(ONE)), etag: 'kept' }]);
    await store.feeds.sync([aPublisher('b', [ONE]), aPublisher('c', [THREE])], at(5));
    const feeds = await store.feeds.list();
    expect(feeds.map(({ url, publisherId, etag }) => ({ url, publisherId, etag }))).toEqual([
      { url: ONE, publisherId: 'b', etag: 'kept' },
      { url: THREE, publisherId: 'c', etag: null },
    ]);
    expect((await byUrl(THREE)).nextDueAt).toEqual(at(5));
  });

  it('a feed saved after it was taken off the list does not come back', async () => {
    const one = await byUrl(ONE);
    await store.feeds.sync([aPublisher('c', [THREE])], NOON);
    await save([one]);
    expect((await store.feeds.list()).map(({ url }) => url)).toEqual([THREE]);
  });

  it('lists an address once when two publishers name it', async () => {
    await store.feeds.sync([aPublisher('a', [ONE]), aPublisher('b', [ONE])], NOON);
    expect((await store.feeds.list()).map(({ publisherId }) => publisherId)).toEqual(['b']);
  });

  it('an empty list of publishers empties the queue', async () => {
    await store.feeds.sync([], NOON);
    expect(await store.feeds.list()).toEqual([]);
  });
});

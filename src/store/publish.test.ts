import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SILENT_LOG } from '../contract/contract.ts';
import { eventually } from '../contract/testing/eventually.ts';
import { type Log, openStore, type Store } from './store.ts';
import { aPublisher, aReport, aStory, at, NOON } from './testing/examples.ts';
import { rowsIn } from './testing/rows-in.ts';
import { openTestStore, type TestStore } from './testing/test-store.ts';

describe('publishing', () => {
  let store: TestStore;
  let other: Store;
  beforeEach(async () => {
    store = await openTestStore();
    other = await openStore({ connectionString: store.connectionString });
  });
  afterEach(async () => {
    await other.close();
    await store.close();
  });

  it('is all or nothing', async () => {
    await store.feeds.sync([aPublisher('a', ['https://a.example/feed'])], NOON);
    const [feed] = await store.feeds.list();
    if (!feed) throw new Error('no feed');
    await expect(
      store.publish(async (tx) => {
        await tx.insertReports([aReport('r')], new Map([['r', 's']]));
        await tx.upsertStories([aStory('s')]);
        await tx.saveFeeds([{ ...feed, etag: 'new' }]);
        throw new Error('power cut');
      }),
    ).rejects.toThrow('power cut');
    expect(await rowsIn(store, 'reports')).toBe(0);
    expect(await rowsIn(store, 'stories')).toBe(0);
    expect(await store.stories.version()).toBe(0);
    expect((await store.feeds.list())[0]?.etag).toBeNull();
  });

  it('goes on to its end while the store closes, and then leaves the search index as it is', async () => {
    const warn = vi.fn<Log['warn']>();
    const closing = await openStore({
      connectionString: store.connectionString,
      log: { ...SILENT_LOG, warn },
    });
    let close: Promise<void> | undefined;
    await closing.publish(async (tx) => {
      await tx.upsertStories([aStory('s')]);
      close = closing.close();
      await eventually(async () => expect(await closing.healthy()).toBe(false));
    });
    await close;
    expect(await rowsIn(store, 'stories')).toBe(1);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is not visible to others before it is finished', async () => {
    await store.publish(async (tx) => {
      await tx.upsertStories([aStory('s')]);
      expect(await other.stories.find('s')).toBeNull();
    });
    expect(await other.stories.find('s')).not.toBeNull();
  });

  it('happens one at a time, in the order of versions', async () => {
    const order: string[] = [];
    let finish = (): void => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const slow = store.publish(async () => {
      order.push('slow begins');
      await finished;
      order.push('slow ends');
    });
    await eventually(() => expect(order).toEqual(['slow begins']));
    const quick = other.publish(async () => void order.push('quick'));
    // Reading does not wait for whoever publishes.
    expect(await other.stories.version()).toBe(0);
    finish();
    expect(await quick).toBeGreaterThan(await slow);
    expect(order).toEqual(['slow begins', 'slow ends', 'quick']);
  });

  it('is told to listeners in every process, with its version, after it can be read', async () => {
    const heard: number[] = [];
    const stop = await other.onPublished((version) => heard.push(version));
    const version = await store.publish((tx) => tx.upsertStories([aStory('s')]));
    await eventually(() => expect(heard).toEqual([version]));
    await stop();
    await store.publish((tx) => tx.upsertStories([aStory('s')]));
    const last = vi.fn();
    const stopLast = await other.onPublished(last);
    const final = await store.prune(at(-1)).then(() => store.stories.version());
    await eventually(() => expect(last).toHaveBeenCalledWith(final));
    await stopLast();
    expect(heard).toEqual([version]);
  });

  it('a failed publication is told to nobody', async () => {
    const heard: number[] = [];
    const stop = await other.onPublished((version) => heard.push(version));
    await expect(store.publish(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const version = await store.publish(async () => {});
    await eventually(() => expect(heard).toEqual([version]));
    await stop();
  });

  describe('ingesting', () => {
    it('is for one at a time, also within one process, and free again afterwards', async () => {
      const result = await store.whileIngesting(async () => [
        await other.whileIngesting(async () => 'never'),
        await store.whileIngesting(async () => 'never'),
      ]);
      expect(result).toEqual([null, null]);
      expect(await other.whileIngesting(async () => 'now')).toBe('now');
    });

    it('is free again after the work failed', async () => {
      await expect(store.whileIngesting(() => Promise.reject(new Error('fell over')))).rejects.toThrow(
        'fell over',
      );
      expect(await other.whileIngesting(async () => 'now')).toBe('now');
    });
  });
});

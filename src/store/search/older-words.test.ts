import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStory, at, NOON } from '../testing/examples.ts';
import { sql } from '../testing/sql.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

const SEVERAL_BATCHES = 1_100;

describe('words that an older release put into the index', () => {
  let store: TestStore;
  beforeEach(async () => {
    store = await openTestStore();
  });
  afterEach(() => store.close());

  const search = async (text: string): Promise<string[]> =>
    (await store.stories.search(text, { since: at(-100), limit: 10 })).hits.map(({ id }) => id);
  const asOlder = (): Promise<unknown> =>
    sql(
      store,
      "update story_words set shape = 0, text_hash = '', words = to_tsvector('dutch', 'woningbrand')",
    );
  const renewAll = async (): Promise<number[]> => {
    const renewed: number[] = [];
    do renewed.push(await store.renewWords());
    while (renewed.at(-1) !== 0);
    return renewed;
  };

  it('are made as this release makes them, a bounded number at a time, the newest first', async () => {
    const stories = Array.from({ length: SEVERAL_BATCHES }, (_, index) =>
      aStory(`s${index}`, {
        headline: 'Woningbrand in Emmen',
        language: 'nl',
        published_at: new Date(NOON.getTime() - index * 1_000).toISOString(),
      }),
    );
    await store.publish((tx) => tx.upsertStories(stories.toReversed()));
    await asOlder();
    expect(await search('brand')).toEqual([]);
    expect(await store.renewWords()).toBeLessThan(SEVERAL_BATCHES / 2);
    expect(await search('brand')).toEqual(stories.slice(0, 10).map(({ id }) => id));
    expect((await renewAll()).length).toBeGreaterThan(2);
    const rows = await sql(store, "select story_id from story_words where not words @@ 'brand'");
    expect(rows).toEqual([]);
  });

  it('are left alone when this release made them, and when the story cannot be read', async () => {
    await store.publish((tx) => tx.upsertStories([aStory('of today'), aStory('unreadable')]));
    expect(await renewAll()).toEqual([0]);
    await sql(store, "update stories set story = '{}' where id = 'unreadable'");
    await sql(store, "update story_words set shape = 0 where story_id = 'unreadable'");
    expect(await renewAll()).toEqual([1, 0]);
  });

  it('are found by readers of every language until it is known which they can be read in', async () => {
    await store.publish((tx) => tx.upsertStories([aStory('s', { headline: 'Brand', language: 'nl' })]));
    await sql(store, 'update story_words set shape = 2, languages = null');
    const found = async (language: string) =>
      (await store.stories.search('brand', { since: at(-100), limit: 10, reads: [language] })).hits.length;
    expect([await found('en'), await found('nl')]).toEqual([1, 1]);
    expect(await renewAll()).toEqual([1, 0]);
    expect([await found('en'), await found('nl')]).toEqual([0, 1]);
  });

  it('are not put over those of a newer story that is published meanwhile', async () => {
    await store.publish((tx) => tx.upsertStories([aStory('s', { headline: 'The bridge is shut' })]));
    await asOlder();
    await Promise.all([
      store.publish((tx) => tx.upsertStories([aStory('s', { headline: 'The tunnel is open' })])),
      store.renewWords(),
    ]);
    expect(await search('tunnel')).toEqual(['s']);
  });
});

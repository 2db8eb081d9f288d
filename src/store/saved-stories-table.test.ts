import { randomUUID } from 'node:crypto';
import type { Client, Pool, PoolClient } from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SILENT_LOG, type Story } from '../contract/contract.ts';
import { eventually } from '../contract/testing/eventually.ts';
import { savedStoriesTable } from './saved-stories-table.ts';
import { storiesTable } from './stories-table.ts';
import { anAccount } from './testing/an-account.ts';
import { aReport, aStory, at, NOON } from './testing/examples.ts';
import { readBy } from './testing/read-by.ts';
import { openClient, sql } from './testing/sql.ts';
import { openTestStore, type TestStore } from './testing/test-store.ts';

const SOON = at(1);
const OLD = at(-24 * 100).toISOString();
const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

describe('saved stories', () => {
  let store: TestStore;
  let accountId: string;
  beforeEach(async () => {
    store = await openTestStore();
    accountId = await anAccount(store);
  });
  afterEach(() => store.close());

  const publish = (...stories: Story[]) =>
    store.publish(async (tx) => {
      await tx.insertReports(
        stories.map(({ id }) => aReport(id)),
        new Map(stories.map(({ id }) => [id, id])),
      );
      await tx.upsertStories(stories);
    });
  const save = (story: Story, allow: () => void = () => {}) =>
    store.savedStories.save(accountId, { id: randomUUID(), storyId: story.id, savedAt: SOON, story }, allow);
  const savedIds = () => store.savedStories.list(accountId, ({ storyId }) => storyId);

  it('whose picture was not kept are found again, of those made since a day, and only so many', async () => {
    const without = async () =>
      (await store.savedStories.withoutPicture(SOON, 10)).map(({ storyId }) => storyId).sort();
    const pictured = (id: string) => aStory(id, { primary_image_url: `https://harbour.example/${id}.jpg` });
    const kept = await save(pictured('kept'));
    for (const id of ['a', 'b', 'removed']) await save(pictured(id));
    await save(aStory('plain', { primary_image_url: null, sources: [] }));
    await store.savedStories.remove(accountId, 'removed', SOON);
    expect(await without()).toEqual(['a', 'b', 'kept']);
    const picture = { hash: Buffer.alloc(32), type: 'image/webp', bytes: Buffer.from('webp') };
    await store.savedPictures.keep({ id: kept?.id ?? '', story: pictured('kept') }, picture, SOON);
    expect(await without()).toEqual(['a', 'b']);
    expect(await store.savedStories.withoutPicture(SOON, 1)).toHaveLength(1);
    expect(await store.savedStories.withoutPicture(at(2), 10)).toEqual([]);
  });

  it('outlive their story: the page is found as it was when it was saved', async () => {
    const story = aStory('s', { published_at: OLD, headline: 'As it was' });
    await publish(story);
    await save(story);
    await publish(aStory('s', { published_at: OLD, headline: 'As it became' }));
    expect((await store.stories.find('s'))?.headline).toBe('As it became');
    await store.prune(NOON);
    expect(await store.stories.find('s')).toEqual(story);
    await store.savedStories.remove(accountId, 's', SOON);
    expect(await store.stories.find('s')).toBeNull();
  });

  it('by several readers: a story that is gone is found as it was when the last of them saved it', async () => {
    await save(aStory('s', { headline: 'First' }));
    const others: string[] = [];
    for (const savedAt of [at(3), at(2)]) {
      const id = await anAccount(store);
      others.push(id);
      const story = aStory('s', { headline: savedAt.toISOString() });
      await store.savedStories.save(id, { id: randomUUID(), storyId: 's', savedAt, story }, () => {});
    }
    expect((await store.stories.find('s'))?.headline).toBe(at(3).toISOString());
    expect(await store.stories.find('other')).toBeNull();
    expect(await savedIds()).toEqual(['s']);
    await store.savedStories.removeAll(accountId);
    for (const id of others) {
      expect(await store.savedStories.find(accountId, 's')).toBeNull();
      expect(await store.savedStories.remove(accountId, 's', SOON)).toBe(false);
      expect((await store.savedStories.find(id, 's'))?.storyId).toBe('s');
    }
  });

  /** As long as a story that many publishers tell. */
  const LONG = aStory('s', { description: Array.from({ length: 400 }, () => randomUUID()).join(' ') });
  const A_DOCUMENT = (db: Client) => db.query('select length(story::text) from saved_stories limit 1');

  it('by many readers: of a story that is gone only the newest is read', async () => {
    await save(LONG);
    await sql(
      store,
      `with reader as (
        insert into accounts select gen_random_uuid(), 'r' || n, '', 0, '{}', null, $1, $1 from generate_series(1, 300) as n
        returning id)
      insert into saved_stories select gen_random_uuid(), reader.id, story_id, saved_at - interval '1 hour', shape, story
        from reader, saved_stories`,
      [NOON],
    );
    const find = (db: Client) => storiesTable(db as unknown as Pool, async () => []).find('s');
    const one = (await readBy(store, 'saved_stories', A_DOCUMENT)).pieces;
    // Also where the planner does not know yet that they are many, and sorts them.
    expect((await readBy(store, 'saved_stories', find)).pieces).toBe(one);
    expect(await readBy(store, 'saved_stories', find, 'analyze saved_stories')).toEqual({
      rows: 1,
      pieces: one,
    });
  });

  it('by one reader: finding or removing one of them reads no other, by its story or by its own id', async () => {
    const saved = await save(LONG);
    await sql(
      store,
      `insert into saved_stories select gen_random_uuid(), account_id, 's' || n, saved_at, shape, story
        from generate_series(1, 300) as n, saved_stories`,
    );
    const one = (await readBy(store, 'saved_stories', A_DOCUMENT)).pieces;
    const table = (db: Client) =>
      savedStoriesTable(db as unknown as Pool, (_id, work) => work(db as PoolClient), SILENT_LOG);
    for (const id of ['s', saved?.id ?? '']) {
      const finding = await readBy(store, 'saved_stories', (db) => table(db).find(accountId, id));
      expect(finding.pieces).toBe(one);
      const removing = await readBy(store, 'saved_stories', async (db) =>
        expect(await table(db).remove(accountId, id, SOON)).toBe(true),
      );
      expect(removing.pieces).toBe(0);
    }
  });

  it('of a merged story mean its successor, and are found by both ids', async () => {
    const [a, b] = [aStory('a'), aStory('b')];
    await publish(a, b);
    await save(a);
    await store.publish((tx) => tx.mergeStories([{ from: 'a', to: 'b' }]));
    expect(await savedIds()).toEqual(['b']);
    for (const id of ['a', 'b']) expect((await store.savedStories.find(accountId, id))?.storyId).toBe('b');
    expect((await save(b))?.isNew).toBe(false);
    expect(await store.savedStories.remove(accountId, 'a', SOON)).toBe(true);
  });

  it('of a page that was opened before its story was merged are saves of the successor', async () => {
    const [a, b] = [aStory('a'), aStory('b')];
    await publish(a, b);
    await store.publish((tx) => tx.mergeStories([{ from: 'a', to: 'b' }]));
    expect((await save(a))?.isNew).toBe(true);
    expect(await savedIds()).toEqual(['b']);
    expect((await save(b))?.isNew).toBe(false);
  });

  it('made while their story was being merged follow it with the next pruning, unless the successor is saved too', async () => {
    const stories = ['a', 'b', 'c', 'd'].map((id) => aStory(id));
    await publish(...stories);
    for (const story of stories) await save(story);
    await sql(store, `delete from saved_stories where story_id = 'b'`);
    await sql(
      store,
      `insert into retired_stories (id, successor, version) values ('a', 'b', 1), ('c', 'd', 1)`,
    );
    await store.prune(at(-24 * 365));
    expect((await savedIds()).sort()).toEqual(['b', 'c', 'd']);
  });

  it('removed by their reader while stories are merged hold up neither', async () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => aStory(id)) as [Story, Story, Story, Story];
    await publish(a, b, c, d);
    await save(a);
    await save(c);
    const merging = store.publish(async (tx) => {
      await tx.mergeStories([{ from: 'c', to: 'd' }]);
      const removed = store.savedStories.removeAll(accountId);
      await eventually(async () => expect(await sql(store, WAITING)).toHaveLength(1));
      await tx.mergeStories([{ from: 'a', to: 'b' }]);
      return void removing.push(removed);
    });
    const removing: Promise<void>[] = [];
    await merging;
    await Promise.all(removing);
    expect(await savedIds()).toEqual([]);
  });

  it('stay two when both stories of a merge were saved', async () => {
    const [a, b] = [aStory('a'), aStory('b')];
    await publish(a, b);
    await save(a);
    await save(b);
    await store.publish((tx) => tx.mergeStories([{ from: 'a', to: 'b' }]));
    expect((await savedIds()).sort()).toEqual(['a', 'b']);
  });

  it('stay two when the second is being saved while the stories are merged', async () => {
    const [a, b] = [aStory('a'), aStory('b')];
    await publish(a, b);
    await save(a);
    const reader = await openClient(store);
    await reader.query('begin');
    await reader.query('select from accounts where id = $1 for update', [accountId]);
    await reader.query(
      `insert into saved_stories select $1, account_id, 'b', saved_at, shape, story from saved_stories`,
      [randomUUID()],
    );
    const merged = store.publish((tx) => tx.mergeStories([{ from: 'a', to: 'b' }]));
    await eventually(async () => expect(await sql(store, WAITING)).toHaveLength(1));
    await reader.query('commit');
    await reader.end();
    await merged;
    expect((await savedIds()).sort()).toEqual(['a', 'b']);
  });

  it('of one who saves both only while the merge waits for another do not fail it', async () => {
    const [a, b] = [aStory('a'), aStory('b')];
    await publish(a, b);
    await save(a);
    const [first, second] = [await openClient(store), await openClient(store)];
    await first.query('begin');
    await first.query('select from accounts where id = $1 for update', [accountId]);
    const merged = store.publish((tx) => tx.mergeStories([{ from: 'a', to: 'b' }]));
    await eventually(async () => expect(await sql(store, WAITING)).toHaveLength(1));
    accountId = await anAccount(store);
    await save(a);
    await second.query('begin');
    await second.query('select from accounts where id = $1 for update', [accountId]);
    await second.query(
      `insert into saved_stories select $1, account_id, 'b', saved_at, shape, story from saved_stories where account_id = $2`,
      [randomUUID(), accountId],
    );
    let isMerged = false;
    void merged.then(
      () => (isMerged = true),
      () => {},
    );
    await first.query('commit');
    await eventually(async () => expect(isMerged || (await sql(store, WAITING)).length > 0).toBe(true));
    await second.query('commit');
    for (const session of [first, second]) await session.end();
    await merged;
    expect((await savedIds()).sort()).toEqual(['a', 'b']);
  });

  it('are found by the story they stand for now, before the one they were, or by their own id', async () => {
    const [a, b] = [aStory('a'), aStory('b')];
    await publish(a, b);
    const first = await save(a);
    await store.publish((tx) => tx.mergeStories([{ from: 'a', to: 'b' }]));
    await publish(a);
    // As an older Helder left it when a story stood again.
    await sql(store, `update saved_stories set story_id = 'b'`);
    const second = await save(a);
    const saved = async (id: string) => (await store.savedStories.find(accountId, id))?.id;
    expect([await saved('a'), await saved('b')]).toEqual([second?.id, first?.id]);
    expect([await saved(first?.id ?? ''), await saved(second?.id ?? '')]).toEqual([first?.id, second?.id]);
    expect(await saved('other')).toBeUndefined();
    expect(await store.savedStories.remove(accountId, 'other', SOON)).toBe(false);
    expect(await store.savedStories.remove(accountId, 'a', SOON)).toBe(true);
    expect(await store.savedStories.list(accountId, ({ id }) => id)).toEqual([first?.id]);
    expect(await store.savedStories.remove(accountId, first?.id ?? '', SOON)).toBe(true);
    expect(await savedIds()).toEqual([]);
  });

  it('are not written when the reader may not save another', async () => {
    const refuse = (): never => {
      throw new Error('no more');
    };
    await expect(save(aStory('a'), refuse)).rejects.toThrow('no more');
    expect(await savedIds()).toEqual([]);
    await save(aStory('a'));
    expect((await save(aStory('a'), refuse))?.isNew).toBe(false);
  });

  it('of an account that is gone are not saved', async () => {
    await anAccount(store);
    await store.accounts.remove(accountId);
    expect(await save(aStory('a'))).toBeNull();
  });

  it('that an older Helder wrote are brought along, and what cannot be read is left out', async () => {
    await save(aStory('a'));
    await save(aStory('b'));
    await sql(
      store,
      `update saved_stories set shape = 0, story = story - 'translations' where story_id = 'a'`,
    );
    await sql(store, `update saved_stories set story = '{"id":"b"}' where story_id = 'b'`);
    expect(await store.savedStories.list(accountId, ({ story }) => story)).toEqual([aStory('a')]);
  });

  it('are told newest first however many there are, a hundred at most in one turn', async () => {
    const names = Array.from({ length: 250 }, (_, at) => `s${at}`);
    for (const name of names) await save(aStory(name));
    await sql(
      store,
      `update saved_stories set saved_at = saved_at + right(story_id, -1)::int * interval '1 second'`,
    );
    const turns = [0];
    let counting = setImmediate(function next() {
      turns.push(0);
      counting = setImmediate(next);
    });
    const told = await store.savedStories.list(accountId, ({ storyId }) => {
      turns[turns.length - 1] = (turns.at(-1) ?? 0) + 1;
      return storyId;
    });
    clearImmediate(counting);
    expect(told).toEqual(names.reverse());
    expect(Math.max(...turns)).toBeLessThanOrEqual(100);
  });

  it('are a list that may take long: only its statements may not, and it ends where nobody waits any more', async () => {
    for (let nth = 0; nth < 250; nth++) await save(aStory(`s${nth}`));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let told = 0;
    const slowly = () => void (told++ % 100 === 0 && vi.advanceTimersByTime(14_000));
    expect(await store.savedStories.list(accountId, slowly)).toHaveLength(250);
    const caller = new AbortController();
    told = 0;
    await store.savedStories.list(
      accountId,
      () => {
        told++;
        caller.abort();
      },
      caller.signal,
    );
    expect(told).toBe(100);
  });

  it('have a picture each, one row however many show it, gone with the last', async () => {
    const picture = { hash: Buffer.alloc(32, 7), type: 'image/webp', bytes: Buffer.from('x') };
    const saves = [await save(aStory('a')), await save(aStory('b'))];
    for (const [index, kept] of saves.entries())
      await store.savedPictures.keep({ id: kept?.id ?? '', story: aStory('ab'[index] ?? '') }, picture, SOON);
    await store.savedStories.remove(accountId, 'a', SOON);
    expect(await store.savedPictures.find(picture.hash)).toEqual({
      type: 'image/webp',
      bytes: picture.bytes,
    });
    expect(await store.savedPictures.find(Buffer.alloc(32, 8))).toBeNull();
    await store.savedStories.forgetRemoved(at(3));
    expect(await store.savedPictures.prune()).toBe(0);
    await store.savedStories.remove(accountId, 'b', SOON);
    await store.savedStories.forgetRemoved(at(3));
    expect(await store.savedPictures.prune()).toBe(1);
    expect(await store.savedPictures.find(picture.hash)).toBeNull();
    // A picture that comes after its story was removed is kept for nobody.
    await store.savedPictures.keep({ id: saves[0]?.id ?? '', story: aStory('a') }, picture, SOON);
    expect(await store.savedPictures.find(picture.hash)).toBeNull();
  });

  describe('with a picture that is tidied away at the same moment', () => {
    const picture = { hash: Buffer.alloc(32, 7), type: 'image/webp', bytes: Buffer.from('x') };
    const waiting = (sessions: number) =>
      eventually(async () => expect(await sql(store, WAITING)).toHaveLength(sessions));
    const shown = () => sql(store, 'select encode(hash, $1) as hash from saved_story_pictures', ['hex']);
    let other: Client;
    beforeEach(async () => {
      const kept = await save(aStory('a'));
      await store.savedPictures.keep({ id: kept?.id ?? '', story: aStory('a') }, picture, SOON);
      await store.savedStories.removeAll(accountId);
      other = await openClient(store);
      await other.query('begin');
    });
    afterEach(() => other.end());

    it('are saved without it: nothing refers to what is gone', async () => {
      await other.query('delete from saved_pictures');
      const story = aStory('b');
      const saving = store.savedStories.save(
        accountId,
        { id: randomUUID(), storyId: 'b', savedAt: SOON, story, pictureHash: picture.hash },
        () => {},
      );
      const saved = expect(saving).resolves.toMatchObject({ isNew: true });
      await waiting(1);
      await other.query('commit');
      await saved;
      expect([await savedIds(), await shown()]).toEqual([['b'], []]);
    });

    it('keep it when they took it first', async () => {
      const kept = await save(aStory('b'));
      // Between the picture and the word that this story shows it.
      await other.query('lock table saved_story_pictures in share mode');
      const keeping = store.savedPictures.keep({ id: kept?.id ?? '', story: aStory('b') }, picture, SOON);
      await waiting(1);
      const tidying = store.savedPictures.prune();
      const done = Promise.allSettled([keeping, tidying]);
      await waiting(2);
      await other.query('commit');
      expect(await done).toEqual([
        { status: 'fulfilled', value: undefined },
        { status: 'fulfilled', value: 0 },
      ]);
      expect(await shown()).toEqual([{ hash: picture.hash.toString('hex') }]);
    });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Story } from '../contract/contract.ts';
import { deleteStoriesBefore, newestDateGiven } from './stories-table.ts';
import { aReport, aStory, at } from './testing/examples.ts';
import { readBy } from './testing/read-by.ts';
import { rowsIn } from './testing/rows-in.ts';
import { openClient, sql } from './testing/sql.ts';
import { openTestStore, type TestStore } from './testing/test-store.ts';
import type { PublishTransaction } from './types.ts';

describe('stories table', () => {
  let store: TestStore;
  beforeEach(async () => {
    store = await openTestStore();
  });
  afterEach(() => store.close());

  const publish = (write: (tx: PublishTransaction) => Promise<void>) => store.publish(write);
  const upsert = (...ids: string[]) => publish((tx) => tx.upsertStories(ids.map((id) => aStory(id))));

  it('gives a story back as it was written', async () => {
    const story = aStory('s', {
      headline: 'Brücke “offen” 🌉',
      translations: { 'nl-NL': { headline: 'Brug open', sub_headline: '', description: '' } },
      location: { city: 'Delft', country: 'Netherlands', latitude: 52.0116, longitude: 4.3571 },
    });
    await publish((tx) => tx.upsertStories([story]));
    expect(await store.stories.find('s')).toEqual(story);
  });

  it('versions begin at 0 and grow with every publication', async () => {
    expect(await store.stories.version()).toBe(0);
    const first = await upsert('a');
    const second = await upsert('b');
    expect(second).toBeGreaterThan(first);
    expect(await store.stories.version()).toBe(second);
  });

  it('gives active stories with their version', async () => {
    await publish((tx) =>
      tx.upsertStories([
        aStory('old', { published_at: at(-10).toISOString() }),
        aStory('edge', { published_at: at(-5).toISOString() }),
        aStory('new'),
      ]),
    );
    const active = await store.stories.active(at(-5));
    expect(active.stories.map(({ id }) => id)).toEqual(['edge', 'new']);
    expect(active.removed).toEqual([]);
    expect(active.version).toBe(await store.stories.version());
    expect(await rowsIn(store, 'stories')).toBe(3);
  });

  it('gives what changed after a version, however old', async () => {
    await upsert('a', 'b');
    const before = await store.stories.version();
    await upsert('b');
    await publish((tx) => tx.upsertStories([aStory('old', { published_at: at(-10).toISOString() })]));
    const changes = await store.stories.changedAfter(before);
    expect(changes.stories.map(({ id }) => id)).toEqual(['b', 'old']);
    expect(await store.stories.changedAfter(changes.version)).toEqual({
      stories: [],
      removed: [],
      version: changes.version,
    });
  });

  it('goes by what was written last: when a story is active, and what it says', async () => {
    await publish((tx) => tx.upsertStories([aStory('a', { published_at: at(-10).toISOString() })]));
    expect((await store.stories.active(at(-5))).stories).toEqual([]);
    await publish((tx) => tx.upsertStories([aStory('a'), aStory('b')]));
    expect((await store.stories.active(at(-5))).stories).toEqual([aStory('a'), aStory('b')]);
    await sql(store, `update stories set shape = 0, story = '{}'`);
    await upsert('a');
    expect((await store.stories.active(at(-5))).stories).toEqual([aStory('a')]);
  });

  it('takes the last of two writes of one story', async () => {
    await publish((tx) =>
      tx.upsertStories([aStory('a', { headline: 'first' }), aStory('a', { headline: 'second' })]),
    );
    expect((await store.stories.find('a'))?.headline).toBe('second');
  });

  it('gives many in the order asked, leaving out unknown ones', async () => {
    await upsert('a', 'b', 'c');
    expect((await store.stories.many(['c', 'nowhere', 'a'])).map(({ id }) => id)).toEqual(['c', 'a']);
    expect(await store.stories.many([])).toEqual([]);
  });

  const STRANGE_IDS = ['', '\0', '\ud800', "'; drop table stories; --", '🌉', 'x'.repeat(5_000)];
  it.each(STRANGE_IDS)('finds nothing under the id %j', async (id) => {
    expect(await store.stories.find(id)).toBeNull();
    expect(await store.stories.many([id])).toEqual([]);
    expect(await store.reports.ofStories([id])).toEqual(new Map());
  });

  describe('merging', () => {
    it('moves reports, removes the row and redirects the id', async () => {
      await publish(async (tx) => {
        await tx.insertReports([aReport('r')], new Map([['r', 'a']]));
        await tx.upsertStories([aStory('a'), aStory('b')]);
      });
      const before = await store.stories.version();
      await publish((tx) => tx.mergeStories([{ from: 'a', to: 'b' }]));
      expect(await store.stories.find('a')).toEqual(aStory('b'));
      expect(await store.stories.find('b')).toEqual(aStory('b'));
      expect((await store.reports.ofStories(['b'])).get('b')?.map(({ id }) => id)).toEqual(['r']);
      const changes = await store.stories.changedAfter(before);
      expect(changes.removed).toEqual(['a']);
      expect(await rowsIn(store, 'stories')).toBe(1);
    });

    it.each<[string, { from: string; to: string }[], Record<string, string>]>([
      [
        'one after the other',
        [
          { from: 'a', to: 'b' },
          { from: 'b', to: 'c' },
        ],
        { a: 'c', b: 'c' },
      ],
      [
        'into one that is gone already',
        [
          { from: 'b', to: 'c' },
          { from: 'a', to: 'b' },
        ],
        { a: 'c', b: 'c' },
      ],
      [
        'in a circle: the first word counts',
        [
          { from: 'a', to: 'b' },
          { from: 'b', to: 'a' },
        ],
        { a: 'b' },
      ],
      ['the last into another than the first', [{ from: 'c', to: 'b' }], { c: 'b' }],
      ['the first into the last', [{ from: 'a', to: 'c' }], { a: 'c' }],
      ['into itself: nothing happens', [{ from: 'a', to: 'a' }], {}],
      [
        'the same merge twice',
        [
          { from: 'a', to: 'b' },
          { from: 'a', to: 'b' },
        ],
        { a: 'b' },
      ],
    ])('follows chains: %s', async (_name, merges, expected) => {
      await upsert('a', 'b', 'c');
      await publish((tx) => tx.mergeStories(merges));
      for (const id of ['a', 'b', 'c']) {
        const found = await store.stories.find(id);
        expect([id, found?.id]).toEqual([id, expected[id] ?? id]);
      }
      expect(await store.stories.find('d')).toBeNull();
    });

    it('follows chains over several publications', async () => {
      await upsert('a', 'b', 'c', 'd');
      for (const [from, to] of [
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'd'],
      ] as const)
        await publish((tx) => tx.mergeStories([{ from, to }]));
      expect((await store.stories.find('a'))?.id).toBe('d');
    });

    it('running the same publication again changes nothing', async () => {
      const write = async (tx: PublishTransaction): Promise<void> => {
        await tx.insertReports([aReport('r')], new Map([['r', 'b']]));
        await tx.upsertStories([aStory('b')]);
        await tx.mergeStories([{ from: 'a', to: 'b' }]);
      };
      await upsert('a');
      await publish(write);
      await publish(write);
      expect(await rowsIn(store, 'reports')).toBe(1);
      expect(await rowsIn(store, 'stories')).toBe(1);
      expect((await store.stories.find('a'))?.id).toBe('b');
    });

    it('an id that is published again stands for itself again', async () => {
      await upsert('a', 'b');
      await publish((tx) => tx.mergeStories([{ from: 'a', to: 'b' }]));
      const before = await store.stories.version();
      await upsert('a');
      expect((await store.stories.find('a'))?.id).toBe('a');
      expect((await store.stories.changedAfter(before)).removed).toEqual([]);
    });

    it('knows what redirects to a story, also by way of others', async () => {
      await upsert('a', 'b', 'c', 'd', 'e');
      const mergeOne = (from: string, to: string) => publish((tx) => tx.mergeStories([{ from, to }]));
      for (const [from, to] of [
        ['b', 'c'],
        ['a', 'c'],
        ['c', 'd'],
      ] as const)
        await mergeOne(from, to);
      expect(await store.stories.redirectsTo('d')).toEqual(['a', 'b', 'c']);
      for (const id of ['a', 'e']) expect(await store.stories.redirectsTo(id)).toEqual([]);
    });

    it('sends redirects to other stories, and neither to one that is none nor a story that stands', async () => {
      await upsert('a', 'b', 'c', 'd', 'e');
      await publish((tx) =>
        tx.mergeStories([
          { from: 'a', to: 'c' },
          { from: 'b', to: 'c' },
          { from: 'd', to: 'e' },
        ]),
      );
      const leads = Object.entries({ a: 'e', b: 'never', c: 'e', d: 'c', nowhere: 'e' });
      await publish((tx) => tx.redirect(leads.map(([id, story]) => ({ id, story }))));
      for (const [id, story] of Object.entries({ a: 'e', b: 'c', c: 'c', d: 'c', e: 'e' }))
        expect([id, (await store.stories.find(id))?.id]).toEqual([id, story]);
      expect(await store.stories.find('nowhere')).toBeNull();
    });

    it('what is merged into an id that stands for itself again leads there, and other redirects stay', async () => {
      await upsert('a', 'b', 'c', 'd');
      await publish((tx) =>
        tx.mergeStories([
          { from: 'a', to: 'b' },
          { from: 'c', to: 'b' },
        ]),
      );
      await upsert('a');
      await publish((tx) => tx.mergeStories([{ from: 'd', to: 'a' }]));
      for (const [id, story] of Object.entries({ a: 'a', b: 'b', c: 'b', d: 'a' }))
        expect([id, (await store.stories.find(id))?.id]).toEqual([id, story]);
    });
  });

  describe('retention', () => {
    it('prune deletes old stories with their reports, tells that they went, and keeps the rest', async () => {
      await publish(async (tx) => {
        await tx.insertReports(
          [aReport('r1'), aReport('r2')],
          new Map([
            ['r1', 'old'],
            ['r2', 'new'],
          ]),
        );
        await tx.upsertStories([
          aStory('old', { published_at: at(-100).toISOString() }),
          aStory('new'),
          aStory('x'),
        ]);
        await tx.mergeStories([{ from: 'x', to: 'old' }]);
      });
      const before = await store.stories.version();
      expect(await store.prune(at(-50))).toBe(1);
      expect((await store.stories.changedAfter(before)).removed).toEqual(['old', 'x']);
      expect(await store.stories.find('old')).toBeNull();
      expect(await store.stories.find('x')).toBeNull();
      expect((await store.reports.since(at(-200))).map(({ report }) => report.id)).toEqual(['r2']);
      expect((await store.stories.search('old', { since: at(-200), limit: 5 })).hits).toEqual([]);
    });

    it('prune forgets what was deleted long ago, and neither redirects nor the version', async () => {
      const old = { published_at: at(-100).toISOString() };
      await publish((tx) => tx.upsertStories([aStory('old', old), aStory('a'), aStory('b'), aStory('x')]));
      await publish((tx) =>
        tx.mergeStories([
          { from: 'a', to: 'b' },
          { from: 'x', to: 'old' },
        ]),
      );
      const retired = async () =>
        (await sql(store, 'select id from retired_stories order by id')).map(({ id }) => id);
      await sql(store, `update editions set at = '2000-01-01'`);
      await store.prune(at(-50));
      expect(await retired()).toEqual(['a', 'old', 'x']);
      await upsert('c');
      const version = await store.stories.version();
      await sql(store, `update editions set at = '2000-01-01'`);
      await store.prune(at(-50));
      expect(await retired()).toEqual(['a']);
      expect((await store.stories.find('a'))?.id).toBe('b');
      expect(await store.stories.version()).toBeGreaterThan(version);
      // The newest of the old ones says how far everything older is known to all.
      expect((await sql(store, 'select version from editions order by version'))[0]?.version).toBe(
        String(version),
      );
    });

    it('deletes few at a time, so that no statement takes long after a shorter retention', async () => {
      const old = ['a', 'b', 'c', 'd', 'e'];
      const published_at = at(-100).toISOString();
      await publish((tx) =>
        tx.upsertStories([...old.map((id) => aStory(id, { published_at })), aStory('new')]),
      );
      const client = await openClient(store);
      const statements = vi.spyOn(client, 'query');
      expect((await deleteStoriesBefore(client, at(-50), 2)).sort()).toEqual(old);
      const counts = await Promise.all(statements.mock.results.map(({ value }) => value));
      expect(counts.map(({ rowCount }) => rowCount)).toEqual([2, 2, 1]);
      expect(await rowsIn(store, 'stories')).toBe(1);
      await client.end();
    });

    it('knows the newest date that a publisher gave: of no demo, and of no item that had none; and that of the demo', async () => {
      const published = (id: string, hours: number, seen: number, over: Partial<Story> = {}) => ({
        story: aStory(id, { published_at: at(hours).toISOString(), ...over }),
        report: aReport(id, {
          publishedAt: at(hours).toISOString(),
          firstSeenAt: at(seen).toISOString(),
        }),
      });
      const all = [
        published('dated', -4, -2),
        published('older', -5, 4),
        published('demo', -1, 0, { demo: true }),
        published('as-first-seen', -2, -2),
        published('as-first-seen-by-a-clock-ahead', 9_000, 9_000),
        { ...published('a-date-in-an-undated-story', -3, -2), story: aStory('undated') },
      ];
      await publish(async (tx) => {
        await tx.upsertStories(all.map(({ story }) => story));
        await tx.insertReports(
          all.map(({ report }) => report),
          new Map(all.map(({ story, report }) => [report.id, story.id])),
        );
      });
      expect(await store.newestDateGiven()).toEqual(at(-3));
      expect(await store.newestDemoDate(at(-1))).toEqual(at(-1));
      expect(await store.newestDemoDate(at(0))).toBeNull();
    });

    it('reads no stories and no reports for that where no item has a date of its own', async () => {
      const ids = Array.from({ length: 300 }, (_, n) => `u${n}`);
      await publish(async (tx) => {
        await tx.upsertStories(ids.map((id) => aStory(id)));
        await tx.insertReports(
          ids.map((id) => aReport(id)),
          new Map(ids.map((id) => [id, id])),
        );
      });
      expect(await store.newestDateGiven()).toBeNull();
      for (const table of ['stories', 'reports'] as const)
        expect((await readBy(store, table, newestDateGiven)).rows).toBe(0);
    });

    it('finds nothing to do on an empty store', async () => {
      expect(await store.newestDateGiven()).toBeNull();
      expect(await store.prune(at(0))).toBe(0);
    });
  });
});

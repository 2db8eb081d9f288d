import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LabelledReport, type Media, SILENT_LOG } from '../contract/contract.ts';
import { reportsTable } from './reports-table.ts';
import { aReport, aStory, at } from './testing/examples.ts';
import { readBy } from './testing/read-by.ts';
import { rowsIn } from './testing/rows-in.ts';
import { openTestStore, type TestStore } from './testing/test-store.ts';

const A_PICTURE: Media = {
  type: 'image',
  url: 'https://gazette.example/a.jpg',
  alt: 'The bridge',
  is_primary: true,
};

describe('reports table', () => {
  let store: TestStore;
  beforeEach(async () => {
    store = await openTestStore();
  });
  afterEach(() => store.close());

  const publish = (storyId: string, ...reports: ReturnType<typeof aReport>[]): Promise<number> =>
    store.publish(async (tx) => {
      await tx.insertReports(reports, new Map(reports.map(({ id }) => [id, storyId])));
      await tx.upsertStories([aStory(storyId)]);
    });
  const storedIds = async (): Promise<string[]> =>
    (await store.reports.since(at(-1))).map(({ report }) => report.id);

  it('stores a report whole and gives it back in the order of storing', async () => {
    const reports = ['c', 'a', 'b'].map((id) => aReport(id));
    await publish('s', ...reports);
    expect(await store.reports.since(at(-1))).toEqual(reports.map((report) => ({ report, storyId: 's' })));
    expect(await rowsIn(store, 'reports')).toBe(3);
  });

  it('stores reports with their stories at once', async () => {
    await store.publish(async (tx) => {
      await tx.insertReports(
        [aReport('a'), aReport('b')],
        new Map([
          ['a', 's'],
          ['b', 't'],
        ]),
      );
      await tx.upsertStories([aStory('s'), aStory('t')]);
    });
    expect((await store.reports.since(at(-1))).map(({ report, storyId }) => [report.id, storyId])).toEqual([
      ['a', 's'],
      ['b', 't'],
    ]);
  });

  it('stores a piece once, however often it comes and under whatever id', async () => {
    await publish('s', aReport('a'));
    const again = aReport('other', { dedupeKey: aReport('a').dedupeKey });
    await publish('s', aReport('a'), again, aReport('b'));
    expect(await storedIds()).toEqual(['a', 'b']);
  });

  it('stores a piece once that comes twice in one batch', async () => {
    await publish('s', aReport('a'), aReport('a2', { dedupeKey: aReport('a').dedupeKey }));
    expect(await storedIds()).toEqual(['a']);
  });

  it('knows dedupe keys, also ones longer than an index entry or with bytes no database stores', async () => {
    const long = `https://harbour.example/${'x'.repeat(20_000)}`;
    const odd = 'guid:\0\ud800 end';
    await publish('s', aReport('a', { dedupeKey: long }), aReport('b', { dedupeKey: odd }));
    const known = await store.reports.known(
      [long, odd, 'never seen', ''].map((dedupeKey) => ({ id: 'any', dedupeKey })),
    );
    expect([...known].map(([key, { id }]) => [key, id])).toEqual([
      [long, 'a'],
      [odd, 'b'],
    ]);
    expect(await store.reports.known([])).toEqual(new Map());
  });

  it.each([
    ['text and picture', { summary: 'It rained.', media: [A_PICTURE] }, { hasText: true, hasPicture: true }],
    ['neither', { summary: '', media: [] }, { hasText: false, hasPicture: false }],
  ])('tells by what a known report with %s would be seen to be another', async (_what, fields, has) => {
    const report = aReport('a', { titleHash: 'as-written', ...fields });
    await publish('s', report);
    const {
      id,
      publisherId,
      feedUrl,
      dedupeKey,
      title,
      writtenTitle,
      titleHash,
      textHash,
      publishedAt,
      firstSeenAt,
    } = report;
    expect([...(await store.reports.known([report])).values()]).toEqual([
      {
        id,
        publisherId,
        feedUrl,
        dedupeKey,
        title,
        writtenTitle,
        titleHash,
        textHash,
        publishedAt,
        firstSeenAt,
        storyId: 's',
        ...has,
      },
    ]);
  });

  it.each<[string, Partial<LabelledReport>, boolean, string[]?]>([
    ['and nothing else', {}, true],
    ['and another text', { textHash: 'other' }, false],
    ['and another date', { publishedAt: '2026-03-01T12:00:01.000Z' }, false],
    ['in another feed', { feedUrl: 'https://gazette.example/other' }, false],
    ['in another feed, the first one being gone', { feedUrl: 'https://gazette.example/other' }, true, []],
    ['of another publisher', { publisherId: 'herald', feedUrl: 'https://herald.example/feed' }, false, []],
    ['which is not, after all', { dedupeKey: aReport('a').dedupeKey }, false],
  ])(
    'knows a report under another address %s',
    async (_what, change, isKnown, feedUrls = [aReport('a').feedUrl]) => {
      const report = aReport('a');
      await publish('s', report);
      const { textHash } = report;
      const again = aReport('b', { textHash, ...change });
      const found = await store.reports.readdressed([aReport('c'), again], feedUrls);
      expect([...found]).toEqual(isKnown ? [again.dedupeKey] : []);
    },
  );

  it('puts a report in the place of the one stored under its id, in the same story and order', async () => {
    const reports = ['a', 'b', 'c'].map((id) => aReport(id));
    await publish('s', ...reports);
    const other = aReport('b', { title: 'The bridge of b stays shut', summary: 'A gale has damaged it.' });
    await store.publish((tx) => tx.replaceReports([other, aReport('unknown')]));
    const stored = await store.reports.since(at(-1));
    expect(stored).toEqual([reports[0], other, reports[2]].map((report) => ({ report, storyId: 's' })));
  });

  it('knows a report by the key it has now and by the one it first came under', async () => {
    const first = aReport('a');
    await publish('s', first, aReport('b'));
    const moved = { ...first, dedupeKey: 'https://harbour.example/moved' };
    await store.publish((tx) => tx.replaceReports([moved]));
    const keys = [first, { ...moved, id: 'of-the-new-key' }];
    const known = await store.reports.known([...keys, aReport('b'), aReport('c')]);
    expect([...known].map(([key, { id, dedupeKey }]) => [key, id, dedupeKey])).toEqual([
      [first.dedupeKey, 'a', moved.dedupeKey],
      [moved.dedupeKey, 'a', moved.dedupeKey],
      [aReport('b').dedupeKey, 'b', aReport('b').dedupeKey],
    ]);
    await publish('s', { ...moved, id: 'of-the-new-key' });
    expect(await storedIds()).toEqual(['a', 'b']);
  });

  it.each([
    ['and nothing else', {}, true],
    ['at another moment', { publishedAt: '2026-03-01T12:00:01.000Z' }, false],
    ['of another item', { itemHash: 'other' }, false],
    ['of which the feed says no id', { itemHash: null }, false],
    ['in another feed', { feedUrl: 'https://gazette.example/other' }, true],
    ['as an older release hashed it', { itemHash: 'other', formerItemHash: 'item' }, true],
  ])('knows a report by the id its feed gives it %s', async (_what, change, isKnown) => {
    await publish('s', aReport('a', { itemHash: 'item' }));
    const again = aReport('b', { itemHash: 'item', ...change });
    const found = await store.reports.sameItems([aReport('c'), again]);
    expect([...found].map(([key, { id, storyId }]) => [key, id, storyId])).toEqual(
      isKnown ? [[again.dedupeKey, 'a', 's']] : [],
    );
  });

  it('keeps no hash of older releases, which only what comes in is looked for by', async () => {
    const former = { itemHash: 'item', formerItemHash: 'former' };
    await publish('s', aReport('a', former), aReport('b', former));
    await store.publish((tx) => tx.replaceReports([aReport('b', { ...former, title: 'Other' })]));
    for (const { report } of await store.reports.since(at(-100))) {
      expect(report.itemHash).toBe('item');
      expect(report).not.toHaveProperty('formerItemHash');
    }
  });

  it('knows it as the piece of its own feed, where another has the same id', async () => {
    const [one, two] = [
      aReport('a', { itemHash: 'item' }),
      aReport('b', { itemHash: 'item', feedUrl: 'other' }),
    ];
    await publish('s', one, two);
    for (const { id, feedUrl } of [one, two]) {
      const found = await store.reports.sameItems([aReport('c', { itemHash: 'item', feedUrl })]);
      expect([...found.values()].map((known) => known.id)).toEqual([id]);
    }
  });

  /** So many in so few pages that walking through all of them looks cheapest to a planner that knows nothing of hashes in a document. */
  const AS_MANY = `update pg_class set reltuples = 200000, relpages = 1 where relname = 'reports'`;
  it.each([
    ['known', 'analyze reports'],
    ['not known yet', 'delete from pg_statistic'],
  ])(
    'looks for a piece that is not there without reading the others, their hashes %s',
    async (_what, known) => {
      await publish('s', ...Array.from({ length: 1_000 }, (_, n) => aReport(`r${n}`, { itemHash: `i${n}` })));
      const unknown = [aReport('a', { itemHash: 'never seen', formerItemHash: 'nor this' })];
      const { rows } = await readBy(
        store,
        'reports',
        (db) => reportsTable(db, SILENT_LOG).sameItems(unknown),
        `${known}; ${AS_MANY}`,
      );
      expect(rows).toBe(0);
    },
  );

  it('finds a report by its id before one by its address, and reads no others for it', async () => {
    const others = Array.from({ length: 300 }, (_, n) => aReport(`r${n}`));
    const b = aReport('b', { url: 'a' });
    await publish('s', ...others, aReport('a'), b, aReport('c', { url: aReport('a').url }));
    const found = async (named: string) => (await store.reports.find(named))?.report.id;
    expect(await found('a')).toBe('a');
    expect(await found(aReport('a').url)).toBe('c');
    expect(await found('never seen')).toBeUndefined();
    const reading = await readBy(store, 'reports', (db) => reportsTable(db, SILENT_LOG).find('a'));
    expect(reading.rows).toBe(1);
  });

  it('makes texts storable that PostgreSQL would refuse', async () => {
    await publish('s', aReport('a', { title: 'nul \0 half \ud83d pair 🌍 and \\u0000 spelled out' }));
    const [stored] = await store.reports.since(at(-1));
    expect(stored?.report.title).toBe('nul  half \ufffd pair 🌍 and \\u0000 spelled out');
  });

  it('gives reports since a moment by when they were first seen', async () => {
    await publish(
      's',
      aReport('old', { firstSeenAt: at(-2).toISOString() }),
      aReport('edge', { firstSeenAt: at(-1).toISOString() }),
      aReport('new'),
    );
    const since = await store.reports.since(at(-1));
    expect(since.map(({ report }) => report.id)).toEqual(['edge', 'new']);
  });

  it('tells when stories began that have reports from before a moment and since, the first stored at the front', async () => {
    const before = { firstSeenAt: at(-2).toISOString() };
    await publish('gone', aReport('past', before));
    await publish(
      's',
      aReport('old', { ...before, publishedAt: at(-2).toISOString() }),
      aReport('dated before', { ...before, publishedAt: at(-3).toISOString() }),
      aReport('new'),
    );
    await publish('t', aReport('older', { ...before, publishedAt: at(-4).toISOString() }), aReport('newer'));
    await publish('young', aReport('newest'));
    expect(await store.reports.beganBefore(at(-1))).toEqual([
      { storyId: 's', at: at(-3) },
      { storyId: 't', at: at(-4) },
    ]);
  });

  it('gives the reports of several stories at once', async () => {
    await publish('s', aReport('a'), aReport('b'));
    await publish('t', aReport('c'));
    const of = await store.reports.ofStories(['s', 't', 'unknown']);
    expect([...of].map(([id, reports]) => [id, reports.map((report) => report.id)])).toEqual([
      ['s', ['a', 'b']],
      ['t', ['c']],
    ]);
    expect([...(await store.reports.ofStories(['t'])).keys()]).toEqual(['t']);
  });

  it('moves a report when it is assigned anew', async () => {
    await publish('s', aReport('a'), aReport('b'));
    await store.publish(async (tx) => {
      await tx.upsertStories([aStory('t')]);
      await tx.assign([
        { reportId: 'b', storyId: 's' },
        { reportId: 'b', storyId: 't' },
      ]);
    });
    expect((await store.reports.since(at(-1))).map(({ storyId }) => storyId)).toEqual(['s', 't']);
  });

  it('refuses a publication that leaves a report without a story, and stores nothing of it', async () => {
    await expect(store.publish((tx) => tx.insertReports([aReport('a')], new Map()))).rejects.toThrow(
      'Report a was given no story.',
    );
    expect(await rowsIn(store, 'reports')).toBe(0);
  });

  it('refuses a publication that assigns a report to a story nobody wrote', async () => {
    await expect(
      store.publish((tx) => tx.insertReports([aReport('a')], new Map([['a', 'nowhere']]))),
    ).rejects.toThrow('foreign key');
    expect(await rowsIn(store, 'reports')).toBe(0);
  });

  it('stores more reports at once than one statement takes', async () => {
    const many = Array.from({ length: 1_201 }, (_, index) => aReport(`r${index}`));
    await publish('s', ...many);
    expect(await rowsIn(store, 'reports')).toBe(1_201);
  });
});

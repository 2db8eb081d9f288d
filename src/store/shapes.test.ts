import type { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LabelledReport, Story } from '../contract/contract.ts';
import { REPORT_SHAPE } from './report-shape.ts';
import { openStore, type Store } from './store.ts';
import { STORY_SHAPE } from './story-shape.ts';
import { aReport, aSource, aStory, at, NOON } from './testing/examples.ts';
import { openClient } from './testing/sql.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-store.ts';

const FIRST_EVER = {
  id: 's',
  headline: 'The bridge opens',
  published_at: NOON.toISOString(),
  sources: [{ name: 'Harbour Post', url: 'https://harbour.example/1', publishedAt: NOON.toISOString() }],
};

/** The story that the first row above tells, in today's shape. */
const FIRST_EVER_TODAY: Story = {
  ...FIRST_EVER,
  sub_headline: '',
  description: '',
  categories: [],
  tags: [],
  primary_image_url: null,
  location: { city: null, country: null, latitude: null, longitude: null },
  relevant_countries: [],
  translations: {},
  analytics: {
    global_relevance: 5,
    local_relevance: 5,
    cleanliness: 5,
    political_neutrality: 5,
    popularity_score: 0,
  },
  sources: [
    {
      name: 'Harbour Post',
      original_headline: 'The bridge opens',
      url: 'https://harbour.example/1',
      genre: 'news',
      word_count: 0,
      publishedAt: NOON.toISOString(),
      reading_time_minutes: 0,
      media: [],
      report_id: 'https://harbour.example/1',
      publisher_id: 'Harbour Post',
      country: '',
      language: 'en',
      origin: 'Harbour Post',
      is_origin: true,
      is_repeat: false,
      summary: '',
      first_seen_at: NOON.toISOString(),
      demo: false,
    },
  ],
  language: 'en',
  created_at: NOON.toISOString(),
  updated_at: NOON.toISOString(),
  origin_count: 1,
  demo: false,
  headlines: [],
  reasons: { cleanliness: [], political_neutrality: [], importance: [] },
};

const without = (document: object, ...fields: string[]): object =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !fields.includes(name)));

describe('stored documents', () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  let database: TestDatabase;
  let store: Store;
  let sql: Client;
  beforeEach(async () => {
    database = await createTestDatabase();
    const rebuild = (id: string, reports: LabelledReport[]): Story =>
      aStory(id, { headline: 'told again', origin_count: reports.length });
    store = await openStore({ connectionString: database.connectionString, log, rebuild });
    sql = await openClient(database);
    log.warn.mockClear();
  });
  afterEach(async () => {
    await sql.end();
    await store.close();
    await database.drop();
  });

  const storeStory = (id: string, shape: number, story: unknown) =>
    sql.query('insert into stories (id, version, published_at, shape, story) values ($1, 1, $2, $3, $4)', [
      id,
      NOON,
      shape,
      JSON.stringify(story),
    ]);
  const storeReport = (id: string, storyId: string, shape: number, report: unknown) =>
    sql.query(
      `insert into reports (id, key_hash, story_id, first_seen_at, shape, report)
       values ($1, sha256($1::text::bytea), $2, $3, $4, $5)`,
      [id, storyId, NOON, shape, JSON.stringify(report)],
    );

  it('are written with the number of their shape', async () => {
    await store.publish(async (tx) => {
      await tx.insertReports([aReport('r')], new Map([['r', 's']]));
      await tx.upsertStories([aStory('s')]);
    });
    const { rows } = await sql.query('select s.shape as story, r.shape as report from stories s, reports r');
    expect(rows).toEqual([{ story: STORY_SHAPE, report: REPORT_SHAPE }]);
  });

  it.each<[string, number, object, Story]>([
    ['of today', STORY_SHAPE, aStory('s'), aStory('s')],
    ['from before shapes were numbered, complete', 0, aStory('s'), aStory('s')],
    [
      'without headlines, reasons and demo',
      0,
      without(aStory('s', { demo: true }), 'headlines', 'reasons', 'demo'),
      aStory('s'),
    ],
    [
      'without reasons, of demo sources only',
      0,
      without(aStory('s', { sources: [{ ...aSource('r', 'Gazette'), demo: true }] }), 'demo', 'reasons'),
      aStory('s', { demo: true, sources: [{ ...aSource('r', 'Gazette'), demo: true }] }),
    ],
    [
      'without translations, language and the count of origins',
      0,
      without(
        aStory('s', { sources: [aSource('r1', 'Gazette'), aSource('r2', 'Gazette')] }),
        'translations',
        'language',
        'origin_count',
      ),
      aStory('s', { sources: [aSource('r1', 'Gazette'), aSource('r2', 'Gazette')] }),
    ],
    [
      'from before reports had a genre',
      1,
      { ...aStory('s'), sources: [without(aSource('r', 'Gazette'), 'genre')] },
      aStory('s', { sources: [aSource('r', 'Gazette')] }),
    ],
    [
      'from before reports said whether they repeat another',
      3,
      { ...aStory('s'), sources: [without(aSource('r', 'Gazette'), 'is_repeat')] },
      aStory('s', { sources: [aSource('r', 'Gazette')] }),
    ],
    ['of the first release of all', 0, FIRST_EVER, FIRST_EVER_TODAY],
  ])('a story %s is read', async (_which, shape, document, story) => {
    await storeStory('s', shape, document);
    expect(await store.stories.find('s')).toEqual(story);
    expect((await store.stories.active(at(-1))).stories).toEqual([story]);
    expect(await store.stories.many(['s'])).toEqual([story]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('a story of a newer Helder is read when it has what we need', async () => {
    await storeStory('s', STORY_SHAPE + 1, { ...aStory('s'), mood: 'calm' });
    expect(await store.stories.find('s')).toMatchObject(aStory('s'));
  });

  it.each<[string, number, unknown]>([
    ['of a newer Helder that renamed what we need', STORY_SHAPE + 1, without(aStory('s'), 'headline')],
    ['of today with a field of another type', STORY_SHAPE, { ...aStory('s'), tags: 'bridges' }],
    ['of today that lacks a field', STORY_SHAPE, without(aStory('s'), 'headlines')],
    ['of an older release that has no headline', 0, without(aStory('s'), 'headline')],
    ['that is no object', 0, ['a list']],
    ['with a date that is none', STORY_SHAPE, { ...aStory('s'), published_at: 'nonsense' }],
  ])('a story %s is made again from its reports', async (_which, shape, document) => {
    await storeStory('s', shape, document);
    await storeReport('r', 's', REPORT_SHAPE, aReport('r'));
    expect((await store.stories.find('s'))?.headline).toBe('told again');
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('a story with a date that is none, and without reports, is read as it is', async () => {
    const undated = { ...aStory('s'), published_at: 'nonsense' };
    await storeStory('s', STORY_SHAPE, undated);
    expect(await store.stories.find('s')).toEqual(undated);
  });

  it('stories that cannot be made again are left out, with one line for all of them, once', async () => {
    await storeStory('bad-1', STORY_SHAPE, 'nothing');
    await storeStory('bad-2', STORY_SHAPE, null);
    await storeStory('good', STORY_SHAPE, aStory('good'));
    const { stories } = await store.stories.active(at(-1));
    expect(stories.map(({ id }) => id)).toEqual(['good']);
    expect(await store.stories.find('bad-1')).toBeNull();
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.warn.mock.calls[0]?.[0]).toEqual({ count: 2, first: ['bad-1', 'bad-2'] });
  });

  it.each<[string, number, object, LabelledReport]>([
    ['of today', REPORT_SHAPE, aReport('r'), aReport('r')],
    [
      'with the author that earlier releases kept',
      5,
      { ...aReport('r'), author: 'Jo Vermeer' },
      aReport('r'),
    ],
    [
      'without its reasons and translations',
      0,
      { ...without(aReport('r'), 'translations'), labels: without(aReport('r').labels, 'reasons') },
      aReport('r'),
    ],
    [
      'from before reports had a genre',
      1,
      {
        ...aReport('r'),
        labels: {
          ...without(aReport('r').labels, 'genre'),
          reasons: without(aReport('r').labels.reasons, 'genre'),
        },
      },
      aReport('r'),
    ],
    ['from before titles were kept as written', 3, without(aReport('r'), 'writtenTitle'), aReport('r')],
    ['from before ids of items were kept', 4, without(aReport('r'), 'itemHash'), aReport('r')],
    ['from before titles were known by their bytes', 5, without(aReport('r'), 'titleHash'), aReport('r')],
    ['of a newer Helder', REPORT_SHAPE + 1, { ...aReport('r'), mood: 'calm' }, aReport('r')],
  ])('a report %s is read', async (_which, shape, document, report) => {
    await storeStory('s', STORY_SHAPE, aStory('s'));
    await storeReport('r', 's', shape, document);
    expect(await store.reports.since(at(-1))).toEqual([
      { storyId: 's', report: expect.objectContaining(report) },
    ]);
  });

  it('reports that cannot be read are left out, with one line for all of them', async () => {
    await storeStory('s', STORY_SHAPE, aStory('s'));
    for (const id of ['r1', 'r2']) await storeReport(id, 's', REPORT_SHAPE, { id });
    await storeReport('r3', 's', REPORT_SHAPE, aReport('r3'));
    expect((await store.reports.ofStories(['s'])).get('s')).toEqual([aReport('r3')]);
    await store.reports.since(at(-1));
    expect(log.warn.mock.calls.map(([fields]) => fields)).toEqual([{ count: 2, first: ['r1', 'r2'] }]);
  });
});

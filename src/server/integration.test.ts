/** The server over a real database and the real edition: what the parts' own tests cannot see. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { Story } from '../contract/contract.ts';
import { eventually } from '../contract/testing/eventually.ts';
import { type Edition, openEdition } from '../edition/edition.ts';
import { openStore, type Store } from '../store/store.ts';
import { createTestDatabase, type TestDatabase } from '../store/testing/test-store.ts';
import { createServer } from './server.ts';
import { openTestAccounts } from './testing/accounts.ts';
import { createFakeRenderer } from './testing/renderer.ts';
import { makeStory, NOW } from './testing/stories.ts';

let folder = '';
let database: TestDatabase;
let store: Store;
let edition: Edition;
let rules: Parameters<typeof openEdition>[0];
let app: FastifyInstance;
const log = pino({ level: 'silent' });
const now = () => NOW;

const publish = (stories: Story[], merges: { from: string; to: string }[] = []) =>
  store.publish(async (tx) => {
    await tx.upsertStories(stories);
    await tx.mergeStories(merges);
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'helder-integration-'));
  database = await createTestDatabase();
  store = await openStore({ connectionString: database.connectionString });
  await publish([
    makeStory('ferry'),
    makeStory('cafe', {
      headline: 'Café opens in the old lighthouse',
      sub_headline: '',
      description: 'Coffee above the sea.',
      tags: ['coffee'],
      translations: {},
    }),
  ]);
  const config = readConfig({ DATA_DIR: folder, DEMO: 'on', RELATED_STORIES_ENABLED: 'on' });
  rules = {
    store,
    publishers: () => undefined,
    now,
    windowDays: 7,
    retentionDays: 90,
    demo: 'on',
    use20Stories: false,
    log,
  };
  edition = await openEdition(rules);
  const renderer = createFakeRenderer(folder);
  const accounts = openTestAccounts({ config, now, log }, store);
  app = await createServer({ config, publishers: [], store, accounts, edition, renderer, now, log });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await edition.close();
  await store.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const get = async (url: string) => JSON.parse((await app.inject(url)).body);

describe('the server over a database', () => {
  it('lists, searches and opens what was published', async () => {
    expect((await get('/articles')).total).toBe(2);
    const found = await get('/search?q=cafe%20lighthouse');
    expect(found.data.map(({ id }: { id: string }) => id)).toEqual(['cafe']);
    expect((await get('/stories/ferry')).title).toBe('Ferry ferry sails again');
    expect((await get('/news.json')).stories).toHaveLength(2);
    expect(await get('/readyz')).toEqual({
      status: 'ready',
      database: 'ok',
      version: 1,
      stories: 2,
      lastRound: null,
    });
  });

  it('a story of an older release opens, be it in memory or older than the edition', async () => {
    const { headlines: _, reasons: __, demo: ___, ...older } = makeStory('older');
    const sql = new Client({ connectionString: database.connectionString });
    await sql.connect();
    for (const [id, at] of [
      ['older', older.published_at],
      ['archived', '2026-01-05T12:00:00Z'],
    ] as const)
      await sql.query('insert into stories (id, version, published_at, story) values ($1, 1, $2, $3)', [
        id,
        at,
        { ...older, id, published_at: at },
      ]);
    await sql.end();
    const again = await openEdition(rules);
    expect((await again.story('older'))?.headlines).toEqual([]);
    await again.close();
    for (const id of ['older', 'archived']) {
      const { statusCode, body } = await app.inject(`/stories/${id}`);
      expect([statusCode, JSON.parse(body).headlines]).toEqual([200, []]);
      expect((await app.inject(`/story/${id}`)).statusCode).toBe(200);
    }
  });

  it('every byte may be searched for', async () => {
    for (const q of [`'"\\`, '%00', '&|!():*', '%F0%9F%9A%A2', '"unclosed'])
      expect((await app.inject(`/search?q=${encodeURIComponent(decodeURIComponent(q))}`)).statusCode).toBe(
        200,
      );
  });

  it('follows what is published and what is merged', async () => {
    const before = (await app.inject('/')).body;
    expect(before).not.toContain('Bridge');
    await publish([makeStory('bridge', { headline: 'Bridge closed for a week' })]);
    await eventually(async () => expect((await app.inject('/')).body).toContain('Bridge closed'));
    await publish([], [{ from: 'bridge', to: 'ferry' }]);
    await eventually(async () => expect((await get('/articles')).total).toBe(2));
    const { statusCode, headers } = await app.inject('/stories/bridge?lang=nl');
    expect([statusCode, headers.location]).toEqual([308, '/stories/ferry?lang=nl']);
    expect((await app.inject('/story/bridge')).headers.location).toBe('/story/ferry');
  });

  it('pages pinned to an edition stay as they were while stories arrive', async () => {
    const first = await get('/articles?limit=1');
    await publish(Array.from({ length: 5 }, (_, n) => makeStory(`late${n}`)));
    await edition.refresh();
    const second = await get(`/articles?limit=1&page=2&edition=${first.edition}`);
    expect(second.total).toBe(2);
    expect(second.data[0].id).not.toBe(first.data[0].id);
    expect(second.hasMore).toBe(false);
    expect((await get('/articles')).total).toBe(7);
  });
});

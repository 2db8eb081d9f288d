import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENOUGH_REAL_STORIES, type Publisher } from '../contract/contract.ts';
import { aPublisher } from '../contract/testing/reports.ts';
import { openTestStore, rowsIn, type TestStore } from '../store/testing/test-store.ts';
import { type PublishTransaction, type Store, StoreAway } from '../store/types.ts';
import { createFetcher, type Fetcher, type FetcherOptions } from './1-fetch/fetch.ts';
import { createFeedReader } from './feed-reader.ts';
import { createPipeline, type PipelineOptions } from './pipeline.ts';

const NOW = new Date('2026-03-02T12:00:00Z');

interface Item {
  title: string;
  path?: string;
  hour?: number;
  date?: string;
}

/** What each path of the fake server publishes; a string is sent as it is. */
let pages: Map<string, Item[] | string>;
let minute: number;
let requests: string[];
let server: Server;
let origin: string;
let store: TestStore;
let fetcher: Fetcher;

const now = (): Date => new Date(NOW.getTime() + minute * 60_000);

beforeEach(async () => {
  pages = new Map();
  minute = 0;
  requests = [];
  server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    requests.push(`${request.url}${request.headers['if-none-match'] ? ' again' : ''}`);
    if (page === undefined) return response.writeHead(404).end();
    const body = typeof page === 'string' ? page : rss(page);
    const etag = `"${body.length}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    return response.writeHead(200, { 'content-type': 'application/rss+xml', etag }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  store = await openTestStore();
  fetcher = createFetcher({
    userAgentContact: 'test@helder.example',
    allow: [`127.0.0.1:${port}`],
    now,
    demoFeed: (url) => ({
      bytes: new TextEncoder().encode(rss(pages.get(url) as Item[])),
      contentType: 'text/xml',
    }),
  });
});

afterEach(async () => {
  await fetcher.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await store.close();
});

function rss(items: Item[]): string {
  const entries = items.map(
    ({ title, path = title.toLowerCase().replaceAll(/\W+/g, '-'), hour = 8, date }) => {
      const published = date ?? `Mon, 02 Mar 2026 ${String(hour).padStart(2, '0')}:00:00 GMT`;
      return `<item><title>${title}</title><link>https://news.example/${path}</link><pubDate>${published}</pubDate></item>`;
    },
  );
  return `<rss version="2.0"><channel><title>News</title>${entries.join('')}</channel></rss>`;
}

/** Publishers with one feed each, at the fake server. */
function publishersOf(feeds: Record<string, Item[] | string>, fields: Partial<Publisher> = {}): Publisher[] {
  return Object.entries(feeds).map(([id, items]) => {
    pages.set(`/${id}`, items);
    return aPublisher(id, { feeds: [{ url: `${origin}/${id}` }], ...fields });
  });
}

function pipeline(publishers: Publisher[], changes: Partial<PipelineOptions> = {}) {
  return createPipeline({
    store,
    publishers,
    fetcher,
    reader: createFeedReader((id) => publishers.find((publisher) => publisher.id === id)),
    now,
    log: { info: () => {}, warn: () => {} },
    wait: async () => {},
    ...changes,
  });
}

async function sourcesPerStory(): Promise<string[]> {
  const { stories } = await store.stories.active(new Date(0));
  return stories
    .map(({ sources }) =>
      sources
        .map(({ name }) => name)
        .sort()
        .join(' '),
    )
    .sort();
}

const QUAKE = 'Earthquake of 6.4 shakes Arvona, twelve dead';
const QUAKE_TOO = 'Twelve dead as 6.4 earthquake hits Arvona';
const ROWING = 'Rowing final postponed by fog';

describe('a round', () => {
  it('reads relative addresses from where the feed is now', async () => {
    const xml = rss([{ title: ROWING }]).replace('https://news.example/', '');
    const moved: Pick<Fetcher, 'fetchDue'> = {
      async fetchDue(states, onOutcome) {
        const bytes = new TextEncoder().encode(xml);
        const finalUrl = 'https://new.example/sport/feed';
        for (const state of states)
          await onOutcome(state, { kind: 'body', bytes, contentType: null, finalUrl, next: state });
      },
    };
    const live = pipeline(publishersOf({ gazette: xml }), { fetcher: moved });
    await live.round();
    const { stories } = await store.stories.active(new Date(0));
    expect(stories.flatMap(({ sources }) => sources.map(({ url }) => url))).toEqual([
      'https://new.example/sport/rowing-final-postponed-by-fog',
    ]);
  });

  it('GEN-02 fetches, groups and publishes what the feeds say', async () => {
    const live = pipeline(
      publishersOf({
        gazette: [{ title: QUAKE }, { title: ROWING }],
        courier: [{ title: QUAKE_TOO, hour: 9 }],
      }),
    );
    const summary = await live.round();
    expect(summary).toMatchObject({
      feeds: { asked: 2, read: 2, unchanged: 0, faulty: 0 },
      items: 3,
      reports: 3,
      newReports: 3,
      known: 0,
      stories: { new: 2, changed: 0, merged: 0 },
      batches: 1,
    });
    expect(await sourcesPerStory()).toEqual(['Courier Gazette', 'Gazette']);
    const [feed] = await store.feeds.list();
    expect(feed).toMatchObject({ newestItemAt: new Date('2026-03-02T09:00:00Z'), fault: null, failures: 0 });
  });

  it('asks again only when due, and reads nothing that has not changed', async () => {
    const live = pipeline(publishersOf({ gazette: [{ title: QUAKE }] }));
    await live.round();
    expect(await live.round()).toMatchObject({ feeds: { asked: 0 } });
    expect(await live.round({ feeds: 'all' })).toMatchObject({ feeds: { asked: 1, read: 0, unchanged: 1 } });
    expect(requests).toEqual(['/gazette', '/gazette again']);
  });

  it('reads what is stored only when it asks somebody: a start must not wait for it', async () => {
    const publishers = publishersOf({ gazette: [{ title: QUAKE }] });
    await pipeline(publishers).round();
    let reads = 0;
    const since: Store['reports']['since'] = (from) => {
      reads++;
      return store.reports.since(from);
    };
    const started = pipeline(publishers, { store: { ...store, reports: { ...store.reports, since } } });
    await started.round();
    expect(reads).toBe(0);
    await started.round({ feeds: 'all' });
    expect(reads).toBe(1);
  });

  it('asks its own publishers, though a command with another list took them away meanwhile', async () => {
    const live = pipeline(publishersOf({ gazette: [{ title: QUAKE }] }));
    await pipeline(publishersOf({ courier: [{ title: ROWING }] })).round();
    await live.round();
    expect(requests).toEqual(['/courier', '/gazette']);
  });

  it('joins what another worker has published since its last round', async () => {
    const publishers = publishersOf({ gazette: [{ title: ROWING }], courier: [] });
    const [one, other] = [pipeline(publishers), pipeline(publishers)];
    await one.round();
    pages.set('/courier', [{ title: QUAKE }]);
    await other.round({ feeds: 'all' });
    pages.set('/gazette', [{ title: ROWING }, { title: QUAKE_TOO, hour: 9 }]);
    await one.round({ feeds: 'all' });
    expect(await sourcesPerStory()).toEqual(['Courier Gazette', 'Gazette']);
  });

  it('counts a piece once that several feeds carry, and again next time', async () => {
    const items = [{ title: QUAKE }, { title: ROWING }];
    const live = pipeline(publishersOf({ gazette: items, 'gazette-world': items }));
    expect(await live.round()).toMatchObject({ reports: 4, newReports: 2, known: 2 });
    pages.set('/gazette', [...items, { title: 'Bridge in Arvona closed' }]);
    expect(await live.round({ feeds: 'all' })).toMatchObject({ newReports: 1, known: 2 });
    expect(await rowsIn(store, 'reports')).toBe(3);
  });

  it('follows a publisher that gives a piece another headline', async () => {
    const live = pipeline(
      publishersOf({ gazette: [{ title: 'Bridge in Arvona closed for ever', path: 'bridge' }] }),
    );
    await live.round();
    pages.set('/gazette', [{ title: 'Bridge in Arvona closed for a week', path: 'bridge' }]);
    expect(await live.round({ feeds: 'all' })).toMatchObject({ newReports: 0, known: 1, corrected: 1 });
    const { stories } = await store.stories.active(new Date(0));
    expect(stories).toMatchObject([
      {
        headline: 'Bridge in Arvona closed for a week',
        headlines: [
          { headline: 'Bridge in Arvona closed for ever' },
          { headline: 'Bridge in Arvona closed for a week' },
        ],
      },
    ]);
  });

  it('names what it could not use, and lets nothing else suffer', async () => {
    const live = pipeline(
      publishersOf({
        good: [
          { title: QUAKE },
          { title: 'From the future', date: 'Tue, 02 Mar 2099 08:00:00 GMT' },
          { title: 'From long ago', date: 'Tue, 02 Mar 2021 08:00:00 GMT' },
        ],
        page: '<!doctype html><html><body>Maintenance</body></html>',
        empty: '',
      }).concat(aPublisher('gone', { feeds: [{ url: `${origin}/gone` }] })),
    );
    expect(await live.round()).toMatchObject({
      feeds: { asked: 4, read: 1, faulty: 3 },
      feedFaults: { 'not-a-feed:html': 1, empty: 1, 'http-404': 1 },
      dropped: { 'date-in-future': 1, 'too-old': 1 },
      newReports: 1,
    });
    const feeds = new Map((await store.feeds.list()).map((feed) => [feed.publisherId, feed]));
    expect(feeds.get('page')).toMatchObject({ fault: { code: 'not-a-feed:html' }, failures: 1, etag: null });
    expect(feeds.get('good')).toMatchObject({ fault: null });
  });

  it('counts feeds that were passed over apart from those that were asked', async () => {
    const nowhere = ['one', 'two', 'three'].map((id) =>
      aPublisher(id, { feeds: [{ url: `http://nobody.example/${id}` }] }),
    );
    const lookup: FetcherOptions['lookup'] = (_, _options, callback) =>
      callback(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), '');
    const lost = createFetcher({
      userAgentContact: 'test@helder.example',
      allow: [],
      now: () => NOW,
      lookup,
    });
    const summary = await pipeline(nowhere, { fetcher: lost }).round();
    await lost.close();
    expect(summary).toMatchObject({
      feeds: { asked: 1, faulty: 1, notAsked: 2 },
      feedFaults: { 'no-such-host': 1 },
    });
    expect((await store.feeds.list()).reduce((sum, { failures }) => sum + failures, 0)).toBe(1);
    expect(await store.lastRound.read()).toMatchObject({ feeds: 1 });
  });

  it('notes with each feed its newest item, and what is wrong though it can be read', async () => {
    const stateOf = async () => (await store.feeds.list())[0];
    const live = pipeline(publishersOf({ gazette: [{ title: QUAKE, hour: 8 }] }));
    await live.round();
    pages.set('/gazette', [{ title: ROWING, hour: 9 }]);
    await live.round({ feeds: 'all' });
    const newestItemAt = new Date('2026-03-02T09:00:00Z');
    expect(await stateOf()).toMatchObject({ newestItemAt, fault: null });
    pages.set('/gazette', rss([{ title: QUAKE, hour: 8 }, { title: ROWING }]).slice(0, -60));
    await live.round({ feeds: 'all' });
    expect(await stateOf()).toMatchObject({ newestItemAt, failures: 0, fault: { code: 'cut-short' } });
  });

  it('asks for a feed that came in part unconditionally, until it comes whole', async () => {
    const whole = rss([{ title: QUAKE, hour: 8 }, { title: ROWING }]);
    const live = pipeline(publishersOf({ gazette: whole.slice(0, -60) }));
    await live.round();
    expect(await live.round({ feeds: 'all' })).toMatchObject({ feeds: { unchanged: 1 } });
    pages.set('/gazette', whole);
    expect(await live.round({ feeds: 'all' })).toMatchObject({ feeds: { read: 1 }, newReports: 1 });
    await live.round({ feeds: 'all' });
    expect(requests).toEqual(['/gazette', '/gazette', '/gazette', '/gazette again']);
  });

  it('does not take a feed that came in part for whole after its server failed', async () => {
    const half = rss([{ title: QUAKE, hour: 8 }, { title: ROWING }]).slice(0, -60);
    const live = pipeline(publishersOf({ gazette: half }));
    await live.round();
    pages.delete('/gazette');
    await live.round({ feeds: 'all' });
    pages.set('/gazette', half);
    await live.round({ feeds: 'all' });
    expect(await store.feeds.list()).toMatchObject([
      { failures: 0, etag: null, fault: { code: 'cut-short' } },
    ]);
  });

  it('notes with a feed why none of its items is news', async () => {
    const old = { title: 'From long ago', date: 'Tue, 02 Mar 2021 08:00:00 GMT' };
    const none = { title: 'From no day', date: 'No day' };
    const live = pipeline(
      publishersOf({
        archive: [none, old, { ...old, title: 'From longer ago' }],
        empty: [],
        mixed: [old, { title: QUAKE }],
      }),
    );
    await live.round();
    const noted = (await store.feeds.list()).map(({ publisherId, fault, failures }) => [
      publisherId,
      fault?.code ?? null,
      failures,
    ]);
    expect(noted).toEqual([
      ['archive', 'too-old', 0],
      ['empty', null, 0],
      ['mixed', null, 0],
    ]);
  });

  it('is remembered when it ended well, but for one of demo feeds only', async () => {
    const live = pipeline(publishersOf({ gazette: [{ title: QUAKE }, { title: ROWING }] }));
    await live.round({ feeds: 'demo' });
    expect(await store.lastRound.read()).toBeNull();
    await live.round();
    expect(await store.lastRound.read()).toEqual({ at: NOW, feeds: 1, newReports: 2 });
    await live.round();
    expect(await store.lastRound.read()).toEqual({ at: NOW, feeds: 0, newReports: 0 });
  });

  it('is left to the process that began one', async () => {
    const live = pipeline(publishersOf({ gazette: [{ title: QUAKE }] }));
    await store.whileIngesting(async () => {
      expect(await live.round()).toBeNull();
    });
    expect(await rowsIn(store, 'reports')).toBe(0);
  });
});

describe('interrupted', () => {
  const feeds = {
    one: [{ title: QUAKE }],
    two: [{ title: QUAKE_TOO, hour: 9 }],
    three: [{ title: ROWING }],
  };
  const away = new StoreAway(new Error('connect ECONNREFUSED'));

  /** A store that lets `good` publications through, then fails `bad` times. */
  function failingAfter(good: number, bad: number, error: Error): Store {
    let count = 0;
    return {
      ...store,
      async publish(write: (tx: PublishTransaction) => Promise<void>) {
        count++;
        if (count > good && count <= good + bad) throw error;
        return store.publish(write);
      },
    };
  }

  it('between batches, the next start goes on: nothing is lost, nothing doubled', async () => {
    const publishers = publishersOf(feeds);
    const limits = { feedsPerBatch: 1 };
    const killed = pipeline(publishers, { limits, store: failingAfter(1, 99, new Error('killed')) });
    await expect(killed.round()).rejects.toThrow('killed');
    expect(await rowsIn(store, 'reports')).toBe(1);

    const next = pipeline(publishers, { limits });
    expect(await next.round()).toMatchObject({ feeds: { asked: 2, read: 2 }, newReports: 2 });
    expect(await sourcesPerStory()).toEqual(['One Two', 'Three']);
  });

  it('by a database that refuses a batch, it asks the same publishers five minutes later', async () => {
    const live = pipeline(publishersOf(feeds), { store: failingAfter(0, 2, new Error('disk full')) });
    for (const attempt of [1, 2]) {
      await expect(live.round()).rejects.toThrow('disk full');
      for (let minutes = 1; minutes < 5; minutes++) {
        minute++;
        expect(await live.round()).toMatchObject({ feeds: { asked: 0 } });
      }
      expect(requests).toHaveLength(3 * attempt);
      expect(await store.lastRound.read()).toBeNull();
      minute++;
    }
    expect(await live.round()).toMatchObject({ newReports: 3 });
    expect(await store.lastRound.read()).toMatchObject({ at: now(), feeds: 3 });
  });

  it('by a database that refuses a batch, it asks all the same whom it is told to ask', async () => {
    const live = pipeline(publishersOf(feeds), { store: failingAfter(0, 1, new Error('disk full')) });
    await expect(live.round()).rejects.toThrow('disk full');
    expect(await live.round({ feeds: 'all' })).toMatchObject({ newReports: 3 });
  });

  it('by a database that goes away, it waits and then goes on', async () => {
    const live = pipeline(publishersOf(feeds), {
      limits: { feedsPerBatch: 1 },
      store: failingAfter(1, 3, away),
    });
    expect(await live.round()).toMatchObject({ newReports: 3, batches: 3 });
    expect(await sourcesPerStory()).toEqual(['One Two', 'Three']);
  });
});

describe('demo publishers', () => {
  const demo = (): Publisher => {
    pages.set('demo:star', [{ title: ROWING }]);
    return aPublisher('star', { demo: true, feeds: [{ url: 'demo:star' }] });
  };
  const manyEvents = (count: number): Item[] =>
    Array.from({ length: count }, (_, n) => ({ title: `${String.fromCodePoint(0x4e00 + n)}${n}` }));

  it.each([
    { setting: 'auto', real: ENOUGH_REAL_STORIES - 1, polled: true },
    { setting: 'auto', real: ENOUGH_REAL_STORIES, polled: false },
    { setting: 'on', real: ENOUGH_REAL_STORIES, polled: true },
    { setting: 'off', real: 0, polled: false },
  ] as const)(
    'with DEMO=$setting and $real real stories: polled $polled',
    async ({ setting, real, polled }) => {
      const publishers = [...publishersOf({ gazette: manyEvents(real) }), demo()];
      const live = pipeline(publishers, { demo: setting });
      await live.round();
      await live.round();
      const queued = (await store.feeds.list()).map(({ publisherId }) => publisherId);
      expect(queued.includes('star')).toBe(polled);
    },
  );

  it('become stories marked as demo', async () => {
    const live = pipeline([demo()]);
    await live.round();
    const { stories } = await store.stories.active(new Date(0));
    expect(stories.map((story) => story.demo)).toEqual([true]);
  });
});

describe('a replay', () => {
  it('takes captured feeds through the same stages, and tells how far it is', async () => {
    const publishers = publishersOf({ gazette: [], courier: [] });
    const [gazette, courier] = publishers as [Publisher, Publisher];
    const body = (publisher: Publisher, text: string) => ({
      publisher,
      feed: { url: `${origin}/${publisher.id}` },
      bytes: new TextEncoder().encode(text),
      contentType: null,
    });
    const progress: number[] = [];
    const summary = await pipeline(publishers).replay(
      [
        body(gazette, rss([{ title: QUAKE }])),
        body(courier, 'no feed'),
        body(courier, rss([{ title: QUAKE_TOO, hour: 9 }])),
      ],
      ({ feeds }) => progress.push(feeds.asked),
    );
    expect(summary).toMatchObject({
      feeds: { asked: 3, read: 2, faulty: 1 },
      newReports: 2,
      stories: { new: 1 },
    });
    expect(progress).toEqual([1, 2, 3]);
    expect(await sourcesPerStory()).toEqual(['Courier Gazette']);
    expect(requests).toEqual([]);
  });
});

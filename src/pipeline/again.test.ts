/** What a feed says of its pieces from one reading to the next, through all stages. */
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPublisher } from '../contract/testing/reports.ts';
import { openTestStore, sql, type TestStore } from '../store/testing/test-store.ts';
import { createFeedReader } from './feed-reader.ts';
import { createPipeline } from './pipeline.ts';

interface Item {
  title: string;
  path: string;
  guid?: string;
  day?: number;
  hour?: number;
  text?: string;
}

const NOW = new Date('2026-03-02T12:00:00Z');
const GAZETTE = aPublisher('gazette', {
  feeds: [{ url: 'https://gazette.example/news' }, { url: 'https://gazette.example/sport' }],
});

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

function rss(items: Item[]): string {
  const entries = items.map(({ title, path, guid = path, day = 2, hour = 8, text = '' }) => {
    const date = `${String(day).padStart(2, '0')} Mar 2026 ${String(hour).padStart(2, '0')}:00:00 GMT`;
    const link = `<link>https://gazette.example/${path}</link><guid isPermaLink="false">${guid}</guid>`;
    return `<item><title>${title}</title>${link}<pubDate>${date}</pubDate><description>${text}</description></item>`;
  });
  return `<rss version="2.0"><channel><title>News</title>${entries.join('')}</channel></rss>`;
}

/** A reader of feeds that reads them anew each time it is asked. */
function reading(publisher = GAZETTE) {
  const pipeline = createPipeline({
    store,
    publishers: [publisher],
    fetcher: { fetchDue: async () => {} },
    reader: createFeedReader(() => publisher),
    now: () => NOW,
    log: { info: () => {}, warn: () => {} },
  });
  return (...feeds: Item[][]) =>
    pipeline.replay(
      feeds.map((items, n) => ({
        publisher,
        feed: publisher.feeds[n] ?? { url: '' },
        bytes: new TextEncoder().encode(rss(items)),
        contentType: null,
      })),
      () => {},
    );
}

async function stories() {
  const { stories } = await store.stories.active(new Date(0));
  return stories.map(({ headlines, description, sources }) => ({
    headlines: headlines.map(({ headline }) => headline),
    description,
    sources: sources.map(({ url, original_headline, report_id }) => [report_id, url, original_headline]),
  }));
}

describe('a headline that is not its publisher’s doing', () => {
  const text = 'Listen to the news of Arvona every morning.';
  const series = ['Bridge closed', 'Ferry sinks', 'Lamp lit'].map((title, n) => ({
    title: `Coast+ | ${title}`,
    path: `piece-${n}`,
    text,
  }));

  it('is no correction: the rest of its feed has changed', async () => {
    const read = reading();
    await read(series.slice(0, 2));
    const first = await stories();
    expect(await read(series)).toMatchObject({ newReports: 1, corrected: 0 });
    const second = await stories();
    expect(second).toHaveLength(first.length + 1);
    expect(second).toEqual(expect.arrayContaining(first));
    expect(await read(series.slice(1))).toMatchObject({ newReports: 0, corrected: 0 });
    expect(await stories()).toEqual(second);
  });

  it.each([[series], [series.slice(1)]])(
    'nor after an upgrade from a release that kept less',
    async (now) => {
      const read = reading();
      await read(series);
      await sql(store, `update reports set shape = 3, report = report - 'writtenTitle' - 'itemHash'`);
      expect(await read(now)).toMatchObject({ newReports: 0, corrected: 0 });
    },
  );

  const ferry = { title: 'Regional: Ferry sinks | Arvona Post', path: 'ferry', text };
  it.each([
    [
      'text to take off it is listed',
      { feeds: [{ ...GAZETTE.feeds[0], url: 'https://gazette.example/news', strip: ['Regional:'] }] },
    ],
    ['publisher has another name', { name: 'Arvona Post' }],
  ])('nor when its %s', async (_what, change) => {
    await reading()([ferry]);
    const first = await stories();
    const read = reading({ ...GAZETTE, ...change });
    expect(await read([ferry])).toMatchObject({ newReports: 0, corrected: 0 });
    expect(await stories()).toEqual(first);
    expect(await read([{ ...ferry, title: 'Regional: Ferry afloat' }])).toMatchObject({ corrected: 1 });
  });
});

describe('a piece whose address changes with its headline', () => {
  const first: Item = {
    title: 'Missing Pieter Vonk not found',
    path: '4711/missing-pieter-vonk',
    guid: 'g-4711',
  };
  const second: Item = { ...first, title: 'Missing man not found', path: '4711/missing-man' };
  const third: Item = { ...first, title: 'Missing man found', path: '4711/found' };
  const other: Item = { title: 'Rowing final postponed by fog', path: '4712/rowing', guid: 'g-4712' };

  it('is the same piece, under its new headline and address', async () => {
    const read = reading();
    await read([first, other]);
    const sourceOf = async ({ title }: Item) =>
      (await stories()).flatMap(({ sources }) => sources).find((source) => source[2] === title);
    const id = (await sourceOf(first))?.[0];
    for (const now of [second, third, second, first]) {
      expect(await read([now, other])).toMatchObject({ newReports: 0, known: 2, corrected: 1 });
      expect(await read([now, other])).toMatchObject({ newReports: 0, corrected: 0 });
      expect(await sourceOf(now)).toEqual([id, `https://gazette.example/${now.path}`, now.title]);
    }
    expect(await stories()).toHaveLength(2);
  });

  it('is so in all feeds of its publisher, whichever follows last', async () => {
    const read = reading();
    await read([first], [first]);
    expect(await read([second], [first])).toMatchObject({ newReports: 0, corrected: 1 });
    expect(await read([second], [first])).toMatchObject({ newReports: 0, corrected: 0 });
    expect(await read([second], [second])).toMatchObject({ newReports: 0, corrected: 0 });
    expect((await stories()).flatMap(({ sources }) => sources.map(([, , title]) => title))).toEqual([
      second.title,
    ]);
  });

  it('is so where another feed of its publisher has the new one first', async () => {
    const read = reading();
    await read([first]);
    expect(await read([first], [second])).toMatchObject({ newReports: 0, corrected: 0 });
    expect(await read([second], [second])).toMatchObject({ newReports: 0, corrected: 1 });
    expect(await stories()).toHaveLength(1);
  });

  it('is corrected by another feed where the first one has dropped it', async () => {
    const read = reading();
    await read([first]);
    expect(await read([other], [second])).toMatchObject({ newReports: 1, corrected: 1 });
    expect(await read([first, other], [second])).toMatchObject({ newReports: 0, corrected: 0 });
    expect(await stories()).toHaveLength(2);
  });

  it('is so where a release stored it that knew ids by their feed', async () => {
    const read = reading();
    await read([first]);
    const former = createHash('sha256')
      .update('https://gazette.example/news g-4711')
      .digest('hex')
      .slice(0, 16);
    await sql(store, `update reports set report = report || jsonb_build_object('itemHash', $1::text)`, [
      former,
    ]);
    for (const now of [second, third])
      expect(await read([now])).toMatchObject({ newReports: 0, corrected: 1 });
  });

  it.each<[string, Item[], Item[]]>([
    ['a bulletin of another hour', [first], [{ ...second, hour: 9 }]],
    ['the next piece in the same place', [{ ...first, guid: '1' }], [{ ...second, guid: '1' }]],
    ['another that got the id of one still there', [first], [{ ...first, guid: 'g-4713' }, second]],
    ['one of two with that id', [first], [second, third]],
    ['an id that is new as well', [first], [{ ...second, guid: 'g-4713' }]],
  ])('is another piece where the id is that of %s', async (_which, before, now) => {
    const read = reading();
    await read(before);
    const isNew = now.filter(({ path }) => !before.some((piece) => piece.path === path));
    expect(await read(now)).toMatchObject({ newReports: isNew.length, corrected: 0 });
  });
});

describe('a piece of a feed that is not on the list any more', () => {
  const first: Item = {
    title: 'Missing Pieter Vonk not found',
    path: 'vonk',
    guid: 'g-4711',
    text: 'Seen last in Arvona.',
  };
  const second: Item = { ...first, title: 'Missing man not found, police say' };
  const third: Item = { ...first, title: 'Missing man found', path: 'found' };
  const moved = {
    ...GAZETTE,
    feeds: [{ url: 'https://gazette.example/feeds/news.xml' }, ...GAZETTE.feeds.slice(1)],
  };

  it('is corrected by the feed at its new address, under its own new address too, and once', async () => {
    await reading()([first]);
    const read = reading(moved);
    for (const now of [second, third]) {
      expect(await read([now])).toMatchObject({ newReports: 0, corrected: 1 });
      expect(await read([now])).toMatchObject({ newReports: 0, corrected: 0 });
    }
    const told = (await stories()).flatMap(({ sources }) => sources.map(([, ...rest]) => rest));
    expect(told).toEqual([['https://gazette.example/found', third.title]]);
  });

  it('is corrected under a new address though it came at the one before', async () => {
    await reading()([first]);
    expect(await reading(moved)([third])).toMatchObject({ newReports: 0, corrected: 1 });
  });

  it('is not new where only its address is, and its feed says no id', async () => {
    const at = (path: string): Item => ({ ...first, path, guid: path });
    await reading()([at('news/vonk')]);
    expect(await reading(moved)([at('latest/vonk')])).toMatchObject({ newReports: 0, corrected: 0 });
  });

  it('is corrected by the other feed of its publisher, which has the word from then on', async () => {
    await reading()([first], [first]);
    const read = reading({
      ...GAZETTE,
      feeds: [{ url: 'https://gazette.example/latest' }, ...GAZETTE.feeds.slice(1)],
    });
    expect(await read([], [second])).toMatchObject({ newReports: 0, corrected: 1 });
    expect(await read([first], [second])).toMatchObject({ newReports: 0, corrected: 0 });
  });
});

it('takes a piece once that a feed lists under several addresses, in one reading and in the next', async () => {
  const read = reading();
  const at = (path: string, title = 'Speech of the minister'): Item => ({
    title,
    path,
    text: 'Hear it live.',
  });
  expect(await read([at('a'), at('b'), at('c')])).toMatchObject({ newReports: 1, known: 2 });
  expect(await read([at('d'), at('a'), at('b')])).toMatchObject({ newReports: 0, corrected: 0 });
  const title = 'Speech of the minister put off';
  for (const corrected of [1, 0])
    expect(await read([at('d', title), at('a', title)])).toMatchObject({ newReports: 0, corrected });
  expect((await stories()).map(({ sources }) => sources.length)).toEqual([1]);
});

it('counts what is lost of a page that is filled anew under one address', async () => {
  const read = reading();
  const storm = { title: 'Storm warning for the coast', path: 'weather', day: 1, hour: 7 };
  const snow = { ...storm, title: 'Snow closes every school', day: 2 };
  expect(await read([storm])).toMatchObject({ newReports: 1, dropped: {} });
  expect(await read([{ ...snow, hour: 8 }])).toMatchObject({
    newReports: 0,
    known: 0,
    corrected: 0,
    dropped: { 'filled-anew': 1 },
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../contract/testing/eventually.ts';
import type { Store } from '../store/store.ts';
import { openTestStore } from '../store/testing/test-store.ts';
import { openEdition } from './open.ts';
import { anyone, feed, ids } from './testing/desk.ts';
import { START, story } from './testing/stories.ts';
import type { Edition } from './types.ts';

let store: Store;
let edition: Edition;

beforeAll(async () => {
  store = await openTestStore();
  await store.publish((tx) => tx.upsertStories([story('first'), story('old', {}, 24 * 30)]));
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  edition = await openEdition({
    store,
    publishers: () => undefined,
    now: () => START,
    windowDays: 7,
    retentionDays: 90,
    demo: 'auto',
    use20Stories: false,
    log,
  });
});

afterAll(async () => {
  await edition.close();
  await store.close();
});

const shown = async (): Promise<string[]> => ids(await feed({ edition })).sort();

it('the edition shows what another process publishes and merges, as the database tells it', async () => {
  expect(await shown()).toEqual(['first']);
  const token = edition.token();

  await store.publish((tx) => tx.upsertStories([story('second'), story('third')]));
  await eventually(async () => expect(await shown()).toEqual(['first', 'second', 'third']));

  await store.publish((tx) => tx.mergeStories([{ from: 'third', to: 'second' }]));
  await eventually(async () => expect(await shown()).toEqual(['first', 'second']));
  expect(await edition.story('third')).toMatchObject({ id: 'second' });
  expect(await edition.story('old')).toMatchObject({ id: 'old' });

  expect((await feed({ edition }, { edition: token })).total).toBe(1);
  expect(ids(await edition.list({ list: 'search', text: 'headline' }, anyone())).sort()).toEqual([
    'first',
    'old',
    'second',
  ]);
});

it('a search that was taken for misspelt says what it was answered by', async () => {
  await store.publish((tx) => tx.upsertStories([story('night', { headline: 'Night train to Utrecht' })]));
  await edition.refresh();
  const search = (text: string) => edition.list({ list: 'search', text }, anyone());
  expect(await search('Utrehct train')).toMatchObject({ total: 1, meant: ['utrecht train'] });
  for (const text of ['trains', 'utre', 'zeppelin', 'zeppelinn'])
    expect(await search(text)).toMatchObject({ meant: [] });
  await store.publish((tx) => tx.mergeStories([{ from: 'night', to: 'first' }]));
});

it('takes no word for one that nobody wrote, though it may have the stem of one', async () => {
  await store.publish((tx) => tx.upsertStories([story('cabinet', { headline: 'Ministers resign' })]));
  await edition.refresh();
  const search = (text: string) => edition.list({ list: 'search', text }, anyone());
  expect(await search('minsiter')).toMatchObject({ total: 0, meant: [] });
  await store.publish((tx) => tx.upsertStories([story('office', { headline: 'A minister returns' })]));
  await edition.refresh();
  const found = await search('minsiter');
  expect(found.meant).toEqual(['minister']);
  expect(ids(found).sort()).toEqual(['cabinet', 'office']);
});

it('SEARCH-09 a word half typed finds what begins as it was typed, and not what only shares its stem', async () => {
  const headed = (id: string, headline: string) => story(id, { headline, language: 'nl', tags: [] });
  const told = [
    headed('wild', 'Omarm de wildernis'),
    headed('vank', 'Fietser uit Wildervank'),
    headed('rotter', 'Boten in Rotterdam'),
    headed('fire', 'Woningbrand in Emmen'),
    headed('order', 'Vreemdelingenministerie dicht'),
  ];
  await store.publish((tx) => tx.upsertStories(told));
  await edition.refresh();
  const found = async (text: string) => ids(await edition.list({ list: 'search', text }, anyone())).sort();
  expect(await found('wilders')).toEqual([]);
  expect(await found('fietser wilders')).toEqual([]);
  expect(await found('wilderv')).toEqual(['vank']);
  expect(await found('wilder')).toEqual(['vank', 'wild']);
  expect(await found('boten rotter')).toEqual(['rotter']);
  expect(await found('bran')).toEqual(['fire']);
  await store.publish((tx) => tx.upsertStories([headed('wilders', 'Wilders spreekt')]));
  await edition.refresh();
  expect(await found('wilders')).toEqual(['wilders']);
});

describe('SEARCH-09 a word half typed, of which the index has less than was typed,', () => {
  it.each<[language: string, headline: string, texts: string[], none: string[]]>([
    ['en', 'Government moves', ['governm', 'governme', 'moves governmen'], ['governma', 'governs m']],
    ['en', 'Election in Norwich', ['electi', 'electio', 'norwich electio'], ['electric', 'election xy']],
    ['en', 'Shopping by night', ['shopp', 'shoppi'], ['shoppa']],
    ['nl', 'Regering valt', ['regeri', 'regerin', 'valt regeri'], ['regerr']],
    ['nl', 'Kantoor in Assen', ['kantoo', 'assen kantoo'], ['kantool']],
    ['nl', 'Hoofdstad viert', ['hoof', 'hoofds'], ['hoofdp']],
    [
      'nl',
      'De minister-president spreekt',
      ['minister-p', 'Minister-pr', 'de minister p'],
      ['minister-s', 'p'],
    ],
  ])('finds what begins so, in %s: %s', async (language, headline, texts, none) => {
    const told = story('half', { headline, language, tags: [], sub_headline: '', description: '' });
    await store.publish((tx) => tx.upsertStories([told]));
    await edition.refresh();
    const found = async (text: string) => {
      const { meant, ...listing } = await edition.list({ list: 'search', text }, anyone());
      return [text, ids(listing).includes('half') && meant?.length === 0];
    };
    for (const text of texts) expect(await found(text)).toEqual([text, true]);
    for (const text of none) expect(await found(text)).toEqual([text, false]);
  });
});

it.each([
  ['amsterdas', 'amsterdam', { headline: 'Boats in Amsterdam' }],
  ['treinn', 'trein', { headline: 'Trein staat stil', language: 'nl' }],
])('a word that others only share a stem with may still be misspelt: %s', async (text, meant, told) => {
  await store.publish((tx) => tx.upsertStories([story(meant, told)]));
  await edition.refresh();
  const found = await edition.list({ list: 'search', text }, anyone());
  expect(found.meant).toEqual([meant]);
  expect(ids(found)).toEqual([meant]);
});

describe('a search that finds nothing', () => {
  const headed = (id: string, headline: string) => story(id, { headline, tags: [] });
  const search = async (text: string, over = {}) => {
    const ask = { list: 'search', text } as const;
    const listing = await edition.list(ask, anyone(over));
    return { ...listing, ...(await edition.offers(listing, ask, anyone(over))) };
  };

  it('offers what most stories are found by without one of its words, and says how many', async () => {
    const told = ['Olympics open', 'Olympics: ice hockey today', 'Ice hockey in Oslo', 'Hockey: ice melts'];
    await store.publish((tx) => tx.upsertStories(told.map((headline, at) => headed(`ice${at}`, headline))));
    await edition.refresh();
    const none = await search('olympics ice hockey results');
    expect(none).toMatchObject({ total: 0, meant: [], fewer: { query: 'olympics ice hockey', total: 1 } });
    expect((await search('yesterdays ice hockey')).fewer).toEqual({ query: 'ice hockey', total: 3 });
    expect((await search('"ice hockey" olympics of yesterdays')).fewer).toEqual({
      query: '"ice hockey" olympics of',
      total: 1,
    });
    expect((await search('ice hockey')).fewer).toBeUndefined();
  });

  it('offers the most words that find something, where more than one is too many', async () => {
    expect((await search('ice xylofoons quaggas')).fewer).toEqual({ query: 'ice', total: 3 });
    expect((await search('quaggas, ice xylofoons "hockey"?')).fewer).toEqual({
      query: 'ice "hockey"',
      total: 3,
    });
  });

  it('offers what leads this reader to stories, where most is found by what leads them to none', async () => {
    expect((await search('hockey olympics melts')).fewer).toEqual({ query: 'hockey olympics', total: 1 });
    const mutes = { words: ['today'], topics: [], sources: [] };
    expect((await search('hockey olympics melts', { mutes })).fewer).toEqual({
      query: 'hockey melts',
      total: 1,
    });
    const more = { words: ['today', 'melts'], topics: [], sources: [] };
    expect((await search('hockey olympics melts', { mutes: more })).fewer).toEqual({
      query: 'hockey',
      total: 1,
    });
  });

  it.each(['xylofoons', 'the xylofoons', 'one ice two ice three ice xylofoons', ''])(
    'offers nothing where no word less finds anything, or more than six are asked for: %s',
    async (text) => {
      const none = await search(text);
      expect(none.total).toBe(0);
      expect(none.fewer).toBeUndefined();
    },
  );

  it('offers nothing that the reader would not find, or what their mutes hide', async () => {
    const mutes = { words: ['hockey'], topics: [], sources: [] };
    expect((await search('ice hockey results', { mutes })).fewer).toBeUndefined();
    expect((await search('ice hockey', { mutes })).fewer).toBeUndefined();
    expect((await search('ice hockey results', { reads: ['nl'] })).fewer).toBeUndefined();
  });
});

it('takes no name of a city for misspelt', async () => {
  await store.publish((tx) => tx.upsertStories([story('bell', { headline: 'Kampalo, san fernandi' })]));
  await edition.refresh();
  const search = (text: string) => edition.list({ list: 'search', text }, anyone());
  expect(await search('Kampali')).toMatchObject({ meant: ['kampalo'] });
  expect(await search('San Fernandu')).toMatchObject({ meant: ['san fernandi'] });
  for (const text of ['Kampala', 'San Fernando'])
    expect(await search(text)).toMatchObject({ total: 0, meant: [] });
});

it('lets go of a story whose newest report an operator put elsewhere, when the others are too old for it', async () => {
  await store.publish((tx) => tx.upsertStories([story('joined')]));
  await eventually(async () => expect(await shown()).toContain('joined'));
  await store.publish((tx) => tx.upsertStories([story('joined', {}, 24 * 8), story('apart')]));
  await eventually(async () => expect(await shown()).toContain('apart'));
  expect(await shown()).not.toContain('joined');
});

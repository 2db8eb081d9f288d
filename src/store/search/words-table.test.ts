import { assert, asyncProperty, string } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../contract/contract.ts';
import { openStore } from '../store.ts';
import { aSource, aStory, at } from '../testing/examples.ts';
import { rowsIn } from '../testing/rows-in.ts';
import { sql } from '../testing/sql.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

const STORIES: Story[] = [
  aStory('museum', {
    headline: 'Museums in Rotterdam open their doors at night',
    sub_headline: 'Visitors were running through the halls',
    description: 'The “Night of Museums” drew forty thousand visitors.',
    tags: ['culture'],
    categories: ['entertainment'],
    sources: [aSource('r1', 'Harbour Post')],
    translations: {
      'nl-NL': {
        headline: 'Musea in Rotterdam ’s nachts open',
        sub_headline: 'Bezoekers renden door de zalen',
        description: 'De Museumnacht trok veertigduizend bezoekers.',
      },
    },
  }),
  aStory('cafe', {
    headline: 'Café Élysée in Curaçao wint prijs voor coördinatie',
    sub_headline: 'Feestelijke opening',
    description: 'De eigenaren werken al jaren aan betere samenwerking.',
    language: 'nl',
    tags: ['horeca'],
    categories: ['general'],
    sources: [aSource('r2', 'De Ochtendbode')],
  }),
  aStory('bank', {
    headline: 'Bank of England keeps rate at 4.5 per cent',
    sub_headline: 'Museums and shops had hoped for less',
    description: 'The U.S. central bank decides next week.',
    tags: ['interest rates'],
    categories: ['business'],
    sources: [aSource('r3', 'The Ledger')],
  }),
  aStory('till', { headline: 'Keeps of the bank', description: 'What the bank keeps.' }),
  aStory('old', { headline: 'An old story about museums', published_at: at(-1_000).toISOString() }),
];

describe('search', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore();
    await store.publish((tx) => tx.upsertStories(STORIES));
  });
  afterAll(() => store.close());

  const search = async (text: string, limit = 10) =>
    (await store.stories.search(text, { since: at(-100), limit })).hits.map(({ id }) => id);

  it.each<[string, string, string[]]>([
    ['English stems', 'museum visitor run', ['museum']],
    ['Dutch stems', 'eigenaar', ['cafe']],
    ['a translation', 'bezoeker renden', ['museum']],
    ['accents folded in the text', 'cafe elysee curacao', ['cafe']],
    ['accents folded in the query', 'Müseum RÖTTERDAM', ['museum']],
    ['the name of a source', 'ochtendbode', ['cafe']],
    ['a tag', 'horeca', ['cafe']],
    ['a category', 'entertainment', ['museum']],
    ['all words needed', 'museum england rotterdam', []],
    ['words from different fields', 'england ledger business', ['bank']],
    ['a phrase', '"bank of england"', ['bank']],
    ['a phrase in another order', '"england bank"', []],
    ['a phrase and a word', '"central bank" rate', ['bank']],
    ['an abbreviation with dots', 'US central bank', ['bank']],
    ['curly quotes around words in the text', 'night of museums', ['museum']],
    ['best match first: headline over summary', 'museums', ['museum', 'bank']],
    ['operators are words', 'museum | england', ['bank']],
    ['a minus does not exclude', 'bank -england', ['bank']],
    ['words too common in one language count in the other', 'the of from', []],
    ['nothing', '', []],
    ['spaces', ' \n\t ', []],
    ['a word nobody wrote', 'zeppelin', []],
  ])('SEARCH-09 %s', async (_name, text, expected) => {
    expect(await search(text)).toEqual(expected);
  });

  it.each<[string, string, [id: string, field: string][]]>([
    [
      'a word',
      'museums',
      [
        ['museum', 'headline'],
        ['bank', 'summary'],
      ],
    ],
    ['a word of the summary', 'visitors', [['museum', 'summary']]],
    ['words of the text', 'forty visitors', [['museum', 'text']]],
    ['a phrase of the headline', '"keeps rate"', [['bank', 'headline']]],
    ['a phrase of the summary', '"hoped for less"', [['bank', 'summary']]],
    ['a phrase of the text, its words in the headline', '"bank keeps"', [['till', 'text']]],
  ])('tells where it found %s', async (_what, text, expected) => {
    const { hits } = await store.stories.search(text, { since: at(-100), limit: 10 });
    expect(hits.map(({ id, field }) => [id, field])).toEqual(expected);
  });

  it('finds what a reader can read behind a thousand newer stories in other languages', async () => {
    const headed = (language: string, count: number, hour: number): Story[] =>
      Array.from({ length: count }, (_, index) =>
        aStory(`${language}-${index}`, { language, headline: 'Kiwi', published_at: at(hour).toISOString() }),
      );
    const told = aStory('told', {
      language: 'nl',
      headline: 'Kiwi',
      published_at: at(-30).toISOString(),
      translations: {
        'en-GB': { headline: 'A bird', sub_headline: '', description: '' },
        'de-DE': { headline: ' ', sub_headline: '', description: '' },
      },
    });
    await store.publish((tx) =>
      tx.upsertStories([...headed('nl', 1_100, 0), ...headed('en', 30, -24), told]),
    );
    const found = async (...reads: string[]) =>
      (await store.stories.search('kiwi', { since: at(-100), limit: 500, reads })).hits.length;
    expect(await found('en')).toBe(31);
    expect(await found('de')).toBe(0);
    expect(await found('nl', 'en')).toBe(500);
    expect(await found()).toBe(500);
  });

  it('finds the newest of more stories than it looks at', async () => {
    const older = Array.from({ length: 1_000 }, (_, i) =>
      aStory(`older-${i}`, { headline: 'The lighthouse shines', published_at: at(-50).toISOString() }),
    );
    const newest = aStory('newest', {
      headline: 'The lighthouse is dark',
      published_at: at(-1).toISOString(),
    });
    await store.publish((tx) => tx.upsertStories([...older, newest]));
    expect(await search('lighthouse', 1)).toEqual(['newest']);
  });

  it('finds the newest also where most of the newest stories have the word', async () => {
    const headed = (id: string, hour: number, over: Partial<Story> = {}) =>
      aStory(id, { headline: 'The ibis returns', published_at: at(hour).toISOString(), ...over });
    const flock = Array.from({ length: 1_010 }, (_, index) => headed(`ibis-${index}`, 10));
    const newest = [
      headed('ibis-phrase', 11, { description: 'A white ibis.' }),
      headed('ibis-french', 11, { language: 'fr', headline: 'Ibis' }),
      aStory('heron', { headline: 'A heron', published_at: at(12).toISOString() }),
    ];
    await store.publish((tx) => tx.upsertStories([...flock, ...newest, headed('ibis-old', -50)]));
    const found = async (text: string, over = {}) =>
      (await store.stories.search(text, { since: at(-100), limit: 2_000, ...over })).hits.map(({ id }) => id);
    const all = await found('ibis');
    expect(all).toHaveLength(1_000);
    expect(all).toEqual(expect.arrayContaining(['ibis-phrase', 'ibis-french']));
    expect(all).not.toContain('ibis-old');
    expect(await found('"white ibis"')).toEqual(['ibis-phrase']);
    expect(await found('ibis', { reads: ['fr'] })).toEqual(['ibis-french']);
    expect(await found('ibis', { except: flock.map(({ id }) => id) })).toHaveLength(3);
    expect(await store.stories.searchWithout('ibis quaggas', 1, { since: at(-100) })).toEqual(['ibis']);
  });

  it('goes on behind what was found already', async () => {
    await store.publish((tx) =>
      tx.upsertStories(
        [3, 2, 1].map((hour) =>
          aStory(`emu-${hour}`, { headline: 'Emu', published_at: at(hour).toISOString() }),
        ),
      ),
    );
    const found = async (except: string[]) =>
      (await store.stories.search('emu', { since: at(-100), limit: 2, except })).hits.map(({ id }) => id);
    expect(await found([])).toEqual(['emu-3', 'emu-2']);
    expect(await found(['emu-3', 'emu-2'])).toEqual(['emu-1']);
    expect(await found(['emu-3', 'emu-2', 'emu-1'])).toEqual([]);
  });

  it('does not take a word for misspelt when all that has it was found already', async () => {
    await store.publish((tx) =>
      tx.upsertStories(['pelican', 'pelicon'].map((word) => aStory(word, { headline: word }))),
    );
    const options = { since: at(-100), limit: 10 };
    expect(await search('pelican')).toEqual(['pelican']);
    expect((await store.stories.search('pelican', { ...options, except: ['pelican'] })).hits).toEqual([]);
  });

  it('knows the languages of a story whose words stayed the same', async () => {
    const story = aStory('tongue', { headline: 'Dodo', language: 'fr' });
    const found = async (reads: string[]) =>
      (await store.stories.search('dodo', { since: at(-100), limit: 10, reads })).hits.map(({ id }) => id);
    await store.publish((tx) => tx.upsertStories([story]));
    expect([await found(['fr']), await found(['de'])]).toEqual([['tongue'], []]);
    await store.publish((tx) => tx.upsertStories([{ ...story, language: 'de' }]));
    expect([await found(['fr']), await found(['de'])]).toEqual([[], ['tongue']]);
  });

  it('gives equal matches newest first, and those of one moment by their ids', async () => {
    const hours = { late: 2, c: 1, a: 1, b: 1 };
    await store.publish((tx) =>
      tx.upsertStories(
        Object.entries(hours).map(([id, hour]) =>
          aStory(id, { headline: 'Lynx', published_at: at(hour).toISOString() }),
        ),
      ),
    );
    expect(await search('lynx')).toEqual(['late', 'a', 'b', 'c']);
    expect(await search('lynx', 2)).toEqual(['late', 'a']);
  });

  it('leaves a story of the same words where it was', async () => {
    const [one, two] = ['one', 'two'].map((id) =>
      aStory(id, { headline: 'Same words', published_at: at(-200).toISOString() }),
    );
    if (!one || !two) throw new Error('two stories');
    await store.publish((tx) => tx.upsertStories([one, two]));
    await store.publish((tx) => tx.upsertStories([{ ...one, published_at: at(0).toISOString() }]));
    expect(await search('same words')).toEqual(['one']);
  });

  it('SEARCH-09 leaves out stories before since and honours the limit', async () => {
    expect((await store.stories.search('museums', { since: at(-2_000), limit: 10 })).hits).toHaveLength(3);
    expect(await search('museums', 1)).toEqual(['museum']);
  });

  it('finds the words a story has now, not those it had', async () => {
    await store.publish((tx) => tx.upsertStories([aStory('changing', { headline: 'Zebra at large' })]));
    expect(await search('zebra')).toEqual(['changing']);
    await store.publish((tx) =>
      tx.upsertStories([
        aStory('changing', { headline: 'Okapi at large', published_at: at(1).toISOString() }),
      ]),
    );
    expect(await search('zebra')).toEqual([]);
    expect(await search('okapi')).toEqual(['changing']);
  });

  it('moves with the date of a story whose text stayed', async () => {
    const story = aStory('moving', { headline: 'Quokka seen', published_at: at(-200).toISOString() });
    await store.publish((tx) => tx.upsertStories([story]));
    expect(await search('quokka')).toEqual([]);
    await store.publish((tx) => tx.upsertStories([{ ...story, published_at: at(0).toISOString() }]));
    expect(await search('quokka')).toEqual(['moving']);
  });

  it('new words do not stay in the list that every search reads through', async () => {
    const second = await openStore({ connectionString: store.connectionString });
    await second.publish((tx) => tx.upsertStories([aStory('tidy', { headline: 'Capybara' })]));
    await second.close();
    // The number of pages that still had to be moved.
    const left = await sql(store, "select gin_clean_pending_list('story_words_words')::int as pages");
    expect(left).toEqual([{ pages: 0 }]);
    expect(await search('capybara')).toEqual(['tidy']);
  });

  it('a story that was merged is found no more', async () => {
    await store.publish((tx) => tx.upsertStories([aStory('gone', { headline: 'Narwhal again' })]));
    await store.publish((tx) => tx.mergeStories([{ from: 'gone', to: 'museum' }]));
    expect(await search('narwhal')).toEqual([]);
  });

  it('every text is safe', async () => {
    const hostile = [
      '\0',
      '\ud800 \udfff',
      "'; drop table stories; --",
      'a'.repeat(5_000),
      '" '.repeat(2_500),
      '((((!!!&&&|||<->:*',
      '\\'.repeat(5_000),
      'x '.repeat(2_500),
    ];
    for (const text of hostile) expect(await search(text)).toEqual([]);
    await assert(
      asyncProperty(string({ unit: 'binary', maxLength: 200 }), async (text) => {
        expect(Array.isArray(await search(text))).toBe(true);
      }),
      { numRuns: 200 },
    );
    expect(await rowsIn(store, 'stories')).toBeGreaterThan(0);
  });

  it('a story with texts no database stores, or of endless length, is still published', async () => {
    const odd = aStory('odd', {
      headline: 'Axolotl \0 \ud800 found',
      description: 'wordy '.repeat(500_000),
      tags: ['x'.repeat(3_000)],
    });
    await store.publish((tx) => tx.upsertStories([odd]));
    expect(await search('axolotl found')).toEqual(['odd']);
  });
});

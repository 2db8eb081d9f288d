/** Looking ahead at a mute, back at what was hidden, and: nothing that is muted is shown anywhere. On a real database. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES } from '../../accounts/accounts.ts';
import {
  type ArticlePage,
  encodeReaderCookie,
  type FilterPreview,
  type Ledger,
  type MutePreview,
  NO_FILTERS,
  type Preferences,
} from '../../contract/contract.ts';
import { type AccountServer, startAccountServer, type TestReader } from '../testing/account-server.ts';
import { makeSource, makeStory, NOW } from '../testing/stories.ts';

const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
const golf = (id: string, hours: number) =>
  makeStory(id, {
    headline: `Golf in ${id}`,
    tags: [],
    published_at: hoursAgo(hours),
    translations: { 'nl-NL': { headline: `Golfen in ${id}`, sub_headline: '', description: '' } },
  });

let server: AccountServer;
let reader: TestReader;
const choose = (chosen: Partial<Preferences>) =>
  server.accountStore.preferences.change(reader.accountId, () => ({ ...DEFAULT_PREFERENCES, ...chosen }));

async function ask<T>(method: 'GET' | 'POST', url: string, payload?: object, headers = {}): Promise<T> {
  const answer = await server.app.inject({
    method,
    url,
    headers: { ...reader.headers, ...headers },
    ...(payload && { payload }),
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  return JSON.parse(answer.body) as T;
}

describe('muting', () => {
  beforeAll(async () => {
    server = await startAccountServer({
      stories: [
        golf('one', 1),
        golf('two', 2),
        golf('three', 13),
        golf('four', 100),
        golf('old', 200),
        makeStory('war', { headline: 'War goes on', tags: [] }),
        makeStory('bait', {
          tags: ['harbour'],
          categories: ['science'],
          analytics: { cleanliness: 1, political_neutrality: 3 },
        }),
        makeStory('match', { categories: ['sports'], tags: [], sources: [makeSource('Sports Daily', 1)] }),
      ],
    });
    reader = await server.signIn();
  });
  afterAll(() => server.close());

  it('a preview counts seven days, and names the three newest in the reader’s language', async () => {
    await choose({ mutedTopics: ['golf'] });
    const preview = (lang: string) =>
      ask<MutePreview>('POST', `/mutes/preview?lang=${lang}`, { kind: 'word', text: 'GOLF' });
    expect(await preview('en')).toEqual({
      days: 7,
      stories: 4,
      examples: [
        { id: 'one', title: 'Golf in one', language: 'en', publishedAt: hoursAgo(1) },
        { id: 'two', title: 'Golf in two', language: 'en', publishedAt: hoursAgo(2) },
        { id: 'three', title: 'Golf in three', language: 'en', publishedAt: hoursAgo(13) },
      ],
    });
    expect((await preview('nl')).examples[0]).toMatchObject({ title: 'Golfen in one', language: 'nl' });
  });

  it.each([
    ['a topic', 'topic', 'Sports', 1],
    ['a publisher, whose stories are theirs alone', 'topic', 'Sports Daily', 1],
    ['a publisher who is never alone', 'topic', 'Harbour Post', 0],
    ['a word that nobody writes', 'word', 'zebra', 0],
  ])('a preview of %s', async (_name, kind, text, stories) => {
    expect((await ask<MutePreview>('POST', '/mutes/preview', { kind, text })).stories).toBe(stories);
  });

  it('a preview counts what the mute alone would hide, whatever a reader’s filters take', async () => {
    await ask('POST', '/subscription/trial', { planId: 'monthly' });
    await choose({ filters: { ...NO_FILTERS, clickbait: 5, calm: 0, neutrality: 5 } });
    const asked = { kind: 'topic', text: 'harbour' };
    expect((await ask<MutePreview>('POST', '/mutes/preview', asked)).examples.map(({ id }) => id)).toEqual([
      'bait',
    ]);
  });

  it('the ledger begins at the reader’s midnight and counts by rule, most first', async () => {
    await choose({ mutedTopics: ['golf', 'war'], mutedSources: ['Sports'] });
    const today = await ask<Ledger>('GET', '/mutes/today');
    expect(today).toMatchObject({ since: '2026-03-10T00:00:00.000Z', total: 4 });
    expect(today.rules.map(({ rule, stories }) => [rule.kind, rule.text, stories])).toEqual([
      ['word', 'golf', 2],
      ['word', 'war', 1],
      ['topic', 'Sports', 1],
    ]);
    expect(today.rules[0]?.examples.map(({ id }) => id)).toEqual(['one', 'two']);
    const cookie = `helder=${encodeReaderCookie({ timeZone: 'Europe/Amsterdam' })}`;
    const inAmsterdam = await ask<Ledger>('GET', '/mutes/today', undefined, { cookie });
    expect(inAmsterdam).toMatchObject({ since: '2026-03-09T23:00:00.000Z', total: 5 });
  });

  it('a list says how many of its stories are hidden, so that one that is emptied can say why', async () => {
    await choose({ mutedTopics: ['golf'], mutedSources: ['Sports'] });
    const hidden = async (url: string) => (await ask<ArticlePage>('GET', url)).hidden;
    // Of golf there are four stories in seven days; a search finds the old one, too.
    expect(await hidden('/articles')).toBe(5);
    expect(await hidden('/search?q=golf')).toBe(5);
    expect(await hidden('/articles?category=sports')).toBe(1);
    expect(await hidden('/articles?category=science')).toBeUndefined();
    await choose({});
    expect(await hidden('/articles')).toBeUndefined();
  });

  it('PREM-26 each filter says by itself how many of a day’s stories it takes', async () => {
    await choose({});
    const preview = (filters: object) =>
      ask<FilterPreview>('POST', '/filters/preview', { filters: { ...NO_FILTERS, ...filters } });
    expect(await preview({})).toEqual({
      of: 6,
      taken: { calm: 0, clickbait: 0, neutrality: 0, repetition: 0 },
    });
    expect(await preview({ calm: 0, clickbait: 5, neutrality: 5, repetition: 2 })).toEqual({
      of: 6,
      taken: { calm: 1, clickbait: 1, neutrality: 1, repetition: 3 },
    });
    await choose({ mutedTopics: ['golf'] });
    expect((await preview({})).of).toBe(3);
  });

  it.each([
    ['no kind', '/mutes/preview', { text: 'x' }],
    ['an empty text', '/mutes/preview', { kind: 'word', text: '' }],
    ['a text too long', '/mutes/preview', { kind: 'word', text: 'x'.repeat(101) }],
    ['a share of more than all', '/filters/preview', { filters: { ...NO_FILTERS, calm: 2 } }],
    ['no filters', '/filters/preview', {}],
  ])('%s is refused', async (_name, url, payload) => {
    const answer = await server.app.inject({ method: 'POST', url, headers: reader.headers, payload });
    expect(answer.statusCode).toBe(400);
  });

  it.each([
    ['POST', '/mutes/preview'],
    ['GET', '/mutes/today'],
    ['POST', '/filters/preview'],
  ] as const)('PERM-12 PERM-13 %s %s is for readers who are signed in', async (method, url) => {
    expect((await server.app.inject({ method, url })).statusCode).toBe(401);
  });
});

describe('whatever is muted', () => {
  const NOUNS = ['golf', 'café', 'storm', 'budget'];
  const OUTLETS = ['Harbour Post', 'River Times'];
  const CATEGORIES = ['sports', 'science', 'environment'];
  const parts = fc.record({
    nouns: fc.subarray(NOUNS),
    categories: fc.subarray(CATEGORIES, { minLength: 1 }),
    outlets: fc.subarray(OUTLETS, { minLength: 1 }),
  });
  const rules = fc.record({
    word: fc.constantFrom('', 'Golf', 'cafe', 'STORM', 'budget cut'),
    topic: fc.constantFrom(
      '',
      'Sports',
      'Climate Change',
      'Milieu',
      'wetenschap',
      'harbour post',
      'River Times',
    ),
  });
  const SIX = ['s0', 's1', 's2', 's3', 's4', 's5'];
  const ids = (body: string): string[] =>
    (JSON.parse(body) as { data: { id: string }[] }).data.map(({ id }) => id);

  afterAll(() => server.close());

  it('FEED-39 GEN-06 no page, call, search or feed shows it; opened by its address it is there', async () => {
    server = await startAccountServer({ env: { RELATED_STORIES_ENABLED: 'on' } });
    reader = await server.signIn();
    const { pageToken, headers } = reader;
    const cookie = `helder-session=${pageToken}; helder=${encodeReaderCookie({
      place: { latitude: 52.4, longitude: 4.9, city: 'Amsterdam', country: 'Netherlands', source: 'manual' },
    })}`;
    await fc.assert(
      fc.asyncProperty(
        fc.array(parts, { minLength: 1, maxLength: SIX.length }),
        rules,
        async (some, { word, topic }) => {
          const stories = some.map(({ nouns, categories, outlets }, index) =>
            makeStory(`s${index}`, {
              headline: `Ferry and ${nouns.join(', ')}`,
              categories,
              tags: ['ferry'],
              translations: {},
              sources: outlets.map((name) => makeSource(name, 1)),
            }),
          );
          await server.store.publish(stories, SIX.slice(stories.length));
          await server.edition.refresh();
          await choose({ mutedTopics: word ? [word] : [], mutedSources: topic ? [topic] : [] });
          const hidden = some.flatMap((story, index) => (isMuted(story, word, topic) ? [`s${index}`] : []));
          const expectNone = (shown: string[]) =>
            expect(shown.filter((id) => hidden.includes(id))).toEqual([]);

          for (const url of [
            '/articles',
            '/articles?category=sports',
            '/articles?sort=covered',
            '/feed',
            '/articles/trending',
            '/articles/local?city=Amsterdam',
            '/stories/s0/related',
            '/search?q=ferry',
          ])
            expectNone(ids((await server.app.inject({ url, headers })).body));
          const syndicated = await server.app.inject({ url: '/feeds/home.json', headers });
          expectNone(
            (JSON.parse(syndicated.body) as { items: { url: string }[] }).items.map(
              ({ url }) => url.split('/').at(-1) ?? '',
            ),
          );
          for (const url of ['/', '/sports', '/local', '/?q=ferry', '/story/s0']) {
            await server.app.inject({ url, headers: { cookie } });
            const data = server.renderer.inputs.at(-1)?.data;
            expectNone([...(data?.feed?.data ?? []), ...(data?.related ?? [])].map(({ id }) => id));
            if (url === '/story/s0') expect(data?.story?.id).toBe('s0');
          }
          expect(ids((await server.app.inject({ url: '/articles', headers })).body)).toHaveLength(
            stories.length - hidden.length,
          );
        },
      ),
      { numRuns: 25 },
    );
  });

  /** The rules once more, in the plainest words there are. */
  function isMuted(
    { nouns, categories, outlets }: { nouns: string[]; categories: string[]; outlets: string[] },
    word: string,
    topic: string,
  ): boolean {
    const means: Record<string, string> = {
      Sports: 'sports',
      Milieu: 'environment',
      wetenschap: 'science',
    };
    return (
      nouns.map((noun) => noun.replace('é', 'e')).includes(word.toLowerCase()) ||
      categories.includes(means[topic] ?? '') ||
      outlets.every((outlet) => outlet.toLowerCase() === topic.toLowerCase())
    );
  }
});

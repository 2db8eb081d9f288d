import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mutes, Story } from '../contract/contract.ts';
import { muteFilter } from '../reader/reader.ts';
import { anyone, feed, ids, openDesk } from './testing/desk.ts';
import { AMSTERDAM, ago, source, story } from './testing/stories.ts';
import type { Ask, Listing } from './types.ts';

const NONE: Mutes = { words: [], topics: [], sources: [] };
const IN_AMSTERDAM = { position: AMSTERDAM, city: 'Amsterdam', country: 'Netherlands' };
const golf = (id: string, over: Partial<Story> = {}) => story(id, { headline: `Golf for ${id}`, ...over });

const NOUNS = ['golf', 'ferry', 'café', 'storm', 'budget'];
const TOPICS = ['sports', 'science', 'Tech', 'crime'];
const OUTLETS = ['Harbour Post', 'River Times', 'Café News'];

const storyParts = fc.record({
  headline: fc.array(fc.constantFrom(...NOUNS, ...NOUNS.map((noun) => noun.toUpperCase())), { maxLength: 3 }),
  translated: fc.array(fc.constantFrom(...NOUNS), { maxLength: 1 }),
  categories: fc.uniqueArray(fc.constantFrom(...TOPICS), { minLength: 1, maxLength: 2 }),
  tags: fc.uniqueArray(fc.constantFrom('harbour', ...TOPICS), { maxLength: 2 }),
  outlets: fc.array(fc.constantFrom(...OUTLETS), { minLength: 1, maxLength: 3 }),
  hours: fc.integer({ min: 0, max: 30 }),
});
const someMutes = fc.record({
  words: fc.array(fc.constantFrom(...NOUNS, 'cafe', 'ferry storm'), { maxLength: 2 }),
  topics: fc.array(fc.constantFrom(...TOPICS, 'technology', 'Harbour'), { maxLength: 1 }),
  sources: fc.array(fc.constantFrom(...OUTLETS, 'cafe news'), { maxLength: 2 }),
});

const MOST = 7;

/** Every list there is; a search that finds everything. */
const SURFACES: Ask[] = [
  { list: 'feed' },
  { list: 'feed', sort: 'newest' },
  { list: 'feed', sort: 'covered' },
  { list: 'feed', category: 'sports' },
  { list: 'local' },
  { list: 'trending' },
  { list: 'related', story: 's0' },
  { list: 'search', text: Array.from({ length: MOST }, (_, index) => `s${index}`).join(' ') },
];

describe('mutes', () => {
  it('no surface shows a muted story, and each counts what it hides', async () => {
    const random = fc.tuple(
      fc.array(storyParts, { minLength: 1, maxLength: MOST }),
      someMutes,
      fc.constantFrom([], ['Sports'], ['Science', 'crime']),
    );
    await fc.assert(
      fc.asyncProperty(random, async ([parts, mutes, interests]) => {
        const stories = parts.map(({ headline, translated, outlets, hours, ...labels }, index) =>
          story(`s${index}`, {
            ...labels,
            headline: headline.join(' '),
            translations: { 'nl-NL': { headline: translated.join(), sub_headline: '', description: '' } },
            sources: outlets.map((name) => source({ name, publishedAt: ago(hours) })),
            published_at: ago(hours),
          }),
        );
        const desk = await openDesk(stories);
        const open = anyone({ place: IN_AMSTERDAM, interests });
        const muted = { ...open, mutes };
        const isHidden = (id: string): boolean =>
          Boolean(muteFilter(mutes)?.hides(stories.find((one) => one.id === id) as Story));
        for (const ask of SURFACES) {
          const all = await desk.edition.list(ask, open);
          const left = await desk.edition.list(ask, muted);
          expect(ids(left).filter(isHidden)).toEqual([]);
          const named = left.stories.flatMap(({ story: { sources } }) =>
            sources.map(({ name }) => plain(name)),
          );
          expect(named.filter((name) => mutes.sources.map(plain).includes(name))).toEqual([]);
          // Local goes further when nothing near is left, related stories are filled up, and lists that count origins count fewer; every
          // other list is the same without what is muted.
          if (ask.list === 'local' || ask.list === 'related') continue;
          if (mutes.sources.length > 0 && countsOrigins(ask)) continue;
          expect(ids(left)).toEqual(ids(all).filter((id) => !isHidden(id)));
          expect(left.total + hiddenIn(left)).toBe(all.total);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('totals and further pages count what is left', async () => {
    const stories = Array.from({ length: 45 }, (_, index) =>
      index % 2 ? story(`s${index}`) : golf(`g${index}`),
    );
    const desk = await openDesk(stories);
    const reader = anyone({ mutes: { ...NONE, words: ['golf'] } });
    const first = await feed(desk, {}, reader);
    expect(first).toMatchObject({
      total: 22,
      hasMore: true,
      hidden: [{ rule: { kind: 'word', text: 'golf' }, stories: 23 }],
    });
    const second = await feed(desk, { page: 2, edition: first.edition }, reader);
    expect(second).toMatchObject({ total: 22, hasMore: false });
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(22);
  });

  it('are a selection: a token means the same stories for readers with and without them', async () => {
    const desk = await openDesk([golf('golf'), story('ferry')]);
    const before = await feed(desk);
    await desk.publish([story('later')]);
    const muted = anyone({ mutes: { ...NONE, words: ['golf'] } });
    expect(ids(await feed(desk, { edition: before.edition }, muted))).toEqual(['ferry']);
    expect(ids(await feed(desk, { edition: before.edition })).sort()).toEqual(['ferry', 'golf']);
    expect(ids(await feed(desk, {}, muted)).sort()).toEqual(['ferry', 'later']);
  });

  it('each rule says how many stories it hid', async () => {
    const desk = await openDesk([
      golf('a'),
      golf('b'),
      story('c', { categories: ['sports'] }),
      story('d', { sources: [source({ name: 'Harbour Post' })] }),
      story('e'),
    ]);
    const reader = anyone({
      mutes: { words: ['golf', 'zebra'], topics: ['Sports'], sources: ['harbour post'] },
    });
    const { hidden, total } = await feed(desk, {}, reader);
    expect(total).toBe(1);
    const counts = new Map(hidden.map(({ rule, stories }) => [`${rule.kind} ${rule.text}`, stories]));
    expect(counts).toEqual(
      new Map([
        ['word golf', 2],
        ['topic Sports', 1],
        ['source harbour post', 1],
      ]),
    );
  });

  it('orders of readers with other mutes or sliders are remembered apart', async () => {
    const desk = await openDesk([
      golf('golf'),
      story('ferry'),
      story('old', { sources: [source(), source()] }, 100),
    ]);
    const ageless = { nearness: 1, freshness: 0, quality: 1, coverage: 2, interests: 1 };
    const order = async (over: Parameters<typeof anyone>[0]) => ids(await feed(desk, {}, anyone(over)));
    const usual = await order({});
    expect(await order({ mutes: { ...NONE, words: ['golf'] } })).not.toContain('golf');
    expect(await order({ mutes: { ...NONE, words: ['ferry', 'headline'] } })).toEqual(['golf']);
    expect((await order({ weights: ageless }))[0]).toBe('old');
    expect(await order({})).toEqual(usual);
  });

  it('a muted source vanishes from the list of sources, and is not counted', async () => {
    const desk = await openDesk([
      story('a', { sources: [source({ name: 'Harbour Post' }), source({ name: 'River Times' })] }),
    ]);
    const { stories } = await feed(desk, {}, anyone({ mutes: { ...NONE, sources: ['Harbour Post'] } }));
    expect(stories[0]?.story.sources.map(({ name }) => name)).toEqual(['River Times']);
    expect(stories[0]?.story.origin_count).toBe(1);
  });

  it('of trending count those that would have been among its ten', async () => {
    const covered = (id: string, popularity_score: number, over: Partial<Story> = {}) =>
      story(id, {
        sources: [source(), source()],
        analytics: { ...story(id).analytics, popularity_score },
        ...over,
      });
    const desk = await openDesk([
      covered('golf-first', 9, { headline: 'Golf' }),
      ...Array.from({ length: 12 }, (_, index) => covered(`s${index}`, 7)),
      covered('golf-last', 1, { headline: 'Golf' }),
    ]);
    const muted = anyone({ mutes: { ...NONE, words: ['golf'] } });
    const told = await desk.edition.list({ list: 'trending' }, muted);
    expect([ids(told).length, hiddenIn(told)]).toEqual([10, 1]);
    // Of a page that holds no more than two of a topic, eight of the ten are left out; the others were not on it.
    const varied = anyone({ filters: { calm: null, clickbait: null, neutrality: null, repetition: 2 } });
    const few = await desk.edition.list({ list: 'trending' }, varied);
    expect([ids(few).length, hiddenIn(few)]).toEqual([2, 8]);
  });

  describe('lists that count origins count those that the reader is told of', () => {
    const by = (...names: string[]) => names.map((name) => source({ name }));
    const desk = () =>
      openDesk([
        story('mostly-muted', { sources: by('Harbour Post', 'River Times', 'Lake News') }),
        story('two', { sources: by('Hill Herald', 'Dune Daily') }),
        story('all-muted', { sources: by('Harbour Post', 'River Times') }),
      ]);
    const muted = anyone({ mutes: { ...NONE, sources: ['Harbour Post', 'River Times'] } });

    it('most covered', async () => {
      const { edition } = await desk();
      const ask = { list: 'feed', sort: 'covered' } as const;
      expect(ids(await edition.list(ask, anyone()))[0]).toBe('mostly-muted');
      const told = await edition.list(ask, muted);
      expect(told.stories.map(({ story: { id, origin_count } }) => [id, origin_count])).toEqual([
        ['two', 2],
        ['mostly-muted', 1],
      ]);
    });

    it('TREND-03 trending, and what is hidden altogether is still counted as hidden', async () => {
      const { edition } = await desk();
      expect(ids(await edition.list({ list: 'trending' }, anyone()))).toHaveLength(3);
      const told = await edition.list({ list: 'trending' }, muted);
      expect([ids(told), told.total, hiddenIn(told)]).toEqual([['two'], 1, 1]);
    });
  });
});

/** Whether the number of independent origins decides what stands where. */
const countsOrigins = (ask: Ask): boolean =>
  ask.list === 'trending' || (ask.list === 'feed' && ask.sort === 'covered');
/** Names without case and accents. */
const plain = (name: string): string => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const hiddenIn = ({ hidden }: Listing): number => hidden.reduce((sum, { stories }) => sum + stories, 0);

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mutes, Reader, Source, Story } from '../contract/contract.ts';
import { hidingOf } from '../reader/reader.ts';
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
            sources: outlets.map((name, at) => source({ name, publishedAt: ago(hours + 20 * at) })),
            published_at: ago(hours),
          }),
        );
        const desk = await openDesk(stories);
        const open = anyone({ place: IN_AMSTERDAM, interests });
        const muted = { ...open, mutes };
        const filter = hidingOf(muted);
        const isHidden = (id: string): boolean =>
          Boolean(filter?.hides(stories.find((one) => one.id === id) as Story));
        const shownStories = stories.filter(({ id }) => !isHidden(id));
        const unmuted = await openDesk(shownStories.map((one) => filter?.tell(one) ?? one));
        for (const ask of SURFACES) {
          const all = await desk.edition.list(ask, open);
          const left = await desk.edition.list(ask, muted);
          expect(ids(left).filter(isHidden)).toEqual([]);
          // As if nobody had reported anything else; but nothing is related to a story that is not there.
          if (ask.list !== 'related' || !isHidden(ask.story))
            expect(left.stories).toEqual((await unmuted.edition.list(ask, open)).stories);
          // “Why this story?” counts no more newsrooms than its page.
          for (const { story: one, factors } of left.stories)
            expect(factors.recentOrigins).toBeLessThanOrEqual(one.origin_count);
          const named = left.stories.flatMap(({ story: { sources } }) =>
            sources.map(({ name }) => plain(name)),
          );
          expect(named.filter((name) => mutes.sources.map(plain).includes(name))).toEqual([]);
          // Local goes further when nothing near is left, related stories are filled up, and trending counts fewer origins; every
          // other list has the same stories without what is muted, in the same order as long as each is told by the same reports.
          if (ask.list === 'local' || ask.list === 'related') continue;
          if (mutes.sources.length > 0 && ask.list === 'trending') continue;
          const shown = ids(all).filter((id) => !isHidden(id));
          if (mutes.sources.length > 0) expect(ids(left).sort()).toEqual(shown.sort());
          else expect(ids(left)).toEqual(shown);
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

  describe('a muted report decides no place', () => {
    const by = (name: string, hours: number, over: Partial<Source> = {}) =>
      source({ name, publishedAt: ago(hours), ...over });
    const muted = anyone({ mutes: { ...NONE, sources: ['Harbour Post'] } });
    const renewed = (id: string, hours = 30) =>
      story(id, { sources: [by('Harbour Post', 1), by('River Times', hours), by('Lake News', hours)] });
    const desk = () => openDesk([renewed('renewed'), story('ferry', {}, 5), story('storm', {}, 20)]);

    it('by recency', async () => {
      const { edition } = await desk();
      const ask = { list: 'feed', sort: 'newest' } as const;
      expect(ids(await edition.list(ask, anyone()))).toEqual(['renewed', 'ferry', 'storm']);
      const told = await edition.list(ask, muted);
      expect(ids(told)).toEqual(['ferry', 'storm', 'renewed']);
      expect(told.stories.at(-1)?.story.published_at).toBe(ago(30));
    });

    it.each([
      ['home', undefined],
      ['a category', 'science'],
    ] as const)('by score on %s, and its factors say the same everywhere', async (_name, category) => {
      const { edition } = await openDesk([
        ...[1, 2, 3].map((n) => renewed(`renewed-${n}`, 60 * n)),
        story('ferry', { sources: [by('A', 2), by('B', 2)] }),
      ]);
      const { stories } = await edition.list({ list: 'feed', category }, muted);
      expect(stories.map(({ story: { id } }) => id)).toEqual([
        'ferry',
        'renewed-1',
        'renewed-2',
        'renewed-3',
      ]);
      for (const { story: told, factors } of stories) {
        const whole = (await edition.story(told.id)) as Story;
        expect(edition.explain(whole, muted, { list: 'home' })).toEqual(factors);
      }
      expect(stories[1]?.factors).toMatchObject({ ageHours: 60, recentOrigins: 0 });
    });

    it('by what is today’s on a category page', async () => {
      const others = ['A', 'B', 'C', 'D', 'E'].map((name) => by(name, 31));
      const { edition } = await openDesk([
        story('renewed', { sources: [by('Harbour Post', 1), ...others] }),
        story('ferry', { sources: [by('A', 29)] }, 29),
      ]);
      const ask = { list: 'feed', category: 'science' } as const;
      expect(ids(await edition.list(ask, anyone()))).toEqual(['renewed', 'ferry']);
      expect(ids(await edition.list(ask, muted))).toEqual(['ferry', 'renewed']);
    });

    it('TREND-01 trending takes no story that only a muted report brings into its day', async () => {
      const { edition } = await openDesk([renewed('renewed'), renewed('today', 3)]);
      expect(ids(await edition.list({ list: 'trending' }, muted))).toEqual(['today']);
    });

    it('search puts first what is newest of what is told', async () => {
      const { edition } = await openDesk([renewed('renewed', 100), story('ferry', {}, 2)]);
      const ask = { list: 'search', text: 'renewed ferry' } as const;
      expect(ids(await edition.list(ask, anyone()))).toEqual(['renewed', 'ferry']);
      expect(ids(await edition.list(ask, muted))).toEqual(['ferry', 'renewed']);
    });

    it('calm news is what is told calmly, in the list as in the ledger', async () => {
      const sources = [
        by('Harbour Post', 1, { original_headline: 'Dozens killed in ferry disaster' }),
        by('River Times', 2, { original_headline: 'The ferry sails again' }),
      ];
      const { edition } = await openDesk([
        story('ferry', { headline: 'Dozens killed in ferry disaster', sources }),
      ]);
      const filters = { calm: 0, clickbait: null, neutrality: null, repetition: null };
      const since = new Date(ago(10));
      const shown = async (reader: Reader) => [
        ids(await edition.list({ list: 'feed' }, reader)),
        edition.withheld(reader, since).rules.length,
      ];
      expect(await shown(anyone({ filters }))).toEqual([[], 1]);
      expect(await shown({ ...muted, filters })).toEqual([['ferry'], 0]);
    });

    it('the ledger counts what is new of what is told', async () => {
      const { edition } = await openDesk([renewed('renewed'), story('ferry', {}, 2)]);
      const since = new Date(ago(10));
      expect([edition.withheld(anyone(), since).of, edition.withheld(muted, since).of]).toEqual([2, 1]);
    });
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

/** Names without case and accents. */
const plain = (name: string): string => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const hiddenIn = ({ hidden }: Listing): number => hidden.reduce((sum, { stories }) => sum + stories, 0);

import { describe, expect, it, vi } from 'vitest';
import type { Story } from '../contract/contract.ts';
import { Snapshot } from './snapshot.ts';
import { anyone, type Desk, feed, ids, openDesk } from './testing/desk.ts';
import { AMSTERDAM, ago, cityIn, source, story } from './testing/stories.ts';
import type { Ask } from './types.ts';

const NEW_YORK = { latitude: 40.7128, longitude: -74.006 };

const at = (position: typeof NEW_YORK, country = '') => ({ position, city: '', country });
const inAmsterdam = at(AMSTERDAM, 'Netherlands');
const analytics = (over: object) => ({ ...story('x').analytics, ...over });
const origins = (count: number, hours = 1) =>
  Array.from({ length: count }, () => source({ publishedAt: ago(hours) }));

/** Told by few from where it happened: parts of its importance that end below zero are none on the scale of analytics. */
const weighing = (points: number): Pick<Story, 'analytics' | 'reasons'> => ({
  analytics: analytics({ global_relevance: Math.max(0, points) }),
  reasons: { ...story('').reasons, importance: [{ part: 'subject', points }] },
});

describe('home and category pages', () => {
  it('GEN-08 RANK-01 come in score order, each story with factors that multiply out to it', async () => {
    const desk = await openDesk([
      story('old', {}, 100),
      story('fresh', {}, 1),
      story('dull', { analytics: analytics({ global_relevance: 4, cleanliness: 1 }) }, 1),
      story('widely-covered', { sources: origins(9) }),
    ]);
    const listing = await feed(desk);
    expect(ids(listing)).toEqual(['widely-covered', 'fresh', 'dull', 'old']);
    for (const { factors: f } of listing.stories)
      expect(f.relevance * f.freshness * f.quality * f.trending).toBe(f.score);
    const scores = listing.stories.map(({ factors }) => factors.score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('are no fresher for what thinks about the news, unless a story is nothing else', async () => {
    const essay = source({ genre: 'analysis', publishedAt: ago(1) });
    const desk = await openDesk([
      story('thought-about', { sources: [source({ publishedAt: ago(30) }), essay] }),
      story('essay', { sources: [essay] }),
    ]);
    const { stories } = await feed(desk);
    const hours = new Map(stories.map(({ story: { id }, factors }) => [id, factors.ageHours]));
    expect(Object.fromEntries(hours)).toEqual({ 'thought-about': 30, essay: 1 });
  });

  it('GEN-08 depend on where the reader is', async () => {
    const near = story('near');
    const far = story('far', {
      location: { city: 'New York', country: 'United States', ...NEW_YORK },
      relevant_countries: [],
    });
    const desk = await openDesk([near, far]);
    const from = async (position: typeof NEW_YORK) =>
      ids(await feed(desk, {}, anyone({ place: at(position) })));
    expect(await from(AMSTERDAM)).toEqual(['near', 'far']);
    expect(await from(NEW_YORK)).toEqual(['far', 'near']);
  });

  it('RANK-18 GEN-08 understand any name of the reader’s country', async () => {
    const far = story('a', {
      location: { city: null, country: 'US', latitude: null, longitude: null },
      analytics: analytics({ global_relevance: 1 }),
    });
    const desk = await openDesk([far]);
    const gated = async (country: string) =>
      (await feed(desk, {}, anyone({ place: at(AMSTERDAM, country) }))).stories[0]?.factors.gated;
    expect(await gated('Verenigde Staten')).toBe(false);
    expect(await gated('usa')).toBe(false);
    expect(await gated('Netherlands')).toBe(true);
  });

  it('RANK-11 FEED-38 put what matches an interest first', async () => {
    const desk = await openDesk([
      story('sports', { categories: ['sports'], sources: origins(3) }),
      story('space', { categories: ['science'] }),
    ]);
    const home = (interests: string[]) => feed(desk, {}, anyone({ place: at(AMSTERDAM), interests }));
    expect(ids(await home([]))).toEqual(['sports', 'space']);
    expect(ids(await home(['Space']))).toEqual(['space', 'sports']);
    expect((await home(['Space'])).stories.map(({ factors }) => factors.interest)).toEqual([1, 0]);
    const all = await feed(desk, { category: 'all' }, anyone({ interests: ['Space'] }));
    expect(all.stories.map(({ factors }) => factors.interest)).toEqual([1, 0]);
  });

  it.each([
    ['Verenigde Naties', 'nations'],
    ['United Nations', 'nations'],
    ['Den Haag', 'hague'],
    ['The Hague', 'hague'],
  ])('RANK-11 an interest in %s lifts what is tagged so, in either language', async (interest, expected) => {
    const desk = await openDesk([
      story('sports', { sources: origins(3) }),
      story('nations', { tags: ['United Nations'] }),
      story('hague', { tags: ['The Hague'], location: cityIn('The Hague', 'Netherlands') }),
    ]);
    const { stories } = await feed(desk, {}, anyone({ interests: [interest] }));
    const lifted = stories.filter(({ factors }) => factors.interest === 1);
    expect(lifted.map(({ story }) => story.id)).toEqual([expected]);
  });

  it('come in the order of the reader’s own sliders', async () => {
    const desk = await openDesk([
      story('covered', { sources: origins(9, 12) }, 12),
      story('clean', { analytics: analytics({ cleanliness: 10, political_neutrality: 10 }) }, 12),
      story('new', {}, 1),
    ]);
    const first = async (over: object) => {
      const weights = { nearness: 1, freshness: 0, quality: 0, coverage: 0, interests: 1, ...over };
      return ids(await feed(desk, {}, anyone({ weights })))[0];
    };
    expect(await first({ freshness: 2 })).toBe('new');
    expect(await first({ quality: 2 })).toBe('clean');
    expect(await first({ coverage: 2 })).toBe('covered');
  });

  it('an interest in Opinion lifts what is marked so on its card', async () => {
    const original_headline = 'A column';
    const column = source({ genre: 'opinion', original_headline, publishedAt: ago(9) });
    const desk = await openDesk([
      story('news'),
      story('column', { headline: original_headline, sources: [column] }, 9),
    ]);
    expect(ids(await feed(desk))).toEqual(['news', 'column']);
    const { stories } = await feed(desk, {}, anyone({ interests: ['Opinion'] }));
    expect(stories.map(({ story: { id }, factors }) => [id, factors.topic])).toEqual([
      ['column', 'Opinion'],
      ['news', null],
    ]);
  });

  it('an interest in Breaking News lifts what a newsroom follows as it happens', async () => {
    const desk = await openDesk([
      story('news'),
      story(
        'followed',
        { sources: [source({ publishedAt: ago(9) }), source({ genre: 'live', publishedAt: ago(9) })] },
        9,
      ),
    ]);
    expect(ids(await feed(desk))).toEqual(['news', 'followed']);
    const { stories } = await feed(desk, {}, anyone({ interests: ['Breaking News'] }));
    expect(stories.map(({ story: { id }, factors }) => [id, factors.topic])).toEqual([
      ['followed', 'Breaking News'],
      ['news', null],
    ]);
  });

  it('AMBIG-102 interests shape no other listing', async () => {
    const desk = await openDesk([story('a', { sources: origins(2) })]);
    const reader = anyone({ place: { ...inAmsterdam, city: 'Amsterdam' }, interests: ['Space'] });
    const asks: Ask[] = [
      { list: 'feed', category: 'science' },
      { list: 'trending' },
      { list: 'search', text: 'a' },
      { list: 'local' },
    ];
    const listings = await Promise.all(asks.map((ask) => desk.edition.list(ask, reader)));
    expect(listings.map(({ stories }) => stories[0]?.factors.interest)).toEqual([null, null, null, null]);
  });

  it('a category page shows its news before what thinks about it, whatever their scores', async () => {
    const essay = [source({ genre: 'analysis' })];
    const desk = await openDesk([
      story('essay', { sources: essay }, 1),
      story('old-news', {}, 100),
      story('news', {}, 2),
      story('thought-about', { sources: [source({ publishedAt: ago(5) }), ...essay] }, 5),
      story('elsewhere', { categories: ['world', 'science'] }, 1),
    ]);
    expect(ids(await feed(desk, { category: 'science' }))).toEqual([
      'thought-about',
      'news',
      'old-news',
      'essay',
      'elsewhere',
    ]);
    const home = ids(await feed(desk));
    expect(home.indexOf('essay')).toBeLessThan(home.indexOf('old-news'));
  });

  it('a category page shows what was told in the last day before what is older, unless that matters much', async () => {
    const desk = await openDesk([
      story('last-week', { sources: origins(9, 100) }, 100),
      story('small-two-days', weighing(1), 50),
      story('day-before', { sources: origins(9, 37), analytics: analytics({ global_relevance: 7 }) }, 37),
      story('small-yesterday', { analytics: analytics({ global_relevance: 4 }) }, 25),
      story('yesterday', { analytics: analytics({ global_relevance: 8 }) }, 35),
      story('small', weighing(1), 3),
    ]);
    const day = ids(await feed(desk, { category: 'science' }));
    expect(day.slice(0, 2).sort()).toEqual(['small', 'yesterday']);
    expect(day.slice(2)).toEqual(['day-before', 'small-yesterday', 'small-two-days', 'last-week']);
    expect(ids(await feed(desk, {})).slice(0, 1)).toEqual(['day-before']);
  });

  it('a category page far from the reader puts what is too small for the ranking in order of importance, newer before older', async () => {
    const final = (id: string, points: number, hours: number) =>
      story(id, { categories: ['sports'], ...weighing(points) }, hours);
    const desk = await openDesk([
      final('dog-race', -1, 1),
      final('village-fair', -3, 0.5),
      final('cup', 1.4, 9),
      final('league', 1.6, 8),
      final('cup-before', 1.4, 15),
      final('doping', 2.9, 20),
      final('games', 3.1, 22),
      final('last-week', 2.9, 90),
    ]);
    expect(ids(await feed(desk, { category: 'sports' }))).toEqual([
      'games',
      'doping',
      'league',
      'cup',
      'cup-before',
      'dog-race',
      'village-fair',
      'last-week',
    ]);
    expect(ids(await feed(desk)).slice(0, 3)).toEqual(['games', 'village-fair', 'dog-race']);
  });

  it('a category page far from the reader puts a medal of yesterday above what is too small for any day; not near the reader', async () => {
    const track = { categories: ['sports'], ...weighing(0.4) };
    const desk = await openDesk([
      story('dog-track', track, 2),
      story('cup', { categories: ['sports'], ...weighing(0.6) }, 9),
      story('final', { categories: ['sports'], ...weighing(2.5) }, 16),
      story('medal', { categories: ['sports'], ...weighing(3.5) }, 29),
    ]);
    expect(ids(await feed(desk, { category: 'sports' }))).toEqual(['final', 'cup', 'medal', 'dog-track']);
    const near = await feed(desk, { category: 'sports' }, anyone({ place: inAmsterdam }));
    expect(ids(near)).toEqual(['dog-track', 'cup', 'final', 'medal']);
  });

  it('a category page shows its own stories by score, then those that are of another category first', async () => {
    const desk = await openDesk([
      story('own-old', { categories: ['health'] }, 100),
      story('own', { categories: ['health', 'science'] }, 5),
      story('of-science', { categories: ['science', 'health'], sources: origins(9) }),
    ]);
    expect(ids(await feed(desk, { category: 'health' }))).toEqual(['own', 'own-old', 'of-science']);
    expect(ids(await feed(desk, { category: 'health', limit: 1, page: 3 }))).toEqual(['of-science']);
    expect(ids(await feed(desk, {}))).toEqual(['of-science', 'own', 'own-old']);
  });

  it('a category holds the stories of that category, "tech" being technology', async () => {
    const desk = await openDesk([
      story('a', { categories: ['Tech'] }),
      story('b', { categories: ['world', 'Technology'] }),
      story('c', { categories: ['sports'], tags: ['technology'] }),
    ]);
    expect(ids(await feed(desk, { category: 'technology' })).sort()).toEqual(['a', 'b']);
    expect(await feed(desk, { category: 'crime' })).toMatchObject({
      stories: [],
      total: 0,
      hasMore: false,
    });
  });

  it('newest is pure recency, covered counts independent origins', async () => {
    const desk = await openDesk([
      story('b', { sources: origins(2) }, 1),
      story('a', { sources: origins(2) }, 1),
      story('c', { sources: origins(5, 150) }, 150),
      story('z', { sources: origins(2) }, 0.5),
      story('d', {}, 0),
    ]);
    expect(ids(await feed(desk, { sort: 'newest' }))).toEqual(['d', 'z', 'a', 'b', 'c']);
    expect(ids(await feed(desk, { sort: 'covered' }))).toEqual(['c', 'z', 'a', 'b', 'd']);
    expect(ids(await feed(desk))[0]).not.toBe('c');
  });

  it('FEED-37 VALID-25 DATA-16 leave out stories without a valid date, and log it', async () => {
    const desk = await openDesk([story('good'), story('bad', { published_at: 'yesterday' })]);
    expect(ids(await feed(desk))).toEqual(['good']);
    expect(desk.logged.filter(({ level }) => level === 'warn')).toEqual([
      { level: 'warn', fields: { stories: ['bad'] }, message: 'stories without a valid date are left out' },
    ]);
  });

  it('hold the stories of the window only', async () => {
    const desk = await openDesk([story('in', {}, 7 * 24), story('out', {}, 7 * 24 + 1)]);
    expect(ids(await feed(desk))).toEqual(['in']);
    expect(desk.edition.state().active).toBe(1);
  });

  it('hold stories in a language the reader reads, original or translated', async () => {
    const dutch = { 'nl-NL': { headline: 'Kop', sub_headline: '', description: '' } };
    const desk = await openDesk([
      story('english'),
      story('translated', { translations: dutch }),
      story('german', { language: 'de' }),
      story('empty-translation', {
        language: 'de',
        translations: { 'nl-NL': { headline: ' ', sub_headline: '', description: '' } },
      }),
    ]);
    expect(ids(await feed(desk, {}, anyone({ reads: ['nl'] })))).toEqual(['translated']);
    expect(ids(await feed(desk, {}, anyone({ reads: ['en', 'nl'] }))).sort()).toEqual([
      'english',
      'translated',
    ]);
    expect((await feed(desk)).total).toBe(4);
  });

  it('hold a Dutch story for readers of English once an English report translates it (ruling 23)', async () => {
    const english = { 'en-US': { headline: 'Ferry back', sub_headline: '', description: '' } };
    const desk = await openDesk([
      story('dutch', { language: 'nl' }),
      story('told-in-both', { language: 'nl', translations: english }),
    ]);
    expect(ids(await feed(desk, {}, anyone({ reads: ['en'] })))).toEqual(['told-in-both']);
    expect(ids(await feed(desk, {}, anyone({ reads: ['nl', 'en'] }))).sort()).toEqual([
      'dutch',
      'told-in-both',
    ]);
  });

  it('AMBIG-70 hold only the newest 20 stories in the debug mode', async () => {
    const stories = Array.from({ length: 30 }, (_, i) => story(`s${29 - i}`, {}, 29 - i));
    const desk = await openDesk(stories, { use20Stories: true });
    expect((await feed(desk, { limit: 100 })).total).toBe(20);
    expect(ids(await desk.edition.list({ list: 'search', text: 's3 s29' }, anyone()))).toEqual(['s3']);
  });
});

describe('trending', () => {
  const trending = ({ edition }: Desk, reader = anyone(), page = 1) =>
    edition.list({ list: 'trending', page }, reader);
  const popular = (id: string, popularity_score: number, hours = 1, count = 2) =>
    story(id, { sources: origins(count, hours), analytics: analytics({ popularity_score }) }, hours);

  it('TREND-01 TREND-03 takes stories of the last 24 hours with at least 2 origins', async () => {
    const desk = await openDesk([
      popular('yes', 7),
      popular('edge', 6, 24),
      popular('old', 9, 24.1),
      popular('single', 9, 1, 1),
      story('one-family', { sources: [source({ origin: 'f' }), source({ origin: 'f' })] }),
    ]);
    expect(ids(await trending(desk))).toEqual(['yes', 'edge']);
  });

  it('TREND-02 takes popularity above 5 when the reader has a place, and orders by score', async () => {
    const desk = await openDesk([popular('five', 5), popular('six', 6, 3), popular('nine', 9, 20)]);
    expect(ids(await trending(desk, anyone({ place: inAmsterdam })))).toEqual(['six', 'nine']);
    expect(ids(await trending(desk))).toEqual(['nine', 'six', 'five']);
  });

  it('TREND-04 has at most 10 stories', async () => {
    const desk = await openDesk(Array.from({ length: 15 }, (_, i) => popular(`s${i}`, 7)));
    const listing = await trending(desk);
    expect(listing.stories).toHaveLength(10);
    expect(listing).toMatchObject({ total: 10, hasMore: false });
    expect((await trending(desk, anyone(), 2)).stories).toEqual([]);
  });
});

describe('related', () => {
  const related = async (stories: Parameters<typeof openDesk>[0], id = 'it') => {
    const desk = await openDesk(stories);
    return ids(await desk.edition.list({ list: 'related', story: id }, anyone()));
  };

  it('TREND-05 have the first category or a tag in common: most shared tags first, then the newest', async () => {
    expect(
      await related([
        story('it', { categories: ['science', 'world'], tags: ['ferry', 'harbour'] }),
        story('same-category-old', {}, 9),
        story('same-category', {}, 2),
        story('two-tags', { categories: ['sports'], tags: ['Harbour', 'FERRY'] }, 50),
        story('one-tag', { categories: ['sports'], tags: ['ferry'] }, 3),
        story('second-category', { categories: ['sports', 'science'] }),
        story('category-like-a-tag', { categories: ['crime', 'ferry'] }),
        story('without-category', { categories: [] }),
      ]),
    ).toEqual(['two-tags', 'one-tag', 'same-category']);
    const lone = [story('it', { categories: [] }), story('other', { categories: [] }), story('third')];
    expect(await related(lone)).toEqual([]);
  });

  it('TREND-05 are at most 6, and none for a story nobody knows', async () => {
    const stories = Array.from({ length: 9 }, (_, i) => story(`s${i}`, { tags: ['ferry'] }));
    expect(await related(stories, 's0')).toHaveLength(6);
    const desk = await openDesk(stories);
    expect(await desk.edition.list({ list: 'related', story: 'nobody' }, anyone())).toMatchObject({
      stories: [],
      total: 0,
      hidden: [],
    });
  });

  it('a country counts beside another shared tag or in the same category, not by itself', async () => {
    const abroad = { categories: ['sports'] };
    expect(
      await related([
        story('it', { tags: ['ferry', 'United States', 'Italy'] }),
        story('countries-only', { ...abroad, tags: ['United States', 'Italy'] }),
        story('ferry', { ...abroad, tags: ['ferry'] }, 2),
        story('ferry-there', { ...abroad, tags: ['ferry', 'Italy'] }, 9),
        story('same-category', {}, 2),
        story('same-category-there', { tags: ['united states'] }, 9),
      ]),
    ).toEqual(['ferry-there', 'ferry', 'same-category-there']);
  });

  it('a city counts as its country does', async () => {
    const told = (id: string, over: Partial<Story>, hours: number) =>
      story(id, { location: cityIn('Geneva', 'Switzerland'), tags: ['Geneva'], ...over }, hours);
    expect(
      await related([
        told('it', { tags: ['Geneva', 'Lyon', 'ferry'] }, 1),
        told('city-only', { categories: ['sports'] }, 2),
        told(
          'its-own-city',
          { categories: ['crime'], location: cityIn('Lyon', 'France'), tags: ['Lyon'] },
          3,
        ),
        told('ferry', { categories: ['sports'], tags: ['ferry'] }, 5),
        told('ferry-there', { categories: ['sports'], tags: ['ferry', 'Geneva'] }, 9),
        told('same-category', { tags: [] }, 3),
        told('same-category-there', {}, 9),
      ]),
    ).toEqual(['ferry-there', 'ferry', 'same-category-there']);
  });

  it('the same category fills it only with what shares a country, by its place or by whom it concerns', async () => {
    const of = (country: string | null, relevant: string[] = []): Partial<Story> => ({
      location: { city: null, country, latitude: null, longitude: null },
      relevant_countries: relevant,
    });
    const others = [
      story('there', of('Austria'), 5),
      story('concerns', of('Germany', ['Austria']), 6),
      story('concerned', of('Italy'), 7),
      story('elsewhere', of('Germany'), 2),
      story('nowhere', of(null), 2),
    ];
    expect(await related([story('it', of('Austria', ['Italy'])), ...others])).toEqual([
      'there',
      'concerns',
      'concerned',
    ]);
    expect(await related([story('it', of('Norway')), ...others])).toEqual([]);
    expect(await related([story('it', of(null)), ...others])).toEqual([]);
  });

  it('what only stands in the same category fills the list up to three', async () => {
    const stories = ['it', 'a', 'b', 'c', 'd'].map((id) => story(id));
    expect(await related(stories)).toEqual(['a', 'b', 'c']);
    const tagged = stories.map((each) => ({ ...each, tags: each.id === 'd' ? [] : ['ferry'] }));
    expect(await related(tagged)).toEqual(['a', 'b', 'c']);
  });

  it('are looked for once, and in the same category only where fewer than three share a subject', async () => {
    const sorting = vi.spyOn(Snapshot.prototype, 'sortBy');
    const tagged = ['it', 'a', 'b', 'c'].map((id) => story(id, { tags: ['ferry'] }));
    const desk = await openDesk([...tagged, story('same-category', { tags: ['gossip'] })]);
    const mutes = { words: [], topics: ['gossip'], sources: [] };
    for (const _ of 'ab')
      expect(await desk.edition.list({ list: 'related', story: 'it' }, anyone({ mutes }))).toMatchObject({
        total: 3,
        hidden: [],
      });
    expect(sorting).toHaveBeenCalledTimes(1);
    sorting.mockRestore();
  });

  it('are found for a story that has left the window', async () => {
    expect(await related([story('old', {}, 24 * 30), story('new')], 'old')).toEqual(['new']);
  });
});

describe('categories', () => {
  it('NAV-20 are all and local plus those found in the data, known ones first', async () => {
    const desk = await openDesk([
      story('a', { categories: ['Sports', 'gardening', 'birds'] }),
      story('b', { categories: ['tech'] }),
      story('c', { categories: ['general'] }),
      story('d', { categories: [] }),
    ]);
    expect(desk.edition.categories()).toEqual(['all', 'local', 'technology', 'sports', 'birds', 'gardening']);
  });
});

describe('search results', () => {
  it('come from memory or from the store, the newest first among equals, and never have more', async () => {
    const desk = await openDesk([
      story('new'),
      story('old', {}, 24 * 30),
      story('german', { language: 'de' }),
      story('undated-old', { published_at: 'x' }),
    ]);
    const search = (text: string, page = {}) =>
      desk.edition.list({ list: 'search', text, ...page }, anyone({ reads: ['en'] }));
    const found = await search('old nobody german undated-old new');
    expect(ids(found)).toEqual(['new', 'old']);
    expect(found).toMatchObject({ total: 2, hasMore: false });
    expect(ids(await search('old new', { limit: 1, page: 2 }))).toEqual(['old']);
    const text = Array.from({ length: 45 }, (_, i) => `s${i}`).join(' ');
    const many = await openDesk(text.split(' ').map((id) => story(id)));
    const page = async (ask = {}) => ids(await many.edition.list({ list: 'search', text, ...ask }, anyone()));
    expect(await page()).toHaveLength(45);
    expect(await page({ limit: 20, page: 2 })).toEqual((await page()).slice(20, 40));
    expect(ids(await search('  '))).toEqual([]);
  });

  it('have every story with the tag that is asked for, by its name in either language', async () => {
    const fire = story('fire', { tags: ['wildfires'], language: 'nl' }, 20);
    const desk = await openDesk([
      fire,
      story('german', { tags: ['wildfires'], language: 'de' }),
      story('natuurbranden', { headline: 'Natuurbrand op de hei' }),
      story('category', { categories: ['wildfires'] }),
    ]);
    const search = async (text: string) =>
      ids(await desk.edition.list({ list: 'search', text }, anyone({ reads: ['en', 'nl'] })));
    expect(await search('Wildfires')).toEqual(['fire']);
    expect(await search('natuurbranden')).toEqual(['fire', 'natuurbranden']);
  });

  it.each(['en', 'nl'] as const)(
    'have what is tagged with a country by its everyday names, behind what has them in the headline: %s',
    async (language) => {
      const desk = await openDesk([
        story('tagged', { tags: ['United States'] }),
        story('vs', {}, 20),
        story('us', { headline: 'Tell us' }),
        story('kingdom', { tags: ['United Kingdom'] }),
        story('isles', { tags: ['Britain'] }, 30),
      ]);
      const search = async (text: string) =>
        ids(await desk.edition.list({ list: 'search', text }, anyone({ language })));
      expect(await search('vs')).toEqual(['vs', 'tagged']);
      expect(await search('VS')).toEqual(['tagged']);
      expect(await search('US')).toEqual(['tagged']);
      expect(await search('us')).toEqual(['us']);
      expect(await search('Britain')).toEqual(['isles', 'kingdom']);
      expect(await search('VK')).toEqual(['kingdom']);
      expect(await search('VK Amerika')).toEqual([]);
    },
  );

  it('have every story of a city by the name that readers of Dutch know, and none of another city of its English name', async () => {
    const desk = await openDesk([
      story('greek', { tags: ['Athens'], location: cityIn('Athens', 'Greece') }),
      story('georgian', { tags: ['Athens'], location: cityIn('Athens', 'United States') }),
      story('untold', { tags: ['Athens'], location: cityIn('Paris', 'France') }),
      story('bosch', { tags: ["'s-Hertogenbosch"], location: cityIn("'s-Hertogenbosch", 'Netherlands') }),
      story('lessines', { tags: ['Lessines'], location: cityIn('Lessines', 'Belgium') }),
    ]);
    const search = async (text: string) =>
      ids(await desk.edition.list({ list: 'search', text }, anyone({ language: 'nl' })));
    expect(await search('Athene')).toEqual(['greek']);
    expect((await search('Athens')).sort()).toEqual(['georgian', 'greek', 'untold']);
    expect(await search('den bosch')).toEqual(['bosch']);
    // "Lessen" are lessons too, so only the whole name counts.
    expect(await search('lessen')).toEqual(['lessines']);
    expect(await search('lessen op school')).toEqual([]);
  });
});

describe('why a story stands where it stands', () => {
  it('is explained with the factors of the listing', async () => {
    const desk = await openDesk([story('a'), story('b')]);
    const weights = { nearness: 2, freshness: 0.5, quality: 0, coverage: 1, interests: 1 };
    const reader = anyone({ place: inAmsterdam, interests: ['Space'], weights });
    const listing = await feed(desk, {}, reader);
    for (const { story: one, factors } of listing.stories)
      expect(desk.edition.explain(one, reader, { edition: listing.edition })).toEqual(factors);
  });
});

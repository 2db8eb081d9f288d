import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../contract/contract.ts';
import { anyone, type Desk, ids, openDesk } from './testing/desk.ts';
import { source, story } from './testing/stories.ts';

const LISBON = { latitude: 38.7223, longitude: -9.1393 };
const NEW_YORK = { latitude: 40.7128, longitude: -74.006 };

const analytics = (over: object) => ({ ...story('x').analytics, ...over });
const origins = (count: number) => Array.from({ length: count }, () => source());

describe('local', () => {
  const at = (id: string, city: string, point: typeof LISBON, country = 'Portugal', over = {}) =>
    story(id, { location: { city, country, ...point }, relevant_countries: [], ...over });
  const inLisbon = anyone({ place: { position: LISBON, city: 'Lisbon', country: 'Portugal' } });
  const local = ({ edition }: Desk, reader = inLisbon, page = {}) =>
    edition.list({ list: 'local', ...page }, reader);
  /** Enough better stories to keep the others out of the home top 10. */
  const crowd = Array.from({ length: 10 }, (_, i) =>
    story(`top-${i}`, {
      categories: ['world'],
      sources: origins(20),
      analytics: analytics({ global_relevance: 10 }),
    }),
  );

  it('AMBIG-86 RANK-36 shows stories of the city and within 50 km, ranked in local mode', async () => {
    const desk = await openDesk([
      at('city', 'LISBON', { latitude: 0, longitude: 0 }),
      at('near', 'Sintra', { latitude: 38.8, longitude: -9.38 }),
      at('far', 'Porto', { latitude: 41.1579, longitude: -8.6291 }),
      at('namesake', 'Lisbon', NEW_YORK, 'United States'),
      ...crowd,
    ]);
    const listing = await local(desk);
    expect(ids(listing).sort()).toEqual(['city', 'near']);
    expect(listing.local).toBe('near');
    expect(listing.stories[0]?.factors).toMatchObject({ globalWeight: 0.1, localWeight: 0.9, boost: 15 });
    for (const { story: one, factors } of listing.stories)
      expect(desk.edition.explain(one, inLisbon, { list: 'local', edition: listing.edition })).toEqual(
        factors,
      );
  });

  it('the city’s own comes first, what is farther than 20 km after it, each by score', async () => {
    const north = (km: number) => ({ latitude: 38.7223 + km / 111.2, longitude: -9.1393 });
    const told = { sources: origins(20), analytics: analytics({ local_relevance: 9 }) };
    const desk = await openDesk([
      at('small-at-21', 'Mafra', north(21)),
      at('large-at-45', 'Torres Vedras', north(45), 'Portugal', told),
      at('small-in-city', 'Lisbon', LISBON),
      at('large-at-19', 'Loures', north(19), 'Portugal', told),
      at('in-city-by-name', 'Lisbon', north(30), 'Portugal', told),
      at('somewhere-in-the-region', '', LISBON, 'Portugal', {
        analytics: analytics({ local_relevance: 10 }),
      }),
      ...crowd,
    ]);
    const expected = [
      'in-city-by-name',
      'large-at-19',
      'small-in-city',
      'large-at-45',
      'somewhere-in-the-region',
      'small-at-21',
    ];
    expect(ids(await local(desk))).toEqual(expected);
    const pages = await Promise.all([1, 2, 3].map((page) => local(desk, inLisbon, { limit: 2, page })));
    expect(pages.flatMap(ids)).toEqual(expected);
  });

  it('knows where a built-in city lies when the reader gives only its name', async () => {
    const desk = await openDesk([at('near', 'Sintra', { latitude: 38.8, longitude: -9.38 })]);
    const place = { position: null, city: 'Lissabon', country: 'Portugal' };
    const listing = await local(desk, anyone({ place }));
    expect(ids(listing)).toEqual(['near']);
    expect(listing.stories[0]?.factors.distanceKm).toBeLessThan(50);
  });

  it.each([
    [
      'of whom only the city is known finds it by name',
      { city: 'Lisbon' },
      { city: 'Lisbon', country: 'Portugal' },
      'near',
    ],
    ['finds a story of their city without a country', inLisbon.place, { city: 'Lisbon' }, 'near'],
    [
      'without a city is not in every story without one',
      { position: LISBON },
      { country: 'Portugal' },
      'far',
    ],
  ])('a reader %s', async (_, place, location, reach) => {
    const nowhere = { city: null, country: null, latitude: null, longitude: null };
    const strong = { analytics: analytics({ local_relevance: 9 }), relevant_countries: [] };
    const desk = await openDesk([
      story('it', { location: { ...nowhere, ...location }, ...strong }),
      ...crowd,
    ]);
    const reader = anyone({ place: { position: null, city: '', country: '', ...place } });
    expect(await local(desk, reader)).toMatchObject({ total: 1, local: reach });
  });

  it('LOC-31 what is known by its country alone is not near whoever lives in the middle of it', async () => {
    const AMERSFOORT = { latitude: 52.16, longitude: 5.39 };
    const nationwide = { city: null, country: 'Netherlands' };
    const middle = { latitude: 52.1, longitude: 5.3 };
    const desk = await openDesk([
      story('nationwide', { location: { ...nationwide, latitude: null, longitude: null } }),
      story('its-middle', { location: { ...nationwide, ...middle } }),
      at('around', 'Utrecht', { latitude: 52.09, longitude: 5.12 }, 'Netherlands'),
      ...crowd,
    ]);
    const there = anyone({ place: { position: AMERSFOORT, city: 'Amersfoort', country: 'Netherlands' } });
    expect(ids(await local(desk, there))).toEqual(['around']);
  });

  it('LOC-42 falls back to stories of local relevance above 6', async () => {
    const desk = await openDesk([
      at('strong', 'Porto', { latitude: 41.1579, longitude: -8.6291 }, 'Portugal', {
        analytics: analytics({ local_relevance: 6.1 }),
      }),
      at('exactly-six', 'Porto', { latitude: 41.1579, longitude: -8.6291 }),
    ]);
    expect(ids(await local(desk))).toEqual(['strong']);
  });

  it('RANK-22 RANK-23 drops politics of the United States and world stories', async () => {
    const american = at('us-politics', 'Lisbon', LISBON, 'USA', { categories: ['sports', 'Politics'] });
    const desk = await openDesk([
      american,
      at('world', 'Lisbon', LISBON, 'Portugal', { categories: ['World'] }),
      at('politics', 'Lisbon', LISBON, 'Portugal', { categories: ['politics'] }),
    ]);
    expect(ids(await local(desk))).toEqual(['politics']);
  });

  it('RANK-24 drops stories of the home top 10 that are more than 1000 km away', async () => {
    const distant = at('distant', 'Oslo', { latitude: 59.91, longitude: 10.75 }, 'Norway', {
      analytics: analytics({ local_relevance: 9 }),
    });
    const tenth = await openDesk([distant, ...crowd.slice(1)]);
    expect(ids(await local(tenth))).toEqual([]);
    const crowded = await openDesk([distant, ...crowd]);
    expect(ids(await local(crowded))).toEqual(['distant']);
  });

  it.each([
    ['lifted there by what they chose', { interests: ['Chess'] }, []],
    ['not there without', {}, ['distant']],
    ['there because heavy news was held back', { filters: { ...NO_FILTERS, calm: 0 } }, []],
  ])('RANK-24 home is what this reader sees there: %s', async (_, over, expected) => {
    const distant = at('distant', 'Oslo', { latitude: 59.91, longitude: 10.75 }, 'Norway', {
      tags: ['chess'],
      sources: origins(20),
      analytics: analytics({ local_relevance: 9 }),
    });
    const heavy = crowd.map((one) => ({ ...one, headline: `War: ${one.headline}` }));
    const desk = await openDesk([distant, ...heavy]);
    expect(ids(await local(desk, { ...inLisbon, ...over }))).toEqual(expected);
  });

  it('lists of readers at one place in another city, or with other interests, are remembered apart', async () => {
    const desk = await openDesk([
      at('city', 'Lisbon', { latitude: 0, longitude: 0 }),
      at('near', 'Sintra', { latitude: 38.8, longitude: -9.38 }),
      ...crowd,
    ]);
    expect(ids(await local(desk)).sort()).toEqual(['city', 'near']);
    const outside = anyone({ place: { position: LISBON, city: '', country: 'Portugal' } });
    expect(ids(await local(desk, outside))).toEqual(['near']);

    const distant = at('distant', 'Oslo', { latitude: 59.91, longitude: 10.75 }, 'Norway', {
      tags: ['chess'],
      analytics: analytics({ local_relevance: 9 }),
    });
    const dull = crowd.map((one) => ({ ...one, sources: origins(1) }));
    const far = await openDesk([distant, ...dull]);
    expect(ids(await local(far))).toEqual(['distant']);
    expect(ids(await local(far, { ...inLisbon, interests: ['chess'] }))).toEqual([]);
  });

  describe('where nothing lies within 50 km (ruling 28)', () => {
    const strong = { analytics: analytics({ local_relevance: 9 }) };
    const elsewhere = (id: string, latitude: number, longitude: number, country = 'Portugal', over = {}) =>
      at(id, 'Elsewhere', { latitude, longitude }, country, { ...strong, ...over });

    const concerning = (id: string, ...countries: string[]) =>
      story(id, {
        ...strong,
        location: { city: null, country: null, latitude: null, longitude: null },
        relevant_countries: countries,
      });

    it('LOC-31 a story at 45 km is near, one at 55 km is not', async () => {
      const near = await openDesk([elsewhere('at-45', 38.7223 + 45 / 111.2, -9.1393)]);
      expect(await local(near)).toMatchObject({ total: 1, local: 'near' });
      const far = await openDesk([elsewhere('at-55', 38.7223 + 55 / 111.2, -9.1393)]);
      expect(await local(far)).toMatchObject({ total: 1, local: 'far' });
    });

    it('the list says so, and comes by distance, the reader’s country first', async () => {
      const desk = await openDesk([
        elsewhere('seville', 37.39, -5.99, 'Spain', { sources: origins(20) }),
        elsewhere('porto', 41.16, -8.63),
        elsewhere('faro', 37.02, -7.93, 'Portugal', { published_at: story('x', {}, 90).published_at }),
        elsewhere('madrid', 40.42, -3.7, 'Spain'),
        elsewhere('braganca', 41.81, -6.76),
        ...crowd,
      ]);
      const listing = await local(desk);
      expect(ids(listing)).toEqual(['faro', 'porto', 'braganca', 'seville', 'madrid']);
      expect(listing.local).toBe('far');
      const pages = await Promise.all([1, 2, 3].map((page) => local(desk, inLisbon, { limit: 2, page })));
      expect(pages.flatMap(ids)).toEqual(ids(listing));
    });

    it('the reader’s country comes first however far', async () => {
      const desk = await openDesk([
        elsewhere('new-york', NEW_YORK.latitude, NEW_YORK.longitude, 'United States'),
        elsewhere('tijuana', 32.5, -117, 'Mexico'),
        ...crowd,
      ]);
      const position = { latitude: 34.05, longitude: -118.24 };
      const place = { position, city: 'Los Angeles', country: 'United States' };
      expect(ids(await local(desk, anyone({ place })))).toEqual(['new-york', 'tijuana']);
    });

    it('what happened nowhere, or in several countries of which none is the reader’s, is no local news', async () => {
      const desk = await openDesk([
        concerning('outage'),
        concerning('measles', 'Canada', 'Mexico'),
        concerning('railway', 'Spain', 'Portugal'),
        concerning('elections', 'Spain'),
        ...crowd,
      ]);
      expect(ids(await local(desk))).toEqual(['railway', 'elections']);
    });

    it('a reader who wants none that is heavy gets farther ones where all near are, and hears why', async () => {
      const desk = await openDesk([
        at('war', 'Lisbon', LISBON, 'Portugal', { headline: 'War reaches Lisbon' }),
        elsewhere('porto', 41.16, -8.63),
      ]);
      const calm = { ...inLisbon, filters: { ...NO_FILTERS, calm: 0 } };
      const listing = await local(desk, calm);
      expect(ids(listing)).toEqual(['porto']);
      expect(listing).toMatchObject({ local: 'hidden' });
    });

    it('a reader whose near stories are all muted gets the nearest others', async () => {
      const desk = await openDesk([
        at('golf', 'Lisbon', LISBON, 'Portugal', { headline: 'Golf' }),
        elsewhere('porto', 41.16, -8.63),
      ]);
      const muted = { ...inLisbon, mutes: { words: ['golf'], topics: [], sources: [] } };
      const listing = await local(desk, muted);
      expect(ids(listing)).toEqual(['porto']);
      expect(listing).toMatchObject({
        local: 'hidden',
        hidden: [{ rule: { text: 'golf' }, stories: 1 }],
      });
    });
  });

  it('LOC-41 gives at most 20 stories per call', async () => {
    const many = Array.from({ length: 45 }, (_, i) => at(`s${i}`, 'Lisbon', LISBON));
    const desk = await openDesk(many);
    const first = await local(desk, inLisbon, { limit: 100 });
    expect(first.stories).toHaveLength(20);
    expect(first).toMatchObject({ total: 45, hasMore: true });
    expect(await local(desk, inLisbon, { limit: 100, page: 3, edition: first.edition })).toMatchObject({
      hasMore: false,
    });
  });
});

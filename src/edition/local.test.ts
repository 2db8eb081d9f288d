import { describe, expect, it } from 'vitest';
import { anyone, openDesk } from './testing/desk.ts';
import { source, story } from './testing/stories.ts';
import type { Listing } from './types.ts';

const LISBON = { latitude: 38.7223, longitude: -9.1393 };
const NEW_YORK = { latitude: 40.7128, longitude: -74.006 };

const ids = (listing: Listing): string[] => listing.stories.map(({ story: { id } }) => id);
const analytics = (over: object) => ({ ...story('x').analytics, ...over });
const origins = (count: number) => Array.from({ length: count }, () => source());

describe('local', () => {
  const at = (id: string, city: string, point: typeof LISBON, country = 'Portugal', over = {}) =>
    story(id, { location: { city, country, ...point }, relevant_countries: [], ...over });
  const inLisbon = {
    ...anyone({ reader: { position: LISBON, country: 'Portugal', interests: [] } }),
    city: 'Lisbon',
  };
  /** Enough better stories to keep the others out of the home top 10. */
  const crowd = Array.from({ length: 10 }, (_, i) =>
    story(`top-${i}`, {
      categories: ['world'],
      sources: origins(20),
      analytics: analytics({ global_relevance: 10 }),
    }),
  );

  it('AMBIG-86 RANK-36 shows stories of the city and within 50 km, ranked in local mode', async () => {
    const { edition } = await openDesk([
      at('city', 'LISBON', { latitude: 0, longitude: 0 }),
      at('near', 'Sintra', { latitude: 38.8, longitude: -9.38 }),
      at('far', 'Porto', { latitude: 41.1579, longitude: -8.6291 }),
      at('namesake', 'Lisbon', NEW_YORK, 'United States'),
      ...crowd,
    ]);
    const listing = edition.local(inLisbon);
    expect(ids(listing).sort()).toEqual(['city', 'near']);
    expect(listing.stories[0]?.factors).toMatchObject({ globalWeight: 0.1, localWeight: 0.9, boost: 15 });
  });

  it('knows where a built-in city lies when the reader gives only its name', async () => {
    const { edition } = await openDesk([at('near', 'Sintra', { latitude: 38.8, longitude: -9.38 })]);
    const reader = { position: null, country: 'Portugal', interests: [] };
    const listing = edition.local({ ...anyone({ reader }), city: 'Lissabon' });
    expect(ids(listing)).toEqual(['near']);
    expect(listing.stories[0]?.factors.distanceKm).toBeLessThan(50);
  });

  it('LOC-42 falls back to stories of local relevance above 6', async () => {
    const { edition } = await openDesk([
      at('strong', 'Porto', { latitude: 41.1579, longitude: -8.6291 }, 'Portugal', {
        analytics: analytics({ local_relevance: 6.1 }),
      }),
      at('exactly-six', 'Porto', { latitude: 41.1579, longitude: -8.6291 }),
    ]);
    expect(ids(edition.local(inLisbon))).toEqual(['strong']);
  });

  it('RANK-22 RANK-23 drops politics of the United States and world stories', async () => {
    const american = at('us-politics', 'Lisbon', LISBON, 'USA', { categories: ['sports', 'Politics'] });
    const { edition } = await openDesk([
      american,
      at('world', 'Lisbon', LISBON, 'Portugal', { categories: ['World'] }),
      at('politics', 'Lisbon', LISBON, 'Portugal', { categories: ['politics'] }),
    ]);
    expect(ids(edition.local(inLisbon))).toEqual(['politics']);
  });

  it('RANK-24 drops stories of the home top 10 that are more than 1000 km away', async () => {
    const distant = at('distant', 'Oslo', { latitude: 59.91, longitude: 10.75 }, 'Norway', {
      analytics: analytics({ local_relevance: 9 }),
    });
    const tenth = await openDesk([distant, ...crowd.slice(1)]);
    expect(ids(tenth.edition.local(inLisbon))).toEqual([]);
    const crowded = await openDesk([distant, ...crowd]);
    expect(ids(crowded.edition.local(inLisbon))).toEqual(['distant']);
  });

  it('LOC-41 gives at most 20 stories per call', async () => {
    const many = Array.from({ length: 45 }, (_, i) => at(`s${i}`, 'Lisbon', LISBON));
    const { edition } = await openDesk(many);
    const first = edition.local({ ...inLisbon, limit: 100 });
    expect(first.stories).toHaveLength(20);
    expect(first).toMatchObject({ total: 45, hasMore: true });
    expect(edition.local({ ...inLisbon, limit: 100, page: 3, edition: first.edition })).toMatchObject({
      hasMore: false,
    });
  });
});

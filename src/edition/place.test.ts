import { describe, expect, it } from 'vitest';
import type { Story } from '../contract/contract.ts';
import { countryKey } from '../geo/geo.ts';
import { RANKING, scorePrepared } from '../ranking/ranking.ts';
import { storyCountries, storyPlace } from './place.ts';
import { toPrepared, toRow } from './row.ts';
import { ago, START, source, story } from './testing/stories.ts';

const storyPoints = (one: Parameters<typeof storyPlace>[0]) => storyPlace(one).points;
const place = (location: Partial<Story['location']>, relevant_countries: string[] = []) => ({
  location: { city: null, country: null, latitude: null, longitude: null, ...location },
  relevant_countries,
});

describe('what ranking sees of a story', () => {
  const sources = [source({ publishedAt: ago(3) }), source({ publishedAt: ago(1) })];

  it('DATA-40 its coordinates, its country and the dates of its reports', () => {
    const seen = toPrepared(story('s', { sources }));
    expect(seen.places).toHaveLength(1);
    expect(seen.countries).toEqual(['netherlands']);
    expect(seen.newestAt).toBe(Date.parse(ago(1)));
    expect(seen.originTimes).toEqual([Date.parse(ago(3)), Date.parse(ago(1))]);
  });

  it('DATA-40 its relevant countries when it has no place of its own', () => {
    const seen = toPrepared(story('s', place({}, ['Japan', 'Portugal'])));
    expect(seen.countries).toEqual(['japan', 'portugal']);
    expect(seen.places).toHaveLength(2);
  });
});

describe('where a story is', () => {
  it('its own coordinates come first', () => {
    const points = storyPoints(place({ city: 'Lisbon', country: 'Portugal', latitude: 1, longitude: 2 }));
    expect(points).toEqual([{ latitude: 1, longitude: 2 }]);
  });

  it.each(['Lisbon', 'LISBON', 'Lissabon'])('then the built-in city: %s', (city) => {
    const [point] = storyPoints(place({ city, country: 'portugal' }));
    expect(point?.latitude).toBeCloseTo(38.7, 1);
    expect(point?.longitude).toBeCloseTo(-9.1, 1);
  });

  it('then the middle of its country, by any name', () => {
    const [point] = storyPoints(place({ city: 'Nowhere-on-Sea', country: 'USA' }));
    expect(point).toEqual(storyPoints(place({ country: 'United States' }))[0]);
    expect(point?.longitude).toBeLessThan(-80);
  });

  it('then the middles of its relevant countries, of which the nearest to the reader counts', () => {
    const far = story('s', place({}, ['Japan', 'Portugal']));
    expect(storyPoints(far)).toHaveLength(2);
    const reader = {
      position: { latitude: 38.7, longitude: -9.1 },
      country: null,
      interests: [],
      mode: 'home',
    } as const;
    const { distanceKm } = scorePrepared(toPrepared(far), { ...reader, interests: [] }, START.getTime());
    expect(distanceKm).toBeLessThan(300);
  });

  it.each([
    ['nothing known', place({})],
    [
      'country global, whatever stands beside it',
      place({ city: 'Lisbon', country: 'Global', latitude: 1, longitude: 2 }),
    ],
    ['half of its coordinates', place({ latitude: 1 })],
    ['the other half', place({ longitude: 2 })],
    ['unknown names', place({ country: 'Atlantis' }, ['Lemuria', 'constructor'])],
  ])('RANK-14 else it has no point: %s', (_, nowhere) => {
    expect(storyPoints(nowhere)).toEqual([]);
    const { distanceKm, distanceKnown } = scorePrepared(
      toPrepared(story('s', nowhere)),
      { position: { latitude: 1, longitude: 2 }, country: null, interests: [], mode: 'home' },
      START.getTime(),
    );
    expect([distanceKm, distanceKnown]).toEqual([RANKING.unknownDistanceKm, false]);
  });

  it('RANK-18 a story is from its own country, else from every relevant one', () => {
    expect(storyCountries(place({ country: 'USA' }, ['Japan']))).toEqual(['United States']);
    expect(storyCountries(place({ country: 'null' }, ['Japan', '', 'UK']))).toEqual([
      'Japan',
      'United Kingdom',
    ]);
    expect(countryKey('verenigde staten')).toBe('United States');
    expect(countryKey('Atlantis')).toBe('Atlantis');
  });
});

describe('a story as ranking sees it', () => {
  it.each([null, undefined, '', 'soon', '2026-99-01'])(
    'VALID-25 DATA-16 is left out with the date %s',
    (date) => {
      expect(toRow(story('s', { published_at: date as unknown as string }))).toBeNull();
    },
  );

  it.each([
    ['a reprint renews no origin', { is_repeat: true }, 1],
    ['a newsroom that still reports it covers it today', { is_repeat: false }, 2],
  ])('RANK-09 counts an origin once, by its newest report of its own: %s', (_, again, recentOrigins) => {
    const sources = [
      source({ origin: 'agency', is_origin: true, publishedAt: ago(60) }),
      source({ origin: 'agency', is_origin: false, publishedAt: null }),
      source({ origin: 'agency', is_origin: false, publishedAt: ago(1), ...again }),
      source({ origin: 'agency', is_origin: false, publishedAt: ago(70) }),
      source({ origin: 'family', publishedAt: ago(3) }),
    ];
    const factors = scorePrepared(
      toPrepared(story('s', { sources })),
      { position: null, country: null, interests: [], mode: 'home' },
      START.getTime(),
    );
    expect(factors).toMatchObject({ recentOrigins, ageHours: 1 });
  });

  it.each(['worldwide', 'widely'] as const)(
    'politics that is weighed as world news gets the weights of world news, on the page of politics: %s',
    (part) => {
      const importance = [{ part, points: 0, count: 2 }];
      const reasons = { cleanliness: [], political_neutrality: [], importance };
      const weights = (over: Partial<Story>) =>
        scorePrepared(
          toPrepared(story('s', { categories: ['politics'], ...over })),
          { position: null, country: null, interests: [], mode: 'home' },
          START.getTime(),
        );
      expect(weights({ reasons })).toMatchObject({ globalWeight: 0.8, localWeight: 0.2 });
      expect(weights({})).toMatchObject({ globalWeight: 0.3, localWeight: 0.7 });
      expect(toRow(story('s', { categories: ['politics'], reasons }))?.categories).toEqual(['politics']);
    },
  );

  it('sports that is weighed as world news is no answer to an interest in world news', () => {
    const importance = [{ part: 'worldwide' as const, points: 0, count: 2 }];
    const cup = story('s', {
      categories: ['sports'],
      reasons: { cleanliness: [], political_neutrality: [], importance },
    });
    const factorsFor = (interests: string[]) =>
      scorePrepared(
        toPrepared(cup),
        { position: null, country: null, interests, mode: 'home' },
        START.getTime(),
      );
    expect(factorsFor(['World News'])).toMatchObject({ interest: 0, topic: null, globalWeight: 0.8 });
    expect(factorsFor(['World News', 'Sports'])).toMatchObject({ interest: 1, topic: 'Sports' });
  });

  it('RANK-21 without a source date is 24 hours old, and all its origins count', () => {
    const sources = [source({ publishedAt: null }), source({ publishedAt: 'soon' })];
    const factors = scorePrepared(
      toPrepared(story('s', { sources })),
      { position: null, country: null, interests: [], mode: 'home' },
      START.getTime(),
    );
    expect(factors).toMatchObject({ recentOrigins: 2, ageHours: 24 });
  });
});

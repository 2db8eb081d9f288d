import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EARTH_RADIUS_KM } from '../contract/earth.ts';
import { runs } from '../contract/testing/runs.ts';
import borders from './data/border-points.json' with { type: 'json' };
import {
  allCities,
  anyCityName,
  BUILT_IN_CITIES,
  COUNTRIES,
  COUNTRY_CENTROIDS,
  type Coordinates,
  citiesInDutch,
  cityName,
  countryCode,
  countryName,
  DEMONYMS,
  detectLanguage,
  distanceKm,
  filterPopular,
  findCountry,
  fold,
  NEAREST_RADIUS_KM,
  nearestBuiltIn,
  nearestCity,
  POPULAR_CITIES,
  REGIONS,
  REVERSE_RADIUS_KM,
  reverse,
} from './geo.ts';
import { LANDSCAPE_ROWS } from './tables/landscape.ts';
import { REGION_ROWS } from './tables/regions.ts';

const AMSTERDAM = { latitude: 52.374, longitude: 4.89 };
const MID_ATLANTIC = { latitude: 0, longitude: -30 };
const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distance', () => {
  it('LOC-32 a quarter of a great circle has an Earth radius of 6371 km', () => {
    const quarter = distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 });
    expect(quarter).toBeCloseTo((Math.PI / 2) * 6371, 6);
  });

  it('Amsterdam to Paris is about 430 km', () => {
    expect(distanceKm(AMSTERDAM, { latitude: 48.853, longitude: 2.349 })).toBeCloseTo(430, -1);
  });

  it('is symmetric, never negative, and at most half the circumference', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const there = distanceKm(a, b);
        expect(there).toBeCloseTo(distanceKm(b, a), 6);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
      }),
    );
  });
});

/** A point this far north of another, in km. */
const northOf = (from: Coordinates, km: number): Coordinates => ({
  latitude: from.latitude + km / ((Math.PI / 180) * EARTH_RADIUS_KM),
  longitude: from.longitude,
});

describe('nearest city', () => {
  // Nothing lies north of the northernmost cities of the list.
  const northernmost = allCities().toSorted((a, b) => b.latitude - a.latitude)[0] as Coordinates;
  const builtIn = BUILT_IN_CITIES.toSorted((a, b) => b.latitude - a.latitude)[0] as Coordinates;

  it.each([
    [49, 50, true],
    [51, 50, false],
    [99, 100, true],
    [101, 100, false],
  ])('LOC-31 %i km off, %i km looked at: found %s', (km, radius, found) => {
    const usual = radius === NEAREST_RADIUS_KM ? [] : [radius];
    expect(nearestCity(northOf(northernmost, km), ...usual) !== null).toBe(found);
    expect(nearestBuiltIn(northOf(builtIn, km), ...usual) !== null).toBe(found);
  });

  it('LOC-08 of several built-in cities in reach the nearest one', () => {
    // The Hague is 21 km from Rotterdam, and both are within 100 km of Amsterdam.
    expect(nearestBuiltIn({ latitude: 52.04, longitude: 4.33 }, REVERSE_RADIUS_KM)?.name).toBe('The Hague');
    expect(nearestBuiltIn({ latitude: 51.93, longitude: 4.46 }, REVERSE_RADIUS_KM)?.name).toBe('Rotterdam');
  });

  it('agrees with a plain search over every city of the point’s country', () => {
    fc.assert(
      fc.property(point, (from) => {
        const found = nearestCity(from, 30_000);
        const home = allCities().filter(({ country }) => country === found?.country);
        const best = Math.min(...home.map((city) => distanceKm(from, city)));
        expect(found && distanceKm(from, found)).toBeCloseTo(best, 6);
      }),
      runs(30),
    );
  });
});

/** Small places whose nearest known city is abroad. */
const border = Object.entries(borders.countries).flatMap(([code, points]) =>
  points.split(' ').map((text): [country: string, at: Coordinates] => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number);
    return [countryName(code) ?? code, { latitude, longitude }];
  }),
);

describe('reverse', () => {
  it('LOC-08 LANG-15 every known city is called by its own name, or that of one a kilometre off, in its own country', () => {
    // Of a village without inhabitants only the town beside it is known.
    const placed = allCities().filter(({ population, capital }) => population > 0 || capital);
    const wrong = placed.filter((city) => {
      const named = nearestCity(city, REVERSE_RADIUS_KM);
      return !named || named.country !== city.country || distanceKm(named, city) > 1;
    });
    expect(wrong.map(({ name, country }) => `${name}, ${country}`)).toEqual([]);
  });

  it('LOC-08 a village that only its town places is in its province, and nobody is called after it', () => {
    const [drouwen] = allCities().filter(({ name }) => name === 'Drouwen');
    expect(drouwen).toMatchObject({ country: 'Netherlands', population: 0 });
    expect(drouwen && nearestCity(drouwen, REVERSE_RADIUS_KM)?.name).toBe('Borger');
  });

  it.each([
    ['a ski resort is not the town 99 km off', 39.64, -106.37, 'Vail', 'United States'],
    ['an island is not the port it is reached from', 53.36, 5.22, 'West-Terschelling', 'Netherlands'],
    ['a town at a border is not the one across it', 43.39, -1.66, 'Saint-Jean-de-Luz', 'France'],
    ['an island is a country of its own', 17.48, -62.98, 'Oranjestad', 'Sint Eustatius'],
    ['a city', 52.08, 4.31, 'The Hague', 'Netherlands'],
  ])('LOC-08 %s', (_, latitude, longitude, city, country) => {
    expect(reverse({ latitude, longitude })).toEqual({ city, country });
  });

  it('LOC-08 a village that is not listed gets the nearest city of its own country', () => {
    // Hagenthal in France: Basel is nearer than any French city of the list.
    expect(reverse({ latitude: 47.53, longitude: 7.48 })).toEqual({ city: 'Saint-Louis', country: 'France' });
    const inReach = border.filter(([country, at]) =>
      allCities().some((city) => city.country === country && distanceKm(city, at) <= REVERSE_RADIUS_KM),
    );
    expect(inReach.length).toBeGreaterThan(2000);
    expect(inReach.filter(([country, at]) => reverse(at).country !== country)).toEqual([]);
  });

  it('LOC-31 looks 100 km far, and no farther', () => {
    const atSea = { latitude: 53.9, longitude: 4.2 };
    expect(nearestCity(atSea)).toBeNull();
    expect(reverse(atSea).country).toBe('Netherlands');
    // Nothing lies north of the northernmost city of the list.
    const [northernmost] = allCities().toSorted((a, b) => b.latitude - a.latitude);
    if (!northernmost) throw new Error('there are cities');
    expect(reverse(northOf(northernmost, 99)).city).toBe(northernmost.name);
    expect(reverse(northOf(northernmost, 101)).city).not.toBe(northernmost.name);
  });

  it.each([
    ['Europe', { latitude: 57, longitude: 2.2 }],
    ['North America', { latitude: 35, longitude: -60 }],
    ['Australia', { latitude: -25, longitude: 126 }],
    ['Asia', { latitude: 10, longitude: 65 }],
  ])('LOC-09 far from any city it guesses %s', (country, from) => {
    expect(reverse(from)).toEqual({ city: 'Your Location', country });
  });

  it('LOC-10 elsewhere it says "Your Location, Detected Area"', () => {
    expect(reverse(MID_ATLANTIC)).toEqual({ city: 'Your Location', country: 'Detected Area' });
  });
});

describe('built-in lists', () => {
  it('LOC-33 150 to 165 cities are built in, each once', () => {
    expect(BUILT_IN_CITIES.length).toBeGreaterThanOrEqual(150);
    expect(BUILT_IN_CITIES.length).toBeLessThanOrEqual(165);
    expect(new Set(BUILT_IN_CITIES.map((city) => `${city.name}|${city.country}`)).size).toBe(
      BUILT_IN_CITIES.length,
    );
    for (const city of BUILT_IN_CITIES) expect(findCountry(city.country)?.name).toBe(city.country);
  });

  it('LOC-34 DATA-39 200 to 220 centroid names, aliases included', () => {
    const names = Object.keys(COUNTRY_CENTROIDS);
    expect(names.length).toBeGreaterThanOrEqual(200);
    expect(names.length).toBeLessThanOrEqual(220);
    expect(COUNTRY_CENTROIDS.USA).toEqual({
      latitude: 39.8,
      longitude: -98.6,
      display_name: 'United States',
      source: 'built-in',
    });
  });

  it('LOC-34 every centroid lies near the largest city or among the cities of its country', () => {
    for (const country of COUNTRIES) {
      const cities = allCities().filter((city) => city.country === country.name);
      if (cities.length === 0) continue;
      const nearest = Math.min(...cities.map((city) => distanceKm(country, city)));
      expect(nearest, country.name).toBeLessThan(country.name === 'Kiribati' ? 4000 : 1000);
    }
  });

  it('LOC-35 the popular list has 45 cities', () => {
    expect(POPULAR_CITIES).toHaveLength(45);
    expect(new Set(POPULAR_CITIES).size).toBe(45);
  });

  it.each([
    ['The Hague', 'Netherlands', 'nl', 'Den Haag'],
    ['Den Haag', 'Nederland', 'nl', 'Den Haag'],
    ['The Hague', 'Netherlands', 'en', 'The Hague'],
    ['Paris', 'France', 'nl', 'Parijs'],
    ['Paris', 'United States', 'nl', 'Paris'],
    ['Nowhere-on-Sea', '', 'nl', 'Nowhere-on-Sea'],
  ] as const)('%s in %s is called by its name in %s: %s', (name, country, language, called) => {
    expect(cityName(name, country, language)).toBe(called);
    expect(anyCityName(name, country, language)).toBe(called);
  });

  it.each([
    ['Kherson', 'Ukraine', 'nl', 'Cherson'],
    ['Kharkiv', 'Ukraine', 'nl', 'Charkiv'],
    ['Kupiansk', 'Ukraine', 'nl', 'Koepjansk'],
    ['Gdańsk', 'Poland', 'nl', 'Gdansk'],
    ['Liège', 'België', 'nl', 'Luik'],
    ['Liège', 'Belgium', 'en', 'Liège'],
    ['Naples', 'Italy', 'nl', 'Napels'],
    ['Naples', 'United States', 'nl', 'Naples'],
  ] as const)('%s in %s, which no browser carries, in %s: %s', (name, country, language, called) => {
    expect(anyCityName(name, country, language)).toBe(called);
  });

  it.each([
    ['athene', ['Athens, Greece']],
    ['MUNCHEN', ['Munich, Germany']],
    ['Den Bosch', ["'s-Hertogenbosch, Netherlands"]],
    ['Lessen', ['Lessines, Belgium']],
    ['Athens', []],
    ['Utrecht', []],
    ['Parijs Dakar', []],
  ])('what readers of Dutch call %s, and readers of English otherwise', (name, expected) => {
    expect(citiesInDutch(name).map((city) => `${city.name}, ${city.country}`)).toEqual(expected);
  });

  it('LOC-19 short queries filter the popular list by name, country or display name; empty shows all', () => {
    expect(filterPopular('')).toHaveLength(45);
    expect(filterPopular('x')).toEqual([]);
    expect(filterPopular('m').length).toBeLessThan(45);
    expect(filterPopular('TÓKY').map((city) => city.name)).toEqual(['Tokyo']);
    expect(filterPopular('japan').map((city) => city.name)).toEqual(['Tokyo']);
    expect(filterPopular('wenen').map((city) => city.name)).toEqual(['Vienna']);
  });

  it('the full list holds at least 25,000 cities, most inhabitants first', () => {
    const cities = allCities();
    expect(cities.length).toBeGreaterThanOrEqual(25_000);
    for (let at = 1; at < cities.length; at += 1)
      expect(cities[at - 1]?.population ?? 0).toBeGreaterThanOrEqual(cities[at]?.population ?? 0);
  });
});

describe('countries', () => {
  it.each(['United States', 'USA', 'US', 'us', 'America', 'U.S.', 'Verenigde Staten', 'VS'])(
    '%s is the United States',
    (name) => {
      expect(countryCode(name)).toBe('US');
      expect(countryName(name)).toBe('United States');
    },
  );

  it.each([
    ['NL', 'Netherlands', 'Nederland'],
    ['curacao', 'Curaçao', 'Curaçao'],
    ['Turkije', 'Turkey', 'Turkije'],
    ['BQ', 'Bonaire', 'Bonaire'],
    ['Statia', 'Sint Eustatius', 'Sint Eustatius'],
    ["Cote d'Ivoire", 'Ivory Coast', 'Ivoorkust'],
  ])('%s is %s, in Dutch %s', (name, english, dutch) => {
    expect(countryName(name)).toBe(english);
    expect(countryName(name, 'nl')).toBe(dutch);
  });

  it('does not know invented countries', () => {
    expect(findCountry('Ruritania')).toBeNull();
    expect(countryName('')).toBeNull();
  });

  it('every name leads back to its country', () => {
    for (const country of COUNTRIES) expect(findCountry(country.name), country.name).toBe(country);
  });
});

describe('language', () => {
  it.each([
    'Netherlands',
    'Belgium',
    'Suriname',
    'Aruba',
    'Curaçao',
    'Sint Maarten',
    'Bonaire',
    'Sint Eustatius',
    'Saba',
    'NL',
    'België',
    'curacao',
    'St. Maarten',
  ])('LANG-05 LANG-15 %s is read in Dutch', (country) => {
    expect(detectLanguage(country)).toBe('nl');
  });

  it.each([
    'United States',
    'United Kingdom',
    'Canada',
    'Australia',
    'New Zealand',
    'Portugal',
    'France',
    '',
    null,
  ])('LANG-06 %s is read in English', (country) => {
    expect(detectLanguage(country)).toBe('en');
  });

  it('LANG-05 the first locale that lists the country wins', () => {
    const locale = (countries: string[]) => ({ name: 'x', countries, translation_file: null });
    const locales = { 'en-US': locale(['Belgium']), 'nl-NL': locale([]), 'nl-BE': locale(['Belgium']) };
    expect(detectLanguage('Belgium', locales)).toBe('nl');
  });

  it('ERR-83 without a list of locales the language of en-US remains', () => {
    expect(detectLanguage('Belgium', {})).toBe('en');
  });
});

describe('fold', () => {
  it.each([
    ["'s-Hertogenbosch", 's hertogenbosch'],
    ['Washington, D.C.', 'washington dc'],
    ['Łódź', 'lodz'],
    ['Århus', 'arhus'],
    ['Ħamrun', 'hamrun'],
    ['U.S.', 'us'],
    ['St. Louis', 'st louis'],
    ['New  York ', 'new york'],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('parts of countries', () => {
  it('the second table names none twice, and none that the first has', () => {
    const once = new Set(REGION_ROWS.split(/[|;\n]/).map(fold));
    const twice = LANDSCAPE_ROWS.trim()
      .split('\n')
      .flatMap((row) => row.split('|').slice(1).join(';').split(';'))
      .filter((name) => {
        const isKnown = name !== '' && once.has(fold(name));
        once.add(fold(name));
        return isKnown;
      });
    expect(twice).toEqual([]);
  });

  it('all are of a country that is known', () => {
    expect(REGIONS.filter(({ country }) => findCountry(country) === null)).toEqual([]);
    expect([...DEMONYMS].filter(([, country]) => findCountry(country) === null)).toEqual([]);
  });
});

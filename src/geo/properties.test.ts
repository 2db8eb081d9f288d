import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLetters } from '../contract/plain-letters.ts';
import { newsText } from '../contract/testing/news-text.ts';
import { runs } from '../contract/testing/runs.ts';
import {
  allCities,
  BUILT_IN_CITIES,
  COUNTRIES,
  type Coordinates,
  citiesFile,
  cityName,
  countryCode,
  countryKey,
  countryName,
  detectLanguage,
  displayName,
  distanceKm,
  filterPopular,
  findCountry,
  fold,
  knownCity,
  nearestBuiltIn,
  nearestCity,
  reverse,
  searchCities,
  spotName,
  spotNamed,
  spotNames,
  usableName,
} from './geo.ts';

const point: fc.Arbitrary<Coordinates> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
/** Where people are: beside a city. */
const settled: fc.Arbitrary<Coordinates> = fc
  .tuple(
    fc.constantFrom(...allCities()),
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.double({ min: -1, max: 1, noNaN: true }),
  )
  .map(([{ latitude, longitude }, north, east]) => ({
    latitude: Math.max(-90, Math.min(90, latitude + north)),
    longitude: Math.max(-180, Math.min(180, longitude + east)),
  }));
const anywhere = fc.oneof(point, settled);
const name = fc.oneof(
  newsText(4),
  fc.constantFrom(
    ...COUNTRIES.flatMap(({ code, name, nameNl, aliases }) => [code, name, nameNl, ...aliases]),
  ),
  fc.constantFrom(...allCities()).map((city) => city.name),
);
const city = fc.constantFrom(...allCities());
const SAME_PLACE_KM = 100;
/** In km: what is left of the numbers on the other side of the Earth. */
const METRE = 0.001;

describe('the names of places', () => {
  it('are folded to lower-case words, and read the same however they are marked', () => {
    fc.assert(
      fc.property(name, (text) => {
        const folded = fold(text);
        expect(folded).toBe(folded.trim().toLowerCase());
        expect(folded).not.toMatch(/\p{M}|[^\p{L}\p{N} ]| {2}/u);
        expect(fold(folded)).toBe(folded);
        expect(fold(` ${text.normalize('NFD')}\n`)).toBe(folded);
      }),
    );
  });

  it('mean one country, or none: all its names lead to the same', () => {
    fc.assert(
      fc.property(name, (text) => {
        const country = findCountry(text);
        const key = countryKey(text);
        expect(countryKey(key)).toBe(key);
        expect(usableName(usableName(text))).toBe(usableName(text));
        expect(['en', 'nl']).toContain(detectLanguage(text));
        expect(countryCode(text)).toBe(country?.code ?? null);
        if (!country) return;
        for (const language of ['en', 'nl'] as const) {
          const called = countryName(text, language) ?? '';
          expect(findCountry(called)).toBe(country);
          expect(findCountry(called.toUpperCase())).toBe(country);
        }
      }),
    );
  });
});

describe('a point', () => {
  it('is named after a city that is near, in that city’s country; else after nothing', () => {
    fc.assert(
      fc.property(anywhere, (from) => {
        const near = nearestCity(from, SAME_PLACE_KM);
        if (!near) {
          expect(reverse(from).city).toBe('Your Location');
          return;
        }
        expect(reverse(from)).toEqual({ city: near.name, country: near.country });
        expect(findCountry(near.country)?.code).toBe(near.code);
        expect(distanceKm(from, near)).toBeLessThanOrEqual(SAME_PLACE_KM);
        // A smaller circle finds the same city, or none.
        const closer = nearestCity(from, distanceKm(from, near) / 2);
        if (closer) expect(distanceKm(from, closer)).toBeLessThanOrEqual(distanceKm(from, near) / 2);
      }),
    );
  });

  it('the nearest of the cities a browser carries is the nearest', () => {
    fc.assert(
      fc.property(anywhere, fc.double({ min: 1, max: 3000, noNaN: true }), (from, radius) => {
        const best = Math.min(...BUILT_IN_CITIES.map((each) => distanceKm(from, each)));
        const found = nearestBuiltIn(from, radius);
        if (best > radius) expect(found).toBeNull();
        else expect(found && distanceKm(from, found)).toBe(best);
      }),
    );
  });

  it('no way is shorter than the straight one', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, via) => {
        expect(distanceKm(a, b)).toBeLessThanOrEqual(distanceKm(a, via) + distanceKm(via, b) + METRE);
        expect(distanceKm(a, a)).toBe(0);
      }),
    );
  });
});

describe('a search for a city', () => {
  it('finds known ones only, each once, the file no more than fifty', () => {
    fc.assert(
      fc.property(name, fc.constantFrom('en' as const, 'nl' as const), (query, language) => {
        const found = searchCities(query, language);
        expect(found.length).toBeLessThanOrEqual(30);
        expect(new Set(found.map((each) => `${each.name}|${each.country}`)).size).toBe(found.length);
        for (const each of found)
          expect(knownCity(each.name, each.country, each)?.name, each.name).toBe(each.name);
        expect(citiesFile(query).length).toBeLessThanOrEqual(50);
        for (const each of filterPopular(query)) expect(BUILT_IN_CITIES).toContain(each);
      }),
      runs(20),
    );
  });

  it('finds every city by how it is shown, in both languages and without its accents', () => {
    fc.assert(
      fc.property(city, fc.constantFrom('en' as const, 'nl' as const), (wanted, language) => {
        if (fold(wanted.name).length < 2) return;
        const shown = displayName(wanted, language);
        for (const query of [shown, plainLetters(shown)])
          expect(searchCities(query, language).map((each) => each.displayName)).toContain(shown);
        expect(cityName(wanted.name, wanted.country, 'en')).toBe(wanted.name);
      }),
      runs(20),
    );
  });
});

describe('the place of a map', () => {
  it('is called as its address is read, and is no farther away than the address can tell', () => {
    const names = spotNames();
    fc.assert(
      fc.property(fc.constantFrom(...names), city, name, anywhere, (known, at, text, from) => {
        expect(spotNamed(known)).not.toBeNull();
        const own = spotName({
          city: at.name,
          country: at.country,
          latitude: at.latitude,
          longitude: at.longitude,
        });
        const spot = own === null ? null : spotNamed(own);
        expect(spot).toMatchObject({ country: at.code, known: 'city' });
        if (spot) expect(distanceKm(spot, at)).toBeLessThan(16);
        const other = spotName({ city: text, country: text, ...from });
        if (other !== null) expect(spotNamed(other)).not.toBeNull();
        expect(spotName({ city: null, country: null, latitude: null, longitude: null })).toBeNull();
      }),
    );
  });
});

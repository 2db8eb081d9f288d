import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { serve } from '../testing/answers.ts';
import { findCities } from './cities.ts';

let zone: MockInstance;
beforeEach(() => inZone('Etc/UTC'));
afterEach(() => {
  vi.unstubAllGlobals();
  zone.mockRestore();
});

function inZone(timeZone: string): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}

describe('findCities', () => {
  const city = (name: string, country: string) => ({
    name,
    country,
    latitude: 1,
    longitude: 2,
    displayName: `${name}, ${country}`,
  });

  it('LOC-18 LOC-19 VALID-21 under two characters it asks nobody and filters the popular list', async () => {
    const asked = serve({});
    expect(await findCities('', 'en')).toHaveLength(45);
    expect((await findCities('é', 'en')).length).toBeLessThan(45);
    expect(asked).toEqual([]);
  });

  it.each([
    ['nl', ['Netherlands', 'Belgium']],
    ['en', ['United States', 'United Kingdom', 'Canada', 'Australia', 'New Zealand']],
  ] as const)('the popular list begins at home, in %s', async (language, home) => {
    const countries = (await findCities('', language)).map(({ country }) => country);
    const abroad = countries.findIndex((country) => !home.some((known) => known === country));
    expect(abroad).toBeGreaterThan(2);
    expect(countries.slice(abroad).filter((country) => home.some((known) => known === country))).toEqual([]);
  });

  it.each([
    ['Europe/Amsterdam', 'en', 'Netherlands'],
    ['America/New_York', 'nl', 'United States'],
  ] as const)('in %s it begins with the cities of that country (%s)', async (zone, language, expected) => {
    inZone(zone);
    const countries = (await findCities('', language)).map(({ country }) => country);
    expect(countries).toHaveLength(45);
    expect(countries[0]).toBe(expected);
    expect(
      countries.indexOf(
        expected,
        countries.findIndex((country) => country !== expected),
      ),
    ).toBe(-1);
  });

  it('LOC-21 LOC-22 each city once, at most 30', async () => {
    const many = Array.from({ length: 60 }, (_, index) => city(`Place ${index >> 1}`, 'X'));
    serve({
      '/api/cities': {
        data: [...many, ...Array.from({ length: 40 }, (_, index) => city(`Other ${index}`, 'X'))],
      },
    });
    const found = await findCities('pl', 'en');
    expect(found).toHaveLength(30);
    expect(new Set(found.map(({ displayName }) => displayName)).size).toBe(30);
  });

  it('among cities that begin as what was written, those of the country of the time zone come first', async () => {
    const found = [
      city('Ut', 'India'),
      city('Utsunomiya', 'Japan'),
      city('Utrecht', 'Netherlands'),
      city('Utuado', 'Puerto Rico'),
      city('Bad Utting', 'Germany'),
    ];
    serve({ '/api/cities': { data: found } });
    const names = async () => (await findCities('ut', 'nl')).map(({ name }) => name);
    expect(await names()).toEqual(['Ut', 'Utsunomiya', 'Utrecht', 'Utuado', 'Bad Utting']);
    inZone('Europe/Amsterdam');
    expect(await names()).toEqual(['Ut', 'Utrecht', 'Utsunomiya', 'Utuado', 'Bad Utting']);
  });

  it('LOC-37 AMBIG-81 the file when the search finds nothing', async () => {
    serve({
      '/api/cities': { data: [] },
      '/cities.json': [{ name: 'Gent', country: 'Belgium', lat: 51, lon: 3.7 }],
    });
    expect(await findCities('gent', 'nl')).toEqual([
      { name: 'Gent', country: 'Belgium', latitude: 51, longitude: 3.7, displayName: 'Gent, België' },
    ]);
  });

  it('the popular list when nothing answers', async () => {
    serve({ '/api/cities': 404, '/cities.json': 404 });
    expect((await findCities('utr', 'en')).map(({ name }) => name)).toEqual(['Utrecht']);
  });
});

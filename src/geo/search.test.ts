import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citiesFile, cityNamed, knownCity, searchCities } from './geo.ts';

describe('city search', () => {
  const first = (query: string) => searchCities(query)[0]?.displayName;

  it.each([
    ['AMSTERDAM', 'Amsterdam, Netherlands'],
    ['bogota', 'Bogotá, Colombia'],
    ['sao paulo', 'São Paulo, Brazil'],
    ['  Malmö ', 'Malmö, Sweden'],
  ])('LOC-17 %j is lowercased and accent-stripped', (query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it.each(['', ' ', 'a', 'é', ' p '])('LOC-18 %j is too short and finds nothing', (query) => {
    expect(searchCities(query)).toEqual([]);
  });

  it('LOC-20 matches on a name or on a country', () => {
    expect(searchCities('rotterd').map((city) => city.name)).toContain('Rotterdam');
    const inPortugal = searchCities('portugal');
    expect(inPortugal.slice(0, 5).map((city) => city.country)).toContain('Portugal');
    expect(searchCities('saba').map((city) => city.displayName)).toContain('The Bottom, Saba');
    expect(searchCities('duitsland')[0]?.country).toBe('Germany');
  });

  it('LOC-21 gives at most 30 cities', () => {
    expect(searchCities('an')).toHaveLength(30);
    expect(searchCities('united states').length).toBeLessThanOrEqual(30);
  });

  it('LOC-22 gives each name and country once', () => {
    const keys = searchCities('springfield').map((city) => `${city.name}|${city.country}`);
    expect(keys).toContain('Springfield|United States');
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('LOC-22 gives a place once that its source lists in two spellings', () => {
    expect(searchCities('bidford-on-avon').map(({ name }) => name)).toEqual(['Bidford-on-Avon']);
  });

  it.each(['Löhne', 'Lohne'])(
    '%s, however it is written, is not the town that only an accent tells from it',
    (town) => {
      const found = searchCities('lohne').find(({ name }) => name === town);
      if (!found) throw new Error(`${town} is not found`);
      for (const written of [town, 'LOHNE', 'löhne'])
        expect(knownCity(written, found.country, found)?.name).toBe(town);
    },
  );

  it.each([
    ['den haag', 'The Hague', 'Den Haag, Nederland'],
    ['parijs', 'Paris', 'Parijs, Frankrijk'],
    ['keulen', 'Cologne', 'Keulen, Duitsland'],
    ['londen', 'London', 'Londen, Verenigd Koninkrijk'],
    ['bombay', 'Mumbai', 'Mumbai, India'],
  ])('knows %s as %s and shows it in Dutch', (query, name, shown) => {
    expect(searchCities(query, 'nl')[0]).toMatchObject({ name, displayName: shown });
  });

  it.each([
    ['york', 'York, United Kingdom'],
    ['new y', 'New York, United States'],
    ['nether', 'Amsterdam, Netherlands'],
    ['paris, fr', 'Paris, France'],
    ['paris, united', 'Paris, United States'],
  ])('puts the likeliest first for %j', (query, expected) => {
    expect(
      searchCities(query)
        .slice(0, 3)
        .map((city) => city.displayName),
    ).toContain(expected);
  });

  it.each([
    ['a letter left out', 'Amsterdm', 'Amsterdam, Netherlands'],
    ['two letters that changed places', 'New Yrok', 'New York, United States'],
    ['a letter too many', 'Londdon', 'London, United Kingdom'],
    ['another letter', 'Rotterdem', 'Rotterdam, Netherlands'],
    ['in a Dutch name', 'Den Hag', 'The Hague, Netherlands'],
    ['in a name half typed', 'Marrakk', 'Marrakesh, Morocco'],
    ['with its country', 'Amsterdm, Nether', 'Amsterdam, Netherlands'],
  ])('forgives one slip where nothing is called so: %s', (_why, query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it.each([
    ['two slips', 'Amstrdm'],
    ['another first letter', 'Bmsterdam'],
    ['a short name', 'Rmoe'],
    ['in another country', 'Amsterdm, Belgium'],
    ['signs', '.*.*.*'],
  ])('does not forgive %s', (_why, query) => {
    expect(searchCities(query)).toEqual([]);
  });

  it('never throws and stays within its bounds', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const found = searchCities(query);
        expect(found.length).toBeLessThanOrEqual(30);
        for (const city of found) expect(Math.abs(city.latitude)).toBeLessThanOrEqual(90);
      }),
    );
  });

  it('DATA-37 DATA-38 a city has a name, country, position, region where one is used, and display name', () => {
    expect(searchCities('portland, united')[0]).toEqual({
      name: 'Portland',
      country: 'United States',
      latitude: expect.closeTo(45.52, 1),
      longitude: expect.closeTo(-122.68, 1),
      region: 'OR',
      displayName: 'Portland, United States',
    });
  });
});

describe('a city by its name', () => {
  it.each([
    ['Lagos', '', 'Nigeria'],
    ['lagos', 'Nigeria', 'Nigeria'],
    ['Lagos', 'NG', 'Nigeria'],
    ['Lagos', 'Niger', undefined],
    ['Lagos', 'nig', undefined],
    ['Lagos', 'Nowhere', undefined],
    ['Den Haag', 'nederland', 'Netherlands'],
    ['Boston', 'America', 'United States'],
    ['Bost', '', undefined],
    ['', 'Nigeria', undefined],
  ])('"%s" of "%s" is in %s', (name, country, expected) => {
    expect(cityNamed(name, country)?.country).toBe(expected);
  });

  it('a question about a country that is none leaves the answers to all others as they are', () => {
    expect(cityNamed('Groningen', '?')).toBeNull();
    expect(cityNamed('Groningen')?.country).toBe('Netherlands');
    expect(cityNamed('Groningen', 'nl!')).toBeNull();
    expect(cityNamed('Groningen', 'NL')?.country).toBe('Netherlands');
  });
});

describe('/cities.json', () => {
  it('LOC-36 has at most 50 entries', () => {
    expect(citiesFile()).toHaveLength(50);
    expect(citiesFile('an')).toHaveLength(50);
    expect(citiesFile('  ')).toEqual(citiesFile());
  });

  it('LOC-37 an entry has name, country, lat and lon, and the list can be searched', () => {
    expect(citiesFile('utrecht')[0]).toEqual({
      name: 'Utrecht',
      country: 'Netherlands',
      lat: expect.closeTo(52.09, 1),
      lon: expect.closeTo(5.12, 1),
    });
  });
});

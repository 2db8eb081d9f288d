import { describe, expect, it } from 'vitest';
import { findCountry } from './countries.ts';
import { spotName, spotNamed, spotNames } from './spot.ts';

const at = (
  city: string | null,
  country: string | null,
  latitude: number | null,
  longitude: number | null,
) => ({
  city,
  country,
  latitude,
  longitude,
});

describe('what a place is called in addresses', () => {
  it.each([
    ['a city', at('Utrecht', 'Netherlands', 52.091, 5.122), 'nl/52.1,5.1'],
    ['one in the south and west', at('Punta Arenas', 'Chile', -53.155, -70.917), 'cl/-53.2,-70.9'],
    ['a country', at('', 'Chile', -35.7, -71.5), 'cl'],
    ['a country by another name', at(null, 'USA', null, null), 'us'],
    ['a city that is not where one of ours is', at('Utrecht', 'Netherlands', 0, 0), 'nl'],
    ['a city without a point', at('Utrecht', 'Netherlands', null, null), 'nl'],
    ['a city without a name', at('null', 'Netherlands', 52.091, 5.122), 'nl'],
    ['an island that shares a code', at('', 'Saba', 17.6, -63.2), 'bq/17.6,-63.2'],
    ['no country', at('Utrecht', null, 52.091, 5.122), null],
    ['a country nobody knows', at('', 'Atlantis', 1, 1), null],
    ['the whole world', at('', 'Global', null, null), null],
  ])('%s', (_, place, name) => {
    expect(spotName(place)).toBe(name);
  });

  it('leads back to where it is, and only names of the list do', () => {
    expect(spotNamed('nl/52.1,5.1')).toMatchObject({ country: 'NL', known: 'city' });
    expect(spotNamed('cl')).toMatchObject({ country: 'CL', known: 'country' });
    for (const name of ['', 'xx', 'NL', 'nl/', 'nl/52.1', 'nl/1.0,1.0', 'nl/52.10,5.10', 'de/52.1,5.1'])
      expect(spotNamed(name), name).toBeNull();
  });

  it('the middle of a country is no town, but of an island that has no code of its own', () => {
    const middleOf = (name: string): string => {
      const country = findCountry(name);
      return `${country?.code.toLowerCase()}/${country?.latitude.toFixed(1)},${country?.longitude.toFixed(1)}`;
    };
    for (const country of ['Australia', 'Algeria', 'Argentina'])
      expect(spotNamed(middleOf(country)), country).toBeNull();
    expect(spotNamed(middleOf('Saba'))).toMatchObject({ country: 'BQ' });
  });

  it('every name is one', () => {
    for (const name of spotNames()) expect(name).toMatch(/^[a-z]{2}(\/-?\d{1,2}\.\d,-?\d{1,3}\.\d)?$/);
  });
});

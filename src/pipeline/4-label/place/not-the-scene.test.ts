import { describe, expect, it } from 'vitest';
import { readText } from '../tokens.ts';
import type { PlaceHints } from './choose-city.ts';
import type { PlaceFinding } from './decide.ts';
import { buildGazetteer } from './gazetteer.ts';
import { findPlace } from './place.ts';

const gazetteer = buildGazetteer();
const WORLD: PlaceHints = { language: 'en', home: null, writesHome: false, at: null, year: 2026 };
const DUTCH: PlaceHints = { ...WORLD, language: 'nl', home: 'Netherlands', writesHome: true };
const GRONINGEN: PlaceHints = { ...DUTCH, at: { latitude: 53.22, longitude: 6.57 } };
const UTRECHT: PlaceHints = { ...DUTCH, at: { latitude: 52.09, longitude: 5.12 } };

const find = (headline: string, hints: PlaceHints, summary = ''): PlaceFinding =>
  findPlace(readText(headline), readText(summary), hints, gazetteer);

/** "Town, Country", "Country" or "nowhere". */
function where(headline: string, hints: PlaceHints, summary = ''): string {
  const { place } = find(headline, hints, summary);
  if (!place) return 'nowhere';
  return place.city ? `${place.city}, ${place.country}` : place.country;
}

describe('what is named and is not where the news is', () => {
  it.each<[string, string]>([
    ['Bread makers battered by the Iran war raise prices', 'nowhere'],
    ['Airline profits fall as Ukraine war lifts fuel costs', 'nowhere'],
    ['Army names cook killed in Iran war', 'nowhere'],
    ['UK bread price hits Iran war high', 'United Kingdom'],
    ['The Iran war enters its sixth month', 'Iran'],
    ['War on Iran: day 17', 'Iran'],
    ['Tram derails in Iran', 'Iran'],
  ])('a war that is called after it: %s → %s', (headline, expected) => {
    expect(where(headline, WORLD)).toBe(expected);
  });

  it('it still concerns that country', () => {
    expect(find('Bread makers battered by the Iran war raise prices', WORLD).countries).toEqual(['Iran']);
  });

  it.each<[string, string]>([
    ['Peru’s Ortiz in court for hearing in US copper case', 'United States'],
    ['US trial date set for Peru’s former president', 'United States'],
    ['Peru’s supreme court frees a baker', 'Peru'],
  ])('where somebody on trial is from: %s → %s', (headline, expected) => {
    expect(where(headline, WORLD)).toBe(expected);
  });

  it.each<[string, string]>([
    ['In 1944 landde hij met een parachute, waarna hij met zijn broer vocht in Westerbork.', 'Netherlands'],
    ['De parade met zijn broer is morgen in Westerbork.', 'Westerbork, Netherlands'],
    ['Hij landde in 1944. De begrafenis is morgen in Westerbork.', 'Westerbork, Netherlands'],
  ])('what follows a year long past in its sentence: %s → %s', (summary, expected) => {
    expect(where('Parachutist die Drenthe bevrijdde overleden', DUTCH, summary)).toBe(expected);
  });

  it('the own town of a club that plays abroad', () => {
    const headline = 'FC Utrecht wint bij Europese rentree';
    expect(
      where(headline, UTRECHT, 'FC Utrecht won met 3-1. In Moldavië was het dertig graden.'),
    ).not.toContain('Utrecht,');
    expect(where(headline, UTRECHT, 'FC Utrecht won met 3-1.')).toBe('Utrecht, Netherlands');
  });
});

describe('municipalities and provinces', () => {
  it.each<[string, string]>([
    ['Wethouder van Westerkwartier legt taken neer', 'Zuidhorn, Netherlands'],
    ['Golfclub en gemeente Midden-Groningen in de clinch', 'Hoogezand, Netherlands'],
    ['Oldambt verkoopt oude school', 'Winschoten, Netherlands'],
  ])('a municipality is where its town hall is: %s → %s', (headline, expected) => {
    expect(where(headline, GRONINGEN)).toBe(expected);
  });

  it.each<[string, number]>([
    ['27.000 Groningse huishoudens kunnen gas niet betalen', 53.2],
    ['Provincie Groningen verkoopt kassen', 53.2],
    ['Meer tijgermuggen in Drenthe', 53.0],
    ['Drentse natuur krijgt geld', 53.0],
    ['Noord-Hollandse duinen krijgen geld', 52.4],
    ['Sloffen spoelen aan op stranden in Noord-Holland', 52.4],
  ])('a province has a point and no city: %s', (headline, latitude) => {
    const { place } = find(headline, GRONINGEN);
    expect(place).toMatchObject({ city: '', country: 'Netherlands' });
    expect(place?.latitude).toBeCloseTo(latitude, 0);
  });

  it.each(['Meer regen in Drenthe en Overijssel', 'Meer regen in Nederland'])(
    'none of several: %s',
    (headline) => {
      expect(find(headline, GRONINGEN).place?.latitude).toBeCloseTo(
        find('Nederland', DUTCH).place?.latitude ?? 0,
        1,
      );
    },
  );
});

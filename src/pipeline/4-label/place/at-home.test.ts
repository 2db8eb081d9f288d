import { describe, expect, it } from 'vitest';
import { readText } from '../tokens.ts';
import type { PlaceHints } from './choose-city.ts';
import { buildGazetteer } from './gazetteer.ts';
import { findPlace } from './place.ts';

const gazetteer = buildGazetteer();
const DUTCH = { language: 'nl', home: 'Netherlands', writesHome: true, at: null, year: 2026 };
const AMERICAN = { ...DUTCH, language: 'en', home: 'United States' };

/** "Town, Country", "Country" or "nowhere". */
function where(headline: string, hints: PlaceHints, summary = ''): string {
  const { place } = findPlace(readText(headline), readText(summary), hints, gazetteer);
  if (!place) return 'nowhere';
  return place.city ? `${place.city}, ${place.country}` : place.country;
}

describe('initials of American states', () => {
  it.each([
    ['Man uit Laren (NH) opgepakt'],
    ['Provincie NH wil minder schapen'],
    ['Veerpont vaart weer, meldt NH Nieuws'],
    ['Politicus NJ krijgt boete'],
    ['Kapper RI gaat dicht'],
  ])('without their points are none in Dutch: %s', (headline) => {
    expect(where(headline, DUTCH)).not.toContain('United States');
  });

  it.each<[string, PlaceHints]>([
    ['Opkomst hoog in N.H. en Maine', DUTCH],
    ['Man held after fire in Nashua, N.H.', AMERICAN],
    ['NJ senator opens bridge', AMERICAN],
  ])('with their points, or in English, they are: %s', (headline, hints) => {
    expect(where(headline, hints)).toContain('United States');
  });
});

describe('towns of one name', () => {
  const EINDHOVEN = { ...DUTCH, at: { latitude: 51.44, longitude: 5.48 } };
  const ALKMAAR = { ...DUTCH, at: { latitude: 52.63, longitude: 4.75 } };
  const VENLO = { ...DUTCH, at: { latitude: 51.37, longitude: 6.17 } };

  it.each<[string, PlaceHints, string]>([
    ['Brand in woning in Deurne', EINDHOVEN, 'Deurne, Netherlands'],
    ['Brand in woning in Deurne', { ...DUTCH, home: 'Belgium' }, 'Deurne, Belgium'],
    ['Fietspad in Bergen krijgt verlichting', ALKMAAR, 'Bergen, Netherlands'],
    ['Gemeente Bergen plant lindebomen', VENLO, 'Bergen, Netherlands'],
    ['Brand in Bergen (NH)', DUTCH, 'Bergen, Netherlands'],
    ['Brand in Bergen, Noorwegen', DUTCH, 'Bergen, Norway'],
    ['Brand in Harlingen, twee gewonden', DUTCH, 'Harlingen, Netherlands'],
    ['Brand in Hasselt', DUTCH, 'Hasselt, Belgium'],
    ['Grote brand in Mechelen', DUTCH, 'Mechelen, Belgium'],
    ['Schietpartij in Aalst', DUTCH, 'Aalst, Belgium'],
    ['Botsing in Ermelo', DUTCH, 'Ermelo, Netherlands'],
    ['Brand in Bocholt, twee gewonden', { ...DUTCH, home: 'Belgium' }, 'Bocholt, Belgium'],
    ['Brand in Melle', { ...DUTCH, home: 'Belgium' }, 'Melle, Belgium'],
    ['Brand in Harlingen, Texas', DUTCH, 'Harlingen, United States'],
    ['Talks in Geneva end', AMERICAN, 'Geneva, Switzerland'],
    ['Provincie NH wil minder schapen', DUTCH, 'Netherlands'],
    ['Man held after fire in Nashua, NH', AMERICAN, 'Nashua, United States'],
  ])('%s, %o: %s', (headline, hints, expected) => {
    expect(where(headline, hints)).toBe(expected);
  });

  it('a Bergen in Limburg is not the one at the sea', () => {
    const { place } = findPlace(readText('Fietspad in Bergen verlicht'), readText(''), VENLO, gazetteer);
    expect(place?.latitude).toBeCloseTo(51.6, 1);
  });
});

describe('who somebody is, and where it was', () => {
  it.each([
    [
      'a home village yields to the host of the race',
      'Renner wint etappe',
      'De renner uit Deil won in de Tour de France.',
      'France',
    ],
    [
      'a home village yields to another town',
      'Renster begint aan de Ronde',
      'De renster uit Ermelo staat in Vannes aan de start.',
      'Vannes, France',
    ],
    ['alone a home village stays', 'Man uit Ermelo opgepakt', '', 'Ermelo, Netherlands'],
    [
      'a home village stays beside a town where nothing is said to happen',
      'Speelster uit Ermelo naar EK',
      'De keepster van Den Bosch was ook ooit in Duitsland.',
      'Ermelo, Netherlands',
    ],
    [
      'a town of the own country needs more than the name of that country beside it',
      'Steenbergen bezorgt Nederland brons',
      '',
      'Netherlands',
    ],
    [
      'a surname that headline and summary give in full',
      'Zwemmen doet Marrit Steenbergen goed',
      'Na een jaar rust is Marrit Steenbergen er weer.',
      'nowhere',
    ],
    [
      'a club or a station given in full twice is in its town',
      'Brand bij Station Ermelo',
      'Bij Station Ermelo woedde brand.',
      'Ermelo, Netherlands',
    ],
    [
      'other news of a live blog',
      'Waakhond waarschuwt voor honger in Gaza',
      'Verder in dit blog: aanvallen op huizen in Nuseirat.',
      'Palestine',
    ],
    [
      'an example',
      'Brandweer vreest tekort aan helikopters',
      'Wat als er brand is, zoals in Ede begin april, en Nederland niets heeft?',
      'Netherlands',
    ],
  ])('%s', (_name, headline, summary, expected) => {
    expect(where(headline, DUTCH, summary)).toBe(expected);
  });

  it.each([
    ['Rider wins stage', 'The rider from Boston won at the Tour de France.', 'France'],
    ['Driver from Boston arrested', '', 'Boston, United States'],
    ['Watchdog warns of hunger in Gaza', 'Also in this blog: strikes on homes in Nuseirat.', 'Palestine'],
  ])('in English: %s. %s', (headline, summary, expected) => {
    expect(where(headline, AMERICAN, summary)).toBe(expected);
  });
});

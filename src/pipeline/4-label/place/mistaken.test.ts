import { describe, expect, it } from 'vitest';
import { readText } from '../tokens.ts';
import type { PlaceHints } from './choose-city.ts';
import type { PlaceFinding } from './decide.ts';
import { buildGazetteer } from './gazetteer.ts';
import { findPlace } from './place.ts';

const gazetteer = buildGazetteer();
const WORLD: PlaceHints = { language: 'en', home: null, writesHome: false, at: null, year: 2026 };
const BRITISH: PlaceHints = { ...WORLD, home: 'United Kingdom' };
const AMERICAN: PlaceHints = { ...WORLD, home: 'United States', writesHome: true };
const AUSTRALIAN: PlaceHints = { ...WORLD, home: 'Australia', writesHome: true };
const DUTCH: PlaceHints = { ...WORLD, language: 'nl', home: 'Netherlands', writesHome: true };

const find = (headline: string, hints: PlaceHints): PlaceFinding =>
  findPlace(readText(headline), readText(''), hints, gazetteer);

/** "Town, Country", "Country" or "nowhere". */
function where(headline: string, hints: PlaceHints = WORLD): string {
  const { place } = find(headline, hints);
  if (!place) return 'nowhere';
  return place.city ? `${place.city}, ${place.country}` : place.country;
}

describe('a name that is no town', () => {
  it.each<[string, string]>([
    ['Philips Hue lamps get a price cut', 'nowhere'],
    ['Firmware update stops Hue Bridge Pro devices', 'nowhere'],
    ['Hyundai Tucson recalled over brakes', 'nowhere'],
    ['Floods reach Hue, Vietnam', 'Huế, Vietnam'],
    ['Fire in Tucson spreads', 'Tucson, United States'],
    ['Nissan Sunderland cuts shifts', 'nowhere'],
    ['Columbia Promo Codes: 15% Off', 'nowhere'],
    ['Meta tries to silence Sarah Wynn-Williams, senator says', 'nowhere'],
    ['Ferry sinks off Stoke-on-Trent', 'Stoke-on-Trent, United Kingdom'],
    ['I like these new City bags', 'nowhere'],
    ['Actor fined for speeding in Bentley and Porsche', 'nowhere'],
    ['Metro Bank customer fights for refund', 'nowhere'],
  ])('%s → %s', (headline, expected) => {
    expect(where(headline)).toBe(expected);
  });

  it.each<[string, string]>([
    ['Nieuwe boeken in augustus', 'nowhere'],
    ['Philips Hue-lampen worden goedkoper', 'nowhere'],
    ['Brand bij Ford Genk', 'Genk, Belgium'],
  ])('in Dutch: %s → %s', (headline, expected) => {
    expect(where(headline, DUTCH)).toBe(expected);
  });

  it('but the works of one, at home', () => {
    expect(where('Nissan Sunderland cuts shifts', { ...BRITISH, writesHome: true })).toBe(
      'Sunderland, United Kingdom',
    );
  });

  it('a month, where a village is called so', () => {
    expect(where('Thirteen new books in August will keep you reading', AMERICAN)).toBe('nowhere');
  });
});

describe('a point of the compass before a city', () => {
  it.each<[string, PlaceHints, string]>([
    ['Crews tackle railway blaze in east London', BRITISH, 'London, United Kingdom'],
    ['Approval of east London datacentre criticised', BRITISH, 'London, United Kingdom'],
    ['East London fire closes railway', BRITISH, 'London, United Kingdom'],
    ['Crews tackle blaze in East London, South Africa', BRITISH, 'East London, South Africa'],
    ['Crews tackle blaze in East London', WORLD, 'East London, South Africa'],
    ['Heavy fighting in north Gaza', WORLD, 'Palestine'],
    ['Floods in South Sudan', WORLD, 'South Sudan'],
    ['Two killed in East St. Louis, Illinois', WORLD, 'East Saint Louis, United States'],
  ])('%s, to %o → %s', (headline, hints, expected) => {
    expect(where(headline, hints)).toBe(expected);
  });

  it('in Dutch', () => {
    expect(where('Brand in oost Londen', DUTCH)).toBe('London, United Kingdom');
  });
});

describe('two countries that have it with each other', () => {
  it.each<[string, string]>([
    ['France vs Spain: prediction and line-ups', 'nowhere'],
    ['Deschamps predicts spectacular France v Spain final', 'nowhere'],
    ['France vs Spain in Dallas: what to know', 'Dallas, United States'],
    ['US and Iran trade strikes as ceasefire comes under strain', 'nowhere'],
    ['US, Iran exchange attacks', 'nowhere'],
    ['U.S. and Iran Pause Fighting for a Second Day', 'nowhere'],
    ['Lebanon, Israel hold talks in Rome', 'Rome, Italy'],
    ['France and Spain battle raging wildfires', 'France'],
  ])('%s → %s', (headline, expected) => {
    expect(where(headline)).toBe(expected);
  });

  it.each<[string, string]>([
    ['VS en Iran voeren gesprekken over olie', 'nowhere'],
    ['Rusland en Oekraïne wisselen gevangenen uit', 'nowhere'],
  ])('in Dutch: %s → %s', (headline, expected) => {
    expect(where(headline, DUTCH)).toBe(expected);
  });

  it('who breaks into machines is elsewhere', () => {
    expect(where('Suspected Iran cyberattacks on U.S. water supply')).toBe('United States');
    expect(where('Russische hackers vallen Nederlandse ziekenhuizen aan', DUTCH)).toBe('Netherlands');
  });

  it('it concerns both', () => {
    expect(find('France vs Spain: prediction', WORLD).countries).toEqual(['France', 'Spain']);
  });
});

describe('a chamber of a parliament decides at home', () => {
  it.each<[string, PlaceHints, string]>([
    ['House defeats bid to end military aid to Israel', WORLD, 'Washington, United States'],
    ['For a 2nd time, House approves resolution to end the war in Iran', WORLD, 'Washington, United States'],
    ['Top House Democrats vow to oppose aid to Israel', WORLD, 'Washington, United States'],
    ['Almost Half of House Democrats Vote to End Aid to Israel', WORLD, 'Washington, United States'],
    ['Justices testify to House on budget request', WORLD, 'Washington, United States'],
    ['Supreme Court Asks Congress to Increase Funds', WORLD, 'Washington, United States'],
    ['Doctor faces Senate panel over vaccines', WORLD, 'Washington, United States'],
    ['Massachusetts House Passes Bill on Taxes', WORLD, 'United States'],
    ['Craig leads in Michigan Senate primary', WORLD, 'United States'],
    ['South Dakota House passes bill on taxes', WORLD, 'United States'],
    ['Report has errors, Senate committee told', AUSTRALIAN, 'Canberra, Australia'],
    ['US strikes Iran for 12th night as the House approves spending', WORLD, 'Iran'],
    ['Seeking Control of the House, Democrats Try Again', WORLD, 'United States'],
    ['House of Hope: a film about a school in Peru', WORLD, 'Peru'],
  ])('%s, to %o → %s', (headline, hints, expected) => {
    expect(where(headline, hints)).toBe(expected);
  });
});

describe('a body of many countries speaks of a government', () => {
  it.each<[string, string]>([
    ['EU rejects Trump administration claims', 'nowhere'],
    ['ICC condemns US sanctions as an attack', 'nowhere'],
    ['EU pauses methane penalties amid US pressure', 'nowhere'],
    ['EU urges Israel to halt settlements', 'Israel'],
    ['UN urges probe into deaths in Peru', 'Peru'],
    ['WHO warns DR Congo outbreak may be larger', 'DR Congo'],
    ['UN urges support for Afghan women’s aid five years into Taliban rule', 'Afghanistan'],
  ])('%s → %s', (headline, expected) => {
    expect(where(headline)).toBe(expected);
  });

  it('in Dutch', () => {
    expect(where('EU verwerpt eisen van Trump', DUTCH)).toBe('nowhere');
  });
});

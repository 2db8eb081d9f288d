import { describe, expect, it } from 'vitest';
import { readText } from '../tokens.ts';
import { buildGazetteer } from './gazetteer.ts';
import { findPlace } from './place.ts';

const gazetteer = buildGazetteer();
const hints = { language: 'en', home: null, writesHome: false, at: null, year: 2026 };

function where(headline: string): string | null {
  return findPlace(readText(headline), readText(''), hints, gazetteer).place?.country ?? null;
}

describe('people who stand for a country', () => {
  it.each([
    ['by surname', 'Polanski to speak at conference', 'United Kingdom'],
    ['of a small country', 'Mickoski to speak at conference', 'North Macedonia'],
    ['by both names', 'Zack Polanski to speak at conference', 'United Kingdom'],
    ['behind a title', 'Senator Thune to speak at conference', 'United States'],
    ['not those called as they are', 'Anna Polanski to speak at conference', null],
    ['not the second half of a given name', 'Marie-France Holt opens ferry', null],
    [
      'but of two countries, though one is a given name',
      'Seventh round of Israel-Peru ferry talks begins',
      null,
    ],
    ['a governor beside a town', 'Governor Hochul visits flooded Lagos', 'Nigeria'],
  ])('%s: %s → %s', (_, headline, country) => {
    expect(where(headline)).toBe(country);
  });

  it.each([
    ['where nothing else says where', 'Jeffrey Epstein estate sells island', 'United States'],
    ['after a death', 'Court hears of last days of Daphne Caruana Galizia', 'Malta'],
    ['beside a people', 'French friend of Jeffrey Epstein found dead', 'France'],
    ['beside a leader', 'Starmer asked about Jeffrey Epstein', 'United Kingdom'],
  ])('known in a country, %s: %s → %s', (_, headline, country) => {
    expect(where(headline)).toBe(country);
  });

  it.each([
    ['Marilyn French honoured with a plaque', null],
    ['Philip French dies at home', null],
    ['Charlotte English wins gold', null],
    ['Simon Welsh charged over ferry', null],
    ['French Anna Holt wins gold', 'France'],
    ['Welsh ferry sinks', 'United Kingdom'],
    ['Anna meets French skippers', 'France'],
  ])('a people behind a given name is a surname: %s → %s', (headline, country) => {
    expect(where(headline)).toBe(country);
  });
});

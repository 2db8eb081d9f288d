import { describe, expect, it } from 'vitest';
import { readText } from '../tokens.ts';
import { buildGazetteer } from './gazetteer.ts';
import { findPlace } from './place.ts';

const gazetteer = buildGazetteer();

function where(headline: string, language: string, home: string): string | null {
  const hints = { language, home, writesHome: true, at: null, year: 2026 };
  const { place } = findPlace(readText(headline), readText(''), hints, gazetteer);
  return place && (place.city ? `${place.city}, ${place.country}` : place.country);
}

describe('what is called after a land is not from there', () => {
  it.each([
    'Brazil nuts recalled by supermarket',
    'Siberian husky attacks toddler',
    'Norway spruce chosen for town square',
    'Colorado beetle found in a field',
    'Jersey cows set milk record',
    'Turkish barber shops raided',
    'Java update fixes security flaw',
    'Welsh corgi wins dog show',
    'Halifax says house prices fell',
    'Santander UK closes branches',
    'Islanders woke to snow',
  ])('%s', (headline) => {
    expect(where(headline, 'en', 'United Kingdom')).toBe(null);
  });

  it.each([
    'Russische dwerghamster gedumpt in park',
    'Siberische husky bijt peuter',
    'Mechelse herder vindt vermiste wandelaar',
    'Chinese wolhandkrab rukt op',
  ])('in Dutch: %s', (headline) => {
    expect(where(headline, 'nl', 'Netherlands')).toBe(null);
  });

  it.each([
    ['Singer returns to West End', 'London, United Kingdom'],
    ['Norway ferry sinks', 'Norway'],
    ['Brazil harvests fewer oranges', 'Brazil'],
    ['New York Islanders sign goalkeeper', 'United States'],
  ])('and what is there is there: %s → %s', (headline, expected) => {
    expect(where(headline, 'en', 'United Kingdom')).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { NO_FILTERS, type Reader } from '../contract/contract.ts';
import { audienceOf, strangerIn } from './reader.ts';

const UTRECHT = { position: { latitude: 52.1, longitude: 5.1 }, city: 'Utrecht', country: 'Netherlands' };
const audience = (over: Partial<Reader>) => audienceOf({ ...strangerIn('nl'), ...over });

describe('audienceOf', () => {
  it.each<[string, Partial<Reader>]>([
    ['a stranger', {}],
    ['somebody in a city we know', { place: UTRECHT }],
    [
      'somebody near it, as a position is named',
      { place: { ...UTRECHT, position: { latitude: 52.3, longitude: 5.3 } } },
    ],
    ['somebody in a country', { place: { position: null, city: '', country: 'Netherlands' } }],
    ['whoever reads the usual languages in another order', { reads: ['en', 'nl'] }],
  ])('%s shares pages', (_name, over) => {
    expect(audience(over)).not.toBeNull();
  });

  it.each<[string, Partial<Reader>]>([
    ['other languages', { reads: ['nl'] }],
    ['another language for a usual one', { reads: ['nl', 'de'] }],
    ['one language more', { reads: ['nl', 'en', 'de'] }],
    ['every language', { reads: [] }],
    ['interests', { interests: ['Science'] }],
    ['a muted word', { mutes: { words: ['golf'], topics: [], sources: [] } }],
    ['a muted topic', { mutes: { words: [], topics: ['sports'], sources: [] } }],
    ['a muted source', { mutes: { words: [], topics: [], sources: ['The Daily'] } }],
    ['sliders', { weights: { nearness: 2, freshness: 1, quality: 1, coverage: 1, interests: 1 } }],
    ['a filter', { filters: { ...NO_FILTERS, calm: 0.5 } }],
    ['a theme', { theme: 'sepia' }],
    ['an account', { account: { plan: 'free' } }],
    ['a city nobody knows', { place: { ...UTRECHT, city: 'Utrecht2' } }],
    ['a city spelled another way', { place: { ...UTRECHT, city: 'utrecht' } }],
    ['a city that is elsewhere', { place: { ...UTRECHT, city: 'Maastricht' } }],
    ['a city of another country', { place: { ...UTRECHT, country: 'Belgium' } }],
    ['a country spelled another way', { place: { ...UTRECHT, country: 'Nederland' } }],
    ['a country nobody knows', { place: { position: null, city: '', country: 'Atlantis' } }],
    ['a city without a position', { place: { ...UTRECHT, position: null } }],
  ])('%s makes pages one’s own', (_name, over) => {
    expect(audience(over)).toBeNull();
  });

  it('a page says the day of every time zone, so that all of them share it', () => {
    expect(audience({ timeZone: 'Asia/Tokyo' })).toBe(audience({}));
  });

  it('everything a shared page depends on is in its key', () => {
    const keys = [
      audience({}),
      audienceOf(strangerIn('en')),
      audience({ place: UTRECHT }),
      audience({ place: { ...UTRECHT, city: 'Amersfoort' } }),
      audience({ place: { ...UTRECHT, position: { latitude: 52.1, longitude: 5.2 } } }),
      audience({ place: { ...UTRECHT, position: { latitude: 52.1, longitude: 5.1, accuracy: 50 } } }),
      audience({ place: { position: null, city: '', country: 'Netherlands' } }),
    ];
    expect(keys).not.toContain(null);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

import { describe, expect, it } from 'vitest';
import type { StoryDetail } from '../../contract/contract.ts';
import { textsIn } from '../../texts/texts.ts';
import { factorsOf } from '../testing/factors.ts';
import { kilometres, placeText, placeWithDistance } from './distance.ts';

const places: [city: string | null, country: string | null, shown: string][] = [
  ['Tromsø', 'Norway', 'Tromsø, Norway'],
  ['Tromsø', null, 'Tromsø'],
  [null, 'Norway', 'Norway'],
  ['  ', 'NULL', ''],
  ['null', 'Global', ''],
  ['Tromsø', 'global', 'Tromsø'],
];
it.each(places)('STORY-03 VALID-24 AMBIG-67 %j and %j: %j', (city, country, shown) => {
  expect(placeText({ city, country })).toBe(shown);
});

it('kilometres are rounded to what a city is', () => {
  expect([12.4, 99.6, 104, 3123].map((km) => kilometres(km, 'en'))).toEqual([
    '12 km',
    '100 km',
    '100 km',
    '3,120 km',
  ]);
  expect(kilometres(3123, 'nl')).toBe('3.120 km');
});

describe('placeWithDistance', () => {
  const tromso: StoryDetail['location'] = {
    city: 'Tromsø',
    country: 'Norway',
    latitude: 69.65,
    longitude: 18.96,
  };
  const far = factorsOf();
  const here = { ...far, distanceKm: 2 };
  const unknown = factorsOf({}, { position: null });
  const rows: [
    what: string,
    location: StoryDetail['location'],
    factors: typeof far | undefined,
    shown: string,
  ][] = [
    ['a city with a distance', tromso, far, 'Tromsø, Norway · 2,080 km'],
    ['the reader’s own city', tromso, here, 'somewhere in Tromsø'],
    ['a reader whose place is unknown', tromso, unknown, 'Tromsø, Norway'],
    ['no factors', tromso, undefined, 'Tromsø, Norway'],
    ['a city without coordinates', { ...tromso, latitude: null, longitude: null }, far, 'Tromsø, Norway'],
    ['a country', { ...tromso, city: null }, far, 'somewhere in Norway'],
    [
      'a country with an article',
      { ...tromso, city: null, country: 'United States' },
      far,
      'somewhere in the United States',
    ],
    [
      'a city that is its country',
      { ...tromso, city: 'Singapore', country: 'Singapore' },
      unknown,
      'Singapore',
    ],
    ['nowhere', { ...tromso, city: null, country: 'global' }, far, ''],
  ];
  it.each(rows)(
    'STORY-03 distance is told only where it is known: %s',
    async (_what, location, factors, shown) => {
      const t = textsIn('en');
      expect(placeWithDistance(location, factors, 'en', t)).toBe(shown);
    },
  );
});

import { expect, it } from 'vitest';
import { countryPlace } from './guess.ts';

const NOON = 1_800_000_000_000;

it('a country alone is no place, and known no better than that', async () => {
  expect(await countryPlace('Netherlands', NOON)).toMatchObject({
    city: '',
    country: 'Netherlands',
    source: 'detected',
    accuracy: 1000,
    displayName: 'Netherlands',
  });
});

it('a country that we do not know is none', async () => {
  expect(await countryPlace('Atlantis', NOON)).toBeNull();
});

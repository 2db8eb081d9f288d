import { expect, it } from 'vitest';
import { countryName } from './countries.ts';
import { countryOfZone } from './time-zone.ts';

it.each([
  ['Europe/Amsterdam', 'Netherlands'],
  ['Europe/Lisbon', 'Portugal'],
  ['America/New_York', 'United States'],
  ['Pacific/Auckland', 'New Zealand'],
  ['UTC', null],
  ['Atlantis/Poseidonis', null],
  ['', null],
])('%s lies in %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});

it('nearly every zone lies in a country, by the one name that pages are shared by', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const found = zones.map(countryOfZone).filter((country) => country !== null);
  expect(found.length).toBeGreaterThan(zones.length * 0.9);
  for (const country of found) expect(countryName(country)).toBe(country);
});

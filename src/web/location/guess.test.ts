import { afterEach, describe, expect, it, vi } from 'vitest';
import { COUNTRIES } from '../../geo/browser.ts';
import { countryPlace, suggestedRegion } from './guess.ts';

const NOON = 1_800_000_000_000;
const REGIONS = COUNTRIES.map(({ code }) => code);

function deviceIn(timeZone: string, languages: string[]): void {
  vi.stubGlobal('navigator', { languages });
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone,
  } as Intl.ResolvedDateTimeFormatOptions);
}

afterEach(() => vi.unstubAllGlobals());

describe('the country that time zone and languages suggest', () => {
  const cases: [timeZone: string, languages: string[], region: string | null][] = [
    ['Europe/Amsterdam', ['en-US'], 'NL'],
    ['Europe/Amsterdam', ['nl-NL', 'en'], 'NL'],
    ['Europe/Lisbon', ['nl-NL'], 'PT'],
    ['America/New_York', ['en-GB'], 'US'],
    ['Pacific/Auckland', ['xx-?'], 'NZ'],
    ['UTC', ['nl-NL'], null],
    ['', [], null],
  ];
  it.each(cases)('%s and %j suggest %s', (timeZone, languages, region) => {
    expect(suggestedRegion(timeZone, languages, REGIONS)).toBe(region);
  });

  it('where browsers do not tell the zones of a region, there is none', () => {
    vi.stubGlobal('Intl', { Locale: Object });
    expect(suggestedRegion('Europe/Amsterdam', ['nl-NL'], REGIONS)).toBeNull();
  });

  it('is no place but a country, known no better than that', async () => {
    deviceIn('Europe/Amsterdam', ['en-US']);
    expect(await countryPlace(null, NOON)).toMatchObject({
      city: '',
      country: 'Netherlands',
      source: 'detected',
      accuracy: 1000,
      displayName: 'Netherlands',
    });
  });

  it('a country that is known comes first', async () => {
    deviceIn('Europe/Amsterdam', ['en-US']);
    expect(await countryPlace('Belgium', NOON)).toMatchObject({ country: 'Belgium' });
  });

  it('nothing suggests nothing', async () => {
    deviceIn('UTC', []);
    expect(await countryPlace(null, NOON)).toBeNull();
  });
});

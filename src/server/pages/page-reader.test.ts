import * as fc from 'fast-check';
import { LRUCache } from 'lru-cache';
import { describe, expect, it, vi } from 'vitest';
import { type DevicePlace, type DeviceReader, encodeReaderCookie } from '../../contract/contract.ts';
import { readPageReader } from './page-reader.ts';

const AMSTERDAM: DevicePlace = {
  latitude: 52.3676,
  longitude: 4.9041,
  city: 'Amsterdam',
  country: 'Netherlands',
  source: 'manual',
};
const read = (cookie: string, acceptLanguage?: string, lang: string | null = null) =>
  readPageReader({ cookie, 'accept-language': acceptLanguage }, lang, false);
const device = (said: Partial<DeviceReader>) => read(`helder=${encodeReaderCookie(said)}`);

describe('language', () => {
  it.each([
    ['the address wins', 'nl', 'en-US', `helder=${encodeReaderCookie({ language: 'en' })}`, 'nl'],
    [
      'then the choice kept on the device',
      null,
      'en-US',
      `a=b; helder=${encodeReaderCookie({ language: 'nl' })}`,
      'nl',
    ],
    ['also one of an earlier release', null, 'en-US', 'a=b; helder-lang=nl', 'nl'],
    ['then what an address of this visit asked for', null, 'en-US', 'a=b; helder-visit=nl', 'nl'],
    [
      'of which the device knows better',
      null,
      'nl',
      `helder-visit=nl; helder=${encodeReaderCookie({ language: 'en' })}`,
      'en',
    ],
    ['a language we do not have does not count', 'fr', 'nl', 'helder-lang=fr', 'nl'],
    ['then what the browser asks for', null, 'nl-BE,nl;q=0.9,en;q=0.8', '', 'nl'],
    ['by weight', null, 'en;q=0.2,nl;q=0.7', '', 'nl'],
    ['skipping what there is not', null, 'de,fr;q=0.9,nl;q=0.3,en;q=0.1', '', 'nl'],
    ['English when nothing fits', null, 'de', '', 'en'],
    ['English for whoever takes any', null, '*', '', 'en'],
    ['a refused language does not count', null, 'nl;q=0', '', 'en'],
    ['a region only, as browsers write it', null, 'NL-be', '', 'nl'],
    ['nothing that can be understood', null, ';;q=x,,', '', 'en'],
  ])('%s', (_name, lang, acceptLanguage, cookie, language) => {
    expect(read(cookie, acceptLanguage, lang).reader.language).toBe(language);
  });
});

it('a session is told apart from what is remembered of the device: that is the same for all sessions, and holds none', () => {
  const said = `helder=${encodeReaderCookie({ place: AMSTERDAM, language: 'nl' })}`;
  const remember = vi.spyOn(LRUCache.prototype, 'set');
  const [first, second] = ['secret-one', 'secret-two'].map((session) =>
    read(`a=b; helder-session=${session}; ${said}`),
  );
  expect([first?.session, second?.session]).toEqual(['secret-one', 'secret-two']);
  expect(second?.reader).toBe(first?.reader);
  expect(remember).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(remember.mock.calls)).not.toContain('secret');
});

describe('what the device says', () => {
  it('is the reader: languages, place, sliders, time zone', () => {
    const weights = { nearness: 2, freshness: 1, quality: 1, coverage: 1, interests: 1 };
    const said = {
      language: 'nl',
      reads: ['nl'],
      place: AMSTERDAM,
      weights,
      timeZone: 'Europe/Amsterdam',
    } as const;
    expect(device(said).reader).toMatchObject({
      language: 'nl',
      reads: ['nl'],
      place: { position: { latitude: 52.4, longitude: 4.9 }, city: 'Amsterdam', country: 'Netherlands' },
      weights,
      timeZone: 'Europe/Amsterdam',
      account: null,
    });
  });

  it('languages that go with the page’s are read when the device names none', () => {
    expect(device({ language: 'nl' }).reader.reads).toEqual(['nl', 'en']);
  });

  it('over https the cookie that no other host can set wins', () => {
    const [dutch, english] = [encodeReaderCookie({ language: 'nl' }), encodeReaderCookie({ language: 'en' })];
    expect(read(`helder=${english}; __Host-helder=${dutch}`).reader.language).toBe('nl');
  });

  it('LOC-40 of a place known no better than its country only the country counts', () => {
    const guess = device({ place: { ...AMSTERDAM, city: '', source: 'detected' } });
    expect(guess.reader.place).toEqual({ position: null, city: '', country: 'Netherlands' });
    expect(guess.audience).toBe(
      device({ place: { ...AMSTERDAM, latitude: 50, city: '', source: 'detected' } }).audience,
    );
  });
});

describe('LOC-11 LOC-40 a reader whose place nobody could tell', () => {
  it('is in the country of their time zone, and shares its pages', () => {
    const { reader, audience } = device({ timeZone: 'Europe/Brussels' });
    expect(reader.place).toEqual({ position: null, city: '', country: 'Belgium' });
    const guess = { ...AMSTERDAM, city: '', country: 'Belgium', source: 'detected' } as const;
    expect(audience).toBe(device({ place: guess }).audience);
  });

  it('is nowhere when the zone names no country', () => {
    expect(device({ timeZone: 'UTC' }).reader.place).toBeNull();
    expect(device({}).reader.place).toBeNull();
  });

  it('a place that is known counts first', () => {
    expect(device({ place: AMSTERDAM, timeZone: 'Asia/Tokyo' }).reader.place?.city).toBe('Amsterdam');
  });
});

describe('pages shared with others', () => {
  it('are those of a language, a country and a cell with a city we know', () => {
    const near = device({ place: { ...AMSTERDAM, latitude: 52.38, longitude: 4.92 } });
    expect(near.audience).not.toBeNull();
    expect(near.audience).toBe(device({ place: AMSTERDAM }).audience);
    const others = [
      device({}),
      device({ language: 'nl', place: AMSTERDAM }),
      device({ place: { ...AMSTERDAM, latitude: 51.9 } }),
      device({ place: { ...AMSTERDAM, city: 'Haarlem' } }),
    ].map(({ audience }) => audience);
    expect(new Set([near.audience, null, ...others]).size).toBe(others.length + 2);
  });

  it('what a client may write freely is part of no key: 500 names make no pages to keep', () => {
    const names = fc.record({ city: fc.string({ minLength: 1 }), country: fc.string({ minLength: 1 }) });
    fc.assert(
      fc.property(names, ({ city, country }) => {
        const { audience } = device({ place: { ...AMSTERDAM, city: `${city}x1`, country } });
        expect([null, device({}).audience]).toContain(audience);
      }),
    );
  });

  it('nothing throws, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'binary' }), fc.string(), (acceptLanguage, cookie, lang) => {
        for (const sent of [cookie, `helder=${cookie}`, `__Host-helder=1~p${cookie}`])
          expect(read(sent, acceptLanguage, lang).reader.language).toMatch(/^(en|nl)$/);
      }),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress } from '../../contract/contract.ts';
import { readPageRequest } from './page-request.ts';

const NO_HINTS = { acceptLanguage: undefined, cookie: undefined };
const read = (url: string, hints: { acceptLanguage?: string; cookie?: string } = {}) =>
  readPageRequest(url, { ...NO_HINTS, ...hints });
const place = (value: unknown) => `helder-place=${encodeURIComponent(JSON.stringify(value))}`;

describe('what the cache goes by', () => {
  it('is the canonical address: unknown ones share one, and parameters we do not know make no other', () => {
    expect(read('/one?x=1').key).toBe(read('/two?y=2').key);
    expect(read('/one').key).not.toBe(read('/').key);
    expect(read('/World/?utm_source=x&fbclid=y').key).toBe(read('/world').key);
    expect(read('/world?page=2&sort=newest&q=%20sea%20level%20').key).toBe(
      read('/world?q=sea+level&sort=newest&page=2').key,
    );
    expect(read('/?lang=fr').key).toBe(read('/').key);
    expect(read('/?lang=nl').key).not.toBe(read('/').key);
  });
});

it('server and browser mean the same screen: both read it where all addresses are read', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const { screen, unknownPath } = read(`${path}?${query}`);
      expect({ screen, unknownPath }).toEqual(readAddress(path, `?${query}`));
    }),
  );
});

it('nothing throws, whatever is sent', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (url, acceptLanguage, cookie) => {
      expect(read(`/${url}`, { acceptLanguage, cookie }).language).toMatch(/^(en|nl)$/);
    }),
  );
});

describe('language', () => {
  it.each([
    ['the address wins', '/?lang=nl', 'en-US', 'helder-lang=en', 'nl'],
    ['then the choice kept on the device', '/', 'en-US', 'a=b; helder-lang=nl', 'nl'],
    ['then what the browser asks for', '/', 'nl-BE,nl;q=0.9,en;q=0.8', '', 'nl'],
    ['by weight', '/', 'en;q=0.2,nl;q=0.7', '', 'nl'],
    ['skipping what there is not', '/', 'de,fr;q=0.9,nl;q=0.3,en;q=0.1', '', 'nl'],
    ['English when nothing fits', '/', 'de', '', 'en'],
    ['a refused language does not count', '/', 'nl;q=0', '', 'en'],
  ])('%s', (_name, url, acceptLanguage, cookie, language) => {
    expect(read(url, { acceptLanguage, cookie }).language).toBe(language);
  });
});

describe('place', () => {
  it('is rounded to a tenth of a degree', () => {
    const cookie = place({ lat: 52.3676, lon: 4.9041, city: 'Amsterdam', country: 'Netherlands' });
    expect(read('/', { cookie }).place).toEqual({
      latitude: 52.4,
      longitude: 4.9,
      city: 'Amsterdam',
      country: 'Netherlands',
    });
  });

  it('readers near each other share a page', () => {
    const at = (lat: number, lon: number) =>
      read('/', { cookie: place({ lat, lon, city: 'Amsterdam', country: 'Netherlands' }) }).key;
    expect(at(52.3676, 4.9041)).toBe(at(52.38, 4.92));
    expect(at(52.3676, 4.9041)).not.toBe(at(51.9, 4.5));
  });

  it.each([
    ['not JSON', 'helder-place=Amsterdam'],
    ['broken encoding', 'helder-place=%E0%A4%A'],
    ['outside the world', place({ lat: 91, lon: 0, city: 'X', country: 'Y' })],
    ['not numbers', place({ lat: '52', lon: 4, city: 'X', country: 'Y' })],
    ['no city', place({ lat: 52, lon: 4, country: 'Y' })],
    ['a city too long', place({ lat: 52, lon: 4, city: 'x'.repeat(101), country: 'Y' })],
    ['control characters', place({ lat: 52, lon: 4, city: 'a\nb', country: 'Y' })],
    ['an array', place([52, 4])],
    [
      'LOC-40 known no better than 100 km',
      place({ lat: 52, lon: 4, city: 'X', country: 'Y', accuracy: 101 }),
    ],
  ])('%s counts as none', (_name, cookie) => {
    expect(read('/', { cookie }).place).toBeNull();
  });
});

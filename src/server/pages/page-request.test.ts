import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readKnownPage, readPageRequest } from './page-request.ts';

const NO_HINTS = { acceptLanguage: undefined, cookie: undefined };
const read = (url: string, hints: { acceptLanguage?: string; cookie?: string } = {}) =>
  readPageRequest(url, { ...NO_HINTS, ...hints });
const place = (value: unknown) => `helder-place=${encodeURIComponent(JSON.stringify(value))}`;

describe('addresses', () => {
  it.each([
    ['/', '/', { kind: 'feed', category: 'all' }],
    ['/local', '/local', { kind: 'feed', category: 'local' }],
    ['/crime', '/crime', { kind: 'feed', category: 'crime' }],
    ['/about', '/about', { kind: 'text', text: 'about' }],
    ['/story/abc-123', '/story/abc-123', { kind: 'story', id: 'abc-123' }],
  ])('ROUTE-01 ROUTE-02 ROUTE-03 ROUTE-09 %s is a page of its own', (url, path, screen) => {
    expect(read(url)).toMatchObject({ path, screen, unknownPath: false });
  });

  it.each([
    ['/World/', '/world'],
    ['/TECHNOLOGY', '/technology'],
    ['/tech', '/technology'],
    ['/about///', '/about'],
    ['/Story/Ab1/', '/story/Ab1'],
  ])('ROUTE-11 AMBIG-46 AMBIG-51 other spellings like %s count as the known path', (url, path) => {
    expect(read(url)).toMatchObject({ path, unknownPath: false });
  });

  it.each(['/nowhere', '/world/extra', '/story/', '/story/a/b', '/wp-login.php', '/%F0', '//evil.example'])(
    'ROUTE-11 %s is the home feed',
    (url) => {
      expect(readKnownPage(url, NO_HINTS)).toBeNull();
      expect(read(url)).toMatchObject({ path: '/', unknownPath: true, screen: { category: 'all' } });
    },
  );

  it('unknown addresses and unknown parameters share one key', () => {
    expect(read('/one?x=1').key).toBe(read('/two?y=2').key);
    expect(read('/world?utm_source=x&fbclid=y').key).toBe(read('/world').key);
    expect(read('/one').key).not.toBe(read('/').key);
  });

  it('the parameters that change a page are part of it, in one order', () => {
    const page = read('/world?page=2&sort=newest&q=%20sea%20level%20');
    expect(page.screen).toEqual({
      kind: 'feed',
      category: 'world',
      query: 'sea level',
      sort: 'newest',
      page: 2,
    });
    expect(page.key).toBe(read('/world?q=sea+level&sort=newest&page=2').key);
  });

  it.each(['?page=0', '?page=1.5', '?page=1e9', '?sort=best', '?q=%20', '?lang=fr', '?%E0%A4%A', '?page=x'])(
    'what cannot be understood in %s is ignored',
    (query) => {
      expect(read(`/${query}`).key).toBe(read('/').key);
    },
  );

  it('a search is cut where the API would refuse it', () => {
    const { screen } = read(`/?q=${'a'.repeat(6000)}`);
    expect(screen).toMatchObject({ query: 'a'.repeat(5000) });
  });

  it('nothing throws, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (url, acceptLanguage, cookie) => {
        expect(read(`/${url}`, { acceptLanguage, cookie }).language).toMatch(/^(en|nl)$/);
      }),
    );
  });
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

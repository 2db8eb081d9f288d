import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Place } from '../data/feed.ts';
import { useLanguage } from '../language/language.tsx';
import { memoryStorage } from '../testing/local-storage.ts';
import { findCities } from './cities.ts';
import { detectPlace } from './detect.ts';
import { useLocation } from './location.tsx';
import { forgetChosen, rememberChosen, rememberDetected, rememberedPlace } from './place-store.ts';

const UTRECHT: Place = { city: 'Utrecht', country: 'Netherlands', latitude: 52.0907, longitude: 5.1214 };
const GHENT: Place = { city: 'Ghent', country: 'Belgium', latitude: 51.05, longitude: 3.72 };
const NOON = 1_800_000_000_000;
const HOURS_12 = 720 * 60_000;

/** A server that answers by path; a number is a status. */
function serve(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    asked.push(pathname + search);
    const answer = answers[pathname];
    return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer);
  });
  return asked;
}

type Locate = (success: PositionCallback, failure: PositionErrorCallback, options: PositionOptions) => void;

function browserAt(locate: Locate | null): void {
  vi.stubGlobal('navigator', locate ? { geolocation: { getCurrentPosition: locate } } : {});
}

const position = (latitude: number, longitude: number): Locate => {
  const coords = { latitude, longitude, accuracy: 2500 } as GeolocationCoordinates;
  return (success) => success({ coords, timestamp: NOON } as GeolocationPosition);
};
const denied: Locate = (_success, failure) => failure({ code: 1 } as GeolocationPositionError);

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => vi.unstubAllGlobals());

describe('what the device remembers', () => {
  it('LOC-05 LOC-12 a place chosen by hand comes before a detected one', () => {
    rememberDetected(GHENT, NOON);
    rememberChosen(UTRECHT);
    expect(rememberedPlace(NOON)).toEqual(UTRECHT);
    forgetChosen();
    expect(rememberedPlace(NOON)).toEqual(GHENT);
  });

  it('LOC-26 a detected place is believed for 720 minutes', () => {
    rememberDetected(GHENT, NOON);
    expect(rememberedPlace(NOON + HOURS_12 - 1)).toEqual(GHENT);
    expect(rememberedPlace(NOON + HOURS_12)).toBeNull();
  });

  it.each(['city', 'country', 'latitude', 'longitude'])(
    'LOC-25 VALID-23 without its %s it is cleared',
    (part) => {
      localStorage.setItem('helder.place', JSON.stringify({ ...UTRECHT, [part]: undefined }));
      expect(rememberedPlace(NOON)).toBeNull();
      expect(localStorage.getItem('helder.place')).toBeNull();
    },
  );

  it('tells the server the place to about ten kilometres', () => {
    rememberChosen(UTRECHT);
    const [, value = ''] = document.cookie.split(';')[0]?.split('=') ?? [];
    expect(JSON.parse(decodeURIComponent(value))).toEqual({
      lat: 52.1,
      lon: 5.1,
      city: 'Utrecht',
      country: 'Netherlands',
    });
  });
});

describe('detectPlace', () => {
  it('LOC-05 LOC-06 the browser’s position, named by our server', async () => {
    browserAt(position(52.09, 5.12));
    const asked = serve({ '/location/reverse': { city: 'Utrecht', country: 'Netherlands' } });
    const found = await detectPlace('');
    expect(found).toEqual({ ...UTRECHT, latitude: 52.09, longitude: 5.12, accuracy: 2.5 });
    expect(asked).toEqual(['/location/reverse?lat=52.09&lon=5.12']);
  });

  it('LOC-27 asks for a precise position, at most 5 minutes old, within 10 s', async () => {
    const locate = vi.fn(denied);
    browserAt(locate);
    serve({ '/location/ip': { loc: '', city: '', country: '' } });
    await detectPlace('');
    expect(locate.mock.calls[0]?.[2]).toEqual({
      timeout: 10_000,
      maximumAge: 300_000,
      enableHighAccuracy: true,
    });
  });

  const names: [id: string, at: [number, number], city: string, country: string][] = [
    ['LOC-08 LOC-31 the nearest built-in city within 100 km', [52.1, 5.1], 'Utrecht', 'Netherlands'],
    ['LOC-09 a part of the world', [64.9, -18.6], 'Your Location', 'Europe'],
    ['LOC-10 or just somewhere', [-60, -90], 'Your Location', 'Detected Area'],
  ];
  it.each(names)('%s, when the server cannot name it', async (_id, [latitude, longitude], city, country) => {
    browserAt(position(latitude, longitude));
    serve({ '/location/reverse': 404 });
    expect(await detectPlace('')).toMatchObject({
      country,
      city: expect.stringMatching(city === 'Utrecht' ? /^(Utrecht|Amsterdam)$/ : city),
    });
  });

  it('LOC-30 the server has 3 s to name it', async () => {
    vi.useFakeTimers();
    browserAt(position(52.09, 5.12));
    vi.stubGlobal(
      'fetch',
      (_address: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const found = detectPlace('');
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    expect(await found).toMatchObject({ country: 'Netherlands' });
  });

  it.each([
    ['refused', denied],
    ['absent', null],
  ])(
    'LOC-05 LOC-29 LOC-38 geolocation %s: the address the request comes from, within 50 km',
    async (_what, locate) => {
      browserAt(locate);
      serve({ '/location/ip': { loc: '51.05,3.72', city: 'Ghent', country: 'Belgium' } });
      expect(await detectPlace('')).toEqual({ ...GHENT, accuracy: 50 });
    },
  );

  it.each([{ loc: '', city: '', country: '' }, { loc: 'x', city: 'Y', country: 'Z' }, 404])(
    'LOC-05 otherwise none (%j)',
    async (answer) => {
      browserAt(null);
      serve({ '/location/ip': answer });
      expect(await detectPlace('')).toBeNull();
    },
  );
});

describe('findCities', () => {
  const city = (name: string, country: string) => ({
    name,
    country,
    latitude: 1,
    longitude: 2,
    displayName: `${name}, ${country}`,
  });

  it('LOC-18 LOC-19 VALID-21 under two characters it asks nobody and filters the popular list', async () => {
    const asked = serve({});
    expect(await findCities('', 'en', '')).toHaveLength(45);
    expect((await findCities('é', 'en', '')).length).toBeLessThan(45);
    expect(asked).toEqual([]);
  });

  it('LOC-21 LOC-22 each city once, at most 30', async () => {
    const many = Array.from({ length: 60 }, (_, index) => city(`Place ${index >> 1}`, 'X'));
    serve({
      '/cities': {
        data: [...many, ...Array.from({ length: 40 }, (_, index) => city(`Other ${index}`, 'X'))],
      },
    });
    const found = await findCities('pl', 'en', '');
    expect(found).toHaveLength(30);
    expect(new Set(found.map(({ displayName }) => displayName)).size).toBe(30);
  });

  it('LOC-37 AMBIG-81 the file when the search finds nothing', async () => {
    serve({
      '/cities': { data: [] },
      '/cities.json': [{ name: 'Gent', country: 'Belgium', lat: 51, lon: 3.7 }],
    });
    expect(await findCities('gent', 'nl', '')).toEqual([
      { name: 'Gent', country: 'Belgium', latitude: 51, longitude: 3.7, displayName: 'Gent, België' },
    ]);
  });

  it('the popular list when nothing answers', async () => {
    serve({ '/cities': 404, '/cities.json': 404 });
    expect((await findCities('utr', 'en', '')).map(({ name }) => name)).toEqual(['Utrecht']);
  });
});

describe('used in the wrong place', () => {
  it('ERR-90 ERR-91 each says what is missing', () => {
    const use = (hook: () => unknown) => () => renderToString(createElement(() => String(hook())));
    expect(use(useLocation)).toThrow('useLocation must be used within a LocationProvider');
    expect(use(useLanguage)).toThrow('useLanguage must be used within a LanguageProvider');
  });
});

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { City } from '../../contract/contract.ts';
import type { Place } from '../data/feed.ts';
import { useLanguage } from '../language/language.tsx';
import { serve } from '../testing/answers.ts';
import { memoryStorage } from '../testing/local-storage.ts';
import { type Detection, detectPlace } from './detect.ts';
import { locate, oneAtATime } from './locate.ts';
import { located } from './located.ts';
import { useLocation } from './location.tsx';
import { forgetPlace, rememberChosen, rememberDetected, rememberedPlace } from './place-store.ts';

const UTRECHT: Place = { city: 'Utrecht', country: 'Netherlands', latitude: 52.0907, longitude: 5.1214 };
const GHENT: Place = { city: 'Ghent', country: 'Belgium', latitude: 51.05, longitude: 3.72 };
const NOON = 1_800_000_000_000;
const HOURS_12 = 720 * 60_000;

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

/** As the picker offers it. */
const city = ({ city: name, country, latitude, longitude }: Place): City => ({
  name,
  country,
  latitude,
  longitude,
  displayName: `${name}, ${country}`,
});
const cookie = () => document.cookie.split(/=|; /);

describe('what the device remembers', () => {
  it('LOC-05 LOC-12 a place chosen by hand comes before a detected one', () => {
    rememberDetected(located(GHENT, 'ip', NOON));
    rememberChosen(city(UTRECHT), NOON);
    expect(rememberedPlace(NOON)).toMatchObject(UTRECHT);
  });

  it('LOC-14 AMBIG-79 forgetting forgets the detected place too, and tells the server', () => {
    rememberDetected(located(GHENT, 'ip', NOON));
    rememberChosen(city(UTRECHT), NOON);
    forgetPlace();
    expect(rememberedPlace(NOON)).toBeNull();
    expect(cookie()).toContain('0');
  });

  it('LOC-26 a detected place is believed for 720 minutes, by the server too', () => {
    rememberDetected(located(GHENT, 'ip', NOON));
    expect(rememberedPlace(NOON + HOURS_12 - 1)).toMatchObject(GHENT);
    expect(rememberedPlace(NOON + HOURS_12)).toBeNull();
    expect(document.cookie).toContain('Max-Age=43200;');
  });

  it.each(['city', 'country', 'latitude', 'longitude'])(
    'LOC-25 VALID-23 without its %s it is cleared',
    (part) => {
      localStorage.setItem('helder.place', JSON.stringify({ ...UTRECHT, [part]: undefined }));
      expect(rememberedPlace(NOON)).toBeNull();
      expect(localStorage.getItem('helder.place')).toBeNull();
    },
  );

  it('LOC-24 VALID-22 what is not "City, Country" is not kept', () => {
    rememberChosen({ ...city(UTRECHT), country: '' }, NOON);
    expect(rememberedPlace(NOON)).toBeNull();
    expect(document.cookie).toBe('');
  });

  it('DATA-36 AMBIG-78 keeps how and when it was found, and what to call it', () => {
    rememberChosen(city(UTRECHT), NOON);
    expect(JSON.parse(localStorage.getItem('helder.place') ?? '')).toEqual({
      ...UTRECHT,
      source: 'manual',
      timestamp: NOON,
      displayName: 'Utrecht, Netherlands',
    });
  });

  it('tells the server the place to about ten kilometres', () => {
    rememberChosen(city(UTRECHT), NOON);
    const [name, value = ''] = cookie();
    expect(name).toBe('helder-place');
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
    browserAt(position(52.0907, 5.1214));
    const asked = serve({ '/api/location/reverse': { city: 'Utrecht', country: 'Netherlands' } });
    const { place } = await detectPlace(NOON);
    expect(place).toEqual(located({ ...UTRECHT, accuracy: 2.5 }, 'browser', NOON));
    expect(asked).toEqual(['/api/location/reverse?lat=52.09&lon=5.12']);
  });

  it('LOC-27 asks for a precise position, at most 5 minutes old, within 10 s', async () => {
    const ask = vi.fn(denied);
    browserAt(ask);
    serve({ '/api/location/ip': { loc: '', city: '', country: '' } });
    await detectPlace(NOON);
    expect(ask.mock.calls[0]?.[2]).toEqual({
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
    serve({ '/api/location/reverse': 404, '/api/location/ip': 404 });
    const { place } = await detectPlace(NOON);
    expect(place).toMatchObject({ country, city, source: city === 'Utrecht' ? 'browser' : 'detected' });
  });

  it('LOC-30 the server has 3 s to name it', async () => {
    vi.useFakeTimers();
    let aborted = 0;
    browserAt(position(52.09, 5.12));
    vi.stubGlobal(
      'fetch',
      (_address: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => {
            aborted += 1;
            reject(new Error('aborted'));
          }),
        ),
    );
    let found: Detection | null = null;
    void detectPlace(NOON).then((detection) => {
      found = detection;
    });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(aborted).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(aborted).toBe(1);
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(found).toMatchObject({ country: 'Netherlands' }));
  });

  it.each([
    ['refused', denied],
    ['absent', null],
  ])(
    'LOC-05 LOC-29 LOC-38 geolocation %s: the address the request comes from, within 50 km',
    async (_what, locate) => {
      browserAt(locate);
      serve({ '/api/location/ip': { loc: '51.05,3.72', city: 'Ghent', country: 'Belgium' } });
      const { place } = await detectPlace(NOON);
      expect(place).toEqual(located({ ...GHENT, accuracy: 50 }, 'ip', NOON));
    },
  );

  it.each([
    { loc: '', city: '', country: '' },
    { loc: 'x', city: 'Y', country: 'Z' },
    { loc: 5, city: {}, country: [] },
    { loc: '912,4', city: 'Y', country: 'Z' },
    ['nonsense'],
    404,
  ])('LOC-05 otherwise none (%j)', async (answer) => {
    browserAt(null);
    serve({ '/api/location/ip': answer });
    expect(await detectPlace(NOON)).toMatchObject({ place: null, fault: 'unavailable' });
  });

  it('LOC-07 what the address says when the look-up fails, if it is near', async () => {
    browserAt(position(52.09, 5.12));
    const near = { loc: '52.37,4.90', city: 'Amsterdam', country: 'Netherlands' };
    const asked = serve({ '/api/location/reverse': 404, '/api/location/ip': near });
    expect((await detectPlace(NOON)).place).toMatchObject({ city: 'Amsterdam', latitude: 52.09 });
    expect(asked.at(-1)).toBe('/api/location/ip?lat=52.09&lon=5.12');
    serve({
      '/api/location/reverse': 404,
      '/api/location/ip': { ...near, loc: '48.85,2.35', city: 'Paris' },
    });
    expect((await detectPlace(NOON)).place).toMatchObject({ city: 'Utrecht' });
  });

  it.each([
    ['ERR-87 permission denied', 1, 'denied'],
    ['ERR-88 position unavailable', 2, 'unavailable'],
    ['ERR-89 timeout', 3, 'timeout'],
  ])('%s is told apart', async (_id, code, fault) => {
    browserAt((_success, failure) => failure({ code } as GeolocationPositionError));
    serve({ '/api/location/ip': { loc: '', city: '', country: '' } });
    expect(await detectPlace(NOON)).toMatchObject({ place: null, fault });
  });

  it('a country alone is no place, but it is known', async () => {
    browserAt(null);
    serve({ '/api/location/ip': { loc: '', city: '', country: 'Belgium' } });
    expect(await detectPlace(NOON)).toMatchObject({ place: null, country: 'Belgium' });
  });
});

describe('locate', () => {
  it('LOC-15 AMBIG-74 AMBIG-78 Lisbon when nothing is found, and it is not kept', async () => {
    browserAt(null);
    serve({ '/api/location/ip': 404 });
    expect(await locate(NOON)).toMatchObject({
      place: null,
      fallback: { city: 'Lisbon', country: 'Portugal', source: 'detected' },
    });
    expect(rememberedPlace(NOON)).toBeNull();
  });

  it('LOC-16 ERR-86 New York when detecting throws, and the log says so', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    browserAt(() => {
      throw new Error('forbidden by policy');
    });
    expect(await locate(NOON)).toMatchObject({
      place: null,
      fault: 'failed',
      fallback: { city: 'New York', country: 'United States' },
    });
    expect(log.mock.calls[0]?.[0]).toBe('Failed to get user location');
    log.mockRestore();
  });
});

describe('oneAtATime', () => {
  it('LOC-28 AMBIG-79 within a second, or while one runs, requests share an answer', async () => {
    const ask = vi.fn((now: number) => Promise.resolve(now));
    const shared = oneAtATime(ask);
    const first = shared(NOON);
    expect(shared(NOON + 5_000)).toBe(first);
    expect(await first).toBe(NOON);
    await Promise.resolve();
    expect(await shared(NOON + 999)).toBe(NOON);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(await shared(NOON + 1_000)).toBe(NOON + 1_000);
  });
});

describe('used in the wrong place', () => {
  it('ERR-90 ERR-91 each says what is missing', () => {
    const use = (hook: () => unknown) => () => renderToString(createElement(() => String(hook())));
    expect(use(useLocation)).toThrow('useLocation must be used within a LocationProvider');
    expect(use(useLanguage)).toThrow('useLanguage must be used within a LanguageProvider');
  });
});

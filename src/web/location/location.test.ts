import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import type { Place } from '../data/feed.ts';
import { useLanguage } from '../language/language.tsx';
import { serve } from '../testing/answers.ts';
import { type Detection, detectPlace } from './detect.ts';
import { locate, locateQuietly } from './locate.ts';
import { located } from './located.ts';
import { useLocation } from './location.tsx';
import { oneAtATime } from './one-at-a-time.ts';

const UTRECHT: Place = { city: 'Utrecht', country: 'Netherlands', latitude: 52.0907, longitude: 5.1214 };
const GHENT: Place = { city: 'Ghent', country: 'Belgium', latitude: 51.05, longitude: 3.72 };
const NOON = 1_800_000_000_000;

type Locate = (success: PositionCallback, failure: PositionErrorCallback, options: PositionOptions) => void;

function browserAt(locate: Locate | null): void {
  vi.stubGlobal('navigator', locate ? { geolocation: { getCurrentPosition: locate } } : {});
}

const position = (latitude: number, longitude: number, accuracy = 2500): Locate => {
  const coords = { latitude, longitude, accuracy } as GeolocationCoordinates;
  return (success) => success({ coords, timestamp: NOON } as GeolocationPosition);
};
const denied: Locate = (_success, failure) => failure({ code: 1 } as GeolocationPositionError);

afterEach(() => vi.unstubAllGlobals());

describe('detectPlace', () => {
  it('LOC-05 LOC-06 the browser’s position, named by our server', async () => {
    browserAt(position(52.0907, 5.1214));
    const asked = serve({ '/api/location/reverse': { city: 'Utrecht', country: 'Netherlands' } });
    const { place } = await detectPlace(NOON, 'asking');
    expect(place).toEqual(located({ ...UTRECHT, accuracy: 2.5 }, 'browser', NOON));
    expect(asked).toEqual(['/api/location/reverse?lat=52.09&lon=5.12']);
  });

  it('LOC-27 asks for a precise position, at most 5 minutes old, within 10 s', async () => {
    const ask = vi.fn(denied);
    browserAt(ask);
    serve({ '/api/location/ip': { loc: '', city: '', country: '' } });
    await detectPlace(NOON, 'asking');
    expect(ask.mock.calls[0]?.[2]).toEqual({
      timeout: 10_000,
      maximumAge: 300_000,
      enableHighAccuracy: true,
    });
  });

  it.each([
    [100_000, 'browser', 'Utrecht'],
    [100_001, 'ip', 'Ghent'],
  ])('LOC-40 a position known to %d m is that of: %s', async (accuracy, source, city) => {
    browserAt(position(52.0907, 5.1214, accuracy));
    serve({
      '/api/location/reverse': { city: 'Utrecht', country: 'Netherlands' },
      '/api/location/ip': { loc: '51.05,3.72', city: 'Ghent', country: 'Belgium' },
    });
    const { place, fault } = await detectPlace(NOON, 'asking');
    expect(place).toMatchObject({ source, city });
    expect(fault).toBeNull();
  });

  it('knows the country of a position that is too far off to name a city by', async () => {
    browserAt(position(52.0907, 5.1214, 150_000));
    serve({ '/api/location/reverse': { city: 'Utrecht', country: 'Netherlands' }, '/api/location/ip': {} });
    const { country, fault, place } = await detectPlace(NOON, 'asking');
    expect([place, country, fault]).toEqual([null, 'Netherlands', 'unavailable']);
  });

  const names: [id: string, at: [number, number], city: string, country: string][] = [
    ['LOC-08 LOC-31 the nearest built-in city within 100 km', [52.1, 5.1], 'Utrecht', 'Netherlands'],
    ['LOC-09 a part of the world', [64.9, -18.6], 'Your Location', 'Europe'],
    ['LOC-10 or just somewhere', [-60, -90], 'Your Location', 'Detected Area'],
  ];
  it.each(names)('%s, when the server cannot name it', async (_id, [latitude, longitude], city, country) => {
    browserAt(position(latitude, longitude));
    serve({ '/api/location/reverse': 404, '/api/location/ip': 404 });
    const { place } = await detectPlace(NOON, 'asking');
    expect(place).toMatchObject({ country, city, source: city === 'Utrecht' ? 'browser' : 'detected' });
  });

  it('LOC-07 LOC-09 AMBIG-78 a part of the world from the server is a guess: the next steps are asked first', async () => {
    browserAt(position(64.9, -18.6));
    const guess = { city: 'Your Location', country: 'Europe' };
    const asked = serve({ '/api/location/reverse': guess, '/api/location/ip': 404 });
    const { place } = await detectPlace(NOON, 'asking');
    expect(place).toMatchObject({ ...guess, source: 'detected' });
    expect(asked.at(-1)).toContain('/api/location/ip');
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
    void detectPlace(NOON, 'asking').then((detection) => {
      found = detection;
    });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(aborted).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(aborted).toBe(1);
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    await eventually(() => expect(found).toMatchObject({ country: 'Netherlands' }));
  });

  it.each([
    ['refused', denied],
    ['absent', null],
  ])(
    'LOC-05 LOC-29 LOC-38 geolocation %s: the address the request comes from, within 50 km',
    async (_what, locate) => {
      browserAt(locate);
      serve({ '/api/location/ip': { loc: '51.05,3.72', city: 'Ghent', country: 'Belgium' } });
      const { place } = await detectPlace(NOON, 'asking');
      expect(place).toEqual(located({ ...GHENT, accuracy: 50 }, 'ip', NOON));
    },
  );

  it.each([
    { loc: '', city: '', country: '' },
    { loc: 'x', city: 'Y', country: 'Z' },
    { loc: 5, city: {}, country: [] },
    { loc: '912,4', city: 'Y', country: 'Z' },
    { loc: '51.05,3.72', city: '', country: 'Belgium' },
    { loc: '51.05,3.72', city: 'Ghent', country: '' },
    ['nonsense'],
    404,
  ])('LOC-05 otherwise none (%j)', async (answer) => {
    browserAt(null);
    serve({ '/api/location/ip': answer });
    expect(await detectPlace(NOON, 'asking')).toMatchObject({ place: null, fault: 'unavailable' });
  });

  it('LOC-07 what the address says of the position when the look-up fails', async () => {
    browserAt(position(52.09, 5.12));
    const near = { loc: '52.37,4.90', city: 'Amsterdam', country: 'Netherlands' };
    const asked = serve({ '/api/location/reverse': 404, '/api/location/ip': near });
    expect((await detectPlace(NOON, 'asking')).place).toMatchObject({ city: 'Amsterdam', latitude: 52.09 });
    expect(asked.at(-1)).toBe('/api/location/ip?lat=52.09&lon=5.12');
  });

  it.each([
    ['ERR-87 permission denied', 1, 'denied'],
    ['ERR-88 position unavailable', 2, 'unavailable'],
    ['ERR-89 timeout', 3, 'timeout'],
  ])('%s is told apart', async (_id, code, fault) => {
    browserAt((_success, failure) => failure({ code } as GeolocationPositionError));
    serve({ '/api/location/ip': { loc: '', city: '', country: '' } });
    expect(await detectPlace(NOON, 'asking')).toMatchObject({ place: null, fault });
  });

  it('a country alone is no place, but it is known', async () => {
    browserAt(null);
    serve({ '/api/location/ip': { loc: '', city: '', country: 'Belgium' } });
    expect(await detectPlace(NOON, 'asking')).toMatchObject({ place: null, country: 'Belgium' });
  });
});

describe('detecting quietly', () => {
  /** A browser that was told this about positions before; null = it does not say. */
  function allowed(state: PermissionState | null, ask: Locate): void {
    const permissions = { query: async () => ({ state }) };
    vi.stubGlobal('navigator', {
      geolocation: { getCurrentPosition: ask },
      ...(state && { permissions }),
    });
  }
  const address = { loc: '51.05,3.72', city: 'Ghent', country: 'Belgium' };

  it('LOC-05 ruling 25 a position that was allowed before comes first', async () => {
    allowed('granted', position(52.09, 5.12));
    const asked = serve({ '/api/location/reverse': { city: 'Utrecht', country: 'Netherlands' } });
    expect((await locateQuietly(NOON)).place).toMatchObject({ city: 'Utrecht', source: 'browser' });
    expect(asked).toHaveLength(1);
  });

  it.each(['prompt', 'denied', null] as const)(
    'ruling 25 with permission %s nobody is asked: the address tells',
    async (state) => {
      const ask = vi.fn(denied);
      allowed(state, ask);
      serve({ '/api/location/ip': address });
      expect((await locateQuietly(NOON)).place).toMatchObject({ city: 'Ghent', source: 'ip' });
      expect(ask).not.toHaveBeenCalled();
    },
  );

  it('when it breaks there is no place, and the log says so', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    allowed('granted', () => {
      throw new Error('forbidden by policy');
    });
    expect(await locateQuietly(NOON)).toEqual({ place: null, country: null, fault: 'failed' });
    expect(log.mock.calls[0]?.[0]).toBe('Failed to get user location');
    log.mockClear();
  });
});

describe('locate', () => {
  it('LOC-15 AMBIG-74 AMBIG-78 Lisbon when nothing is found, but that is not what was found', async () => {
    browserAt(null);
    serve({ '/api/location/ip': 404 });
    expect(await locate(NOON)).toMatchObject({
      place: null,
      fallback: { city: 'Lisbon', country: 'Portugal', source: 'detected' },
    });
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
    log.mockClear();
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

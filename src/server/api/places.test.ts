import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { locateIp, locationRoutes } from './location.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
const get = async (url: string) => JSON.parse((await server.app.inject(url)).body);

describe('cities', () => {
  it('API-41 LOC-20 LOC-21 /cities finds by name or country, at most 30', async () => {
    const { data } = await get('/cities?q=amsterdam');
    expect(data[0]).toMatchObject({
      name: 'Amsterdam',
      country: 'Netherlands',
      displayName: 'Amsterdam, Netherlands',
    });
    expect((await get('/cities?q=san')).data).toHaveLength(30);
  });

  it('LOC-18 fewer than 2 characters find nothing', async () => {
    expect(await get('/cities?q=a')).toEqual({ data: [] });
  });

  it('names come in the reader’s language', async () => {
    expect((await get('/cities?q=parijs&lang=nl')).data[0].displayName).toBe('Parijs, Frankrijk');
  });

  it('LOC-36 LOC-37 API-30 /cities.json has at most 50 entries of name, country, lat, lon', async () => {
    const file = await get('/cities.json');
    expect(file).toHaveLength(50);
    for (const entry of file) expect(Object.keys(entry).sort()).toEqual(['country', 'lat', 'lon', 'name']);
    expect((await get('/cities.json?q=utrecht'))[0]).toMatchObject({
      name: 'Utrecht',
      country: 'Netherlands',
    });
  });
});

describe('GET /location/reverse', () => {
  it('API-48 AMBIG-80 LOC-06 names the city of a position, here on the server', async () => {
    expect(await get('/location/reverse?lat=51.92&lon=4.48')).toEqual({
      city: 'Rotterdam',
      country: 'Netherlands',
    });
  });

  it('LOC-10 a place far from everything has a name too', async () => {
    const { city, country } = await get('/location/reverse?lat=-60&lon=-140');
    expect([city, country].every((name) => typeof name === 'string' && name.length > 0)).toBe(true);
  });
});

describe('GET /location/ip', () => {
  it('LOC-38 API-47 answers loc, city and country, empty when it does not know', async () => {
    expect(await get('/location/ip')).toEqual({ loc: '', city: '', country: '' });
  });

  it('is never cached', async () => {
    expect((await server.app.inject('/location/ip')).headers['cache-control']).toBe('no-store');
  });

  const reader = (answer: unknown) => ({ get: () => answer });
  const inUtrecht = {
    country: { iso_code: 'NL' },
    city: { names: { en: 'Utrecht' } },
    location: { latitude: 52.09083, longitude: 5.12222 },
  };
  const UTRECHT = { loc: '52.09,5.12', city: 'Utrecht', country: 'Netherlands' };
  const UNKNOWN = { loc: '', city: '', country: '' };

  it.each([
    ['the address alone', '', inUtrecht, UTRECHT],
    ['a position less than 100 km away', '?lat=52.37&lon=4.9', inUtrecht, UTRECHT],
    ['one further away: the address may be its provider’s', '?lat=48.85&lon=2.35', inUtrecht, UNKNOWN],
    [
      'one, where the file knows no positions',
      '?lat=52.37&lon=4.9',
      { country: { iso_code: 'NL' } },
      UNKNOWN,
    ],
  ])('API-47 API-49 LOC-07 asked by %s', async (_what, query, answer, expected) => {
    const app = fastify().withTypeProvider<TypeBoxTypeProvider>();
    locationRoutes(app, () => reader(answer));
    expect((await app.inject(`/location/ip${query}`)).json()).toEqual(expected);
  });

  it.each([
    ['LOC-38 a file of cities', inUtrecht, UTRECHT],
    [
      'a file of countries',
      { country: { iso_code: 'GB' } },
      { loc: '', city: '', country: 'United Kingdom' },
    ],
    [
      'only where it is registered',
      { registered_country: { iso_code: 'SR' } },
      { loc: '', city: '', country: 'Suriname' },
    ],
    ['nowhere', null, UNKNOWN],
    [
      'a city that has no English name',
      { country: { iso_code: 'NL' }, city: { geoname_id: 1, names: { de: 'Utrecht' } } },
      { loc: '', city: '', country: 'Netherlands' },
    ],
    ['a city without names', { city: { geoname_id: 1 } }, UNKNOWN],
    ['another maker’s words', { city: 'Utrecht', country: 'NL' }, UNKNOWN],
    ['a position in letters', { location: { latitude: '52.1', longitude: '5.1' } }, UNKNOWN],
    ['a country nobody knows', { country: { iso_code: 'ZZ' } }, UNKNOWN],
  ])('%s', (_name, answer, expected) => {
    expect(locateIp(reader(answer), '192.0.2.1', null)).toEqual(expected);
  });

  it('a file that is damaged is a fault of the configuration, told at the start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'helder-places-'));
    const file = join(folder, 'places.mmdb');
    writeFileSync(file, Buffer.from('\xab\xcd\xefMaxMind.comcut off', 'latin1'));
    const broken = await startTestServer({ env: { IP_DATABASE: file } });
    const fault: unknown = await broken.app.ready().then(
      () => null,
      (error: unknown) => error,
    );
    expect(String(fault)).toContain('- IP_DATABASE cannot be read: ');
    await broken.close();
    rmSync(folder, { recursive: true });
  });
});

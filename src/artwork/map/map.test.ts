import { brotliCompressSync, constants } from 'node:zlib';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { runs } from '../../contract/testing/runs.ts';
import { spotNamed, spotNames } from '../../geo/geo.ts';
import { ART_CATEGORIES } from '../inks.ts';
import { drawMap, type MapOptions } from './map.ts';

const MAX_BYTES = 6 * 1024;
const compressed = (svg: string): number =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

function mapOf(name: string, category: MapOptions['category'] = 'world'): string {
  const spot = spotNamed(name);
  if (!spot) throw new Error(`no such place: ${name}`);
  return drawMap({ ...spot, category });
}
const pathOf = (svg: string, ink: string): string =>
  new RegExp(`class="${ink}"[^>]* d="([^"]+)"`).exec(svg)?.[1] ?? '';

/** Every point of a path's data, in units of the picture. */
function pointsOf(data: string): [number, number][] {
  return data
    .split('M')
    .slice(1)
    .flatMap((part) => {
      const [x = 0, y = 0, ...steps] = (part.match(/-?\d+/g) ?? []).map(Number);
      const points: [number, number][] = [[x, y]];
      for (let i = 0; i < steps.length; i += 2) {
        const [fromX, fromY] = points.at(-1) ?? [0, 0];
        points.push([fromX + (steps[i] ?? 0), fromY + (steps[i + 1] ?? 0)]);
      }
      return points;
    });
}
const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

const countries = spotNames().filter((name) => name.length === 2);
const cities = spotNames().filter((name) => name.length > 2);

function check(name: string): string {
  const svg = mapOf(name);
  expect(svg, name).toMatch(/^<svg [^>]+>.*<\/svg>\n$/);
  expect(svg.match(/NaN|Infinity|undefined|url\(|href|<image|<script/g), name).toBeNull();
  expect(compressed(svg), name).toBeLessThanOrEqual(MAX_BYTES);
  return svg;
}

describe('drawMap', () => {
  it('draws every country within 6 KB', () => {
    for (const name of countries) check(name);
  });

  it('draws any city of the list within 6 KB, the same each time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cities), fc.constantFrom(...cities), (name, other) => {
        const svg = check(name);
        mapOf(other);
        expect(mapOf(name)).toBe(svg);
      }),
      runs(20),
    );
  });

  it.each([
    ['a European city', 'nl/52.4,4.9'],
    ['an American one', 'us/39.7,-105.0'],
    ['one beside the date line', 'fj/-18.1,178.4'],
    ['one in the far south', 'cl/-53.2,-70.9'],
    ['Russia, across the date line', 'ru'],
    ['a long country', 'cl'],
    ['islands', 'nz'],
    ['a country without a shape of its own', 'tv'],
  ])('a strict reader renders %s, with land and water', async (_, name) => {
    const { entropy, channels } = await sharp(Buffer.from(mapOf(name))).stats();
    expect(entropy).toBeGreaterThan(0.5);
    expect(channels.length).toBeGreaterThanOrEqual(3);
  });

  it.each(['nl', 'ru', 'fj', 'nz', 'cl', 'us', 'id', 'fr', 'gl', 'ki', 'no'])(
    'the country %s lies in the middle of its map, also across the date line',
    (name) => {
      const points = pointsOf(pathOf(mapOf(name), 'h')).filter(
        ([x, y]) => x >= 0 && x <= 600 && y >= 0 && y <= 400,
      );
      expect(points.length).toBeGreaterThan(3);
      expect(Math.abs(middle(points.map(([x]) => x)) - 300)).toBeLessThan(130);
      expect(Math.abs(middle(points.map(([, y]) => y)) - 200)).toBeLessThan(130);
    },
  );

  it('shows the place as the sun where a city is known, and only the country where it is not', () => {
    expect(mapOf('us/39.7,-105.0')).toMatch(/<circle cx="300" cy="200" r="\d+" class="s d"\/>/);
    expect(mapOf('nl')).not.toContain('<circle');
    expect(mapOf('nl')).toContain('class="h"');
  });

  it.each(['gh/5.6,-0.2', 'gb/51.5,-0.1', 'fr/43.3,5.4', 'ua/50.5,30.5', 'ke/-0.1,34.8'])(
    'a country that fits is shown whole around its city, for it is known by its shape: %s',
    (name) => {
      const svg = mapOf(name);
      const points = pointsOf(pathOf(svg, 'h'));
      expect(points.filter(([x, y]) => x < 0 || x > 600 || y < 0 || y > 400)).toEqual([]);
      const [, x, y] = /<circle cx="(\d+)" cy="(\d+)" r="\d+" class="s d"/.exec(svg)?.map(Number) ?? [];
      const [across, down] = [points.map(([each]) => each), points.map(([, each]) => each)];
      expect(x).toBeGreaterThan(Math.min(...across) - 5);
      expect(x).toBeLessThan(Math.max(...across) + 5);
      expect(y).toBeGreaterThan(Math.min(...down) - 5);
      expect(y).toBeLessThan(Math.max(...down) + 5);
    },
  );

  it('the sun stays where every shape of picture shows it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cities), (name) => {
        const [, x = 0, y = 0] =
          /<circle cx="(\d+)" cy="(\d+)" r="\d+" class="s d"/.exec(mapOf(name))?.map(Number) ?? [];
        expect(x).toBeGreaterThanOrEqual(120);
        expect(x).toBeLessThanOrEqual(480);
        expect(y).toBeGreaterThanOrEqual(50);
        expect(y).toBeLessThanOrEqual(350);
      }),
      runs(40),
    );
  });

  it('every country has its own shape, but those that are too small for the scale or part of another', () => {
    const without = countries.filter((name) => !mapOf(name).includes('class="h"'));
    expect(without.sort()).toEqual(['bq', 'gf', 'gi', 'gp', 'mq', 're', 'tv', 'va', 'yt']);
  });

  it('a country too small to see has a ring around it, and one without a shape too', () => {
    for (const name of ['va', 'mt', 'tv']) expect(mapOf(name), name).toMatch(/<circle [^>]*class="e"/);
  });

  it('a city deep inside a country is shown as widely as its border needs', () => {
    for (const name of ['us/39.7,-105.0', 'ru/55.8,37.6', 'cn/30.7,104.1'])
      expect(pointsOf(pathOf(mapOf(name), 'h')).length, name).toBeGreaterThan(8);
  });

  it('land is where it is: from Amsterdam, the sea to the north-west, Germany to the east, England beyond the sea', async () => {
    const { data, info } = await sharp(Buffer.from(mapOf('nl/52.4,4.9')))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): string => {
      const from = (y * info.width + x) * info.channels;
      return [...data.subarray(from, from + 3)].join();
    };
    const germany = at(500, 200);
    expect(at(100, 170)).toBe(germany);
    expect(at(240, 120)).not.toBe(germany);
  });

  it('colours itself for light and dark, and the country in its category’s ink', () => {
    const svg = mapOf('nl', 'health');
    expect(svg).toContain('@media(prefers-color-scheme:dark)');
    expect(new Set(ART_CATEGORIES.map((category) => mapOf('nl', category))).size).toBe(ART_CATEGORIES.length);
  });

  it.each(ART_CATEGORIES)('no country is blue, which is the colour of water: %s', (category) => {
    const fills = mapOf('nl', category).match(/\.h\{fill:#(\w{6})/g) ?? [];
    expect(fills).toHaveLength(2);
    for (const fill of fills) {
      const [red = 0, green = 0, blue = 0] = (fill.slice(-6).match(/../g) ?? []).map((hex) =>
        parseInt(hex, 16),
      );
      expect(blue).toBeLessThan(Math.max(red, green));
    }
  });
});

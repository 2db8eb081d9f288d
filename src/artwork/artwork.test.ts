import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { QUIET_SCENES } from '../contract/contract.ts';
import { ART_CATEGORIES, drawArtwork } from './artwork.ts';

const MAX_BYTES = 12 * 1024;
/** As a server sends them, at the quality of answers made on the way. */
const MAX_COMPRESSED = 6 * 1024;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const SIZES = [
  { width: 600, height: 400 },
  { width: 1600, height: 900 },
  { width: 400, height: 400 },
  { width: 1200, height: 630 },
];
/** Every scene, by the name of the function that draws it. */
const FOLDER = join(import.meta.dirname, 'scenes');
const modules = readdirSync(FOLDER).map((file): Promise<object> => import(join(FOLDER, file)));
const NAMED = (await Promise.all(modules)).flatMap((module) => Object.keys(module));
const QUIET = Array.from({ length: QUIET_SCENES }, (_, quiet) => quiet);
const SCENES = [...QUIET, ...NAMED];

const options = fc.record({
  id: fc.string({ unit: 'grapheme' }),
  scene: fc.constantFrom(...SCENES),
  category: fc.oneof(fc.constantFrom(...ART_CATEGORIES), fc.string()),
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
  theme: fc.constantFrom('auto' as const, 'light' as const),
});

/** Elements that are not closed in the order they were opened. */
function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, end, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/gi))
    if (end && open.at(-1) === name) open.pop();
    else if (!selfClosing) open.push(`${end}${name}`);
  return open;
}

const SUN = /<circle cx="(\S+)" cy="(\S+)" r="(\S+)" class="fs"/;
const CLOUD = /M(\S+) (\S+)C\S+ (\S+) \S+ \S+ (\S+) [^"]*" class="fp" opacity="\.92"/g;

/** What each cloud before the sun leaves of it on its shorter side, as a share of the sun's radius. */
function caps(svg: string): number[] {
  const [x = 0, y = 0, r = 0] = (SUN.exec(svg) ?? []).slice(1).map(Number);
  return [...svg.matchAll(CLOUD)].flatMap((cloud) => {
    const [left = 0, middle = 0, top = 0, right = 0] = cloud.slice(1).map(Number);
    const [off, half] = [Math.abs(middle - y), middle - top];
    const isBefore = left < x + r && right > x - r && off < r + half;
    return isBefore ? [(r - off - half) / r] : [];
  });
}

describe('drawArtwork', () => {
  it('gives the same bytes for the same story, whatever was drawn in between', () => {
    fc.assert(
      fc.property(options, options, (one, other) => {
        const first = drawArtwork(one);
        drawArtwork(other);
        return drawArtwork(one) === first;
      }),
    );
  });

  it('IMG-08 is 600 × 400 when no size is asked for', async () => {
    const { width, height } = await sharp(
      Buffer.from(drawArtwork({ id: 's1', category: 'world' })),
    ).metadata();
    expect([width, height]).toEqual([600, 400]);
  });

  it('gives different stories different pictures', () => {
    const pictures = new Set(
      Array.from({ length: 100 }, (_, i) => drawArtwork({ id: `s${i}`, category: 'world' })),
    );
    expect(pictures.size).toBe(100);
  });

  it('knows every scene by its name', () => {
    const drawn = NAMED.map((scene) => drawArtwork({ id: 'a', category: 'world', scene }));
    expect(drawn.length).toBeGreaterThan(20);
    expect(new Set(drawn).size).toBe(NAMED.length);
  });

  it.each(SCENES)('draws %s within 12 KB at every ratio the site uses', (scene) => {
    for (const size of SIZES)
      for (let i = 0; i < 60; i++) {
        const svg = drawArtwork({ id: `story-${i}`, category: 'world', scene, ...size });
        expect(Buffer.byteLength(svg), `story-${i} ${size.width}`).toBeLessThanOrEqual(MAX_BYTES);
      }
  });

  it.each(SCENES)('draws %s without a negative radius at the narrowest and the widest ratio', (scene) => {
    for (const size of [
      { width: 300, height: 400 },
      { width: 1000, height: 400 },
    ])
      expect(drawArtwork({ id: 'a', category: 'sports', scene, ...size })).not.toMatch(/ r[xy]?="-/);
  });

  it('never refers to anything outside itself, and only to names it defines once', () => {
    fc.assert(
      fc.property(options, (wanted) => {
        const svg = drawArtwork(wanted);
        const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
        const used = [...svg.matchAll(/(?:url\(#([^)]+)\)|href="#([^"]+)")/g)].map((m) => m[1] ?? m[2]);
        expect(new Set(defined).size).toBe(defined.length);
        for (const name of used) expect(defined).toContain(name);
        expect(brotliCompressSync(svg, QUICK).length).toBeLessThanOrEqual(MAX_COMPRESSED);
        expect(unclosed(svg)).toEqual([]);
        expect(svg.match(/url\((?!#)|href="(?!#)|<script|<image|@import|NaN|undefined/g)).toBeNull();
        expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toContain('://');
      }),
    );
  });

  it.each(SCENES)('%s is XML that a strict reader renders, with more than one colour', async (scene) => {
    const svg = drawArtwork({ id: 'a', category: 'world', scene, width: 160, height: 90, theme: 'light' });
    const image = sharp(Buffer.from(svg));
    expect(await image.metadata()).toMatchObject({ format: 'svg', width: 160, height: 90 });
    expect((await image.stats()).entropy).toBeGreaterThan(1);
  });

  it('writes plain fills for a fixed theme and both schemes for auto', () => {
    const fixed = drawArtwork({ id: 'a', category: 'science', theme: 'light' });
    expect(fixed).not.toMatch(/<style|class=/);
    const auto = drawArtwork({ id: 'a', category: 'science' });
    expect(auto).toContain('@media(prefers-color-scheme:dark)');
  });

  it('draws each quiet scene in the inks of each category, all different', () => {
    const drawn = ART_CATEGORIES.flatMap((category) =>
      QUIET.map((scene) => drawArtwork({ id: 'a', category, scene })),
    );
    expect(new Set(drawn).size).toBe(ART_CATEGORIES.length * QUIET_SCENES);
  });

  it('draws no cloud along the rim of the sun, which would look cut off', () => {
    const drawn = NAMED.flatMap((scene) =>
      Array.from({ length: 60 }, (_, i) => drawArtwork({ id: `story-${i}`, category: 'world', scene })),
    );
    const seen = drawn.flatMap(caps);
    expect(seen.length).toBeGreaterThan(100);
    expect(Math.min(...seen)).toBeGreaterThan(0.2);
  });

  it('draws a scene that nobody knows as the first quiet one', () => {
    const first = drawArtwork({ id: 'a', category: 'world', scene: 0 });
    for (const scene of ['nobody', QUIET_SCENES, undefined])
      expect(drawArtwork({ id: 'a', category: 'world', ...(scene !== undefined && { scene }) })).toBe(first);
  });

  it('draws an unknown category as general', () => {
    const unknown = drawArtwork({ id: 'a', category: '"><script>' });
    expect(unknown).toBe(drawArtwork({ id: 'a', category: 'general' }));
  });
});

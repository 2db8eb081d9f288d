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
const options = fc.record({
  id: fc.string({ unit: 'grapheme' }),
  category: fc.oneof(fc.constantFrom(...ART_CATEGORIES), fc.string()),
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
  theme: fc.constantFrom('auto' as const, 'light' as const, 'dark' as const),
});

/** Elements that are not closed in the order they were opened. */
function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, end, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/gi))
    if (end && open.at(-1) === name) open.pop();
    else if (!selfClosing) open.push(`${end}${name}`);
  return open;
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

  it('draws every category within 12 KB at every ratio the site uses', () => {
    for (const category of ART_CATEGORIES) {
      for (const size of SIZES) {
        for (let i = 0; i < 60; i++) {
          const svg = drawArtwork({ id: `story-${i}`, category, ...size });
          expect(Buffer.byteLength(svg), `${category} story-${i} ${size.width}`).toBeLessThanOrEqual(
            MAX_BYTES,
          );
        }
      }
    }
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

  it('is XML that a strict reader renders, with more than one colour, in every category', async () => {
    for (const category of ART_CATEGORIES) {
      for (const theme of ['light', 'dark'] as const) {
        const svg = drawArtwork({ id: `${category}-1`, category, width: 160, height: 90, theme });
        const image = sharp(Buffer.from(svg));
        expect(await image.metadata()).toMatchObject({ format: 'svg', width: 160, height: 90 });
        expect((await image.stats()).entropy, category).toBeGreaterThan(1);
      }
    }
  });

  it('writes plain fills for a fixed theme and both schemes for auto', () => {
    const fixed = drawArtwork({ id: 'a', category: 'science', theme: 'dark' });
    expect(fixed).not.toMatch(/<style|class=/);
    const auto = drawArtwork({ id: 'a', category: 'science' });
    expect(auto).toContain('@media(prefers-color-scheme:dark)');
  });

  it('draws each quiet scene within 12 KB, all different, in every category', () => {
    for (const category of ART_CATEGORIES) {
      const scenes = Array.from({ length: QUIET_SCENES }, (_, quiet) =>
        drawArtwork({ id: 'a', category, quiet }),
      );
      expect(new Set([...scenes, drawArtwork({ id: 'a', category })]).size).toBe(QUIET_SCENES + 1);
      for (const svg of scenes) {
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MAX_BYTES);
        expect(svg).not.toMatch(/NaN|undefined/);
      }
    }
  });

  it('draws an unknown category as general', () => {
    const unknown = drawArtwork({ id: 'a', category: '"><script>' });
    expect(unknown).toBe(drawArtwork({ id: 'a', category: 'general' }));
  });
});

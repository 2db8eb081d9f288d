/**
 * Takes the headline typeface apart into outlines for pictures that are made without any installed font:
 * `npx tsx scripts/build-lettering.ts` writes src/server/pictures/lettering.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Blob, Face, Font, shape, Buffer as Text } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const OUTPUT = 'src/server/pictures/lettering.json';
/** The weight headlines have on the page. */
const WEIGHT = 550;
/** ASCII, Latin-1 and the punctuation of headlines, as in the page's own cut of the font. */
const RANGES: [from: number, to: number][] = [
  [0x20, 0x7e],
  [0xa1, 0xac],
  [0xae, 0xff],
  [0x132, 0x133],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
];
/** Characters whose pairs are set closer or wider; accented letters stand as far off as their plain ones. */
const KERNED = /[A-Za-z0-9.,:;!?'"()‘’“”–-]/;

const characters = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
);
const manifest = createRequire(import.meta.url).resolve('@fontsource-variable/newsreader/package.json');
const whole = readFileSync(join(dirname(manifest), 'files/newsreader-latin-wght-normal.woff2'));
const cut = await subsetFont(whole, characters.join(''), {
  targetFormat: 'sfnt',
  variationAxes: { wght: WEIGHT },
});
const face = new Face(new Blob(new Uint8Array(cut).buffer));
const font = new Font(face);

function shaped(text: string): { id: number; advance: number }[] {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  // Ligatures would make one outline of two letters.
  shape(font, buffer, []);
  const positions = buffer.getGlyphPositions();
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, index) => ({ id: codepoint, advance: positions[index]?.xAdvance ?? 0 }));
}

const glyphs: Record<string, [advance: number, outline: string]> = {};
for (const character of characters) {
  const [glyph] = shaped(character);
  if (glyph && glyph.id !== 0) glyphs[character] = [glyph.advance, font.glyphToPath(glyph.id)];
}

const kerning: Record<string, number> = {};
const kerned = Object.keys(glyphs).filter((character) => KERNED.test(character));
for (const left of kerned)
  for (const right of kerned) {
    const pair = shaped(left + right);
    const alone = (glyphs[left]?.[0] ?? 0) + (glyphs[right]?.[0] ?? 0);
    const together = pair.reduce((sum, { advance }) => sum + advance, 0);
    if (pair.length === 2 && together !== alone) kerning[left + right] = together - alone;
  }

writeFileSync(OUTPUT, `${JSON.stringify({ unitsPerEm: face.upem, glyphs, kerning })}\n`);
console.log(`${Object.keys(glyphs).length} letters, ${Object.keys(kerning).length} pairs`);

/**
 * Text as outlines, for pictures that must look the same on a machine without any font. The outlines are Newsreader's,
 * taken apart by scripts/build-lettering.ts.
 */
import lettering from './lettering.json' with { type: 'json' };

/** Advance in font units, and the outline with y upwards. */
type Glyph = readonly [advance: number, outline: string];

const { unitsPerEm } = lettering;
const glyphs = new Map(Object.entries(lettering.glyphs as unknown as Record<string, Glyph>));
const kerning = new Map(Object.entries(lettering.kerning));

const MARKS = /\p{M}/gu;
/** Joiners, selectors and marks left over: they never had a shape of their own. */
const SHAPELESS = /[\p{M}\p{Cf}\p{Cc}]/u;

/** The letter itself, its plain form, or null when we have neither. */
function known(character: string): string | null {
  if (glyphs.has(character)) return character;
  const plain = plainOf(character);
  return glyphs.has(plain) ? plain : null;
}

const plainOf = (character: string): string => character.normalize('NFD').replace(MARKS, '');

/** What of a text can be set, and how much of it could not: 0 … 1. */
export function settable(text: string): { text: string; lost: number } {
  const characters = Array.from(text.normalize('NFC').replace(/\s+/g, ' ').trim()).filter(
    (character) => !SHAPELESS.test(character),
  );
  const kept = characters.map(known);
  const lost = kept.filter((character) => character === null).length;
  return {
    text: kept.join('').replace(/\s+/g, ' ').trim(),
    lost: characters.length === 0 ? 0 : lost / characters.length,
  };
}

function* placed(text: string): Generator<{ glyph: Glyph; at: number; end: number }> {
  let at = 0;
  let before = '';
  for (const character of text) {
    const glyph = glyphs.get(character);
    if (!glyph) continue;
    const plain = plainOf(character);
    at += kerning.get(before + plain) ?? 0;
    yield { glyph, at, end: at + glyph[0] };
    at += glyph[0];
    before = plain;
  }
}

/** Width in pixels of a settable text at a size in pixels. */
export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const { end } of placed(text)) width = end;
  return (width * size) / unitsPerEm;
}

/** SVG of one line; x and y are where its baseline begins. */
export function lineOf(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = size / unitsPerEm;
  const outlines = [...placed(text)]
    .filter(({ glyph: [, outline] }) => outline !== '')
    .map(({ glyph: [, outline], at }) => `<path transform="translate(${at})" d="${outline}"/>`);
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}

/** Breaks a settable text into lines no wider than `width`; a word wider than that is cut. */
export function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => piecesOf(each, size, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
  }
  return line === '' ? lines : [...lines, line];
}

function piecesOf(word: string, size: number, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && widthOf(piece + character, size) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

/** Text for pictures, set by sharp (Pango) in our own typeface and no other, so that it looks the same on every machine. */
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../../config.ts';
import { escapeMarkup } from '../../contract/contract.ts';

// For the libraries under sharp, which look here before they set their first text. On a Mac they would take its own fonts.
process.env.FONTCONFIG_FILE = join(ROOT, 'src/server/pictures/fonts/fonts.conf');
process.env.PANGOCAIRO_BACKEND = 'fontconfig';

/** The letters in fonts/, as cut by scripts/build-card-fonts.ts: all of Latin that is in use, and the punctuation of headlines. */
export const LETTERS: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa1, 0xac],
  // But for the Dutch ĳ in one letter.
  [0xae, 0x131],
  [0x134, 0x148],
  [0x14a, 0x17e],
  [0x218, 0x21b],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ea0, 0x1ef9],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
];
/** Baselines this far apart, as a share of the typeface's own line. */
const LINE_HEIGHT = 1.12;
/** Pango counts sizes in 1024ths of a point, which is a pixel at this resolution. */
const SIZE_UNITS = 1024;
const DOTS_PER_INCH = 72;

const MARKS = /\p{M}/gu;
/** Joiners, selectors and marks left over: they never had a shape of their own. */
const SHAPELESS = /[\p{M}\p{Cf}\p{Cc}]/u;

const isLetter = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return LETTERS.some(([from, to]) => code >= from && code <= to);
};

/** The letter itself, its plain form, or null when we have neither. */
function known(character: string): string | null {
  if (isLetter(character)) return character;
  const plain = character.normalize('NFKD').replace(MARKS, '');
  return plain !== '' && Array.from(plain).every(isLetter) ? plain : null;
}

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

export interface Lettering {
  /** Transparent but for the letters, cut to where there is ink. */
  png: Buffer;
  width: number;
  height: number;
}

/**
 * Sets a settable text, in lines no wider than `width`; a word wider than that is broken.
 * @param size  of the letters, in pixels
 * @param width in pixels
 */
export async function letter(
  text: string,
  { size, ink, width }: { size: number; ink: string; width: number },
): Promise<Lettering> {
  const markup = `<span size="${size * SIZE_UNITS}" line_height="${LINE_HEIGHT}" foreground="${ink}">${escapeMarkup(text)}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, font: 'Newsreader', width, dpi: DOTS_PER_INCH, rgba: true, wrap: 'word-char' },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

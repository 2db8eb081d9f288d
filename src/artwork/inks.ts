/** The nine inks every picture is printed with, and how they are mixed per category, hour and theme. */
import { DEFAULT_CATEGORY, RANKING_CATEGORIES } from '../contract/contract.ts';

export type Ink = 'sky' | 'bars' | 'far' | 'middle' | 'near' | 'ground' | 'sun' | 'paper' | 'accent';
export type Palette = Record<Ink, string>;

/** One letter per ink: class names inside the picture, kept short because they repeat hundreds of times. */
export const INK_CODE: Record<Ink, string> = {
  sky: '0',
  bars: 'b',
  far: '1',
  middle: '2',
  near: '3',
  ground: '4',
  sun: 's',
  paper: 'p',
  accent: 'x',
};

/** Those that have inks of their own, and the one for all others. */
export const ART_CATEGORIES = [...RANKING_CATEGORIES, DEFAULT_CATEGORY] as const;
export type ArtCategory = (typeof ART_CATEGORIES)[number];

/** OKLCH hues in degrees and chromas of a category's two families of ink. */
interface Mix {
  hue: number;
  skyHue: number;
  accentHue: number;
  chroma: number;
  accentChroma: number;
}

const mix = (hue: number, skyHue: number, accentHue: number, chroma: number, accentChroma: number): Mix => ({
  hue,
  skyHue,
  accentHue,
  chroma,
  accentChroma,
});

const MIXES: Record<ArtCategory, Mix> = {
  world: mix(245, 220, 35, 0.085, 0.135),
  politics: mix(258, 90, 28, 0.06, 0.13),
  science: mix(232, 215, 60, 0.08, 0.12),
  business: mix(178, 95, 42, 0.06, 0.13),
  technology: mix(208, 200, 38, 0.07, 0.13),
  environment: mix(150, 215, 55, 0.07, 0.13),
  health: mix(22, 75, 172, 0.08, 0.062),
  entertainment: mix(352, 65, 70, 0.085, 0.1),
  sports: mix(40, 215, 150, 0.095, 0.068),
  crime: mix(250, 230, 70, 0.04, 0.11),
  general: mix(205, 90, 45, 0.045, 0.12),
};

/** Light of the sky by day: how bright and how coloured sky and bars are. A null hue is the category's own. */
interface Hour {
  sky: [lightness: number, chroma: number, hue: number | null];
  bars: [lightness: number, chroma: number, hue: number | null];
  /** How much darker the night version is than the first hour's. */
  dusk: number;
}

const MORNING: Hour = { sky: [0.935, 0.026, null], bars: [0.88, 0.04, null], dusk: 0 };
const GOLDEN: Hour = { sky: [0.935, 0.032, 82], bars: [0.892, 0.05, 68], dusk: 1 };
const HAZE: Hour = { sky: [0.9, 0.026, null], bars: [0.85, 0.034, null], dusk: 2 };
/** Morning twice: it is the calmest of the three. */
export const HOURS = [MORNING, GOLDEN, HAZE, MORNING] as const;

/** Hues between these are blue enough to be a night sky; the others borrow NIGHT_HUE. */
const BLUE_FROM = 190;
const BLUE_TO = 270;
const NIGHT_HUE = 238;
/** Accents weaker than this are greens that need a darker tone to stand out. */
const MUTED_ACCENT = 0.08;

/** The inks of a category by day or, for the dark theme, at the same place after sunset. */
export function palette(category: ArtCategory, hour: Hour, dark: boolean): Palette {
  const { hue, skyHue, accentHue, chroma, accentChroma } = MIXES[category];
  const muted = accentChroma < MUTED_ACCENT;
  if (dark) {
    const nightHue = hue > BLUE_FROM && hue < BLUE_TO ? hue : NIGHT_HUE;
    return {
      sky: oklch(0.365 - hour.dusk * 0.015, 0.042, nightHue),
      bars: oklch(0.415 - hour.dusk * 0.012, 0.045, nightHue),
      far: oklch(0.425, chroma * 0.62, hue),
      middle: oklch(0.335, chroma * 0.7, hue),
      near: oklch(0.27, chroma * 0.62, hue),
      ground: oklch(0.205, chroma * 0.42, hue),
      sun: oklch(0.9, 0.075, 92),
      paper: oklch(0.8, 0.03, hue),
      accent: oklch(muted ? 0.46 : 0.66, accentChroma * 0.85, accentHue),
    };
  }
  return {
    sky: oklch(hour.sky[0], hour.sky[1], hour.sky[2] ?? skyHue),
    bars: oklch(hour.bars[0], hour.bars[1], hour.bars[2] ?? skyHue),
    far: oklch(0.83, chroma * 0.62, hue),
    middle: oklch(0.695, chroma * 0.98, hue),
    near: oklch(0.54, chroma * 1.08, hue),
    ground: oklch(0.38, chroma * 0.86, hue),
    sun: oklch(0.865, 0.15, 87),
    paper: oklch(0.98, 0.012, 90),
    accent: oklch(muted ? 0.62 : 0.66, accentChroma, accentHue),
  };
}

/** The inks of a locator map. */
export type MapInk = 'water' | 'bars' | 'land' | 'borders' | 'here' | 'edge' | 'sun' | 'rim';
export type MapInks = Record<MapInk, string>;

/** Class name and what it colours. */
export const MAP_INK_CODE: Record<MapInk, readonly [code: string, how: 'fill' | 'stroke']> = {
  water: ['w', 'fill'],
  bars: ['b', 'stroke'],
  land: ['l', 'fill'],
  borders: ['g', 'stroke'],
  here: ['h', 'fill'],
  edge: ['e', 'stroke'],
  sun: ['s', 'fill'],
  rim: ['d', 'stroke'],
};

/** The green of an atlas, quieter than the ink it stands for. */
const LAND_HUE = 158;
const LAND_CHROMA = 0.75;

/**
 * Water is blue and land is paper on every map; only the story's country is in its category's ink, and in green where that is blue:
 * a blue country looks like a sea.
 */
export function mapInks(category: ArtCategory, dark: boolean): MapInks {
  const mixed = MIXES[category];
  const blue = mixed.hue > BLUE_FROM && mixed.hue < BLUE_TO;
  const hue = blue ? LAND_HUE : mixed.hue;
  const chroma = blue ? LAND_CHROMA * mixed.chroma : mixed.chroma;
  if (dark)
    return {
      water: oklch(0.3, 0.03, 225),
      bars: oklch(0.34, 0.034, 225),
      land: oklch(0.375, 0.018, 215),
      borders: oklch(0.46, 0.018, 215),
      here: oklch(0.52, chroma, hue),
      edge: oklch(0.76, chroma * 0.8, hue),
      sun: oklch(0.86, 0.1, 88),
      rim: oklch(0.24, 0.03, 235),
    };
  return {
    water: oklch(0.928, 0.024, 219),
    bars: oklch(0.886, 0.034, 219),
    land: oklch(0.977, 0.012, 85),
    borders: oklch(0.82, 0.02, 85),
    here: oklch(0.7, chroma * 0.95, hue),
    edge: oklch(0.5, chroma, hue),
    sun: oklch(0.865, 0.15, 87),
    rim: oklch(0.33, 0.06, 240),
  };
}

/** OKLCH to sRGB hex, clipped; matrices of B. Ottosson's Oklab. */
function oklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((value) => hexByte(gamma(value))).join('')}`;
}

/** The sRGB transfer curve. */
function gamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * Math.max(value, 0) ** (1 / 2.4) - 0.055;
}

function hexByte(value: number): string {
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');
}

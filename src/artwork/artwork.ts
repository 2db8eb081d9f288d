/**
 * Story artwork: a picture for every story that has none of its own.
 *
 * One scene language: paper-cut layers under a low horizon, one disc (the sun by day, the moon by night),
 * one printed screen of lines or dots. The category chooses the vocabulary and the inks, the story's id
 * everything else, so the same story always gets the same picture, and the dark theme is the same place
 * after sunset. Pure: no clock, no chance, no files; runs on the server and in the browser.
 */
import {
  ART_CATEGORIES,
  type ArtCategory,
  HOURS,
  INK_CODE,
  type Ink,
  type Palette,
  palette,
} from './inks.ts';
import { HEIGHT, Pen } from './pen.ts';
import { harbour, viaduct } from './scenes/business.ts';
import { street } from './scenes/crime.ts';
import { discs, stage } from './scenes/entertainment.ts';
import { coast, hills, polder } from './scenes/environment.ts';
import { cells, leaves } from './scenes/health.ts';
import { bridge, canal } from './scenes/local.ts';
import { hemicycle, portico } from './scenes/politics.ts';
import { arches, bands, ridges, rings } from './scenes/quiet.ts';
import { observatory, orbits } from './scenes/science.ts';
import { pitch, track } from './scenes/sports.ts';
import { board, racks } from './scenes/technology.ts';
import { globe, sea } from './scenes/world.ts';
import { hash, stream } from './seed.ts';

export { ART_CATEGORIES } from './inks.ts';
export { drawMap } from './map/map.ts';

export interface ArtworkOptions {
  /** The story's id: decides everything but the vocabulary. */
  id: string;
  /** A category key; anything unknown is drawn as "general". */
  category: string;
  /** Size in CSS pixels; only the ratio changes what is drawn. Ratios outside 0.75–2.5 are drawn at the limit. */
  width?: number;
  height?: number;
  /**
   * "auto" writes one file with a prefers-color-scheme rule, for use in <img> (it needs style-src
   * 'unsafe-inline' if the file is sent with a content security policy); "light" and "dark" write plain
   * hex fills and no style sheet, for inlining and for rasterisers.
   */
  theme?: 'auto' | 'light' | 'dark';
  /** One of the quiet scenes, counted from 0, that show nothing but the category's inks; absent = a scene of the category. */
  quiet?: number;
  /** A scene by its name, of whatever category; a name that nobody knows counts as absent. */
  scene?: string;
}

type Scene = (pen: Pen) => void;

const SCENES: Record<ArtCategory, readonly [Scene, ...Scene[]]> = {
  world: [sea, globe],
  politics: [hemicycle, portico],
  science: [orbits, observatory],
  business: [harbour, viaduct],
  technology: [board, racks],
  environment: [hills, polder, coast],
  health: [leaves, cells],
  entertainment: [stage, discs],
  sports: [track, pitch],
  crime: [street],
  local: [canal, bridge],
  general: [hills, coast, bridge, viaduct],
};

/** As many as the contract counts. */
const QUIET: readonly Scene[] = [ridges, rings, arches, bands];

/** The scenes that can be asked for by name: whoever knows what a story shows need not leave it to chance. */
const NAMED: ReadonlyMap<string, Scene> = new Map(
  Object.entries({
    sea,
    globe,
    hemicycle,
    portico,
    orbits,
    observatory,
    harbour,
    viaduct,
    board,
    racks,
    hills,
    polder,
    coast,
    leaves,
    cells,
    stage,
    discs,
    track,
    pitch,
    street,
    canal,
    bridge,
    ridges,
    rings,
    arches,
    bands,
  }),
);

/** The stock placeholder's size; a drawing has no pixels, so this is its shape. */
const DEFAULT_WIDTH = 600;
const DEFAULT_HEIGHT = 400;
const NARROWEST = 0.75;
const WIDEST = 2.5;

/** Draws the picture of a story; returns a complete SVG document, at most 12 KB at the widths the site uses. */
export function drawArtwork(options: ArtworkOptions): string {
  const { id, theme = 'auto', width = DEFAULT_WIDTH, height = DEFAULT_HEIGHT } = options;
  const category = artCategory(options.category);
  const ratio = Math.min(WIDEST, Math.max(NARROWEST, width / height));
  const units = Math.round(ratio * HEIGHT);
  const seed = hash(`${category}/${id}`);
  const random = stream(seed);
  const motif = random();
  const hour = HOURS[Math.floor(random() * HOURS.length)] ?? HOURS[0];
  const scenes = SCENES[category];
  const own = scenes[Math.floor(motif * scenes.length)] ?? scenes[0];
  const quiet = options.quiet === undefined ? undefined : QUIET[options.quiet];
  const scene = quiet ?? NAMED.get(options.scene ?? '') ?? own;

  const day = palette(category, hour, false);
  const night = palette(category, hour, true);
  const fixed = { auto: null, light: day, dark: night }[theme];
  const pen = new Pen({ width: units, random, fixed, prefix: `a${seed.toString(36)}` });
  scene(pen);

  const style = fixed
    ? ''
    : `<style>${styles(day)}@media(prefers-color-scheme:dark){${styles(night)}}</style>`;
  const size = `viewBox="0 0 ${units} ${HEIGHT}" width="${Math.round(width)}" height="${Math.round(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice" aria-hidden="true">${style}<defs>${pen.defs}</defs>${pen.body}</svg>\n`;
}

function artCategory(category: string): ArtCategory {
  return ART_CATEGORIES.find((known) => known === category) ?? 'general';
}

function styles(inks: Palette): string {
  return Object.entries(INK_CODE)
    .map(([ink, code]) => `.f${code}{fill:${inks[ink as Ink]}}.l${code}{stroke:${inks[ink as Ink]}}`)
    .join('');
}

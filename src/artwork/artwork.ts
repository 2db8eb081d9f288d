/**
 * Story artwork: a drawing for a story of no known place, and for the demo's reports.
 *
 * One scene language: paper-cut layers under a low horizon, one disc (the sun by day, the moon by night),
 * one printed screen of lines or dots. The category chooses the inks, whoever asks the scene, the story's id
 * everything else, so the same story always gets the same picture, and the dark theme is the same place
 * after sunset. Pure: no clock, no chance, no files.
 */
import { drawnCategory } from '../contract/contract.ts';
import { HOURS, INK_CODE, type Ink, type Palette, palette } from './inks.ts';
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
  /** The story's id: decides everything but scene and inks. */
  id: string;
  /** Chooses the inks; anything unknown is drawn as "general". */
  category: string;
  /** Size in CSS pixels; only the ratio changes what is drawn. Ratios outside 0.75–2.5 are drawn at the limit. */
  width?: number;
  height?: number;
  /**
   * "auto" writes one file with a prefers-color-scheme rule, for use in <img> (it needs style-src
   * 'unsafe-inline' if the file is sent with a content security policy); "light" writes plain hex fills and no
   * style sheet, for rasterisers.
   */
  theme?: 'auto' | 'light';
  /** A quiet scene by its number, or any scene by its name. What is neither counts as the first quiet one. */
  scene?: number | string;
}

type Scene = (pen: Pen) => void;

/** As many as the contract counts. */
const QUIET: readonly Scene[] = [ridges, rings, arches, bands];

/** By name: whoever knows what a story shows asks for it. */
const SCENES: ReadonlyMap<string, Scene> = new Map(
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
  const category = drawnCategory(options.category);
  const ratio = Math.min(WIDEST, Math.max(NARROWEST, width / height));
  const units = Math.round(ratio * HEIGHT);
  const seed = hash(`${category}/${id}`);
  const random = stream(seed);
  const hour = HOURS[Math.floor(random() * HOURS.length)] ?? HOURS[0];
  const { scene = 0 } = options;
  const draw = (typeof scene === 'number' ? QUIET[scene] : SCENES.get(scene)) ?? ridges;

  const day = palette(category, hour, false);
  const night = palette(category, hour, true);
  const fixed = theme === 'light' ? day : null;
  const pen = new Pen({ width: units, random, fixed, prefix: `a${seed.toString(36)}` });
  draw(pen);

  const style = fixed
    ? ''
    : `<style>${styles(day)}@media(prefers-color-scheme:dark){${styles(night)}}</style>`;
  const size = `viewBox="0 0 ${units} ${HEIGHT}" width="${Math.round(width)}" height="${Math.round(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice" aria-hidden="true">${style}<defs>${pen.defs}</defs>${pen.body}</svg>\n`;
}

function styles(inks: Palette): string {
  return Object.entries(INK_CODE)
    .map(([ink, code]) => `.f${code}{fill:${inks[ink as Ink]}}.l${code}{stroke:${inks[ink as Ink]}}`)
    .join('');
}

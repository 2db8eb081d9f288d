/**
 * A locator map: where a story is, for a story that came without a photograph.
 *
 * Striped sea, paper land, the story's country as the one coloured shape, the place as the sun. Nothing is drawn but what the story
 * says. No words in it, so one picture serves both languages. Pure.
 */
import { type ArtCategory, MAP_INK_CODE, type MapInks, mapInks } from '../inks.ts';
import { around, cityWidth, frameOf, HEART, HEIGHT, reversed, WIDTH } from './frame.ts';
import { clipped, partsWithin, pathOf, thinned } from './line.ts';
import { type Box, boxOf, type Line, meet, pointIn, projector, turn, type View } from './projection.ts';
import { type Polygon, type Ring, shapes } from './shapes.ts';

export interface MapOptions {
  /** ISO 3166-1 alpha-2. One without a shape of its own is shown by its place alone. */
  country: string;
  /** The city, in degrees; when only the country is known, the middle of it. */
  latitude: number;
  longitude: number;
  known: 'city' | 'country';
  /** Chooses the ink of the country. */
  category: ArtCategory;
  /** Pixels; another shape than the map's own cuts it at two sides. */
  width?: number;
  height?: number;
}

/** Lines are cut off this far outside the picture, where their ends do not show. */
const MARGIN = 4;
const SHEET: Box = { left: -MARGIN, top: -MARGIN, right: WIDTH + MARGIN, bottom: HEIGHT + MARGIN };
/** A map that shows too little is made wider by this, so many times at most. */
const WIDER = 1.6;
const TRIES = 4;
/** Length of coast and border by which a place is known, in units of the picture. */
const ENOUGH_LINE = 260;
/** Land smaller than this is left out, in units² of the picture; of the story's own country, more is kept. */
const SPECK = 9;
const OWN_SPECK = 3;
/** A country smaller than this on its map gets a ring around it. */
const TOO_SMALL = 40;
const RING = 44;
const SUN = 15;
const HALO = 42;
const BARS = Array.from({ length: 22 }, (_, i) => `M0 ${10 + i * 18}h${WIDTH}`).join('');

/** Draws a map; returns a complete SVG document that colours itself for light and dark. */
export function drawMap({
  country,
  latitude,
  longitude,
  known,
  category,
  width = WIDTH,
  height = HEIGHT,
}: MapOptions): string {
  const own = shapes().countries.get(country) ?? [];
  const framed = frameOf(own, known === 'city' ? { latitude, longitude } : null);
  const sheet = framed ? new Sheet(framed.view) : closestKnown(latitude, longitude, cityWidth(own));
  const here = sheet.areas(own, OWN_SPECK);
  const box = framed?.box;
  const small = box ? Math.max(box.right - box.left, box.bottom - box.top) < TOO_SMALL : true;
  const [x, y] =
    box && known === 'country'
      ? [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      : sheet.spot(latitude, longitude);
  const at = `cx="${Math.round(x)}" cy="${Math.round(y)}"`;
  const ring = `<circle ${at} r="${RING}" fill="none" stroke-width="3" class="e"/>`;
  const sun = `<circle ${at} r="${HALO}" class="s" fill-opacity=".3"/><circle ${at} r="${SUN}" class="s d"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<style>${styles(mapInks(category, false))}@media(prefers-color-scheme:dark){${styles(mapInks(category, true))}}</style>` +
    `<path class="w" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path class="b" fill="none" stroke-width="5" d="${BARS}"/>` +
    `<path class="l" d="${sheet.areas(shapes().land, SPECK)}"/>` +
    (here && `<path class="h" d="${here}"/>`) +
    `<path class="g" fill="none" d="${sheet.borders()}"/>` +
    (here && `<path class="e" fill="none" stroke-width="1.5" stroke-linejoin="round" d="${here}"/>`) +
    `${known === 'city' ? sun : small ? ring : ''}</svg>\n`
  );
}

const styles = (inks: MapInks): string =>
  Object.entries(MAP_INK_CODE)
    .map(([ink, [code, how]]) => `.${code}{${how}:${inks[ink as keyof MapInks]}}`)
    .join('');

/** The closest map of a place, no closer than `km`, that shows enough of a coast or a border to know it by. */
function closestKnown(latitude: number, longitude: number, km: number): Sheet {
  let sheet = new Sheet(around(latitude, longitude, km));
  for (let width = km * WIDER, i = 0; i < TRIES && sheet.lineWithin(HEART) < ENOUGH_LINE; i++, width *= WIDER)
    sheet = new Sheet(around(latitude, longitude, width));
  return sheet;
}

/** The arcs of the Earth as they lie in one view, each projected when it is first asked for. */
class Sheet {
  readonly #lines: Line[] = [];
  readonly #project: ReturnType<typeof projector>;

  constructor(view: View) {
    this.#project = projector(view);
  }

  /** Where a point lies in the picture. */
  spot(latitude: number, longitude: number): [x: number, y: number] {
    return pointIn(this.#project, latitude, longitude);
  }

  /** Length of all coasts and borders in a box. */
  lineWithin(box: Box): number {
    let length = 0;
    for (const arc of shapes().arcs.keys())
      for (const part of partsWithin(this.#line(arc), box))
        for (let i = 2; i < part.length; i += 2)
          length += Math.hypot((part[i] ?? 0) - (part[i - 2] ?? 0), (part[i + 1] ?? 0) - (part[i - 1] ?? 0));
    return length;
  }

  /** Areas as the data of one path. */
  areas(polygons: readonly Polygon[], speck: number): string {
    return polygons.map((polygon) => this.#area(polygon, speck)).join('');
  }

  borders(): string {
    return shapes()
      .borders.flatMap((arc) => partsWithin(this.#line(arc), SHEET).map((part) => pathOf(part, '')))
      .join('');
  }

  #area([outline = [], ...holes]: Polygon, speck: number): string {
    const around = this.#ring(outline);
    // Outlines run clockwise. One that turned over has the far side of the Earth in it: it is not near.
    if (turn(around) <= 0) return '';
    return [around, ...holes.map((hole) => this.#ring(hole))]
      .map((ring) => clipped(ring, SHEET))
      .filter((ring) => Math.abs(turn(ring)) / 2 >= speck)
      .map((ring) => pathOf(ring, 'z'))
      .join('');
  }

  #ring(ring: Ring): Line {
    return ring.flatMap((index) => (index < 0 ? reversed(this.#line(~index)) : this.#line(index)));
  }

  /** One that passes by is as good as straight: what lies between it and its ends is not in the picture. */
  #line(arc: number): Line {
    const known = this.#lines[arc];
    if (known) return known;
    const whole = this.#project(shapes().arcs[arc] ?? new Float64Array());
    const line = meet(boxOf(whole), SHEET) ? thinned(whole) : [...whole.slice(0, 2), ...whole.slice(-2)];
    this.#lines[arc] = line;
    return line;
  }
}

/** What part of the Earth a map shows. */
import { EARTH_RADIUS_KM } from '../../contract/earth.ts';
import { type Box, boxOf, joined, pointIn, projector, turn, type View } from './projection.ts';
import { type Polygon, shapes } from './shapes.ts';

export const WIDTH = 600;
export const HEIGHT = 400;

/** What every shape of picture shows. */
export const HEART: Box = { left: 120, top: 50, right: 480, bottom: 350 };

/** Narrower than this a coast is no longer known at sight, and the shapes have no more to show. */
const CLOSEST_KM = 900;
/** In a large country a city is shown with about this part of it, and no more than so many kilometres. */
const PART_SHOWN = 0.8;
const WIDEST_KM = 3500;
/** The middle of the picture, which every shape it is cut to shows: a country fits in here. */
const MIDDLE = { width: 320, height: 260 };
/** Parts of a country at least this large beside its largest, and no farther from it than its own size, decide the frame too. */
const LARGE_PART = 0.2;
const FAR_PART = 1.5;

/** How many kilometres a map of a city shows from side to side: the more, the larger its country. */
export function cityWidth(polygons: readonly Polygon[]): number {
  if (polygons.length === 0) return CLOSEST_KM;
  const { view, box } = ofCountry(polygons);
  const size = (Math.max(box.right - box.left, box.bottom - box.top) / view.scale) * EARTH_RADIUS_KM;
  return Math.min(WIDEST_KM, Math.max(CLOSEST_KM, PART_SHOWN * size));
}

/** A map around a point that shows so many kilometres from side to side. */
export const around = (latitude: number, longitude: number, km = CLOSEST_KM): View => ({
  latitude,
  longitude,
  scale: (WIDTH / km) * EARTH_RADIUS_KM,
  x: WIDTH / 2,
  y: HEIGHT / 2,
});

interface Framed {
  view: View;
  /** Where the country's main parts lie in the picture. */
  box: Box;
}

/** A country that fits on a map no wider than this is shown whole around its city. */
const WHOLE_KM = 3000;

/**
 * The map of a whole country: of one that has a shape when nothing else is known, and around a city where that is not too far off:
 * a country is known by its shape. Null where the map is to be drawn around the place itself.
 */
export function frameOf(
  polygons: readonly Polygon[],
  city: { latitude: number; longitude: number } | null,
): Framed | null {
  if (polygons.length === 0) return null;
  const framed = ofCountry(polygons);
  if (!city) return framed;
  if ((WIDTH / framed.view.scale) * EARTH_RADIUS_KM > WHOLE_KM) return null;
  const [x, y] = pointIn(projector(framed.view), city.latitude, city.longitude);
  const inHeart = x > HEART.left && x < HEART.right && y > HEART.top && y < HEART.bottom;
  return inHeart ? framed : null;
}

/** A map that a country fills: its main parts, for those overseas would push it out of its own picture. */
function ofCountry(polygons: readonly Polygon[]): Framed {
  const largest = mainParts(polygons, middleOf(polygons))[0] ?? [];
  const middle = middleOf([largest]);
  const flat = { ...around(...middle), x: 0, y: 0, scale: 1 };
  const box = boxesOf(mainParts(polygons, middle), flat).reduce(joined);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const closest = around(...middle).scale;
  const scale = Math.min(closest, MIDDLE.width / width, MIDDLE.height / height);
  const [x, y] = [
    WIDTH / 2 - (scale * (box.left + box.right)) / 2,
    HEIGHT / 2 - (scale * (box.top + box.bottom)) / 2,
  ];
  return {
    view: { ...flat, scale, x, y },
    box: {
      left: x + scale * box.left,
      right: x + scale * box.right,
      top: y + scale * box.top,
      bottom: y + scale * box.bottom,
    },
  };
}

/** The direction in which a country's points lie, on the average. */
function middleOf(polygons: readonly Polygon[]): [latitude: number, longitude: number] {
  const { arcs } = shapes();
  let [x, y, z] = [0, 0, 0];
  for (const [outline = []] of polygons)
    for (const index of outline) {
      const arc = arcs[index < 0 ? ~index : index] ?? [];
      for (let i = 0; i < arc.length; i += 3) {
        x += arc[i] ?? 0;
        y += arc[i + 1] ?? 0;
        z += arc[i + 2] ?? 0;
      }
    }
  return [(Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI, (Math.atan2(y, x) * 180) / Math.PI];
}

const outlineOf = ([outline = []]: Polygon, view: View): number[] => {
  const project = projector(view);
  const { arcs } = shapes();
  return outline.flatMap((index) => {
    const line = project(arcs[index < 0 ? ~index : index] ?? new Float64Array());
    return index < 0 ? reversed(line) : line;
  });
};

/** The same points from the last to the first. */
export function reversed(line: number[]): number[] {
  const back: number[] = [];
  for (let i = line.length - 2; i >= 0; i -= 2) back.push(line[i] ?? 0, line[i + 1] ?? 0);
  return back;
}

const boxesOf = (polygons: readonly Polygon[], view: View): Box[] =>
  polygons.map((polygon) => boxOf(outlineOf(polygon, view)));

/** The largest part of a country, then those that count beside it. */
function mainParts(polygons: readonly Polygon[], middle: [number, number]): Polygon[] {
  const flat = { ...around(...middle), x: 0, y: 0, scale: 1 };
  const parts = polygons
    .map((polygon) => {
      const outline = outlineOf(polygon, flat);
      return { polygon, area: Math.abs(turn(outline)), box: boxOf(outline) };
    })
    .sort((a, b) => b.area - a.area);
  const [largest] = parts;
  if (!largest) return [];
  const size = Math.max(largest.box.right - largest.box.left, largest.box.bottom - largest.box.top);
  return parts
    .filter(({ area, box }) => area >= LARGE_PART * largest.area && gap(box, largest.box) <= FAR_PART * size)
    .map(({ polygon }) => polygon);
}

const gap = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  );

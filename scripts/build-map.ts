/**
 * Writes src/artwork/data/shapes.json from the development dependency `world-atlas` (Natural Earth, public domain): coasts and
 * borders as the locator maps draw them. Run after changing it: `npx tsx scripts/build-map.ts`.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { countryCode } from '../src/geo/geo.ts';

type Point = [longitude: number, latitude: number];
/** Indexes of arcs, one after the other; ~i is arc i backwards. */
type Ring = number[];
interface Shape {
  type: 'Polygon' | 'MultiPolygon';
  arcs: Ring[] | Ring[][];
  properties?: { name: string };
}
interface Topology {
  objects: { countries: { geometries: Shape[] }; land: { geometries: Shape[] } };
  arcs: unknown[];
}
interface TopojsonClient {
  feature: (topology: Topology, shape: unknown) => { geometry: { coordinates: Point[][] } };
}

/** Hundredths of a degree, about 1 km: a pixel of the closest map is 1.5 km. */
const STEPS = 100;
/** Points nearer to the line than this are left out, in steps. */
const NEAR = 0.8;
/** No longer without a point than this, in steps: a border along a parallel is a curve on paper. */
const LONGEST = 300;

/** Names that Natural Earth shortens. Land that is no country of our list stays land. */
const SHORTENED: Record<string, string> = {
  'Antigua and Barb.': 'AG',
  'Bosnia and Herz.': 'BA',
  'British Virgin Is.': 'VG',
  'Cayman Is.': 'KY',
  'Central African Rep.': 'CF',
  Congo: 'CG',
  'Cook Is.': 'CK',
  'Dem. Rep. Congo': 'CD',
  'Dominican Rep.': 'DO',
  'Eq. Guinea': 'GQ',
  'Faeroe Is.': 'FO',
  'Falkland Is.': 'FK',
  'Fr. Polynesia': 'PF',
  'Marshall Is.': 'MH',
  'N. Mariana Is.': 'MP',
  'S. Sudan': 'SS',
  'Solomon Is.': 'SB',
  'St. Kitts and Nevis': 'KN',
  'St. Pierre and Miquelon': 'PM',
  'St. Vin. and Gren.': 'VC',
  'St-Barthélemy': 'BL',
  'St-Martin': 'MF',
  'Turks and Caicos Is.': 'TC',
  'U.S. Virgin Is.': 'VI',
  'W. Sahara': 'EH',
  'Wallis and Futuna Is.': 'WF',
};

const require = createRequire(import.meta.url);
const topology = require('world-atlas/countries-50m.json') as Topology;
const { feature } = require('topojson-client') as TopojsonClient;

const polygonsOf = ({ type, arcs }: Shape): Ring[][] =>
  type === 'Polygon' ? [arcs as Ring[]] : (arcs as Ring[][]);

/** An arc in steps, each point after the first as its distance from the one before. */
function packed(arc: number): number[] {
  // A line of its own geometry: the library turns its steps into degrees.
  const line = feature(topology, { type: 'MultiLineString', arcs: [[arc]] }).geometry.coordinates[0] ?? [];
  const points = divided(thinned(line.map(([x, y]): Point => [x * STEPS, y * STEPS]))).map(
    ([x, y]): Point => [Math.round(x), Math.round(y)],
  );
  return points.flatMap(([x, y], i) => {
    const [fromX, fromY] = points[i - 1] ?? [0, 0];
    // Only the last point may repeat the one before it: a ring of one arc must close.
    return x === fromX && y === fromY && i > 0 && i < points.length - 1 ? [] : [x - fromX, y - fromY];
  });
}

/** Douglas and Peucker's line, on a plane where a degree of longitude is as short as it is at that latitude. */
function thinned(points: Point[]): Point[] {
  const kept = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    let farthest = 0;
    let at = 0;
    for (let i = from + 1; i < to; i++) {
      const distance = distanceToLine(points[i] as Point, points[from] as Point, points[to] as Point);
      if (distance > farthest) [farthest, at] = [distance, i];
    }
    if (farthest <= NEAR) continue;
    kept.add(at);
    open.push([from, at], [at, to]);
  }
  return points.filter((_, i) => kept.has(i));
}

/** The same line with more points where it runs straight on for long; across the date line it does not. */
function divided(points: Point[]): Point[] {
  return points.flatMap((to, i) => {
    const from = points[i - 1];
    if (!from || Math.abs(to[0] - from[0]) > 180 * STEPS) return [to];
    const parts = Math.ceil(Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])) / LONGEST) || 1;
    return Array.from({ length: parts }, (_, part): Point => {
      const along = (part + 1) / parts;
      return [from[0] + along * (to[0] - from[0]), from[1] + along * (to[1] - from[1])];
    });
  });
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const shrink = Math.cos((point[1] / STEPS) * (Math.PI / 180));
  const [x, y] = [(point[0] - from[0]) * shrink, point[1] - from[1]];
  const [dx, dy] = [(to[0] - from[0]) * shrink, to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length));
  return Math.hypot(x - along * dx, y - along * dy);
}

const { countries, land } = topology.objects;
const byCode: Record<string, Ring[][]> = {};
const users = new Map<number, number>();
for (const shape of countries.geometries) {
  const polygons = polygonsOf(shape);
  for (const arc of new Set(polygons.flat(2).map((index) => (index < 0 ? ~index : index))))
    users.set(arc, (users.get(arc) ?? 0) + 1);
  const name = shape.properties?.name ?? '';
  const code = SHORTENED[name] ?? countryCode(name);
  if (code && byCode[code]) throw new Error(`${name} is ${code}, and so is another`);
  if (code) byCode[code] = polygons;
  else console.log(`land only: ${name}`);
}
const file = {
  credit:
    'Natural Earth 1:50m (https://www.naturalearthdata.com), public domain, through world-atlas; simplified.',
  stepsPerDegree: STEPS,
  land: land.geometries.flatMap(polygonsOf),
  countries: Object.fromEntries(Object.entries(byCode).sort(([a], [b]) => (a < b ? -1 : 1))),
  borders: [...users].flatMap(([arc, count]) => (count > 1 ? [arc] : [])),
  arcs: topology.arcs.map((_, arc) => packed(arc).join(' ')),
};
const lines = Object.entries(file).map(([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
writeFileSync(new URL('../src/artwork/data/shapes.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);

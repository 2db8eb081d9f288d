import type { Ink } from '../inks.ts';
import { HEIGHT, n, type Pen, type Point, smooth } from '../pen.ts';
import { boat, clouds, sky } from '../pieces.ts';

/** A northern sea with icebergs and one boat. */
export function sea(pen: Pen): void {
  const sun = sky(pen, { y: pen.range(240, 330), r: pen.range(110, 150) });
  clouds(pen, sun, 2, 110, 260);
  pen.path(pen.ridge(508, 16, 8), 'far');
  const sunIsLeft = sun.x < pen.width / 2;
  iceberg(pen, pen.width * (sunIsLeft ? 0.7 : 0.28), 548, 1.1);
  iceberg(pen, pen.width * (sunIsLeft ? 0.13 : 0.9), 540, 0.42);
  const rows = [
    [540, 'middle', 130],
    [628, 'near', 150],
    [724, 'near', 172],
    [816, 'ground', 190],
  ] as const;
  for (const [i, [y, ink, length]] of rows.entries()) {
    const d = swell(pen.width, y, length, (i % 2) * (length / 2));
    pen.sheet(d, ink);
    if (i === 1) pen.printed(d, pen.screen('lines', 'middle', 15, 0, 4), 'opacity=".55"');
    if (i === 0) boat(pen, pen.width * (sunIsLeft ? 0.34 : 0.66), y + 60);
  }
}

function swell(width: number, y: number, length: number, shift: number): string {
  let d = `M${-length} ${HEIGHT}V${y}`;
  for (let x = -length + shift; x < width + length; x += length) {
    d += `Q${n(x + length / 2)} ${n(y + 52)} ${n(x + length)} ${n(y)}`;
  }
  return `${d}V${HEIGHT}H${-length}Z`;
}

const OUTLINE: Point[] = [
  [-330, 0],
  [-286, -74],
  [-214, -92],
  [-150, -176],
  [-96, -158],
  [-38, -236],
  [34, -196],
  [86, -118],
  [160, -134],
  [226, -58],
  [300, -40],
  [340, 0],
];
const FACETS: { opacity: string; points: Point[] }[] = [
  {
    opacity: '.75',
    points: [
      [-38, -236],
      [34, -196],
      [86, -118],
      [60, 0],
      [-64, 0],
      [-20, -92],
    ],
  },
  {
    opacity: '.5',
    points: [
      [-150, -176],
      [-96, -158],
      [-118, -70],
      [-92, 0],
      [-190, 0],
      [-164, -84],
    ],
  },
  {
    opacity: '.6',
    points: [
      [160, -134],
      [226, -58],
      [300, -40],
      [340, 0],
      [186, 0],
      [204, -60],
    ],
  },
];

function iceberg(pen: Pen, x: number, y: number, scale: number): void {
  const outline = (points: Point[]) =>
    `M${points.map(([dx, dy]) => `${n(x + dx * scale)} ${n(y + dy * scale)}`).join('L')}Z`;
  pen.path(outline(OUTLINE), 'paper');
  for (const facet of FACETS) pen.path(outline(facet.points), 'far', `opacity="${facet.opacity}"`);
}

const GLOBE_RADIUS = 820;
const GRID_WEIGHT = 2.5;

/** The upper rim of a globe with lands and a grid of meridians. */
export function globe(pen: Pen): void {
  const sun = sky(pen, { y: pen.range(190, 260) });
  clouds(pen, sun, 3, 150, 420);
  const R = GLOBE_RADIUS;
  const cx = pen.width * pen.range(0.4, 0.6);
  const cy = 470 + R;
  const rim = `M${n(cx - R)} ${n(cy)}a${R} ${R} 0 0 1 ${2 * R} 0Z`;
  pen.path(rim, 'ground', 'opacity=".12" transform="translate(0 -14)"');
  pen.path(rim, 'middle');
  pen.clipped(rim, () => {
    for (let i = 0; i < 7; i++) {
      const x = cx - R * 0.8 + i * R * 0.27 + pen.range(-60, 60);
      land(pen, x, 560 + pen.range(0, 250));
    }
    const grid = 'opacity=".5"';
    for (const share of [0.2, 0.45, 0.7, 0.95]) {
      pen.ovalRing(cx, cy, R * share, R, 'paper', GRID_WEIGHT, grid);
    }
    for (let i = 1; i < 5; i++) {
      const drop = i * i * 22 + 60;
      const halfWidth = R * Math.sqrt(1 - ((R - drop) / R) ** 2);
      pen.ovalRing(cx, cy - R + drop, halfWidth, 14 + i * 14, 'paper', GRID_WEIGHT, grid);
    }
    pen.printed(rim, pen.screen('dots', 'ground', 20, 24, 3), 'opacity=".22"');
  });
}

function land(pen: Pen, x: number, y: number): void {
  const size = pen.range(70, 165);
  const corners = 9;
  const points: Point[] = [];
  for (let i = 0; i <= corners; i++) {
    const turn = (i / corners) * 6.283;
    const reach = size * pen.range(0.6, 1.1);
    points.push([x + Math.cos(turn) * reach * 1.5, y + Math.sin(turn) * reach * 0.62]);
  }
  points[corners] = points[0] ?? [x, y];
  const ink: Ink = pen.pick(['near', 'near', 'near', 'far']);
  pen.path(`${smooth(points)}Z`, ink);
}

import type { Ink } from '../inks.ts';
import { n, type Pen } from '../pen.ts';
import { sky } from '../pieces.ts';

const LEAF_COLOURS: readonly (readonly [leaf: Ink, shade: Ink])[] = [
  ['middle', 'near'],
  ['near', 'ground'],
  ['accent', 'near'],
];

/** Medicinal plants against a large sun. */
export function leaves(pen: Pen): void {
  sky(pen, { x: pen.width * pen.pick([0.3, 0.7]), y: 300, r: 150 });
  pen.sheet(pen.ridge(690, 60, 5), 'far');
  const soil = pen.ridge(770, 40, 6);
  const [middle = '', near = '', accent = ''] = LEAF_COLOURS.map(([ink, shade]) =>
    pen.stamp(() => leaf(pen, ink, shade)),
  );
  const plants = Math.round(pen.width / 300);
  for (let i = 0; i < plants; i++) {
    const x = (pen.width * (i + 0.5)) / plants + pen.range(-40, 40);
    const scale = pen.range(0.75, 1.15);
    plant(pen, x, scale, pen.pick([middle, near, accent, middle]));
  }
  pen.sheet(soil, 'near');
  pen.printed(soil, pen.screen('dots', 'ground', 20, 15, 4), 'opacity=".35"');
  pen.sheet(pen.ridge(858, 24, 6), 'ground');
}

/** How much longer the lowest pair of leaves is. */
const LOWEST = 1.15;

function plant(pen: Pen, x: number, scale: number, stamp: string): void {
  const grow = (y: number, turn: number, size: number) =>
    pen.place(stamp, `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${size.toFixed(2)})`);
  pen.line(`M${n(x)} 860V${n(800 - 300 * scale)}`, 'ground', 7);
  grow(620 - 90 * scale, 0, scale);
  for (const side of [-1, 1]) {
    grow(800 - 70 * scale, side * pen.range(56, 68), scale * LOWEST);
    grow(770 - 190 * scale, side * pen.range(32, 42), scale);
  }
}

/** A leaf that grows upwards from the origin. */
function leaf(pen: Pen, ink: Ink, shade: Ink): void {
  const half = 'M0 0C70 -57 67 -182 0 -260';
  pen.path(`${half}C-67 -182 -70 -57 0 0Z`, ink);
  pen.path(`${half}Z`, shade, 'opacity=".45"');
  let veins = 'M0 0V-234';
  for (const y of [-66, -107, -147, -187]) veins += `M0 ${y}L37 ${y - 26}M0 ${y}L-37 ${y - 26}`;
  pen.line(veins, 'paper', 3.5, 'opacity=".6"');
}

/** Overlapping cells, as under a microscope. */
export function cells(pen: Pen): void {
  pen.flood('sky');
  const count = Math.round(pen.width / 135);
  const inks = ['far', 'middle', 'far', 'accent', 'near', 'middle'] as const;
  for (let i = 0; i < count; i++) {
    const r = pen.range(90, 230);
    const x = (pen.width * (i + 0.5)) / count + pen.range(-60, 60);
    const y = pen.range(160, 760);
    pen.disc(x, y, r, inks[i % inks.length] ?? 'far', 'opacity=".72"');
    pen.ring(x, y, r * 0.72, 'paper', 4, 'opacity=".5"');
    const kernel = i % 4 === 1 ? 'sun' : (inks[(i + 2) % inks.length] ?? 'far');
    pen.disc(x + r * 0.12, y - r * 0.08, r * 0.26, kernel);
  }
  pen.printed(pen.below(0), pen.screen('dots', 'ground', 24, 22, 2.6), 'opacity=".2"');
}

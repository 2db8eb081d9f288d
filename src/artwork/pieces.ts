/** Pieces that several scenes share: sky, clouds, water, trees, a boat. */
import type { Ink } from './inks.ts';
import { HEIGHT, n, type Pen } from './pen.ts';

export interface Sun {
  x: number;
  y: number;
  r: number;
}

/** Sky and sun. The sky is graded as a block printer grades it: bars that thin out towards the horizon. */
export function sky(pen: Pen, wanted: Partial<Sun> = {}): Sun {
  pen.flood('sky');
  const r = wanted.r ?? pen.range(92, 150);
  const x = wanted.x ?? pen.width * pen.pick([0.24, 0.3, 0.68, 0.74]);
  const y = wanted.y ?? pen.range(230, 380);
  const step = pen.pick([25, 28, 31]);
  const count = 16;
  let bars = '';
  for (let i = 0; i < count; i++) {
    const thickness = step * 0.58 * (1 - i / count) ** 1.2 + 1.2;
    bars += `M0 ${n(i * step)}H${n(pen.width)}v${n(thickness)}H0Z`;
  }
  pen.path(bars, 'bars');
  pen.disc(x, y, r, 'sun');
  return { x, y, r };
}

/** A cloud this near the middle of the sun, in its radii, leaves enough of it on both sides. */
const WELL_INSIDE = 0.6;
/** One that lay along the rim comes this much of its way from the middle. */
const DRAWN_IN = 0.4;

/** Long thin strata, tapered at both ends. They cross the sun or stand clear of it: along its rim they would cut it off. */
export function clouds(pen: Pen, sun: Sun, count: number, yMin: number, yMax: number): void {
  for (let i = 0; i < count; i++) {
    const w = pen.range(300, 640);
    const x = pen.range(-160, pen.width - 160);
    const wanted = pen.range(yMin, yMax);
    const t = pen.range(9, 16);
    const off = wanted - sun.y;
    const onRim = Math.abs(off) > sun.r * WELL_INSIDE && Math.abs(off) < sun.r + 2 * t;
    const y = onRim ? sun.y + off * DRAWN_IN : wanted;
    const top = `C${n(x + w * 0.28)} ${n(y - t)} ${n(x + w * 0.62)} ${n(y - t)} ${n(x + w)} ${n(y)}`;
    const bottom = `C${n(x + w * 0.7)} ${n(y + t * 0.7)} ${n(x + w * 0.3)} ${n(y + t * 0.55)} ${n(x)} ${n(y)}Z`;
    pen.path(`M${n(x)} ${n(y)}${top}${bottom}`, 'paper', 'opacity=".92"');
  }
}

/** Water from `y` down, with the sun's path on it. */
export function water(pen: Pen, y: number, sun: Sun): void {
  pen.rect(0, y, pen.width, HEIGHT - y, 'middle');
  pen.rect(0, y, pen.width, 8, 'far');
  for (let i = 0, row = y + 34; row < HEIGHT; i++, row += 26 + i * 5) {
    const spread = 60 + i * 26;
    const w = sun.r * pen.range(0.9, 1.7) + i * 8;
    const x = sun.x - w / 2 + pen.range(-spread, spread) * 0.35;
    pen.rect(x, row, w, 7 + i * 0.8, 'sun', 5, 'opacity=".8"');
    for (const ink of ['near', 'far'] as const) {
      const rippleX = pen.range(-60, pen.width - 60);
      const rippleY = row + pen.range(4, 18);
      pen.rect(rippleX, rippleY, pen.range(60, 190), 5, ink, 3, 'opacity=".75"');
    }
  }
}

export function poplar(pen: Pen, x: number, y: number, h: number, ink: Ink): void {
  const left = `C${n(x - h * 0.17)} ${n(y - h * 0.25)} ${n(x - h * 0.13)} ${n(y - h * 0.75)} ${n(x)} ${n(y - h)}`;
  const right = `C${n(x + h * 0.13)} ${n(y - h * 0.75)} ${n(x + h * 0.17)} ${n(y - h * 0.25)} ${n(x)} ${n(y)}Z`;
  pen.path(`M${n(x)} ${n(y)}${left}${right}`, ink);
}

export function roundTree(pen: Pen, x: number, y: number, h: number, crown: Ink, trunk: Ink): void {
  pen.rect(x - h * 0.03, y - h * 0.5, h * 0.06, h * 0.5, trunk);
  pen.disc(x, y - h * 0.66, h * 0.33, crown);
}

/** A small fishing boat whose waterline is at (x, y). */
export function boat(pen: Pen, x: number, y: number): void {
  pen.path(`M${n(x - 96)} ${n(y - 46)}H${n(x + 104)}L${n(x + 74)} ${n(y + 10)}H${n(x - 70)}Z`, 'accent');
  pen.rect(x - 60, y - 104, 76, 58, 'paper', 4);
  pen.rect(x - 48, y - 92, 20, 20, 'ground', 3);
  pen.rect(x - 18, y - 92, 20, 20, 'ground', 3);
  const mast = `M${n(x + 44)} ${n(y - 46)}V${n(y - 176)}`;
  const rigging = `M${n(x + 44)} ${n(y - 170)}L${n(x + 100)} ${n(y - 50)}M${n(x + 44)} ${n(y - 170)}L${n(x - 20)} ${n(y - 106)}`;
  pen.line(mast + rigging, 'ground', 5);
}

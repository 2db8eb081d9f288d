import type { Ink } from '../inks.ts';
import { type Box, HEIGHT, n, type Pen } from '../pen.ts';
import { sky } from '../pieces.ts';

const CHIP = 186;
const LANES = 6;
const LANE_GAP = 48;
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** A chip with traces that run out and bend away. */
export function board(pen: Pen): void {
  pen.flood('sky');
  const cx = pen.width * pen.pick([0.4, 0.6]);
  const cy = 430;
  pen.printed(pen.below(0), pen.screen('dots', 'far', 36, 0, 4.5), 'opacity=".9"');
  const offsets = Array.from({ length: LANES }, (_, lane) => (lane - (LANES - 1) / 2) * LANE_GAP);
  for (const offset of offsets) {
    for (const [sx, sy] of SIDES) trace(pen, cx, cy, offset, sx, sy);
  }
  for (const offset of offsets) {
    for (const side of [-1, 1]) {
      pen.rect(cx + side * CHIP - 16, cy + offset - 10, 32, 20, 'ground', 4);
      pen.rect(cx + offset - 10, cy + side * CHIP - 16, 20, 32, 'ground', 4);
    }
  }
  pen.rect(cx - CHIP, cy - CHIP, 2 * CHIP, 2 * CHIP, 'ground', 26);
  pen.rect(cx - CHIP + 26, cy - CHIP + 26, 2 * CHIP - 52, 2 * CHIP - 52, 'near', 14);
  pen.disc(cx, cy, 84, 'sun');
  pen.path(`M${n(cx - 84)} ${cy}a84 84 0 0 0 168 0Z`, 'ground', 'opacity=".22"');
}

function trace(pen: Pen, cx: number, cy: number, offset: number, sx: number, sy: number): void {
  const along = 60 + Math.abs(offset / LANE_GAP) * 58 + pen.range(0, 60);
  const bend = (offset > 0 ? 1 : -1) * pen.range(90, 250);
  const run = pen.range(120, sx ? 520 : 120);
  let x = cx + (sx ? sx * CHIP : offset);
  let y = cy + (sy ? sy * CHIP : offset);
  let d = `M${n(x)} ${n(y)}`;
  const to = (dx: number, dy: number) => {
    x += dx;
    y += dy;
    d += `L${n(x)} ${n(y)}`;
  };
  to(sx * along, sy * along);
  if (sx) to(sx * Math.abs(bend), bend);
  else to(bend, sy * Math.abs(bend));
  to(sx * run, sy * run);
  const ink: Ink = pen.pick(['middle', 'near', 'near', 'accent', 'middle']);
  pen.line(d, ink, 13);
  pen.disc(x, y, 21, ink);
  pen.disc(x, y, 9, 'sky');
}

const RACK = 168;

/** A hall of server racks with their lamps. */
export function racks(pen: Pen): void {
  const sun = sky(pen, { y: 250, r: 120 });
  pen.sheet(pen.ridge(420, 60, 5), 'far');
  for (let column = 0, x = -((pen.width / 2) % RACK); x < pen.width; column++, x += RACK) {
    const wave = Math.sin(column * 1.3 + sun.r) * 60;
    rack(pen, x, 470 - Math.round(wave + pen.range(0, 50)), column % 2 === 1);
  }
  pen.rect(0, HEIGHT - 60, pen.width, 60, 'middle');
  pen.printed(pen.below(HEIGHT - 60), pen.screen('lines', 'ground', 14, 90, 4), 'opacity=".3"');
}

function rack(pen: Pen, x: number, top: number, light: boolean): void {
  pen.rect(x + 5, top, RACK - 10, HEIGHT - top - 50, light ? 'near' : 'ground', 8);
  const slots: Box[] = [];
  const marks: Box[] = [];
  const lamps: Box[] = [];
  const warnings: Box[] = [];
  for (let y = top + 22; y < HEIGHT - 90; y += 38) {
    slots.push([x + 22, y, RACK - 44, 22]);
    marks.push([x + 32, y + 9, pen.range(20, 64), 4]);
    const lit = pen.chance();
    if (lit > 0.35) (lit > 0.85 ? warnings : lamps).push([x + RACK - 44, y + 7, 9, 9]);
  }
  pen.rects(slots, light ? 'ground' : 'near');
  pen.rects(marks, 'far', 'opacity=".7"');
  pen.rects(lamps, 'sun');
  pen.rects(warnings, 'accent');
}

import { HEIGHT, n, type Pen } from '../pen.ts';
import { clouds, sky } from '../pieces.ts';

const LANES = 7;
const LANE = 84;
const FLAGS = ['accent', 'sun', 'paper', 'near'] as const;

/** The bend of a running track, with flags along the stand. */
export function track(pen: Pen): void {
  const sun = sky(pen, { y: pen.range(170, 230), r: pen.range(84, 112) });
  clouds(pen, sun, 2, 90, 220);
  const stand = pen.ridge(372, 14, 9);
  pen.sheet(stand, 'middle');
  pen.printed(stand, pen.screen('dots', 'paper', 24, 0, 6), 'opacity=".65"');
  pen.rect(0, 440, pen.width, HEIGHT, 'accent');
  for (let i = 0; i < 9; i++) {
    const top = n(pen.width * 0.5 + (i - 5) * 190);
    const bottom = n(pen.width * 0.5 + (i - 4.6) * 330);
    pen.path(`M${top} 440h95L${bottom} ${HEIGHT}h-165Z`, 'paper', 'opacity=".14"');
  }
  const cx = sun.x > pen.width / 2 ? -pen.width * 0.08 : pen.width * 1.08;
  const cy = 1180;
  const outer = pen.width * 0.98;
  for (let lane = 0; lane < LANES; lane++) {
    const rx = outer - lane * LANE;
    const ry = rx * 0.62 - 10 * lane;
    pen.oval(cx, cy, rx, ry, lane % 2 ? 'middle' : 'near');
    pen.ovalRing(cx, cy, rx, ry, 'paper', 5, 'opacity=".9"');
  }
  const inner = outer - LANES * LANE;
  const field = inner * 0.62 - 70;
  if (field > 0) pen.oval(cx, cy, inner, field, 'accent');
  for (let x = pen.range(0, 50), i = 0; x < pen.width; x += 118, i++) {
    pen.line(`M${n(x)} 442V336`, 'ground', 5);
    pen.path(`M${n(x + 2)} 338L${n(x + 62)} 354L${n(x + 2)} 372Z`, FLAGS[i % FLAGS.length] ?? 'accent');
  }
}

/** A football pitch from above. */
export function pitch(pen: Pen): void {
  pen.flood('accent');
  for (let i = 1; i < Math.ceil(pen.width / 200); i += 2) {
    pen.rect(i * 200, 0, 200, HEIGHT, 'paper', 0, 'opacity=".13"');
  }
  const cx = pen.width * pen.pick([0.5, 0.5, 0.4]);
  pen.rect(cx - 4, 0, 8, HEIGHT, 'paper');
  pen.ring(cx, 450, 230, 'paper', 8);
  pen.disc(cx, 450, 14, 'paper');
  for (const right of [false, true]) {
    pen.ring(right ? pen.width : 0, 450, 300, 'paper', 8);
    pen.frame(right ? pen.width - 210 : -10, 200, 220, 500, 'paper', 8);
  }
  const x = cx + pen.range(-260, 260);
  const y = pen.range(240, 640);
  pen.disc(x + 60, y + 46, 74, 'ground', 'opacity=".25"');
  pen.disc(x, y, 74, 'sun');
  const shade = `M0 560L${n(pen.width)} 300V${HEIGHT}H0Z`;
  pen.printed(shade, pen.screen('lines', 'ground', 18, -9, 5), 'opacity=".18"');
}

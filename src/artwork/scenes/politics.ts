import type { Ink } from '../inks.ts';
import { HEIGHT, n, type Pen } from '../pen.ts';
import { clouds, sky } from '../pieces.ts';

/** Below this width the chamber keeps five rows and moves up, so that it still fills the picture. */
const NARROW = 1200;
const PARTIES: readonly Ink[] = ['near', 'middle', 'accent', 'paper', 'far'];

/** A parliament's seats in half circles, coloured by five invented parties. */
export function hemicycle(pen: Pen): void {
  pen.flood('sky');
  const narrow = pen.width < NARROW;
  const cx = pen.width / 2;
  const cy = narrow ? 700 : 872;
  const rows = narrow ? 5 : 7;
  const fit = narrow ? (pen.width / 2 - 30) / 630 : 1;
  const around = `translate(${n(cx)} ${cy}) scale(${fit.toFixed(3)}) translate(${n(-cx)} ${-cy})`;
  pen.group(`transform="${around}"`, () => {
    pen.disc(cx, cy, 806, 'far', 'opacity=".3"');
    pen.disc(cx, cy, pen.range(150, 175), 'sun');
    const cuts = [
      0,
      pen.range(0.14, 0.22),
      pen.range(0.36, 0.46),
      pen.range(0.56, 0.64),
      pen.range(0.78, 0.86),
      1,
    ];
    const order = pen.pick<readonly number[]>([
      [3, 0, 4, 1, 2],
      [2, 1, 0, 4, 3],
      [0, 4, 3, 2, 1],
    ]);
    const inks = order.map((party) => PARTIES[party] ?? 'near');
    for (let row = 0; row < rows; row++) seats(pen, cx, cy, row, cuts, inks);
  });
  pen.rect(0, cy, pen.width, HEIGHT - cy, 'ground');
  if (narrow) {
    pen.rect(0, cy + 66, pen.width, HEIGHT, 'near');
    pen.printed(pen.below(cy + 66), pen.screen('lines', 'ground', 18, 0, 6), 'opacity=".5"');
  }
}

function seats(pen: Pen, cx: number, cy: number, row: number, cuts: number[], inks: Ink[]): void {
  const radius = 268 + row * 84;
  const count = 13 + row * 4;
  const seat = (Math.PI * radius) / count;
  const at = (i: number) => {
    const angle = Math.PI * (1 - i / count);
    return `${n(cx + Math.cos(angle) * radius)} ${n(cy - Math.sin(angle) * radius)}`;
  };
  for (const [party, ink] of inks.entries()) {
    const from = Math.round((cuts[party] ?? 0) * count);
    const to = Math.round((cuts[party + 1] ?? 1) * count);
    if (to <= from) continue;
    const arc = `M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}`;
    pen.dashes(arc, ink, 46, `0 ${n(seat * 0.12)} ${n(seat * 0.76)} ${n(seat * 0.12)}`);
  }
}

/** The front of a public building: steps, columns, pediment. */
export function portico(pen: Pen): void {
  const sun = sky(pen, { y: pen.range(190, 250), x: pen.width * pen.pick([0.16, 0.84]) });
  clouds(pen, sun, 2, 120, 240);
  const left = pen.width / 2 - 430;
  const w = 860;
  const right = left + w;
  const middle = pen.width / 2;
  const top = 360;
  const base = 770;
  pen.sheet(pen.ridge(640, 40, 6), 'far');
  pen.path(`M${n(left - 40)} ${top}L${n(middle)} ${top - 170}L${n(right + 40)} ${top}Z`, 'middle');
  pen.path(`M${n(middle)} ${top - 170}L${n(right + 40)} ${top}H${n(middle)}Z`, 'near', 'opacity=".5"');
  pen.disc(middle, top - 62, 36, 'accent');
  pen.rect(left - 40, top, w + 80, 46, 'near');
  pen.rect(left, top + 46, w, base - top - 46, 'ground');
  for (let i = 0; i < 7; i++) {
    const x = left + 12 + i * ((w - 24) / 6.35);
    pen.rect(x, top + 46, 80, base - top - 46, 'paper');
    pen.rect(x + 48, top + 46, 32, base - top - 46, 'far');
    pen.rect(x - 8, top + 46, 96, 20, 'far');
    pen.rect(x - 8, base - 20, 96, 20, 'far');
  }
  for (let i = 0; i < 4; i++) {
    pen.rect(left - 50 - i * 60, base + i * 34, w + 100 + i * 120, 36, i % 2 ? 'middle' : 'far');
  }
  pen.printed(pen.below(base + 60), pen.screen('lines', 'ground', 16, 35, 4), 'opacity=".25"');
}

import { type Box, n, type Pen } from '../pen.ts';
import { sky } from '../pieces.ts';

const PAVEMENT = 740;

/** A street at dusk with two lamps lit: never a weapon, tape or blood. */
export function street(pen: Pen): void {
  const sun = sky(pen, { y: pen.range(180, 240), r: pen.range(70, 96) });
  farRow(pen);
  nearRow(pen);
  pen.rect(0, PAVEMENT, pen.width, 60, 'middle');
  pen.rect(0, PAVEMENT + 60, pen.width, 100, 'ground');
  for (let x = 20; x < pen.width; x += 190) pen.rect(x, 846, 96, 8, 'far', 4, 'opacity=".8"');
  for (const share of sun.x < pen.width / 2 ? [0.58, 0.86] : [0.14, 0.42]) lamp(pen, pen.width * share);
  pen.printed(`M0 740H${n(pen.width)}V800H0Z`, pen.screen('lines', 'ground', 13, 60, 3.5), 'opacity=".35"');
}

function farRow(pen: Pen): void {
  for (let x = -90, i = 0; x < pen.width; i++) {
    const w = pen.range(120, 210);
    const h = pen.range(360, 500);
    pen.rect(x, PAVEMENT - h, w, h, i % 2 ? 'middle' : 'far');
    pen.rect(x, PAVEMENT - h, w, 10, 'middle', 0, 'opacity=".6"');
    x += w;
  }
}

function nearRow(pen: Pen): void {
  for (let x = -40, i = 0; x < pen.width; ) {
    const w = pen.range(190, 290);
    const h = pen.range(220, 400);
    if (pen.chance() < 0.34) {
      x += pen.range(90, 180);
      continue;
    }
    const ink = i % 2 ? 'ground' : 'near';
    const top = PAVEMENT - h;
    pen.rect(x, top, w, h, ink);
    pen.rect(x, top, w, 10, 'middle', 0, 'opacity=".6"');
    windows(pen, x, top, w, ink === 'ground' ? 'near' : 'ground');
    x += w + 4;
    i++;
  }
}

function windows(pen: Pen, x: number, top: number, w: number, ink: 'near' | 'ground'): void {
  const dark: Box[] = [];
  const lit: Box[] = [];
  for (let y = top + 36; y < PAVEMENT - 90; y += 66) {
    for (let i = 0; i < Math.floor((w - 30) / 46); i++) {
      (pen.chance() < 0.2 ? lit : dark).push([x + 22 + i * 46, y, 26, 40]);
    }
  }
  pen.rects(dark, ink, 'opacity=".8"');
  pen.rects(lit, 'sun');
}

function lamp(pen: Pen, x: number): void {
  pen.path(`M${n(x - 26)} 470L${n(x - 150)} 800H${n(x + 98)}Z`, 'sun', 'opacity=".34"');
  pen.line(`M${n(x + 40)} 800V486Q${n(x + 40)} 452 ${n(x + 6)} 452H${n(x - 16)}`, 'ground', 11);
  pen.rect(x - 52, 448, 52, 16, 'ground', 8);
  pen.rect(x - 46, 462, 40, 10, 'sun', 5);
}

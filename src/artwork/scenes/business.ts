import type { Ink } from '../inks.ts';
import { type Box, HEIGHT, n, type Pen } from '../pen.ts';
import { clouds, sky, water } from '../pieces.ts';

const CONTAINERS: readonly [Ink, ...Ink[]] = [
  'middle',
  'near',
  'accent',
  'far',
  'ground',
  'paper',
  'middle',
  'near',
];
const CONTAINER_WIDTH = 150;
const CONTAINER_HEIGHT = 62;
const RIBS = [1, 2, 3, 4, 5, 6];
const QUAY = 706;

/** Stacked containers on a quay under one crane. */
export function harbour(pen: Pen): void {
  const sun = sky(pen, { y: pen.range(230, 330) });
  clouds(pen, sun, 2, 110, 250);
  pen.sheet(pen.ridge(560, 24, 7), 'far');
  crane(pen, pen.width * (sun.x < pen.width / 2 ? 0.7 : 0.42));
  const columns = Math.ceil(pen.width / CONTAINER_WIDTH);
  const lift = pen.int(0, columns);
  for (let column = 0; column < columns; column++) {
    const wave = 2.4 + Math.sin((column + lift) * 0.9) * 1.6 + pen.range(-0.6, 0.6);
    const stack = Math.max(1, Math.round(wave));
    for (let row = 0; row < stack; row++) {
      container(pen, column * CONTAINER_WIDTH - 20, QUAY - (row + 1) * CONTAINER_HEIGHT);
    }
  }
  pen.rect(0, QUAY, pen.width, 26, 'ground');
  water(pen, QUAY + 26, sun);
}

function container(pen: Pen, x: number, y: number): void {
  const ink = pen.pick(CONTAINERS);
  pen.rect(x, y, CONTAINER_WIDTH - 5, CONTAINER_HEIGHT - 5, ink, 3);
  if (pen.chance() >= 0.5) return;
  const ribs = RIBS.map((rib): Box => [x + rib * 20, y + 9, 3, CONTAINER_HEIGHT - 23]);
  pen.rects(ribs, ink === 'ground' ? 'near' : 'ground', 'opacity=".28"');
}

function crane(pen: Pen, x: number): void {
  const legs = `M${n(x)} ${QUAY}V${QUAY - 430}M${n(x + 120)} ${QUAY}V${QUAY - 430}`;
  const braces = `M${n(x)} ${QUAY - 180}H${n(x + 120)}M${n(x)} ${QUAY - 180}L${n(x + 120)} ${QUAY}`;
  pen.line(legs + braces, 'ground', 11);
  pen.line(`M${n(x - 330)} ${QUAY - 330}H${n(x + 230)}`, 'ground', 15);
  const top = `${n(x + 60)} ${QUAY - 500}`;
  const stays = `M${top}L${n(x - 300)} ${QUAY - 334}M${top}L${n(x + 220)} ${QUAY - 334}`;
  const head = `M${n(x)} ${QUAY - 430}L${top}L${n(x + 120)} ${QUAY - 430}`;
  pen.line(stays + head, 'ground', 6);
  pen.line(`M${n(x - 190)} ${QUAY - 330}V${QUAY - 250}`, 'ground', 4);
  pen.rect(x - 250, QUAY - 252, 120, 50, 'accent', 3);
}

const DECK = 470;
const ARCH = 200;
const CAR = 262;

/** A train crossing a valley on arches. */
export function viaduct(pen: Pen): void {
  const sun = sky(pen, { y: pen.range(210, 270) });
  clouds(pen, sun, 2, 110, 230);
  pen.sheet(pen.ridge(500, 90, 5), 'far');
  const slope = pen.ridge(610, 70, 5);
  pen.sheet(slope, 'middle');
  pen.printed(slope, pen.screen('lines', 'near', 16, -18, 4), 'opacity=".4"');
  const span = ARCH - 56;
  let wall = `M-40 ${DECK}H${n(pen.width + 40)}V${HEIGHT}H-40Z`;
  for (let x = -70; x < pen.width; x += ARCH) {
    wall += `M${x + 28} ${HEIGHT}V${DECK + 150}a${span / 2} ${span / 2} 0 0 1 ${span} 0V${HEIGHT}Z`;
  }
  pen.path(wall, 'ground', 'opacity=".1" fill-rule="evenodd" transform="translate(0 -10)"');
  pen.path(wall, 'paper', 'fill-rule="evenodd"');
  for (let x = -70; x < pen.width; x += ARCH) {
    pen.rect(x + ARCH - 28, DECK + 34, 26, HEIGHT, 'far', 0, 'opacity=".7"');
  }
  pen.rect(-40, DECK, pen.width + 80, 20, 'near');
  train(pen, pen.width * pen.range(0.04, 0.14), Math.round(pen.width / 330));
  pen.sheet(pen.ridge(820, 50, 6), 'near');
  pen.sheet(pen.ridge(870, 26, 6), 'ground');
}

function train(pen: Pen, start: number, cars: number): void {
  for (let car = 0, x = start; car < cars; car++, x += CAR + 8) {
    const last = car === cars - 1;
    const roof = `C${n(x + CAR - 20)} ${DECK - 96} ${n(x + CAR + 26)} ${DECK - 50} ${n(x + CAR + 30)} ${DECK - 8}`;
    const nose = `M${n(x)} ${DECK - 96}H${n(x + CAR - 90)}${roof}H${n(x)}Z`;
    pen.path(last ? nose : `M${n(x)} ${DECK - 96}h${CAR}v88h${-CAR}Z`, 'near');
    pen.rect(x, DECK - 30, last ? CAR + 20 : CAR, 10, 'accent');
    for (let window = 0; window < (last ? 3 : 5); window++) {
      pen.rect(x + 18 + window * 48, DECK - 76, 34, 32, 'sun', 5);
    }
  }
}

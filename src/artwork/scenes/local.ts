import type { Ink } from '../inks.ts';
import { type Box, n, type Pen } from '../pen.ts';
import { clouds, roundTree, sky, water } from '../pieces.ts';

const FRONTS: readonly Ink[] = ['near', 'middle', 'paper', 'ground', 'accent', 'middle', 'near', 'far'];
const STREET = 690;

/** A row of gabled houses along a canal. */
export function canal(pen: Pen): void {
  const sun = sky(pen, { y: pen.range(170, 230), r: pen.range(82, 108) });
  clouds(pen, sun, 2, 90, 240);
  pen.sheet(pen.ridge(520, 26, 8), 'far');
  const first = pen.int(0, 7);
  for (let x = -30, i = first; x < pen.width; i++) {
    const w = pen.pick([118, 132, 148]);
    const h = pen.range(270, 365);
    house(pen, x, w, STREET - h, FRONTS[i % FRONTS.length] ?? 'near');
    x += w + 3;
  }
  pen.rect(0, STREET, pen.width, 34, 'ground');
  for (let x = pen.range(30, 180), i = 0; x < pen.width; x += pen.range(300, 480), i++) {
    roundTree(pen, x, STREET + 4, pen.range(170, 230), i % 2 ? 'near' : 'accent', 'ground');
  }
  water(pen, STREET + 34, sun);
}

function house(pen: Pen, x: number, w: number, top: number, front: Ink): void {
  const pale = front === 'paper' || front === 'far';
  const opening: Ink = pale ? 'ground' : 'paper';
  const glow = pale ? '' : 'opacity=".88"';
  const gable = GABLES[pen.int(0, GABLES.length - 1)] ?? pointedGable;
  pen.path(`${gable(x, w, top)}V${STREET}Z`, front);
  const panes: Box[] = [];
  const lit: Box[] = [];
  const pane = Math.round((w - 24) / 3);
  for (let y = top + 22; y < STREET - 96; y += 78) {
    for (let i = 0; i < 3; i++) {
      (pen.chance() < 0.16 ? lit : panes).push([x + 16 + i * pane, y, pane - 10, 50]);
    }
  }
  pen.rects(panes, opening, glow);
  pen.rects(lit, 'sun');
  pen.disc(x + w / 2, top - 34, 12, opening);
  pen.rect(x + 18, STREET - 70, 34, 70, pale ? 'near' : 'ground', 3);
  pen.rect(x + w - 54, STREET - 62, 38, 40, opening, 2, glow);
}

/** Each gable draws from the street up the left wall and over to the top of the right one. */
type Gable = (x: number, w: number, top: number) => string;

const steppedGable: Gable = (x, w, top) => {
  const step = w / 10;
  return `M${n(x)} ${STREET}V${n(top)}${`h${n(step)}v-26`.repeat(4)}h${n(step * 2)}${`v26h${n(step)}`.repeat(4)}`;
};
const bellGable: Gable = (x, w, top) => {
  const left = `C${n(x + w * 0.2)} ${n(top)} ${n(x + w * 0.24)} ${n(top - 60)} ${n(x + w * 0.3)} ${n(top - 96)}`;
  const right = `C${n(x + w * 0.76)} ${n(top - 60)} ${n(x + w * 0.8)} ${n(top)} ${n(x + w)} ${n(top)}`;
  return `M${n(x)} ${STREET}V${n(top)}${left}H${n(x + w * 0.7)}${right}`;
};
const pointedGable: Gable = (x, w, top) =>
  `M${n(x)} ${STREET}V${n(top)}L${n(x + w / 2)} ${n(top - 110)}L${n(x + w)} ${n(top)}`;
const neckGable: Gable = (x, w, top) => {
  const arch = `a${n(w * 0.28)} ${n(w * 0.2)} 0 0 1 ${n(w * 0.56)} 0`;
  return `M${n(x)} ${STREET}V${n(top - 20)}H${n(x + w * 0.22)}V${n(top - 84)}${arch}V${n(top - 20)}H${n(x + w)}`;
};
const GABLES = [steppedGable, bellGable, pointedGable, neckGable] as const;

const DECK = 560;

/** A stone bridge over a river, the town behind it. */
export function bridge(pen: Pen): void {
  const sun = sky(pen, { x: pen.width * pen.pick([0.3, 0.68]), y: pen.range(250, 330) });
  clouds(pen, sun, 2, 110, 250);
  for (let x = -20, i = 0; x < pen.width; i++) {
    const w = pen.range(80, 150);
    const h = pen.range(70, 190);
    pen.rect(x, 600 - h, w, h, i % 3 === 1 ? 'middle' : 'far');
    if (i % 4 === 2) {
      pen.path(`M${n(x)} ${n(600 - h)}L${n(x + w / 2)} ${n(530 - h)}L${n(x + w)} ${n(600 - h)}Z`, 'middle');
    }
    x += w;
  }
  water(pen, 600, sun);
  const arches = Math.round(pen.width / 420);
  const arch = pen.width / arches;
  const end = n(pen.width);
  let d = `M0 ${DECK - 44}Q${n(pen.width / 2)} ${DECK - 130} ${end} ${DECK - 44}V${DECK + 150}H0Z`;
  for (let i = 0; i < arches; i++) {
    d += `M${n(i * arch + 44)} ${DECK + 150}a${n((arch - 88) / 2)} 128 0 0 1 ${n(arch - 88)} 0Z`;
  }
  pen.path(d, 'near', 'fill-rule="evenodd"');
  pen.printed(d, pen.screen('lines', 'ground', 16, 0, 3.5), 'fill-rule="evenodd" opacity=".35"');
  pen.line(`M0 ${DECK - 84}Q${n(pen.width / 2)} ${DECK - 170} ${end} ${DECK - 84}`, 'ground', 9);
  let railing = '';
  for (let x = 0; x < pen.width; x += 64) {
    const t = x / pen.width;
    railing += `M${n(x)} ${n(DECK - 44 - 172 * t * (1 - t))}v-40`;
  }
  pen.line(railing, 'ground', 6);
}

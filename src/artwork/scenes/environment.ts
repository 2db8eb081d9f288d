import { HEIGHT, n, type Pen } from '../pen.ts';
import { clouds, poplar, sky, water } from '../pieces.ts';

export function hills(pen: Pen): void {
  const sun = sky(pen);
  clouds(pen, sun, 2, 120, 330);
  const layers = [
    ['far', 470, 90],
    ['middle', 580, 80],
    ['near', 700, 70],
    ['ground', 815, 46],
  ] as const;
  const screen = pen.screen('lines', 'near', 17, pen.range(-24, 24), 4.5);
  for (const [i, [ink, y, amplitude]] of layers.entries()) {
    const d = pen.ridge(y, amplitude, 5 + i);
    pen.sheet(d, ink);
    if (ink === 'middle') pen.printed(d, screen, 'opacity=".45"');
    if (ink !== 'near') continue;
    for (let tree = 0; tree < 5; tree++) {
      const x = pen.width * 0.1 + tree * 46 + pen.range(-10, 10);
      poplar(pen, x, 720 + pen.range(-6, 14), pen.range(110, 190), 'ground');
    }
  }
}

/** Strips of field and ditch that meet at one point of a low horizon. */
export function polder(pen: Pen): void {
  const horizon = 505;
  const sun = sky(pen, { y: horizon - pen.range(20, 130) });
  clouds(pen, sun, 3, 110, 300);
  pen.path(pen.ridge(horizon - 8, 12, 8), 'far');
  const vanishing = pen.width * pen.range(0.38, 0.62);
  const inks = ['middle', 'far', 'near', 'middle', 'accent', 'far', 'near', 'middle', 'far', 'near'] as const;
  const offset = pen.int(0, 9);
  const strips = 13;
  pen.rect(0, horizon, pen.width, HEIGHT - horizon, 'middle');
  for (let i = 0; i < strips; i++) {
    const left = vanishing + (i - strips / 2) * 330;
    const right = left + 330;
    const top = vanishing + (i - strips / 2) * 26;
    const ink = inks[(i + offset) % inks.length] ?? 'middle';
    pen.path(
      `M${n(top)} ${horizon}L${n(top + 26)} ${horizon}L${n(right)} ${HEIGHT}L${n(left)} ${HEIGHT}Z`,
      ink,
    );
    const ditch = `L${n(top + 26)} ${horizon}L${n(right + 16)} ${HEIGHT}L${n(right - 20)} ${HEIGHT}Z`;
    pen.path(`M${n(top + 25)} ${horizon}${ditch}`, 'paper', 'opacity=".8"');
  }
  pen.printed(pen.below(horizon + 70), pen.screen('dots', 'ground', 22, 18, 3.4), 'opacity=".26"');
  pen.rect(0, horizon - 3, pen.width, 7, 'ground');
  for (let x = pen.range(0, 60); x < pen.width; x += pen.range(52, 110)) {
    if (Math.abs(x - sun.x) <= sun.r * 0.9) continue;
    poplar(pen, x, horizon + 3, pen.range(60, 128), pen.pick(['near', 'ground', 'ground']));
  }
}

export function coast(pen: Pen): void {
  const sun = sky(pen, { y: pen.range(250, 330) });
  clouds(pen, sun, 2, 110, 240);
  pen.sheet(pen.ridge(470, 40, 6), 'far');
  water(pen, 520, sun);
  const dune = pen.ridge(770, 74, 5);
  pen.sheet(dune, 'near');
  pen.printed(dune, pen.screen('dots', 'ground', 20, 30, 4), 'opacity=".35"');
  pen.sheet(pen.ridge(852, 30, 5), 'ground');
  const turbines = pen.int(3, 4);
  for (let i = 0; i < turbines; i++) turbine(pen, pen.width * (0.56 + i * 0.115) + pen.range(-14, 14), 520);
}

function turbine(pen: Pen, x: number, base: number): void {
  const h = pen.range(210, 290);
  const angle = pen.range(0, 120);
  const hub = base - h;
  pen.path(`M${n(x - 5)} ${base}L${n(x - 2)} ${n(hub)}H${n(x + 2)}L${n(x + 5)} ${base}Z`, 'paper');
  pen.group(`transform="translate(${n(x)} ${n(hub)}) rotate(${n(angle)})"`, () => {
    for (const turn of [0, 120, 240]) {
      pen.path('M-4 0C-7 -34 -3 -84 0 -112C5 -84 6 -34 4 0Z', 'paper', `transform="rotate(${turn})"`);
    }
    pen.disc(0, 0, 8, 'near');
  });
}

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
  buoy(pen, pen.width * (sun.x < pen.width / 2 ? 0.66 : 0.32) + pen.range(-40, 40), 640);
}

/** A beacon afloat, heeling a little, with its waterline at (x, y). */
function buoy(pen: Pen, x: number, y: number): void {
  pen.oval(x, y + 6, 74, 9, 'near', 'opacity=".75"');
  pen.group(`transform="translate(${n(x)} ${n(y)}) rotate(${n(pen.range(-7, 7))})"`, () => {
    pen.line('M-34 -30L-14 -150M34 -30L14 -150M-28 -66L21 -108M28 -66L-21 -108', 'ground', 6);
    pen.path('M-58 -34H58L46 8H-46Z', 'accent');
    pen.rect(-20, -178, 40, 30, 'accent', 4);
    pen.disc(0, -192, 13, 'paper');
  });
}

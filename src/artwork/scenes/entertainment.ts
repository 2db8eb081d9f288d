import type { Ink } from '../inks.ts';
import { HEIGHT, n, type Pen } from '../pen.ts';

const FOLDS = ['ground', 'accent', 'ground', 'near'] as const;

/** One figure in the light between two curtains, the audience in front. */
export function stage(pen: Pen): void {
  pen.flood('near');
  const cx = pen.width / 2;
  pen.path(`M${n(cx - 70)} -20L${n(cx - 470)} 720H${n(cx + 470)}L${n(cx + 70)} -20Z`, 'middle');
  pen.path(`M${n(cx - 30)} -20L${n(cx - 270)} 720H${n(cx + 270)}L${n(cx + 30)} -20Z`, 'far', 'opacity=".7"');
  pen.disc(cx, 430, 168, 'sun');
  pen.rect(0, 690, pen.width, 90, 'far');
  pen.oval(cx, 728, 400, 30, 'sun', 'opacity=".75"');
  const back = `C${n(cx - 40)} 640 ${n(cx - 30)} 560 ${n(cx)} 556`;
  pen.path(`M${n(cx - 34)} 722${back}C${n(cx + 30)} 560 ${n(cx + 40)} 640 ${n(cx + 34)} 722Z`, 'ground');
  pen.disc(cx, 520, 34, 'ground');
  const folds = Math.round(pen.width / 2 / 105) - 3;
  for (const side of [-1, 1] as const) {
    for (let i = 0; i < folds; i++) {
      const x = side < 0 ? i * 100 - 20 : pen.width - i * 100 - 84;
      fold(pen, x, 106, FOLDS[i % FOLDS.length] ?? 'ground', side < 0 ? 1 : -1);
    }
  }
  valance(pen);
  audience(pen);
  pen.printed(`M0 690H${n(pen.width)}V772H0Z`, pen.screen('lines', 'near', 13, 0, 3), 'opacity=".45"');
}

function fold(pen: Pen, x: number, w: number, ink: Ink, lean: 1 | -1): void {
  const right = x + w;
  const hem = n(right - lean * pen.range(-8, 30));
  const back = n(x - lean * pen.range(0, 16));
  const down = `C${n(right + lean * 22)} 260 ${n(right - lean * 26)} 520 ${hem} 742`;
  const up = `C${n(x - lean * 22)} 520 ${n(x + lean * 22)} 260 ${n(x)} 0Z`;
  pen.path(`M${n(x)} 0H${n(right)}${down}H${back}${up}`, ink);
}

function valance(pen: Pen): void {
  const scallop = 160;
  let d = `M0 0H${n(pen.width)}V96`;
  for (let i = 0; i < Math.ceil(pen.width / scallop); i++) {
    d += `Q${n(pen.width - i * scallop - 80)} 170 ${n(pen.width - (i + 1) * scallop)} 96`;
  }
  pen.path(`${d}V0Z`, 'ground');
}

function audience(pen: Pen): void {
  pen.rect(0, 772, pen.width, HEIGHT, 'ground');
  for (const row of [0, 1]) {
    const ink = row ? 'ground' : 'near';
    for (let x = row * 56 - 40; x < pen.width; x += 112) {
      pen.disc(x + 56, 800 + row * 72, 36, ink);
      pen.rect(x + 4, 826 + row * 72, 104, 90, ink, 40);
    }
  }
}

/** A record and its arm. */
export function discs(pen: Pen): void {
  pen.flood('sky');
  const cx = pen.width * pen.pick([0.34, 0.66]);
  const cy = 450;
  for (const [r, ink] of [
    [640, 'far'],
    [470, 'middle'],
    [320, 'near'],
  ] as const) {
    pen.disc(cx, cy, r, ink);
  }
  for (let r = 200; r < 660; r += 26) pen.ring(cx, cy, r, 'ground', 2.5, 'opacity=".28"');
  pen.disc(cx, cy, 150, 'sun');
  pen.disc(cx, cy, 26, 'ground');
  const sheen = `M${n(cx)} ${cy}L${n(cx + 640)} ${cy - 260}A690 690 0 0 1 ${n(cx + 640)} ${cy + 110}Z`;
  pen.printed(sheen, pen.screen('lines', 'ground', 15, 60, 4), 'opacity=".5"');
  const recordIsLeft = cx < pen.width / 2;
  const pivot = recordIsLeft ? pen.width - 120 : 120;
  pen.line(`M${n(pivot)} 90L${n(cx + (recordIsLeft ? 300 : -300))} ${cy + 60}`, 'paper', 20);
  pen.disc(pivot, 90, 56, 'accent');
}

/**
 * Sun, paper and printed lines, and nothing that anybody could take for what a story tells: for stories of which not even the
 * country is known. As many as contract/drawing.ts counts.
 */
import { HEIGHT, n, type Pen } from '../pen.ts';
import { clouds, sky } from '../pieces.ts';

/** Sheets of paper, one behind the other. */
export function ridges(pen: Pen): void {
  const sun = sky(pen);
  clouds(pen, sun, 2, 120, 320);
  for (const [i, ink] of (['far', 'middle', 'near', 'ground'] as const).entries())
    pen.sheet(pen.ridge(500 + i * 115, 110 - i * 18, 4 + i), ink);
}

/** Rings around a low sun. */
export function rings(pen: Pen): void {
  const horizon = pen.range(620, 700);
  const x = pen.width * pen.pick([0.34, 0.5, 0.66]);
  pen.flood('sky');
  for (const [radius, ink] of [
    [620, 'bars'],
    [470, 'far'],
    [330, 'middle'],
  ] as const)
    pen.disc(x, horizon, radius, ink, 'opacity=".6"');
  pen.disc(x, horizon, pen.range(170, 215), 'sun');
  pen.sheet(pen.below(horizon), 'near');
  pen.printed(pen.below(horizon), pen.screen('lines', 'ground', 26, 0, 4), 'opacity=".5"');
}

/** Arches of paper that overlap. */
export function arches(pen: Pen): void {
  sky(pen, { y: pen.range(200, 300) });
  const inks = ['far', 'middle', 'near'] as const;
  const step = pen.width / 5;
  for (const [row, ink] of inks.entries())
    for (let i = -1; i < 6; i++) {
      const x = (i + 0.5 + row * 0.5) * step + pen.range(-12, 12);
      const radius = step * 0.62;
      const top = 560 + row * 130;
      const foot = n(HEIGHT - top - radius);
      pen.path(
        `M${n(x - radius)} ${n(top + radius)}a${n(radius)} ${n(radius)} 0 0 1 ${n(2 * radius)} 0v${foot}h${n(-2 * radius)}Z`,
        ink,
      );
      pen.ring(x, top + radius, radius * 0.66, row === 2 ? 'middle' : 'near', 4, 'opacity=".5"');
    }
}

/** Broad slanting bands. */
export function bands(pen: Pen): void {
  sky(pen, { y: pen.range(200, 280) });
  const lean = pen.pick([-1, 1]) * pen.range(150, 250);
  for (const [i, ink] of (['far', 'accent', 'middle', 'near', 'ground'] as const).entries()) {
    const y = 480 + i * 92 + pen.range(-10, 10);
    pen.sheet(`M0 ${n(y - lean / 2)}L${n(pen.width)} ${n(y + lean / 2)}V1100H0Z`, ink);
  }
}

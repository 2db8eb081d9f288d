import { n, type Pen } from '../pen.ts';
import { sky } from '../pieces.ts';

/** How flat the orbits lie. */
const FLATNESS = 0.4;

/** A sun with planets on tilted orbits. */
export function orbits(pen: Pen): void {
  pen.flood('ground');
  const cx = pen.width * pen.pick([0.36, 0.62]);
  const cy = 400;
  const tilt = pen.range(-28, -12) * pen.pick([1, -1]);
  for (let i = 0; i < 70; i++) {
    const x = pen.chance() * pen.width;
    const y = pen.chance() * 900;
    const r = pen.range(1.6, 4);
    pen.disc(x, y, r, 'paper', `opacity="${n(pen.range(0.25, 0.8))}"`);
  }
  pen.group(`transform="rotate(${n(tilt)} ${n(cx)} ${cy})"`, () => {
    pen.printedOval(cx, cy, 900, 900 * FLATNESS, pen.screen('lines', 'near', 14, 90, 5), 'opacity=".7"');
    pen.oval(cx, cy, 700, 700 * FLATNESS, 'near', 'opacity=".85"');
    pen.oval(cx, cy, 520, 520 * FLATNESS, 'middle', 'opacity=".85"');
    pen.disc(cx, cy, 128, 'sun');
    for (const [r, ink] of [
      [352, 'far'],
      [520, 'middle'],
      [700, 'middle'],
      [900, 'near'],
    ] as const) {
      pen.ovalRing(cx, cy, r, r * FLATNESS, ink, 3);
    }
    for (const [r, size, ink] of [
      [352, 26, 'accent'],
      [520, 44, 'far'],
      [700, 34, 'paper'],
      [900, 64, 'middle'],
    ] as const) {
      const angle = pen.range(0, 6.28);
      const x = cx + Math.cos(angle) * r;
      const y = cy + Math.sin(angle) * r * FLATNESS;
      pen.disc(x, y, size, ink);
      const shade = `a${size} ${size} 0 0 1 0 ${2 * size}a${n(size * 1.5)} ${n(size * 1.5)} 0 0 0 0 ${-2 * size}Z`;
      pen.path(`M${n(x)} ${n(y - size)}${shade}`, 'ground', 'opacity=".35"');
    }
  });
  pen.sheet(pen.ridge(850, 30, 6), 'near');
}

/** Two telescope domes under rings around the sun. */
export function observatory(pen: Pen): void {
  const sun = sky(pen, {
    x: pen.width * pen.pick([0.24, 0.76]),
    y: pen.range(190, 260),
    r: pen.range(80, 112),
  });
  for (const times of [1.9, 2.75, 3.7, 4.8]) pen.ring(sun.x, sun.y, sun.r * times, 'far', 3);
  for (const [times, size, ink] of [
    [1.9, 15, 'accent'],
    [2.75, 24, 'near'],
    [3.7, 18, 'middle'],
  ] as const) {
    const angle = pen.range(0.2, 2.9);
    const r = sun.r * times;
    pen.disc(sun.x + Math.cos(angle) * r, sun.y + Math.sin(angle) * r, size, ink);
  }
  pen.sheet(pen.ridge(600, 96, 5), 'far');
  pen.sheet(pen.ridge(700, 70, 5), 'middle');
  const large = sun.x < pen.width / 2 ? pen.width * 0.66 : pen.width * 0.34;
  dome(pen, large, 1.15);
  dome(pen, large + (large < pen.width / 2 ? 330 : -330), 0.62);
  const meadow = pen.ridge(770, 50, 6);
  pen.sheet(meadow, 'near');
  pen.printed(meadow, pen.screen('dots', 'ground', 21, 20, 4), 'opacity=".4"');
  pen.sheet(pen.ridge(850, 26, 6), 'ground');
}

function dome(pen: Pen, x: number, s: number): void {
  const base = 712;
  const px = (dx: number) => n(x + dx * s);
  const py = (dy: number) => n(base + dy * s);
  pen.rect(x - 118 * s, base - 96 * s, 236 * s, 200 * s, 'paper');
  pen.rect(x + 20 * s, base - 96 * s, 98 * s, 200 * s, 'far', 0, 'opacity=".6"');
  pen.path(`M${px(-128)} ${py(-92)}a${n(128 * s)} ${n(132 * s)} 0 0 1 ${n(256 * s)} 0Z`, 'paper');
  pen.path(
    `M${px(8)} ${py(-224)}a${n(124 * s)} ${n(132 * s)} 0 0 1 ${n(120 * s)} ${n(132 * s)}H${px(40)}Z`,
    'far',
    'opacity=".6"',
  );
  const slitLeft = `M${px(-30)} ${py(-92)}C${px(-34)} ${py(-160)} ${px(-28)} ${py(-205)} ${px(-12)} ${py(-225)}`;
  const slitRight = `L${px(16)} ${py(-225)}C${px(22)} ${py(-180)} ${px(24)} ${py(-140)} ${px(22)} ${py(-92)}Z`;
  pen.path(slitLeft + slitRight, 'ground');
  pen.rect(x - 128 * s, base - 98 * s, 256 * s, 12 * s, 'near');
  pen.rect(x - 74 * s, base - 30 * s, 40 * s, 80 * s, 'ground', 20 * s);
}

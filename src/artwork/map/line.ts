/** Lines as a map needs them: as many points as show, no farther than the picture, in few letters. */
import type { Box, Line } from './projection.ts';

/** Points nearer to the line than this are left out, in units of the picture. */
const NEAR = 1;

/** Douglas and Peucker's line: the same one with fewer points. */
export function thinned(line: Line): Line {
  const last = line.length / 2 - 1;
  if (last < 2) return line;
  const kept = new Uint8Array(last + 1);
  kept[0] = kept[last] = 1;
  const open = [0, last];
  while (open.length > 0) {
    const to = open.pop() ?? 0;
    const from = open.pop() ?? 0;
    const at = farthest(line, from, to);
    if (at === 0) continue;
    kept[at] = 1;
    open.push(from, at, at, to);
  }
  return line.filter((_, i) => kept[i >> 1] === 1);
}

/** The point between two others that lies farthest from the line between them; 0 when all lie near. */
function farthest(line: Line, from: number, to: number): number {
  const [x, y] = [line[2 * from] ?? 0, line[2 * from + 1] ?? 0];
  const [dx, dy] = [(line[2 * to] ?? 0) - x, (line[2 * to + 1] ?? 0) - y];
  const length = Math.hypot(dx, dy);
  let [far, at] = [NEAR, 0];
  for (let i = from + 1; i < to; i++) {
    const [px, py] = [(line[2 * i] ?? 0) - x, (line[2 * i + 1] ?? 0) - y];
    const away = length < NEAR ? Math.hypot(px, py) : Math.abs(dx * py - dy * px) / length;
    if (away > far) [far, at] = [away, i];
  }
  return at;
}

type Side = readonly [axis: 0 | 1, limit: number, sign: 1 | -1];

/** A closed line, cut off along the sides of a box (Sutherland and Hodgman): it then runs along them. */
export function clipped(ring: Line, { left, top, right, bottom }: Box): Line {
  const sides: Side[] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  return sides.reduce(cut, ring);
}

function cut(ring: Line, [axis, limit, sign]: Side): Line {
  const kept: Line = [];
  const inside = (i: number): boolean => ((ring[i + axis] ?? 0) - limit) * sign >= 0;
  for (let i = 0, from = ring.length - 2; i < ring.length; from = i, i += 2) {
    if (inside(i) !== inside(from)) {
      const [a, b] = [ring[from + axis] ?? 0, ring[i + axis] ?? 0];
      const other = 1 - axis;
      const [c, d] = [ring[from + other] ?? 0, ring[i + other] ?? 0];
      const crossing = c + ((d - c) * (limit - a)) / (b - a);
      kept.push(...(axis === 0 ? [limit, crossing] : [crossing, limit]));
    }
    if (inside(i)) kept.push(ring[i] ?? 0, ring[i + 1] ?? 0);
  }
  return kept;
}

/** The parts of an open line that pass through a box, each as a line of its own. */
export function partsWithin(line: Line, { left, top, right, bottom }: Box): Line[] {
  const parts: Line[] = [];
  let part: Line | null = null;
  for (let i = 2; i < line.length; i += 2) {
    const [a, b, c, d] = [line[i - 2] ?? 0, line[i - 1] ?? 0, line[i] ?? 0, line[i + 1] ?? 0];
    const seen =
      Math.max(a, c) > left && Math.min(a, c) < right && Math.max(b, d) > top && Math.min(b, d) < bottom;
    if (!seen) part = null;
    else if (part) part.push(c, d);
    else {
      part = [a, b, c, d];
      parts.push(part);
    }
  }
  return parts;
}

/** A line as the data of an SVG path, in whole units; "" when nothing of it is left. */
export function pathOf(line: Line, close: 'z' | ''): string {
  let [x, y] = [Math.round(line[0] ?? 0), Math.round(line[1] ?? 0)];
  const start = `M${x} ${y}`;
  let steps = '';
  for (let i = 2; i < line.length; i += 2) {
    const [nextX, nextY] = [Math.round(line[i] ?? 0), Math.round(line[i + 1] ?? 0)];
    if (nextX === x && nextY === y) continue;
    steps += `${number(nextX - x, steps === '')}${number(nextY - y, false)}`;
    [x, y] = [nextX, nextY];
  }
  return steps === '' ? '' : `${start}l${steps}${close}`;
}

/** A minus keeps numbers apart by itself. */
const number = (value: number, first: boolean): string => (first || value < 0 ? `${value}` : ` ${value}`);

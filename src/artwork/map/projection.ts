/** The Earth on paper around one point, true to area (Lambert's azimuthal projection). */
import { type Arc, onSphere } from './shapes.ts';

/** x, y, x, y … */
export type Line = number[];

export interface View {
  latitude: number;
  longitude: number;
  /** Units of the picture to a radian of the Earth at its middle. */
  scale: number;
  /** Where the point lies in the picture. */
  x: number;
  y: number;
}

/** The farthest side of the Earth becomes a circle without end: its points are kept this much short of it. */
const LEAST = 1e-9;

/** @returns what turns an arc into a line of the picture; y points down */
export function projector({ latitude, longitude, scale, x, y }: View): (arc: Arc) => Line {
  const [cx, cy, cz] = onSphere(latitude, longitude);
  const [ex, ey] = onSphere(0, longitude + 90);
  const [nx, ny, nz] = onSphere(latitude + 90, longitude);
  return (arc) => {
    const line: Line = [];
    for (let i = 0; i < arc.length; i += 3) {
      const [px, py, pz] = [arc[i] ?? 0, arc[i + 1] ?? 0, arc[i + 2] ?? 0];
      const stretch = scale * Math.sqrt(2 / Math.max(LEAST, 1 + px * cx + py * cy + pz * cz));
      line.push(x + stretch * (px * ex + py * ey), y - stretch * (px * nx + py * ny + pz * nz));
    }
    return line;
  };
}

/** Where a point of the Earth, in degrees, lies in the picture. */
export function pointIn(
  project: ReturnType<typeof projector>,
  latitude: number,
  longitude: number,
): [x: number, y: number] {
  const [x = 0, y = 0] = project(Float64Array.from(onSphere(latitude, longitude)));
  return [x, y];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxOf(line: Line): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let i = 0; i < line.length; i += 2) {
    const [x, y] = [line[i] ?? 0, line[i + 1] ?? 0];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

export const joined = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

export const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Twice the area a closed line goes round; its sign says which way. */
export function turn(line: Line): number {
  let sum = 0;
  for (let i = 0, from = line.length - 2; i < line.length; from = i, i += 2)
    sum += (line[from] ?? 0) * (line[i + 1] ?? 0) - (line[i] ?? 0) * (line[from + 1] ?? 0);
  return sum;
}
